import { meaning, TODAY, vocabulary, talked } from '../../../../../test/assistant/meaning.js';
import { leansOn } from './follow-up.js';
import { understand } from '../understand.js';

const follow = async (first: string, next: string) =>
  meaning(next, (await understand(first, vocabulary, TODAY)).plan);

const made = 'how much did i make last month';
const tacomas = 'how many tacomas do i service';

it.each([
  [made, 'n the month b4 that', 'value revenue [] 2026-09-01..2026-09-30'],
  [made, 'ok so and for van 2', 'value revenue [crew:Van 2] 2026-10-01..2026-10-31'],
  [made, 'how bout september', 'value revenue [] 2026-09-01..2026-09-30'],
  [made, 'split it up by what they bought', 'value revenue by service [] 2026-10-01..2026-10-31'],
  ['what did i make on thursday', 'n the friday before', 'value revenue [] 2026-11-13..2026-11-13'],
  [
    'how many jobs did van 2 do last week',
    'and what did it make',
    'value revenue [crew:Van 2] 2026-11-09..2026-11-15',
  ],
  // What was answered beside other days.
  [
    'list the full details in september',
    'was that more than august',
    'value jobs [service:Full Detail] 2026-09-01..2026-09-30 vs 2026-08-01..2026-08-31',
  ],
  [
    made,
    'is that down from september',
    'value revenue [] 2026-10-01..2026-10-31 vs 2026-09-01..2026-09-30',
  ],
  [
    made,
    "that's way better than june, right?",
    'value revenue [] 2026-10-01..2026-10-31 vs 2026-06-01..2026-06-30',
  ],
  [
    'how often did derek turner stop by last month',
    'was that less than in may',
    'value visits [customer:Derek Turner] 2026-10-01..2026-10-31 vs 2026-05-01..2026-05-31',
  ],
  [
    'cuanto gane el mes pasado',
    'eso fue mejor que septiembre?',
    'value revenue [] 2026-10-01..2026-10-31 vs 2026-09-01..2026-09-30',
  ],
  // The last one beside itself is the one before.
  [
    'revenue for full details this summer',
    'is that up from last summer',
    'value revenue [service:Full Detail] 2026-06-01..2026-08-31 vs 2025-06-01..2025-08-31',
  ],
  // The other end of what was ranked is so by the same measure.
  ['what day of the week makes the most', 'n the slowest?', 'value revenue by weekday least []'],
  ['que servicio hago mas', 'y cual casi nunca', 'value jobs by service least []'],
  [tacomas, 'just the silver ones', 'value customers [vehicle:tacoma, vehicle:silver]'],
  [
    tacomas,
    'how many of those have a phone number',
    'value customers [vehicle:tacoma, !missing:phone]',
  ],
  // A question of its own keeps nothing of the one before.
  [
    'when is derek turner coming in',
    'and what does tanya hayes usually get',
    'value jobs by service most [customer:Tanya Hayes]',
  ],
  // The job after one job is no day.
])('%s, %s', async (first, next, plan) => {
  expect(await follow(first, next)).toBe(plan);
});

it.each(['what she spend', 'how long will i be there', 'n the one after that', 'y los de ayer'])(
  '%s leans on what was said before',
  (text) => {
    expect(leansOn(text)).toBe(true);
  },
);

it.each(['how do i wash a black car', 'what did we make in may', 'tar on white paint'])(
  '%s stands alone',
  (text) => {
    expect(leansOn(text)).toBe(false);
  },
);

it('knows whose car is asked for where Spanish leaves out whose', async () => {
  const them = [{ id: 'Derek Turner', name: 'Derek Turner' }];
  for (const text of ['que carro trae', 'y que troca maneja']) {
    const { people, unknown } = await understand(text, vocabulary, TODAY, undefined, them);
    expect([people, unknown]).toEqual([them, []]);
  }
});

