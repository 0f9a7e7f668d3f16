import { meanings, meaning, talked } from '../../../../test/assistant/meaning.js';

const OCTOBER = '2026-10-01..2026-10-31';
const MONDAY = '2026-11-23..2026-11-23';
const THIS_WEEK = '2026-11-16..2026-11-22';
const NEXT_WEEK = '2026-11-23..2026-11-29';

meanings('whether all of them are so is told by those that are not', [
  ['is everyone confirmed for tomorrow', `list jobs [status:unconfirmed] ${MONDAY}`],
  ['are all of next weeks jobs confirmed', `list jobs [status:unconfirmed] ${NEXT_WEEK}`],
  ['are all my jobs tomorrow confirmed', `list jobs [status:unconfirmed] ${MONDAY}`],
  ['did everyone confirm for tomorrow', `list jobs [status:unconfirmed] ${MONDAY}`],
  ['are we fully confirmed for tomorrow', `list jobs [status:unconfirmed] ${MONDAY}`],
  ['is everyone confirmed', 'list jobs [status:unconfirmed]'],
  ['is everything done today', 'list jobs [status:open] 2026-11-22..2026-11-22'],
  ['ya confirmaron todos los de mañana', `list jobs [status:unconfirmed] ${MONDAY}`],
  ['estan todos confirmados para mañana', `list jobs [status:unconfirmed] ${MONDAY}`],
]);

meanings('whether all came is told by those who did not', [
  ['did everybody show up this week', `list no_shows [] ${THIS_WEEK}`],
  ['did everyone show up yesterday', 'list no_shows [] 2026-11-21..2026-11-21'],
  ['did everyone make it in', 'list no_shows [] 2026-11-22..2026-11-22'],
]);

meanings('what was worth something is over', [
  ['what was tuesday worth', 'value revenue [] 2026-11-17..2026-11-17'],
  ['how much was last friday worth', 'value revenue [] 2026-11-20..2026-11-20'],
  ['what was october worth', `value revenue [] ${OCTOBER}`],
  ['what was the last job worth', 'list visits latest #1 []'],
  ['what is tuesday worth', 'value worth [] 2026-11-24..2026-11-24'],
  ['what were the unconfirmed ones worth', 'value worth [status:unconfirmed]'],
]);

meanings('a month that is looked at is the nearest, in money as well', [
  ['how is december lookin money wise', 'value worth [] 2026-12-01..2026-12-31'],
  ['how was october looking', `value revenue [] ${OCTOBER}`],
]);

meanings('who comes every month is no count by month', [
  ['customers who come every month', 'value customers by month [] -every month'],
  ['how many customers come in every month', 'value customers by month []'],
]);

meanings('where the jobs are', [
  ['addresses for monday', `list jobs [] ${MONDAY} with place`],
  ['where are we going tomorrow', `list jobs [] ${MONDAY} with place`],
  ['list tomorrows jobs with addresses', `list jobs [] ${MONDAY} with place`],
  ['las direcciones de mañana', `list jobs [] ${MONDAY} with place`],
  ['donde son los trabajos de mañana', `list jobs [] ${MONDAY} with place`],
  // One says where it is.
  ['where am i going first tomorrow', `list jobs earliest #1 [] ${MONDAY}`],
  ['jobs without an address', 'list jobs [missing:place]'],
]);

meanings('weeks and months beside a day', [
  ['what did we make the week before thanksgiving', 'value revenue [] 2025-11-17..2025-11-23'],
  ['week after thanksgiving', 'list jobs [] 2026-11-30..2026-12-06'],
  ['weekend before christmas', 'list jobs [] 2026-12-19..2026-12-20'],
  ['jobs the weekend after labor day', 'list jobs [] 2026-09-12..2026-09-13'],
  ['the month before christmas last year revenue', 'value revenue [] 2025-11-01..2025-11-30'],
]);

meanings('what is booked now is not of today', [
  ['how much money is on the books right now', 'value worth []'],
  ['what do we have booked right now', 'list jobs []'],
]);

describe('what something cost is no loss', () => {
  it.each(['what did jobs cost me in october', 'what does a job cost me'])('%s', async (text) => {
    expect(await meaning(text)).toContain('?cost me');
  });
});

meanings('who came for the first time, and back', [
  ['how many octobers first timers came back', `value new_customers [visit:returning] ${OCTOBER}`],
  [
    'did any first timers from october come back',
    `whether new_customers [visit:returning] ${OCTOBER}`,
  ],
  [
    'how many of last months new customers came back',
    `value new_customers [visit:returning] ${OCTOBER}`,
  ],
  ['customers who have only ever come once', 'list customers [visit:first]'],
  ['whos the new guy with the model 3', 'list new_customers latest #1 [vehicle:model 3]'],
  ['whos new this month', 'list new_customers [] 2026-11-01..2026-11-30'],
  ['who used to come a lot but stopped', 'list customers [visit:returning, due:lapsed]'],
]);

