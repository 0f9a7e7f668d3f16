import { talked } from '../../../../../test/assistant/meaning.js';

const [october, next] = ['2026-10-01..2026-10-31', '2026-11-23..2026-11-29'];

describe('what is named is worked out, and not what was counted before', () => {
  const made = 'how much did we make last month';
  it.each([
    [made, 'and how many cancelled', `value cancelled [] ${october}`],
    [made, 'and how many no shows', `value no_shows [] ${october}`],
    [made, 'how many customers is that', `value customers [status:completed] ${october}`],
    [made, 'how many jobs was that', `value visits [] ${october}`],
    [made, 'how many were trucks', `value visits [vehicle:truck] ${october}`],
    [made, 'how many of those were new', `value visits [visit:first] ${october}`],
    [made, 'how many repeat', `value visits [visit:returning] ${october}`],
    [made, 'how many repeat customers', `value customers [visit:returning] ${october}`],
    ['whats booked next week', 'how many were new', `value jobs [visit:first] ${next}`],
    ['list my hondas', 'how many repeat', 'value customers [vehicle:honda, visit:returning]'],
  ])('%s, %s', async (before, asked, plan) => {
    expect(await talked(before, asked)).toBe(plan);
  });
});

describe('what was called off stays so', () => {
  const november = '2026-11-01..2026-11-30';
  it.each([
    ['how many customers is that', `value customers [status:cancelled] ${november}`],
    ['how many cars is that', `value cancelled [] ${november}`],
    ['how much was that', `value lost [] ${november}`],
  ])('any cancellations this month, %s', async (asked, plan) => {
    expect(await talked('any cancellations this month', asked)).toBe(plan);
  });
});

describe('two that stand beside each other stay two, also where other days or conditions are asked', () => {
  const two = 'who spent more this year tanya hayes or derek turner';
  const both = 'value spent by customer most [customer:Tanya Hayes|Derek Turner';
  it.each([
    [two, 'and last year', `${both}] 2025-01-01..2025-12-31`],
    [two, 'same for october', `${both}] ${october}`],
    [two, 'only ceramic', `${both}, service:Ceramic Coating] 2026-01-01..2026-12-31`],
    [
      'is van 1 making more than van 2 this month',
      'and last month',
      `value revenue by crew [crew:Van 1|Van 2] ${october}`,
    ],
  ])('%s, %s', async (before, asked, plan) => {
    expect(await talked(before, asked)).toBe(plan);
  });
});

describe('nothing but customers spends', () => {
  it.each([
    ['how much did we make on suvs last month', 'vehicle:suv'],
    ['what did van 2 bring in last month', 'crew:Van 2'],
  ])('%s, which of them spent the most', async (before, condition) => {
    expect(await talked(before, 'which of them spent the most')).toBe(
      `value spent by customer most #1 [${condition}] ${october}`,
    );
  });
});

describe('the next one is still to come', () => {
  const first = 'list jobs earliest #1';
  it.each([
    [
      'list my hondas',
      'whens their next visit',
      `${first} [vehicle:honda, !status:in-progress, status:upcoming]`,
    ],
    [
      'how much did we make last month',
      'when is the next one',
      `${first} [!status:in-progress, status:upcoming]`,
    ],
    [
      'who had a ceramic this year',
      'when is the next one',
      `${first} [service:Ceramic Coating, !status:in-progress, status:upcoming] 2026-11-22..2026-12-31`,
    ],
    ['whats booked next week', 'and the next one', `list jobs [] 2026-11-30..2026-12-06`],
  ])('%s, %s', async (before, asked, plan) => {
    expect(await talked(before, asked)).toBe(plan);
  });
});

