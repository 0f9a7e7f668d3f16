import { meaning, meanings } from '../../../../../test/assistant/meaning.js';

it.each([
  ['who asked for a ceramic this month', 'asked'],
  ['how many people asked for a ceramic', 'asked'],
  ['which customers are curious about ceramic', 'curious'],
  ['who called about a full detail yesterday', 'called'],
  ['what did we order last month', 'order'],
  ['which jobs did we start today', 'start'],
  ['when did we start working with derek turner', 'start'],
  ['which jobs ran over last week', 'ran'],
  ['what day works for derek turner', 'works'],
  ['who sits between derek and tanya on friday', 'between'],
])('no list of jobs says it: %s', async (text, left) => {
  expect(await meaning(text)).toContain(`-${left}`);
});

meanings('the same words beside what the records do say', [
  ['what time did we start yesterday', 'list jobs [] 2026-11-21..2026-11-21'],
  [
    'who is on between 2 and 4 on friday',
    'list jobs [time_of_day:14:00-16:00] 2026-11-27..2026-11-27',
  ],
  ['jobs that ran over 4 hours', 'list jobs [hours_over:4] ..'],
  ['work trucks this month', 'list jobs [vehicle:truck] 2026-11-01..2026-11-30'],
  ['who called off this month', 'list cancelled [] 2026-11-01..2026-11-30'],
]);
