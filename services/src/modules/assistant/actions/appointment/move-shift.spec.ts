import { tokensOf } from '../../words/tokens.js';
import { shiftIn } from './move-shift.js';

it.each([
  ['megan up 30', 'move', -30],
  ['megan back 15 monday', 'push', 15],
  ['megan by 30', 'push', 30],
  ['megan up to 10', 'move', undefined],
])('%s is so many minutes', (text, head, minutes) => {
  expect(shiftIn(tokensOf(text), head)?.by.minutes).toBe(minutes);
});
