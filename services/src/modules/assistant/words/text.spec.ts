import { stemOf } from './text.js';

it.each([
  ['note', 'notes noted noting'],
  ['wipe', 'wiped wiping wipes'],
  ['plan', 'plans planned planning'],
  ['clean', 'cleans cleaned cleaning'],
  ['wax', 'waxes waxed waxing'],
  ['care', 'cares caring'],
])('%s, %s have one stem', (word, others) => {
  expect(new Set(others.split(' ').map(stemOf))).toEqual(new Set([stemOf(word)]));
});

it.each([
  ['notes', 'not'],
  ['care', 'car'],
  ['planes', 'plan'],
  ['taped', 'tap'],
])('%s is not %s', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});
