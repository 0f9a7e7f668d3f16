import { unfoundedDays, unfoundedFigures } from './figures.js';

const GROUNDS = ['{"total":"$8,079.50","jobs":50,"change":"-28.6%"}', 'I charge 120 dollars'];

it.each([
  'You took $8,079.50 with 50 jobs, 28.6% less.',
  'That is 8,079.50 dollars.',
  'At 120 dollars it is fair.',
  'There are 3 appointments.',
  'Dilute it 10:1 and wait 24 hours.',
  '1. Wash\n2. Dry\n13. Wax at 2:30 PM, as in 2025',
])('%s: all of it is known', (answer) => {
  expect(unfoundedFigures(answer, GROUNDS)).toEqual([]);
});

it.each([
  ['You made $12,345.', '$12,345'],
  ['You made 12,345 dollars.', '12,345 dollars'],
  ['You made €12,345.', '€12,345'],
  ['You have 999 customers.', '999 customers'],
  ['There were 31 cancellations.', '31 cancellations'],
  ['You are up 450%.', '450%'],
  ['You are up 450 per cent.', '450 per cent'],
])('%s: nobody said so', (answer, figure) => {
  expect(unfoundedFigures(answer, GROUNDS)).toEqual([figure]);
});

describe('days', () => {
  const DAYS = ['{"day":"Friday, Nov 27, 2026"}', '{"from":"2026-10-01","to":"2026-10-31"}'];

  it.each([
    'Derek comes on Nov 27.',
    'From October 1st to October 31 it was quiet.',
    'Tomorrow, November 23, is free.',
    'You may 2 coats; in May it was 3:1.',
  ])('%s: each is known', (answer) => {
    expect(unfoundedDays(answer, DAYS, '2026-11-22')).toEqual([]);
  });

  it.each([
    ['Derek comes on Dec 24.', 'Dec 24'],
    ['It was booked for 2026-12-24.', '2026-12-24'],
  ])('%s: nobody said so', (answer, day) => {
    expect(unfoundedDays(answer, DAYS, '2026-11-22')).toEqual([day]);
  });
});