meanings('who has nothing booked', [
  ['customers with no upcoming appointment', 'list customers [!upcoming:booked]'],
  ['customers with no appointment coming up', 'list customers [!upcoming:booked]'],
  ['who hasnt come back since their first visit', 'list customers [visit:first]'],
]);

meanings('what is booked, and what a day brought', [
  ['what services are booked for tomorrow', `value jobs by service [] ${MONDAY}`],
  ['anything booked for christmas eve', 'list jobs [] 2026-12-24..2026-12-24'],
  ['yesterdays take', 'value revenue [] 2026-11-21..2026-11-21'],
  ['what did first timers spend last month', `value revenue [visit:first] ${OCTOBER}`],
]);

meanings('how it is going', [
  [
    'did we have a better week than last week',
    `value revenue [] ${THIS_WEEK} vs 2026-11-09..2026-11-15`,
  ],
  ['was this a slower week than last', `value jobs [] ${THIS_WEEK} vs 2026-11-09..2026-11-15`],
  ['is business picking up', `value revenue [] 2026-11-01..2026-11-30 vs ${OCTOBER}`],
  [
    'is ceramic taking off',
    `value revenue [service:Ceramic Coating] 2026-11-01..2026-11-30 vs ${OCTOBER}`,
  ],
  ['are bookings picking up', `value jobs [] 2026-11-01..2026-11-30 vs ${OCTOBER}`],
]);

meanings('as it is said in a shop', [
  ['how much outta trucks last month', `value revenue [vehicle:truck] ${OCTOBER}`],
  [
    'how much money walks out the door with no shows this year',
    'value lost [status:no-show] 2026-01-01..2026-12-31',
  ],
  [
    'how much will we make this month if everything booked comes in',
    'value worth [] 2026-11-01..2026-11-30',
  ],
  [
    'Do I have anything big booked next week, like a full detail or a ceramic?',
    `whether jobs [service:Full Detail|Ceramic Coating] ${NEXT_WEEK}`,
  ],
  ['anything big tomorrow', `list jobs most [] ${MONDAY}`],
  ['any jobs i forgot to mark done', 'whether jobs [status:unclosed]'],
  ['which jobs do i still need to mark done', 'list jobs [status:unclosed]'],
  ['how long will monday take', `value hours [] ${MONDAY}`],
  ['who can i call to fill up next week', 'list customers [due:due]'],
]);

describe('what follows up', () => {
  it.each([
    [['whats on tomorrow', 'where are they'], `list jobs [] ${MONDAY} with place`],
    [['how many jobs tomorrow', 'where are they'], `list jobs [] ${MONDAY} with place`],
    [['how many jobs tomorrow', 'what cars are they'], `list customers [] ${MONDAY}`],
    [['whos on monday', 'where do they live'], `list jobs [] ${MONDAY} with place`],
    [['whos on monday', 'how long will that take'], `value hours [] ${MONDAY}`],
    [
      ['how many jobs next week', 'are they all confirmed'],
      `value jobs [status:unconfirmed] ${NEXT_WEEK}`,
    ],
    [
      ['how many jobs next week', 'are they confirmed'],
      `value jobs [status:unconfirmed] ${NEXT_WEEK}`,
    ],
    [['whos on monday', 'is anybody not confirmed'], `list jobs [status:unconfirmed] ${MONDAY}`],
    [['who has a tesla', 'just the top 3'], 'list customers most #3 [vehicle:tesla]'],
    [
      ['whats booked saturday', 'which van has what'],
      'value jobs by crew [] 2026-11-28..2026-11-28',
    ],
    [['whats booked saturday', 'which van'], 'value jobs by crew [] 2026-11-28..2026-11-28'],
    [
      ['who came in yesterday', 'have they been here before'],
      'list visits [visit:returning] 2026-11-21..2026-11-21',
    ],
    [
      ['who came in yesterday', 'are they coming back'],
      'list customers [upcoming:booked] 2026-11-21..2026-11-21',
    ],
    [['que hay mañana', 'estan todos confirmados'], `list jobs [status:unconfirmed] ${MONDAY}`],
    [['avg ticket this year', 'is that up'], 'value average [] 2026-01-01..2026-12-31 vs before'],
  ])('%j', async (questions, expected) => {
    expect(await talked(...questions)).toBe(expected);
  });
});
