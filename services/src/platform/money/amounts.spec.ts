import { readFileSync } from 'node:fs';
import { amountOf, decimalsOf } from './amounts.js';

const cases = JSON.parse(readFileSync('packages/testing/amounts.json', 'utf8')) as [
  string,
  number | null,
][];

describe('an amount by itself', () => {
  it.each(cases)('%j is %j dollars, as in the browser', (text, dollars) => {
    expect(amountOf(text)).toBe(dollars ?? NaN);
  });

  it.each([
    ['(45.00)', -45],
    ['$(1,045.00)', -1045],
    ['45.00-', -45],
  ])('%j is %j in accounting', (text, dollars) => expect(amountOf(text)).toBe(dollars));
});

describe('a column of amounts', () => {
  it.each([
    ['points', ['1,249.00', '1.249'], 'point', ''],
    ['commas', ['149,99', '1.249,00', '1.249'], 'comma', ''],
    ['thousands by commas alone', ['1,249', '2,480', '80'], 'point', ''],
    ['points that may group', ['1.249', '80'], 'point', '1.249'],
    ['whole dollars', ['80', ' $ -   ', 'n/a'], 'point', ''],
    ['several groups', ['1.234.567', '1.249'], 'comma', ''],
    ['both ways', ['149,99', '149.99', '80.50'], 'point', '149.99'],
    ['a leading zero', ['0.500', '1.249'], 'point', ''],
  ])('of %s', (_what, texts, decimals, doubtful) => {
    expect(decimalsOf(texts)).toEqual({ decimals, doubtful });
  });

  it('is none without an amount', () =>
    expect(decimalsOf(['Ana', '', '3/14/2025'])).toBeUndefined());

  it.each([
    ['1.249', 'comma', 1249],
    ['1.249', 'point', 1.249],
    ['1,249', 'comma', 1.249],
    ['149,99', 'point', NaN],
    ['1.249,00', 'point', NaN],
  ] as const)('reads %j with a decimal %s as %j', (text, decimals, dollars) => {
    expect(amountOf(text, decimals)).toBe(dollars);
  });
});
