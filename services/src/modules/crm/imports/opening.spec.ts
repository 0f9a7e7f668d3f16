import { centsOf, dateOf } from './opening.js';

it.each([
  ['2025-03-14', '2025-03-14'],
  ['2025-03-14T10:00:00', '2025-03-14'],
  ['3/14/2025', '2025-03-14'],
  ['03-04-25', '2025-03-04'],
  ['14.3.2025', '2025-03-14'],
  ['Mar 14, 2025', '2025-03-14'],
  ['September 1st 2024', '2024-09-01'],
  ['2/30/2025', undefined],
  ['last spring', undefined],
  ['Foo 1, 2025', undefined],
])('the date of %p is %p', (text, date) => {
  expect(dateOf(text)).toBe(date);
});

it.each([
  ['$1,234.50', 123_450],
  ['480', 48_000],
  ['0', 0],
  ['-5', undefined],
  ['a lot', undefined],
  ['', undefined],
])('the amount of %p is %p cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});
