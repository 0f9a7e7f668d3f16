import { withWhoFirst } from './told-first.js';

it.each([
  ['tyler hayes cant make it tomorrow cancel him', 'cancel tyler hayes tomorrow'],
  ["Tanya can't make it, please move her to friday at 9", 'move Tanya to friday at 9'],
  ['derek cant come thursday so cancel it', 'cancel derek thursday'],
  ['who cant make it tomorrow', 'who cant make it tomorrow'],
])('%s', (text, expected) => {
  expect(withWhoFirst(text)).toBe(expected);
});
