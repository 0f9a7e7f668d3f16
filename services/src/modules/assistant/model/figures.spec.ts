import { unfoundedFigures } from './figures.js';

const GROUNDS = ['{"total":"$8,079.50","jobs":50,"change":"-28.6%"}', 'I charge 120 dollars'];

it.each([
  'You took $8,079.50 with 50 jobs, 28.6% less.',
  'That is 8,079.50 dollars.',
  'At 120 dollars it is fair.',
  'There are 3 appointments.',
  'Dilute it 10:1 and wait 24 hours.',
])('%s: all of it is known', (answer) => {
  expect(unfoundedFigures(answer, GROUNDS)).toEqual([]);
});

it.each([
  ['You made $12,345.', '$12,345'],
  ['You made 12,345 dollars.', '12,345 dollars'],
  ['You made €12,345.', '€12,345'],
  ['You have 999 customers.', '999 customers'],
  ['You are up 450%.', '450%'],
  ['You are up 450 per cent.', '450 per cent'],
])('%s: nobody said so', (answer, figure) => {
  expect(unfoundedFigures(answer, GROUNDS)).toEqual([figure]);
});
