import { talked } from '../../../../../test/assistant/meaning.js';

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
    [[gone, 'just the top 3'], `list customers most #3 [not_since:${three}]`],
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

const [thisWeek, next] = ['cuantos trabajos tengo esta semana', '2026-11-23..2026-11-29'];
describe('the next one, or the last, of the same kind', () => {
  it.each([
    [[thisWeek, 'y la proxima'], `value jobs [] ${next}`],
    [[thisWeek, 'y la próxima?'], `value jobs [] ${next}`],
    [[thisWeek, 'y la siguiente'], `value jobs [] ${next}`],
    [[thisWeek, 'y la que viene'], `value jobs [] ${next}`],
    [[thisWeek, 'y la pasada'], 'value jobs [] 2026-11-09..2026-11-15'],
    [['how many jobs this week', 'and the next one'], `value jobs [] ${next}`],
    [['cuantos trabajos este mes', 'y el pasado'], 'value jobs [] 2026-10-01..2026-10-31'],
    // After a day, the next one is a job of it.
    [['whats on tuesday', 'and the first one'], 'list jobs earliest #1 [] 2026-11-24..2026-11-24'],
  ])('%j', async (asked, plan) => {
    expect(await talked(...asked)).toBe(plan);
  });
});

describe('of each, and of the one that was told', () => {
  it.each([
    [
      ['revenue by month this year', 'how many jobs each'],
      'value visits by month [] 2026-01-01..2026-12-31',
    ],
    [
      ['revenue by service in october', 'how many of each'],
      'value visits by service [] 2026-10-01..2026-10-31',
    ],
    [
      ['revenue by month this year', 'how many per month'],
      'value visits by month [] 2026-01-01..2026-12-31',
    ],
    [
      ['when was derek turner last in', 'how much did he pay'],
      'list visits latest #1 [customer:Derek Turner]',
    ],
    [
      ['when was derek turner last in', 'what did he pay for it'],
      'list visits latest #1 [customer:Derek Turner]',
    ],
    [
      ['top 5 customers by revenue in october', 'how much did they spend together'],
      'value revenue by customer most #5 [] 2026-10-01..2026-10-31',
    ],
    [['whats on tuesday', 'and whats it worth'], 'value worth [] 2026-11-24..2026-11-24'],
    [['que tengo el martes', 'cuanto es en total'], 'value worth [] 2026-11-24..2026-11-24'],
    [
      ['que tengo el martes', 'cuales no estan confirmadas'],
      'list jobs [status:unconfirmed] 2026-11-24..2026-11-24',
    ],
    [
      ['que tengo el martes', 'a cuantos les falta confirmar'],
      'value jobs [status:unconfirmed] 2026-11-24..2026-11-24',
    ],
    [
      ['how much did i make in may', 'compare that to last year'],
      'value revenue [] 2026-05-01..2026-05-31 vs year_before',
    ],
    [
      ['how many customers last week', 'and how many of those were new'],
      'value new_customers [] 2026-11-09..2026-11-15',
    ],
    [['que tengo el martes', 'cuanto es'], 'value worth [] 2026-11-24..2026-11-24'],
    [['quien no ha venido en 3 meses', 'y en 6'], `list customers [not_since:${six}]`],
  ])('%j', async (asked, plan) => {
    expect(await talked(...asked)).toBe(plan);
  });
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
