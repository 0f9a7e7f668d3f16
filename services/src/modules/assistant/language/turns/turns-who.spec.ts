import { talked } from '../../../../../test/assistant/meaning.js';

describe('who they are, of what was counted', () => {
  it.each([
    [
      'how many no shows this year',
      'who was that in november',
      'list no_shows [] 2026-11-01..2026-11-30',
    ],
    [
      'how many cancellations this year',
      'who were they in august',
      'list cancelled [] 2026-08-01..2026-08-31',
    ],
    ['how many no shows this year', 'who in november', 'list no_shows [] 2026-11-01..2026-11-30'],
    [
      'how many ceramics this year',
      'and who last month',
      'list jobs [service:Ceramic Coating] 2026-10-01..2026-10-31',
    ],
    ['revenue this year', 'who last week', 'list visits [] 2026-11-09..2026-11-15'],
    // That is all that was listed.
    ['who came in yesterday', 'how much was that', 'value revenue [] 2026-11-21..2026-11-21'],
    ['whats on tomorrow', 'how much is that', 'value worth [] 2026-11-23..2026-11-23'],
    [
      'customers with a tesla',
      'who came this month',
      'list customers [vehicle:tesla, status:completed] 2026-11-01..2026-11-30',
    ],
    [
      'how many jobs this week',
      'who came',
      'list customers [status:completed] 2026-11-16..2026-11-22',
    ],
    // What was done is said: a question of its own.
    [
      'how many no shows this year',
      'who cancelled in november',
      'list cancelled [] 2026-11-01..2026-11-30',
    ],
  ])('%s, %s', async (first, next, plan) => {
    expect(await talked(first, next)).toBe(plan);
  });
});

describe('what is asked of one, and of the first of a ranking', () => {
  it.each([
    [
      'when was derek turner last here',
      'how much',
      'list visits latest #1 [customer:Derek Turner]',
    ],
    [
      'when was derek turner last here',
      'what did i do',
      'list visits latest #1 [customer:Derek Turner]',
    ],
    [
      'when was derek turner last here',
      'anything coming up',
      'list jobs [customer:Derek Turner, status:upcoming]',
    ],
    [
      'how many washes last week',
      'who did them',
      'value jobs by crew [service:Wash and Wax] 2026-11-09..2026-11-15',
    ],
    [
      'how did september do',
      'did we beat aug',
      'value revenue [] 2026-09-01..2026-09-30 vs 2026-08-01..2026-08-31',
    ],
  ])('%s, %s', async (first, next, plan) => {
    expect(await talked(first, next)).toBe(plan);
  });

  it.each([
    ['who are my top 5 this year', 'value revenue by customer most #5 [] 2026-01-01..2026-12-31'],
    ['did we beat october', 'value revenue [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31'],
    [
      'are we ahead of last week',
      'value revenue [] 2026-11-16..2026-11-22 vs 2026-11-09..2026-11-15',
    ],
  ])('%s', async (question, plan) => {
    expect(await talked(question)).toBe(plan);
  });
});

it.each([
  [
    'customers with trucks',
    'more than one visit',
    'list customers [vehicle:truck, visit:returning]',
  ],
  [
    'customers with trucks',
    'not since sept',
    'list customers [vehicle:truck, not_since:2026-09-01]',
  ],
  [
    'compare september and october',
    'by service',
    'value revenue by service [] 2026-09-01..2026-09-30 vs 2026-10-01..2026-10-31',
  ],
  ['jobs on the 20th', 'of october', 'list jobs [] 2026-10-20..2026-10-20'],
  ['how many ceramics in q3', 'q2', 'value jobs [service:Ceramic Coating] 2026-04-01..2026-06-30'],
])('keeps what was told, and changes what is said: %s, %s', async (first, next, plan) => {
  expect(await talked(first, next)).toBe(plan);
});

describe('who of those that had something has a job to come', () => {
  it.each([
    [
      'customers who had ceramic',
      'who of them has an appointment coming up',
      'list customers [service:Ceramic Coating, status:completed, upcoming:booked]',
    ],
    [
      'customers who had ceramic',
      'any of them coming back',
      'list customers [service:Ceramic Coating, status:completed, upcoming:booked]',
    ],
    // What is booked for them need be no ceramic.
    ['customers who had ceramic', 'which of them are coming in next week', 'no plan'],
    ['who had a ceramic this year', 'who of them has an appointment next week', 'no plan'],
  ])('%s, %s', async (first, next, plan) => {
    expect(await talked(first, next)).toBe(plan);
  });
});

describe('without somebody', () => {
  it.each([
    ['best customers this year', 'skip derek turner'],
    ['mejores clientes este ano', 'quita a derek turner'],
  ])('%s, %s', async (first, next) => {
    expect(await talked(first, next)).toContain('!customer:Derek Turner');
  });
});

describe('which customers, of what was counted', () => {
  it.each([
    [
      'how many cancellations this year',
      'which customers',
      'list cancelled [] 2026-01-01..2026-12-31',
    ],
    [
      'how many cancellations this year',
      'que clientes',
      'list cancelled [] 2026-01-01..2026-12-31',
    ],
    [
      'how many ceramics this year',
      'what customers',
      'list jobs [service:Ceramic Coating] 2026-01-01..2026-12-31',
    ],
    [
      'new customers this month',
      'which ones havent booked',
      'list new_customers [!upcoming:booked] 2026-11-01..2026-11-30',
    ],
    [
      'new customers this month',
      'who hasnt booked yet',
      'list new_customers [!upcoming:booked] 2026-11-01..2026-11-30',
    ],
  ])('%s, %s', async (first, next, plan) => {
    expect(await talked(first, next)).toBe(plan);
  });
});
