import { segmentsOf } from './segments.js';

it.each([
  ['in the alphabet of text messages', 'a'.repeat(160), [160, 1, 'GSM-7']],
  ['one character longer', 'a'.repeat(161), [161, 2, 'GSM-7']],
  ['with a character that counts twice', `${'a'.repeat(159)}€`, [161, 2, 'GSM-7']],
  ['with letters of Spanish that the alphabet has', '¡Hola señor José!', [17, 1, 'GSM-7']],
  ['with one that it has not', `${'a'.repeat(70)}á`, [71, 2, 'UCS-2']],
  ['with an emoji', '😀', [1, 1, 'UCS-2']],
  ['that is empty', '', [0, 1, 'GSM-7']],
])('the parts of a text %s', (_what, text, parts) => {
  const { length, segments, encoding } = segmentsOf(text);
  expect([length, segments, encoding]).toEqual(parts);
});
