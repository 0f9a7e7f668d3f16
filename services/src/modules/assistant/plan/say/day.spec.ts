import { dayAsTold } from './day.js';

it.each([
  ['Friday, Jun 19, 2026', 'viernes, 19 jun 2026'],
  ['Nov 2, 2026', '2 nov 2026'],
  ['never', 'never'],
])('a day that a tool tells, in Spanish: %s', (told, said) => {
  expect(dayAsTold(told, 'es')).toBe(said);
  expect(dayAsTold(told, 'en')).toBe(told);
});
