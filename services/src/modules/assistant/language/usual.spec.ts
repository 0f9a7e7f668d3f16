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
    ['which service is most sold', 'how much money it made', 'value revenue [] -it'],
  ])('%s, %s', async (first, next, expected) => {
    expect(await follow(first, next)).toBe(expected);
  });
});
