import { seal, unseal, type Seal } from './sealed.js';

const given: Seal = { key: Buffer.alloc(32, 1), owner: 'business user' };
const until = new Date('2026-06-18T12:00:00Z');
const before = new Date('2026-06-18T11:59:59Z');
const text = seal(given, { measure: 'revenue' }, until);

it('says again what was sealed, until its time', () => {
  expect(unseal(given, text, before)).toEqual({ measure: 'revenue' });
  expect(unseal(given, text, until)).toBeUndefined();
});

it.each([
  ['another owner', { ...given, owner: 'business other' }, text],
  ['another key', { ...given, key: Buffer.alloc(32, 2) }, text],
  ['another content', given, `${btoa('{"expires":9e15,"content":1}')}.${text.split('.')[1]}`],
  ['no seal', given, text.split('.')[0] ?? ''],
  ['more than one', given, `${text}.${text}`],
  ['nothing', given, ''],
  ['anything', given, '..%\u0000é'],
])('says nothing to %s', (_what, asked, told) => {
  expect(unseal(asked, told, before)).toBeUndefined();
});
