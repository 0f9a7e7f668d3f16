import { talked } from '../../../../test/assistant/meaning.js';

const gone = 'who hasnt been in for 3 months';
const [three, six] = ['2026-08-23', '2026-05-23'];

describe('as long until today, of another length', () => {
  it.each([
    [[gone, 'make it 6'], `list customers [not_since:${six}]`],
    [[gone, 'what about 6'], `list customers [not_since:${six}]`],
    [[gone, '6 months'], `list customers [not_since:${six}]`],
    [[gone, 'and 6 months?'], `list customers [not_since:${six}]`],
    [[gone, 'no make it six months'], `list customers [not_since:${six}]`],
    [[gone, 'how about 60 days'], 'list customers [not_since:2026-09-24]'],
    [[gone, 'only the suvs', 'make it 6'], `list customers [not_since:${six}, vehicle:suv]`],
    [['who hasnt been in for a year', 'make it 2'], 'list customers [not_since:2024-11-23]'],
    [['revenue in the last 30 days', 'make it 60'], 'value revenue [] 2026-09-24..2026-11-22'],
    // So many rows of it.
    [[gone, 'just the top 3'], `list customers #3 [not_since:${three}]`],
  ])('%j', async (asked, plan) => {
    expect(await talked(...asked)).toBe(plan);
  });
});

describe('of those who were here for the first time', () => {
  const october = 'avg ticket last month';
  const first = 'value average [visit:first] 2026-10-01..2026-10-31';
  it.each([
    [[october, 'for new customers'], first],
    [[october, 'and for first time customers?'], first],
    [[october, 'just from new people'], first],
    [
      ['revenue in july', 'and from new customers'],
      'value revenue [visit:first] 2026-07-01..2026-07-31',
    ],
    [
      ['how many jobs last week', 'for new clients'],
      'value jobs [visit:first] 2026-11-09..2026-11-15',
    ],
  ])('%j', async (asked, plan) => {
    expect(await talked(...asked)).toBe(plan);
  });
});

it.each(['how does that compare to oct', 'vs october', 'and compared to october'])(
  'what is so far is beside the same days, also where it goes on: %s',
  async (asked) => {
    expect(await talked('how much this month so far', asked)).toBe(
      'value revenue [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31',
    );
  },
);

it.each([
  'what are their numbers',
  'whats their phone numbers',
  'their numbers',
  'what is the phone numbers',
])('phone numbers stand beside customers: %s', async (asked) => {
  expect(await talked('who hasnt been in for 3 months', asked)).toBe(
    'list customers [not_since:2026-08-23]',
  );
});

describe('the busiest of another unit', () => {
  it.each([
    [['whats my busiest day', 'what about hour'], 'value jobs by hour most []'],
    [['whats my busiest day', 'hour?'], 'value jobs by hour most []'],
    [['whats my busiest day', 'and month'], 'value jobs by month most []'],
    [
      ['busiest month this year', 'and the week?'],
      'value jobs by week most #1 [] 2026-01-01..2026-12-31',
    ],
    [['busiest hour', 'what about day'], 'value jobs by weekday most []'],
    [
      ['slowest day this year', 'what about hour of the day'],
      'value jobs by hour least #1 [] 2026-01-01..2026-11-22',
    ],
  ])('%j', async (asked, plan) => {
    expect(await talked(...asked)).toBe(plan);
  });
});

it.each([
  ['did we do better this oct or last', '2026-10-01..2026-10-31 vs 2025-10-01..2025-10-31'],
  ['how much this june or last', '2026-06-01..2026-06-30 vs 2025-06-01..2025-06-30'],
])('the same month of last year, and not the month before: %s', async (asked, days) => {
  expect(await talked(asked)).toBe(`value revenue [] ${days}`);
});

it.each(['when does it finish', 'when are they done', 'what time will they be finished'])(
  'of a day is told until when it goes: %s',
  async (asked) => {
    expect(await talked('whats on tuesday', asked)).toBe('list jobs [] 2026-11-24..2026-11-24');
  },
);
