import { meaning, meanings, TODAY, vocabulary } from '../../../../test/assistant/meaning.js';
import { understand } from './understand.js';

const THIS_MONTH = '2026-11-01..2026-11-30';
const LAST_MONTH = '2026-10-01..2026-10-31';
const MONDAY = '2026-11-23..2026-11-23';

meanings('what is so as a rule, up to now, or seen from now', [
  ['is friday busier than saturday usually', 'value jobs by weekday [weekday:5|6]'],
  ['is tuesday or thursday usually busier', 'value jobs by weekday [weekday:2|4]'],
  [
    'are we ahead of october at this point in the month',
    `value revenue [] ${THIS_MONTH} vs ${LAST_MONTH}`,
  ],
  ['what were we at by this time in oct', `value revenue [] ${THIS_MONTH} vs ${LAST_MONTH}`],
  ['is this month better than the past month', `value revenue [] ${THIS_MONTH} vs ${LAST_MONTH}`],
  ['this week vs past week', 'value revenue [] 2026-11-16..2026-11-22 vs 2026-11-09..2026-11-15'],
  [
    'is ceramic coating selling better this fall than it did over the summer',
    'value revenue [service:Ceramic Coating] 2026-09-01..2026-11-30 vs 2026-06-01..2026-08-31',
  ],
  ['what is the latest we will be working next friday', 'list jobs [] 2026-11-27..2026-11-27'],
  ['when did derek turner start coming', 'list visits earliest #1 [customer:Derek Turner]'],
  ['who paid more yesterday', 'value spent by customer most [] 2026-11-21..2026-11-21'],
  ['overdue for a wash and wax', 'list customers [service:Wash and Wax, due:due]'],
  ['how much $ we still got booked for december', 'value worth [] 2026-12-01..2026-12-31'],
]);

meanings('what we did on no days is done', [
  ['how many cars did we actually do', 'value visits []'],
  ['how many cars have we had', 'value visits []'],
  ['how many ceramics did we do', 'value jobs [service:Ceramic Coating, status:completed]'],
]);

meanings('whose job it is, and who was served', [
  ['how much is derek turners job', 'list jobs earliest #1 [customer:Derek Turner]'],
  ['how much from new ppl this month', `value revenue [visit:first] ${THIS_MONTH} vs before`],
  [
    'how many customers did we serve this year',
    'value customers [status:completed] 2026-01-01..2026-12-31',
  ],
  [
    'how many more customers came in october than in september',
    `value customers [] ${LAST_MONTH} vs 2026-09-01..2026-09-30`,
  ],
  [
    'how much did the bay earn last month compared to what each van earned',
    `value revenue by crew [] ${LAST_MONTH}`,
  ],
]);

meanings('who has so many jobs on some days', [
  ['who has 2 jobs next week', 'value jobs by customer [] 2026-11-23..2026-11-29 to 2'],
  [
    'does anyone have two appointments on the 28th',
    'value jobs by customer [] 2026-11-28..2026-11-28 to 2',
  ],
]);

meanings('who was here so often', [
  [
    'how many of our customers have been here exactly twice',
    'value customers [visits_at_least:2, visits_at_most:2]',
  ],
  ['revenue from people who only came once', 'value revenue [visit:first] -who only came once'],
  ['who is our next new customer', 'list new_customers earliest #1 [] -next'],
]);

const follow = async (first: string, next: string) =>
  meaning(next, (await understand(first, vocabulary, TODAY)).plan);
const monday = 'whats on monday';

