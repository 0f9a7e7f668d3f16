import { isBareLength, saysItsLength } from './its-length.js';
import { request } from '../testing.js';

it.each([
  'how long',
  'and how long',
  'how long does it take',
  'how long it takes',
  'and how much time',
  'how long is that going to take',
  'how much time should i plan',
  'how long should we set aside for it',
  'y cuanto tarda',
  'how long they take',
  'how long does each take',
  'cuanto duran',
  'y cuanto tiempo',
])('%s', (text) => {
  expect(isBareLength(text)).toBe(true);
  expect(saysItsLength(request(text).tokens)).toBe(true);
});

it.each(['how long does a ceramic take', 'how long ago was it', 'how much'])(
  '%s is of more than that',
  (text) => {
    expect(isBareLength(text)).toBe(false);
  },
);

it('is not how long it lasts', () => {
  expect(saysItsLength(request('how long does it last').tokens)).toBe(false);
});
