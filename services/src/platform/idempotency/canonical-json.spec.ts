import { canonicalJson } from './idempotency-key.decorator.js';

it.each([
  [{ a: 1, b: { d: [1, 2], c: 3 } }, { b: { c: 3, d: [1, 2] }, a: 1 }, true],
  [[{ a: 1, b: 2 }], [{ b: 2, a: 1 }], true],
  [[1, 2], [2, 1], false],
  [{ a: 1 }, { a: '1' }, false],
  [{ a: null }, {}, false],
])('%j and %j are the same body: %s', (one, other, isSame) => {
  expect(canonicalJson(one) === canonicalJson(other)).toBe(isSame);
});