describe('what goes on over rows that were answered', () => {
  it.each([
    [
      'list my truck customers',
      'only the ones that havent been here in 2 months',
      'list customers [vehicle:truck, not_since:2026-09-23]',
    ],
    [
      'list my truck customers',
      'how many of them have been here more than five times',
      'value customers [vehicle:truck, visits_at_least:6]',
    ],
    [monday, 'which are still unconfirmed', `list jobs [status:unconfirmed] ${MONDAY}`],
    [
      'how many jobs this week',
      'which were interior',
      'list jobs [service:Interior Detail] 2026-11-16..2026-11-22',
    ],
    [
      'clientes con tesla',
      'solo los que no han venido en 3 meses',
      'list customers [vehicle:tesla, not_since:2026-08-23]',
    ],
    [
      'clientes con tesla',
      'los que gastaron mas de 500',
      'list customers [vehicle:tesla, spent_at_least:500]',
    ],
    [monday, 'who has the longest one', `list hours most #1 [] ${MONDAY}`],
    [monday, 'which one pays most', `list jobs most #1 [] ${MONDAY}`],
    [monday, 'which car has the first', `list jobs earliest #1 [] ${MONDAY}`],
    [monday, 'how many customers', `value customers [] ${MONDAY}`],
    ['sales of october', 'how many customers', `value customers [status:completed] ${LAST_MONTH}`],
    [
      'best customers',
      'and the ones who only came once',
      'value spent by customer most [visit:first] -who only came once',
    ],
    [monday, 'how long will it all take', `value hours [] ${MONDAY}`],
    [monday, 'how many confirmed', `value jobs [status:confirmed] ${MONDAY}`],
    [monday, 'how much have they spent', `list customers [] ${MONDAY}`],
    ['how was october', 'how many new customers', `value new_customers [] ${LAST_MONTH}`],
    ['how was october', 'first half', 'value revenue [] 2026-10-01..2026-10-15'],
    ['how was october', 'and the second half', 'value revenue [] 2026-10-16..2026-10-31'],
    ['top 5 customers', 'total', 'value revenue by customer most #5 []'],
    ['top 5 customers', 'avg spend', 'value per_customer by customer most #5 [] -avg spend'],
    [
      'list my truck customers',
      'only those who came this year',
      'list customers [vehicle:truck, status:completed] 2026-01-01..2026-12-31',
    ],
    [
      'who cancelled in october',
      'show their phones',
      `list customers [status:cancelled] ${LAST_MONTH}`,
    ],
    // What stood first by one figure need not stand first by another.
    [
      'best week this year',
      'how many jobs',
      'value revenue by week most #2 [] 2026-01-01..2026-11-22',
    ],
    ['busiest day next week', 'how many hours', 'value hours by day [] 2026-11-23..2026-11-29'],
    ['busiest day next week', 'whats it worth', 'value worth by day [] 2026-11-23..2026-11-29'],
    [
      'new customers this month',
      'which have a truck',
      `list new_customers [vehicle:truck] ${THIS_MONTH}`,
    ],
    [
      'list my truck customers',
      'only the ones with nothing booked',
      'list customers [vehicle:truck, !upcoming:booked]',
    ],
    ['how was thanksgiving', 'and last year', 'value revenue [] 2024-11-28..2024-11-28'],
    [
      'who cancelled in october',
      'did they come back',
      `list customers [status:cancelled, !not_since:2026-11-01] ${LAST_MONTH}`,
    ],
    ['who cancelled this month', 'did they come back', 'no plan'],
    [
      'average ticket this year',
      'which service is highest',
      'value average by service most #1 [] 2026-01-01..2026-12-31',
    ],
    ['who cancelled in october', 'how many hours was that', 'no plan'],
    [
      'who cancelled in october',
      'how many people was it',
      `value customers [status:cancelled] ${LAST_MONTH}`,
    ],
    ['who cancelled in october', 'the last one', `list cancelled latest #1 [] ${LAST_MONTH}`],
    [
      'who cancelled in october',
      'who was the last one',
      `list cancelled latest #1 [] ${LAST_MONTH}`,
    ],
    [
      'who cancelled in october',
      'who has something booked',
      `list customers [status:cancelled, upcoming:booked] ${LAST_MONTH}`,
    ],
    [
      'who came in last week',
      'who has nothing booked',
      'list customers [!upcoming:booked] 2026-11-09..2026-11-15',
    ],
    [
      'new customers in september',
      'how many people was it',
      'value new_customers [] 2026-09-01..2026-09-30',
    ],
    [
      'new customers in september',
      'who spent the most',
      'list new_customers most #1 [] 2026-09-01..2026-09-30',
    ],
    [
      'new customers in september',
      'who was the biggest',
      'list new_customers most #1 [] 2026-09-01..2026-09-30',
    ],
    ['which service is most sold', 'how much money it made', 'value revenue [] -it'],
  ])('%s, %s', async (first, next, expected) => {
    expect(await follow(first, next)).toBe(expected);
  });
});
