import { asksTheirField, asksWhereTheyLive } from './subject-left-out.js';
import { spelled } from './spelled.js';

it.each(['and whats his number', 'the address too', 'y su telefono'])(
  'asks what is on the card of whoever was told: %s',
  (text) => expect(asksTheirField(spelled(text))).toBe(true),
);

it.each([
  ['and where do they live', true],
  ['where does she live', true],
  ['where does he live now', false],
  ['where do we live', false],
])('asks where they live: %s', (text, is) => {
  expect(asksWhereTheyLive(spelled(text))).toBe(is);
});
