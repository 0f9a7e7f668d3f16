import { request } from '../testing.js';
import { readUnsold } from './unsold.js';

async function asked(text: string): Promise<string> {
  const plan = await readUnsold(request(text));
  if (!plan) return 'no';
  return plan.period ? `${plan.period.from ?? ''}..${plan.period.to ?? ''}` : 'ever';
}

it.each([
  ['which services has nobody booked this month', '2026-11-01..2026-11-30'],
  ['what services did no one get last week', '2026-11-09..2026-11-15'],
  ['services that nobody booked', 'ever'],
  ['which service hasnt sold this month', '2026-11-01..2026-11-30'],
  ['how many services had no bookings last month', '2026-10-01..2026-10-31'],
  ['any service with zero bookings this month', '2026-11-01..2026-11-30'],
  ['services we havent done this year', '2026-01-01..2026-12-31'],
  ['what services did nobody want in september', '2026-09-01..2026-09-30'],
  ['is there a service no one ever books', 'ever'],
  ['which services have never been ordered', 'ever'],
  ['services with no jobs this week', '2026-11-16..2026-11-22'],
  ['que servicios nadie pidio este mes', '2026-11-01..2026-11-30'],
  ['servicios que no se vendieron en octubre', '2026-10-01..2026-10-31'],
])('%s', async (text, expected) => {
  expect(await asked(text)).toBe(expected);
});

it.each([
  'which services did we do this month',
  'which customers has nobody called',
  'services nobody booked but derek turner',
  'who has not booked a service this month',
  'no service this week',
  'which service makes the least',
  'what services do we offer',
  'services with no price',
  'how many services did customers with no phone book',
])('%s is something else', async (text) => {
  expect(await asked(text)).toBe('no');
});
