import { masked, wordsIn } from './mask.js';

const NAMES = new Set(['ana', 'ruiz', 'oconnor', 'perez']);

it.each([
  ['Text Ana Ruiz at 8', 'Text [name] at 8'],
  ["ana's car, and Pérez", "[name]'s car, and [name]"],
  ['Analysis of ruizes', 'Analysis of ruizes'],
  ['call (555) 123-4567 or +1 555.123.4567 now', 'call [phone] or [phone] now'],
  ['write to jo.b+x@example.co.uk, please', 'write to [e-mail], please'],
  ['from 2026-06-01 to 2026-06-30: $1,234.56', 'from 2026-06-01 to 2026-06-30: $1,234.56'],
  ['06 12 34 56 78, 5551234567, 123-4567', '[phone], [phone], [phone]'],
  ['$6,589.64 (35 completed jobs), $12,345 (12)', '$6,589.64 (35 completed jobs), $12,345 (12)'],
  ['$109.99 (2 jobs 2026), 1,234.56 3 45', '$109.99 (2 jobs 2026), 1,234.56 3 45'],
  ['12 jobs, 3 at 8:00 AM', '12 jobs, 3 at 8:00 AM'],
])('%s', (text, expected) => {
  expect(masked(text, NAMES)).toBe(expected);
});

it('looks up each word once', () => {
  expect(wordsIn('Text Ana, ANA and Jo at 8')).toEqual(['text', 'ana', 'and']);
});