describe('the rows of what was answered, as a list', () => {
  const visits = `list visits [] ${october}`;
  it.each([
    ['how much did we make last month', 'show me the jobs', visits],
    ['how much did we make last month', 'list the jobs please', visits],
    ['how much did we make last month', 'show me the list', visits],
    ['how much did we make last month', 'which jobs were those', visits],
    ['cuanto hicimos el mes pasado', 'muestrame los trabajos', visits],
    ['who hasnt been in since july', 'show me the list', 'list customers [not_since:2026-07-01]'],
  ])('%s, %s', async (before, asked, plan) => {
    expect(await talked(before, asked)).toBe(plan);
  });
});

describe('which of them is asked of those that were told', () => {
  it.each([
    ['list my hondas', 'which were first timers', 'list customers [vehicle:honda, visit:first]'],
    [
      'who hasnt been in since july',
      'which have a tesla',
      'list customers [not_since:2026-07-01, vehicle:tesla]',
    ],
    [
      'whats on tomorrow',
      'which were first timers',
      'list jobs [visit:first] 2026-11-23..2026-11-23',
    ],
    ['customers with no email', 'any with notes', 'list customers [missing:email, !missing:notes]'],
    ['customers with no email', 'and no phone', 'list customers [missing:email, missing:phone]'],
  ])('%s, %s', async (before, asked, plan) => {
    expect(await talked(before, asked)).toBe(plan);
  });
});

describe('weekdays go with their days', () => {
  const saturdays = 'what did we make on saturdays in october';
  it.each([
    [saturdays, 'and on november 20', 'value revenue [] 2026-11-20..2026-11-20'],
    [saturdays, 'and this week', 'value revenue [weekday:6] 2026-11-16..2026-11-22 vs before'],
    [
      'whats on tomorrow',
      'how about fridays',
      'list jobs [weekday:5] 2026-11-23..2026-11-23 -fridays',
    ],
  ])('%s, %s', async (before, asked, plan) => {
    expect(await talked(before, asked)).toBe(plan);
  });
});

it.each([
  [
    'how much did we make this month',
    'the 3 cheapest',
    'list visits least #3 [] 2026-11-01..2026-11-30',
  ],
  [
    'how are we doing this month',
    'how much did each make',
    'value revenue [] 2026-11-01..2026-11-30 -each',
  ],
  // Everybody was new once.
  ['how many customers do we have', 'only new customers', 'no plan'],
  ['list my hondas', 'how many were new', 'no plan'],
])('%s, %s', async (before, asked, plan) => {
  expect(await talked(before, asked)).toBe(plan);
});

describe('the next one of days under way is still to come', () => {
  const first = 'list jobs earliest #1 [!status:in-progress, status:upcoming]';
  it.each([
    ['whos next today', `${first} 2026-11-22..2026-11-22`],
    ['next job this week', `${first} 2026-11-22..2026-11-22`],
    ['whats the next job this month', `${first} 2026-11-22..2026-11-30`],
    ['quien es el proximo cliente hoy o mañana', `${first} 2026-11-22..2026-11-23`],
    [
      'who is the next customer tomorrow',
      'list jobs earliest #1 [!status:in-progress] 2026-11-23..2026-11-23',
    ],
    ['who is coming in next tuesday', 'list jobs [] 2026-11-24..2026-11-24'],
  ])('%s', async (asked, plan) => {
    expect(await talked(asked)).toBe(plan);
  });
});

it.each([
  ['phone numbers of everyone coming in tomorrow', 'list customers [] 2026-11-23..2026-11-23'],
  // One beside each of them is beside itself as well.
  [
    'how much did van 1 earn last month compared to what each van earned',
    'value revenue by crew [crew:Van 1] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31 -each van',
  ],
])('%s', async (asked, plan) => {
  expect(await talked(asked)).toBe(plan);
});

it('what it has brought in is asked of the service that was spoken of', async () => {
  expect(
    await talked('what does a ceramic coating cost', 'how much has it brought in this year'),
  ).toBe('value revenue [service:Ceramic Coating] 2026-01-01..2026-12-31 vs before');
});
