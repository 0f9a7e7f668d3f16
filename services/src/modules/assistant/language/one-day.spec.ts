import { meaning, meanings } from '../../../../test/assistant/meaning.js';

const FRIDAY = '2026-11-27..2026-11-27';

meanings('a weekday of this week, the next or the last is one day', [
  ['who comes friday of next week', `list jobs [] ${FRIDAY}`],
  ['who comes next week on friday', `list jobs [] ${FRIDAY}`],
  ['que tengo el viernes de la proxima semana', `list jobs [] ${FRIDAY}`],
  ['jobs monday of this week', 'list jobs [] 2026-11-16..2026-11-16'],
  ['revenue friday of last week', 'value revenue [] 2026-11-13..2026-11-13'],
  ['revenue since monday of last week', 'value revenue [] 2026-11-09..2026-11-22'],
  ['revenue since monday last week', 'value revenue [] 2026-11-09..2026-11-22'],
  ['revenue from monday last week to today', 'value revenue [] 2026-11-09..2026-11-22'],
  ['revenue tuesday to thursday last week', 'value revenue [] 2026-11-10..2026-11-12'],
]);

meanings('one day by two names is that day', [
  ['revenue today sunday', 'value revenue [] 2026-11-22..2026-11-22'],
  ['who comes tomorrow monday', 'list jobs [] 2026-11-23..2026-11-23'],
  ['quien viene mañana lunes', 'list jobs [] 2026-11-23..2026-11-23'],
  ['how much we made sunday today', 'value revenue [] 2026-11-22..2026-11-22'],
]);

it('of two that are not the same one is said to have no place', async () => {
  expect(await meaning('how much on friday tomorrow')).toMatch(/ -(?:friday|tomorrow)/);
});

meanings('a number in short', [['nr of jobs today', 'value jobs [] 2026-11-22..2026-11-22']]);

meanings("'coming' behind 'is' is a verb, and no weekday is after the week it is of", [
  [
    'who is coming wed next week in the morning',
    'list jobs [time_of_day:morning] 2026-11-25..2026-11-25',
  ],
  ['who is coming friday next week', `list jobs [] ${FRIDAY}`],
  ['what do i have this coming friday', `list jobs [] ${FRIDAY}`],
  ['jobs coming friday', `list jobs [] ${FRIDAY}`],
]);
