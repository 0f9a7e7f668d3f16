import type { Workbench } from '../actions/action.js';
import { TODAY, vocabulary } from '../actions/testing.js';
import { toldEach } from './told-each.js';

it.each([
  [
    'text derek turner his car is ready and tanya hayes that were late',
    ['text derek turner his car is ready', 'text tanya hayes that were late'],
  ],
  [
    'remind derek turner about tomorrow and tanya hayes too',
    ['remind derek turner about tomorrow', 'remind tanya hayes about tomorrow'],
  ],
  [
    'dile a derek turner que ya esta y a tanya hayes que vamos tarde',
    ['dile a derek turner que ya esta', 'dile a tanya hayes que vamos tarde'],
  ],
  ['text derek turner and tanya hayes that were late', undefined],
  ['text derek turner that we did the car of tanya hayes', undefined],
  ['text derek turner his car is ready and clean', undefined],
  ['who is derek turner and tanya hayes too', undefined],
])('%s', async (message, texts) => {
  const parts = await toldEach(message, { vocabulary, today: TODAY } as unknown as Workbench);
  expect(parts?.map(({ text }) => text)).toEqual(texts);
});
