import { correctedIn } from './corrected.js';
import { request } from './testing.js';

it.each([
  ['cancel tanya hayes, no wait mike ortiz', 'cancel tanya hayes', 'no wait mike ortiz'],
  ['move derek turner to 2 i mean 3', 'move derek turner to 2', 'i mean 3'],
  [
    'book derek turner friday at 9, actually saturday',
    'book derek turner friday at 9',
    'actually saturday',
  ],
  ['cancela a tanya hayes, no, a mike ortiz', 'cancela a tanya hayes', 'no, a mike ortiz'],
])('%s', (text, first, next) => {
  expect(correctedIn(request(text))).toEqual({ first, next });
});

it.each(['no jobs after 2 tomorrow', 'actually saturday', 'book derek turner with no wax'])(
  'takes nothing back: %s',
  (text) => {
    expect(correctedIn(request(text))).toBeUndefined();
  },
);
