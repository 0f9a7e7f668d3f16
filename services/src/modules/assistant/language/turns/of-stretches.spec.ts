import { talked } from '../../../../../test/assistant/meaning.js';

const saturday = 'how was saturday';
const week = 'value revenue [] 2026-11-16..2026-11-22';
const weekend = 'value revenue [] 2026-11-21..2026-11-22';

describe('the longer stretch around the days before', () => {
  it.each([
    [[saturday, 'the whole week'], week],
    [[saturday, 'and that week?'], week],
    [[saturday, 'how about the entire week'], week],
    [[saturday, 'sunday?', 'the whole weekend'], weekend],
    [[saturday, 'y toda la semana'], week],
    [[saturday, 'and the month'], 'value revenue [] 2026-11-01..2026-11-30'],
    [['revenue in october', 'and the whole year'], 'value revenue [] 2026-01-01..2026-12-31'],
    [
      ['how many trucks on october 14', 'that week'],
      'value jobs [vehicle:truck] 2026-10-12..2026-10-18',
    ],
  ])('%j', async (asked, plan) => {
    expect(await talked(...asked)).toBe(plan);
  });
});

it('is none of a weekday, and none of the same length', async () => {
  const wednesday = ['how was wednesday', 'the whole weekend'];
  expect(await talked(...wednesday)).not.toContain('2026-11-21');
  expect(await talked('revenue last week', 'that week')).not.toContain('2026-11-01');
});

it.each(['as a chart', 'make it a graph', 'can you show that as a table', 'en una grafica'])(
  'is the same again: %s',
  async (asked) => {
    const months = 'value revenue by month [] 2026-01-01..2026-12-31';
    expect(await talked('revenue by month this year', asked)).toBe(months);
  },
);

it.each([
  ['how much did we make in november', 'and last year', '2025-11-01..2025-11-30'],
  ['how many jobs last week', 'what about last year?', '2025-11-09..2025-11-15'],
  ['what did we make in q3', 'y el año pasado', '2025-07-01..2025-09-30'],
  ['how much did we make this year', 'and last year', '2025-01-01..2025-12-31'],
])('after %s: %s', async (before, next, days) => {
  expect(await talked(before, next)).toContain(days);
});

it('of those who were added the first spent the most, and not of everybody', async () => {
  const added = 'which customers are new this month';
  expect(await talked(added, 'which of them spent the most')).toBe(
    'list new_customers most #1 [] 2026-11-01..2026-11-30',
  );
});
