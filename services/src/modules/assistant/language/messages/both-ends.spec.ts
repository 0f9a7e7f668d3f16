import { bothEnds } from './both-ends.js';

it.each([
  ['best and worst service this month', ['best service this month', 'worst service this month']],
  [
    'best service this month and worst one',
    ['best service this month', 'worst service this month'],
  ],
  [
    'who spent the most and the least last month',
    ['who spent the most last month', 'who spent the least last month'],
  ],
  ['whats my busiest day and slowest', ['whats my busiest day', 'whats my slowest day']],
  ['mejor y peor mes del año', ['mejor mes del año', 'peor mes del año']],
])('%s', (text, expected) => {
  expect(bothEnds(text)).toEqual(expected);
});

it.each([
  'best service and best customer this year',
  'whats my best day and my worst customer last month',
  'best service this month',
  'worst week and how much was it',
])('%s has no two ends of one', (text) => {
  expect(bothEnds(text)).toBeUndefined();
});
