import { wordsOf } from './asked-words.js';

const TUESDAY = '2026-11-24';
const day = (date: string) => ({ from: date, to: date });

it.each([
  ['today', day(TUESDAY)],
  ['tomorrow', day('2026-11-25')],
  ['Yesterday', day('2026-11-23')],
  ['tue', day(TUESDAY)],
  ['Monday', day('2026-11-30')],
  ['Nov 30', day('2026-11-30')],
  ['3rd december', day('2026-12-03')],
  ['11/30', day('2026-11-30')],
  ['1/4', day('2027-01-04')],
  ['1/4/2026', day('2026-01-04')],
  ['2026-02-03', day('2026-02-03')],
  ['november', { from: '2026-11-01', to: '2026-11-30' }],
  ['january', { from: '2027-01-01', to: '2027-01-31' }],
])('%p is a day', (typed, days) => {
  expect(wordsOf(typed, TUESDAY)).toEqual({ days, words: [] });
});

it.each(['ana', 'm', 'mar', '2/30', '2026-02-30', '1004', '14 elm', 'mar 77'])(
  '%p is no day',
  (typed) => {
    expect(wordsOf(typed, TUESDAY).days).toBeUndefined();
  },
);

it('leaves what is not of the day', () => {
  expect(wordsOf('Ana Ruiz, wash dec 1', TUESDAY)).toEqual({
    days: day('2026-12-01'),
    words: ['ana', 'ruiz', 'wash'],
  });
});
