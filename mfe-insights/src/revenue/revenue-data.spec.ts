import { formatMonth } from './revenue-data';

it.each([
  ['2026-11', 'Nov 26'],
  ['Jan', 'Jan'],
  ['', ''],
])('shows the month %p as %p', (month, text) => {
  expect(formatMonth(month)).toBe(text);
});
