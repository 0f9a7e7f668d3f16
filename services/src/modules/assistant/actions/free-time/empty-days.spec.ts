import { readEmptyDays } from './empty-days.js';
import { request } from '../testing.js';

async function asked(text: string): Promise<string> {
  const plan = await readEmptyDays(request(text));
  return plan ? `${plan.from}..${plan.to}` : 'no';
}

it.each([
  ['which days are empty next week', '2026-11-23..2026-11-29'],
  ['any empty days next week', '2026-11-23..2026-11-29'],
  ['which days have nothing next week', '2026-11-23..2026-11-29'],
  ['do i have a day with nothing booked', '2026-11-22..2026-12-05'],
  ['what days are wide open in december', '2026-12-01..2026-12-31'],
  ['how many days did we have no jobs in october', '2026-10-01..2026-10-31'],
  ['days without appointments last month', '2026-10-01..2026-10-31'],
  ['days with no jobs in october', '2026-10-01..2026-10-31'],
  ['que dias estan vacios la proxima semana', '2026-11-23..2026-11-29'],
  ['dias sin trabajos en diciembre', '2026-12-01..2026-12-31'],
])('%s', async (text, expected) => {
  expect(await asked(text)).toBe(expected);
});

it.each([
  'which days are free next week',
  'how empty is next week',
  'which days are busiest',
  'days with no jobs for derek turner',
  'customers with nothing booked next week',
  'which day has no ceramic next week',
])('%s is something else', async (text) => {
  expect(await asked(text)).toBe('no');
});