describe('a few words that go on', () => {
  const october = '2026-10-01..2026-10-31';
  const jeeps = 'customers with a jeep';
  const rich = 'list customers [vehicle:jeep, spent_at_least:1000]';
  const derek = 'did derek turner cancel';
  it.each([
    [jeeps, 'spent over 1k', rich],
    [jeeps, 'and spent over 1000', rich],
    [jeeps, 'paid more than 1000', rich],
    [jeeps, 'who spent over 1k', rich],
    [jeeps, 'who is booked', 'list customers [vehicle:jeep, upcoming:booked]'],
    [jeeps, 'which ones are booked', 'list customers [vehicle:jeep, upcoming:booked]'],
    [jeeps, 'anyone booked', 'list customers [vehicle:jeep, upcoming:booked]'],
    [
      'lost to cancellations in october',
      'which customers were those',
      `list cancelled [] ${october}`,
    ],
    ['lost to cancellations in october', 'what customers was that', `list cancelled [] ${october}`],
    // A split of some days is none of a list.
    [
      jeeps,
      'best service in november',
      'value revenue by service most #1 [] 2026-11-01..2026-11-30',
    ],
    [
      'jobs for derek turner',
      'october by service',
      'value revenue by service [] 2026-10-01..2026-10-31',
    ],
    [
      'who is new this month',
      'busiest day last month',
      'value jobs by day most #1 [] 2026-10-01..2026-10-31',
    ],
    // One of those by which it was split is no split.
    [
      'revenue by van in october',
      'van 2s jobs',
      'value visits [crew:Van 2] 2026-10-01..2026-10-31',
    ],
    [
      'revenue by van in october',
      'just van 1',
      'value revenue [crew:Van 1] 2026-10-01..2026-10-31',
    ],
    [
      'revenue by service in october',
      'only ceramics',
      'value revenue [service:Ceramic Coating] 2026-10-01..2026-10-31',
    ],
    // What was done most is a service.
    [
      'how many jobs in october',
      'what did we do the most of',
      'value jobs by service most #1 [] 2026-10-01..2026-10-31',
    ],
    [
      'how many jobs in october',
      'what do we sell the least of',
      'value jobs by service least #1 [] 2026-10-01..2026-10-31',
    ],
    ['biggest job last week', 'whose car was that', 'list jobs most #1 [] 2026-11-09..2026-11-15'],
    // Both a thing and days: of its own, and not of whom was spoken of.
    [derek, 'interior details sept', 'list jobs [service:Interior Detail] 2026-09-01..2026-09-30'],
    [derek, 'trucks last month', 'list jobs [vehicle:truck] 2026-10-01..2026-10-31'],
    [
      derek,
      'and full details last month',
      'whether cancelled [customer:Derek Turner, service:Full Detail] 2026-10-01..2026-10-31',
    ],
    [
      'no shows in october',
      'cost me how much',
      'value lost [status:no-show] 2026-10-01..2026-10-31',
    ],
    [
      'no shows in october',
      'costing us what',
      'value lost [status:no-show] 2026-10-01..2026-10-31',
    ],
    [
      'revenue by van in october',
      'which one had the higher ticket',
      'value average by crew most [] 2026-10-01..2026-10-31',
    ],
    [
      'revenue by van in october',
      'which had the best average ticket',
      'value average by crew most #1 [] 2026-10-01..2026-10-31',
    ],
    [
      'list full details in october',
      'up or down',
      'value jobs [service:Full Detail] 2026-10-01..2026-10-31 vs before',
    ],
    [
      'revenue in october vs september',
      'and if you only look at interior details',
      'value revenue [service:Interior Detail] 2026-10-01..2026-10-31 vs 2026-09-01..2026-09-30',
    ],
    [
      'revenue in october vs september',
      'if we only count trucks',
      'value revenue [vehicle:truck] 2026-10-01..2026-10-31 vs 2026-09-01..2026-09-30',
    ],
    ['whats on monday', 'anyone new', 'list jobs [visit:first] 2026-11-23..2026-11-23'],
    ['whats on monday', 'any first timers', 'list customers [visit:first] 2026-11-23..2026-11-23'],
    [
      'revenue in october vs september',
      'worse?',
      'value revenue [] 2026-10-01..2026-10-31 vs 2026-09-01..2026-09-30',
    ],
    [
      'revenue in october vs september',
      'better or worse',
      'value revenue [] 2026-10-01..2026-10-31 vs 2026-09-01..2026-09-30',
    ],
    ['last job for derek turner', 'what for', 'list visits latest #1 [customer:Derek Turner]'],
  ])('%s, %s', async (first, next, plan) => {
    expect(await talked(first, next)).toBe(plan);
  });
});
