import { readFileSync } from 'node:fs';
import { parseMoney } from './money';

const cases = JSON.parse(readFileSync('packages/testing/amounts.json', 'utf8')) as [
  string,
  number | null,
][];

it.each(cases)('%j that is typed is %j dollars', (text, dollars) => {
  expect(parseMoney(text)).toBe(dollars ?? NaN);
});
