import { meaning, talked } from '../../../../../test/assistant/meaning.js';

describe('a figure that is held against a number', () => {
  it.each([
    ['did we break 15k last month', 'value revenue [] 2026-10-01..2026-10-31 to $15000'],
    ['did i make over 15k in october', 'value revenue [] 2026-10-01..2026-10-31 to $15000'],
    ['have we hit 10 grand yet this month', 'value revenue [] 2026-11-01..2026-11-30 to $10000'],
    ['did we pass $12,000 in september', 'value revenue [] 2026-09-01..2026-09-30 to $12000'],
    ['was yesterday under 300', 'value revenue [] 2026-11-21..2026-11-21 to $300'],
    ['was saturday over a thousand', 'value revenue [] 2026-11-21..2026-11-21 to $1000'],
    ['how far are we from 20k this month', 'value revenue [] 2026-11-01..2026-11-30 to $20000'],
    ['how close am i to 15k this month', 'value revenue [] 2026-11-01..2026-11-30 to $15000'],
    [
      'how much more do i need to hit 20k this month',
      'value revenue [] 2026-11-01..2026-11-30 to $20000',
    ],
    ['is my average ticket over 150', 'value average [] to $150'],
    // Of what is to come it is what is booked.
    [
      'is the money on tomorrows jobs more than 500',
      'value worth [] 2026-11-23..2026-11-23 to $500',
    ],
    ['is next week over 2k', 'value worth [] 2026-11-23..2026-11-29 to $2000'],
    // Counted where that is said.
    ['did we do more than 100 jobs last month', 'value jobs [] 2026-10-01..2026-10-31 to 100'],
    [
      'did we get 10 new customers this month',
      'value new_customers [] 2026-11-01..2026-11-30 to 10',
    ],
    [
      'did we do 20 ceramics this year',
      'value jobs [service:Ceramic Coating, status:completed] 2026-01-01..2026-12-31 to 20',
    ],
    ['how many more jobs to get to 100 this month', 'value jobs [] 2026-11-01..2026-11-30 to 100'],
  ])('%s', async (question, plan) => {
    expect(await meaning(question)).toBe(plan);
  });

  it.each([
    [
      'are there any jobs over 300 tomorrow',
      'whether jobs [price_at_least:300] 2026-11-23..2026-11-23',
    ],
    [
      'did anybody spend more than 500 last month',
      'whether customers [paid_at_least:500] 2026-10-01..2026-10-31',
    ],
    ['jobs over 300 last month', 'list jobs [price_at_least:300] 2026-10-01..2026-10-31'],
    // What would be needed for no number is in no record.
    ['how many customers do i need this month', 'value customers [] 2026-11-01..2026-11-30 ?need'],
  ])('rows are none: %s', async (question, plan) => {
    expect(await meaning(question)).toBe(plan);
  });
});

it.each([
  ['how much did we make this month', 'and how far are we from 15k'],
  ['cuanto hemos hecho este mes', 'y cuanto nos falta para 15 mil'],
])('a goal is of the days that were spoken of: %s, %s', async (first, next) => {
  expect(await talked(first, next)).toContain(' 2026-11-01..2026-11-30');
  expect(await talked(first, next)).toContain(' to $15000');
});
