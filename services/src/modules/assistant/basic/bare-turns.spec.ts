import { asksBareEnd } from './bare-turns.js';

it.each([
  ['how many this year', true],
  ['y cuantos este mes', true],
  ['which day has the most', true],
  ['how many jobs this year', false],
  ['how many ceramics this year', false],
])('asks of nothing that is named: %s', (text, isBare) => {
  expect(asksBareEnd(text)).toBe(isBare);
});
