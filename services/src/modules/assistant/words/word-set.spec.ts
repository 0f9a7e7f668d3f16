import { wordSet } from './word-set.js';

it('is of the words that it is written with, of `~` also with an s', () => {
  const set = wordSet('truck~|van|no show~|');
  expect([...set]).toEqual(['truck', 'trucks', 'van', 'no show', 'no shows', '']);
});

it('is made once', () => {
  expect(wordSet('a|an')).toBe(wordSet('a|an'));
});
