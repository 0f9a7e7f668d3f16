import { meaning, meanings, talked } from '../../../../test/assistant/meaning.js';

meanings('how much of what is no money', [
  ['how much work do we have monday', 'value jobs [] 2026-11-23..2026-11-23'],
  ['how much work did van 1 do in october', 'value jobs [crew:Van 1] 2026-10-01..2026-10-31'],
  ['how much did we work in october', 'value hours [] 2026-10-01..2026-10-31'],
  ['how much of friday is booked', 'value hours [] 2026-11-27..2026-11-27'],
  [
    'how much busier are we than last month',
    'value jobs [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31',
  ],
  ['cuanto trabajo tenemos el lunes', 'value jobs [] 2026-11-23..2026-11-23'],
  ['cuanto trabajamos en octubre', 'value hours [] 2026-10-01..2026-10-31'],
  ['que dia trabajamos mas', 'value jobs by weekday most []'],
  ['en que mes trabajamos menos', 'value jobs by month least []'],
  ['what do no shows cost us', 'value lost [status:no-show]'],
  ['how much did cancellations cost us in october', 'value lost [] 2026-10-01..2026-10-31'],
]);

it.each([
  ['how much did we drive last week', '-drive'],
  ['how much did we order last month', '-order'],
  ['how much did we use the bay last month', '-use'],
  // What called nobody off is no loss.
  ['how much does van 1 cost us', '?cost us'],
  ['how much does soap cost us a month', '?cost us'],
  ['what did october cost us', '?cost us'],
  ['how much does it cost us to do a full detail', '?cost us'],
])('is no sum of money: %s', async (text, left) => {
  expect(await meaning(text)).toContain(left);
});

// Of days to come nothing is made yet.
it.each([
  ['how much will that bring', 'value worth [] 2026-11-23..2026-11-23'],
  ['how much will they bring in', 'value worth [] 2026-11-23..2026-11-23'],
  ['and what will they make us', 'value worth [] 2026-11-23..2026-11-23'],
  ['how much will that be in total', 'value worth [] 2026-11-23..2026-11-23'],
  ['and the revenue', 'value worth [] 2026-11-23..2026-11-23'],
])('after the jobs of tomorrow: %s', async (next, expected) => {
  expect(await talked('how many jobs do we have tomorrow', next)).toBe(expected);
});

it.each([
  ['how many jobs today', 'what will that make us', 'value worth [] 2026-11-22..2026-11-22'],
  ['how many jobs today', 'how much did we make', 'value revenue [] 2026-11-22..2026-11-22'],
  ['jobs last week', 'how much did they bring in', 'value revenue [] 2026-11-09..2026-11-15'],
])('after %s: %s', async (before, next, expected) => {
  expect(await talked(before, next)).toBe(expected);
});

// How long a service is, is how long its jobs take; how long it is good for is in the handbook.
meanings('how long of a service', [
  ['how long is a wash and wax', 'value length [service:Wash and Wax]'],
  ['how long is a ceramic', 'value length [service:Ceramic Coating]'],
  ['how long is an interior on a truck', 'value length [service:Interior Detail, vehicle:truck]'],
]);

it.each(['how long is a ceramic good for', 'how long is the ceramic warranty'])(
  'is no length of a job: %s',
  async (text) => {
    expect(await meaning(text)).toContain('?long');
  },
);
