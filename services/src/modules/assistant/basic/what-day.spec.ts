import { whatDayAnswer } from './what-day.js';

const TODAY = '2026-11-27';

it.each([
  ['what date is it today', 'Today is **Friday, Nov 27, 2026**.'],
  ['whats todays date', 'Today is **Friday, Nov 27, 2026**.'],
  ['what is the date', 'Today is **Friday, Nov 27, 2026**.'],
  ['what day is it today', 'Today is **Friday, Nov 27, 2026**.'],
  ['what date is it', 'Today is **Friday, Nov 27, 2026**.'],
  ['what day is it', 'Today is **Friday, Nov 27, 2026**.'],
  ['what day was it', undefined],
  ['what day is the 12th', '**Saturday, Dec 12, 2026**'],
  ['what date is monday', '**Monday, Nov 30, 2026**'],
  ['que fecha es hoy', 'Hoy es **viernes, 27 nov 2026**.'],
  ['qué día es hoy', 'Hoy es **viernes, 27 nov 2026**.'],
  ['whats today', undefined],
  ['what day is ana coming', undefined],
  ['what day is the busiest', undefined],
  ['what date was the best day', undefined],
])('tells a day of the calendar: %s', (question, text) => {
  expect(whatDayAnswer(question, TODAY, false)?.text).toBe(text);
});

it('is of what was answered, behind an answer', () => {
  expect(whatDayAnswer('what day was it', TODAY, true)).toBeUndefined();
});
