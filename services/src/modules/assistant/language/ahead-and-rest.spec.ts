import { meaning, meanings, talked } from '../../../../test/assistant/meaning.js';

const THIS_MONTH = '2026-11-01..2026-11-30';
const LAST_MONTH = '2026-10-01..2026-10-31';
const LAST_NOVEMBER = '2025-11-01..2025-11-30';
const DECEMBER = '2026-12-01..2026-12-31';

meanings('who is busier has more jobs, who does better takes in more', [
  ['are we doin better than last nov', `value revenue [] ${THIS_MONTH} vs ${LAST_NOVEMBER}`],
  ['are we up or down from last month', `value revenue [] ${THIS_MONTH} vs ${LAST_MONTH}`],
  ['are we busier than last november', `value jobs [] ${THIS_MONTH} vs ${LAST_NOVEMBER}`],
  ['are we slower than last month', `value jobs [] ${THIS_MONTH} vs ${LAST_MONTH}`],
  ['have we been busier than last month', `value jobs [] ${THIS_MONTH} vs ${LAST_MONTH}`],
  ['are we busier than this time last yr', `value jobs [] ${THIS_MONTH} vs year_before`],
  ['are things better than a year ago', `value revenue [] ${THIS_MONTH} vs year_before`],
]);

meanings('a month that is said so far, or looked at, is the nearest', [
  ['whats dec looking like in dollars', `value worth [] ${DECEMBER}`],
  ['how much for december so far', `value worth [] ${DECEMBER}`],
  ['avg ticket dec so far', `value average [] ${DECEMBER}`],
  ['how much in october so far', `value revenue [] ${LAST_MONTH}`],
  ['how much did we make in december', 'value revenue [] 2025-12-01..2025-12-31'],
]);

meanings('the rest of some days is what of them is to come', [
  ['rest of december', `list jobs [] ${DECEMBER}`],
  ['how many jobs the rest of december', `value jobs [] ${DECEMBER}`],
  ['the rest of november', 'list jobs [status:upcoming] 2026-11-22..2026-11-30'],
  ['rest of next week', 'list jobs [] 2026-11-23..2026-11-29'],
  ['how much for the rest of the year', 'value worth [status:upcoming] 2026-11-22..2026-12-31'],
]);

meanings('the rest of some days is still to come', [
  [
    'how much is booked for the rest of the month',
    'value worth [status:upcoming] 2026-11-22..2026-11-30',
  ],
  ['whats booked for the rest of the yr $', 'list jobs [status:upcoming] 2026-11-22..2026-12-31'],
  ['jobs for the rest of the month', 'list jobs [status:upcoming] 2026-11-22..2026-11-30'],
]);

meanings('what we have had is none of what is still to come', [
  ['how many jobs have we had this month', `value jobs [status:completed] ${THIS_MONTH}`],
  ['cuantos trabajos hemos tenido este mes', `value jobs [status:completed] ${THIS_MONTH}`],
  ['how many customers have we had this month', `value customers [status:completed] ${THIS_MONTH}`],
  ['how many cars have i had today', 'value jobs [] 2026-11-22..2026-11-22'],
  ['cuantos carros caen este mes', `value jobs [] ${THIS_MONTH}`],
]);

meanings('what came from something is its revenue', [
  ['wat did we get from trucks n suvs in oct', `value revenue [vehicle:truck|suv] ${LAST_MONTH}`],
  ['what did we get from derek turner', 'value revenue [customer:Derek Turner]'],
  ['what came in from tacomas', 'value revenue [vehicle:tacoma]'],
  ['what did we get from derek last time', 'list visits latest #1 [customer:Derek Turner]'],
  ['what did we charge derek turner', 'list visits latest #1 [customer:Derek Turner]'],
]);

meanings('who had, in Spanish', [
  [
    'que clientes tuvieron ceramica este año',
    'list customers [service:Ceramic Coating, status:completed] 2026-01-01..2026-12-31',
  ],
  ['quienes han tenido un ceramico', 'list customers [service:Ceramic Coating, status:completed]'],
  ['citas del martes x la tarde', 'list jobs [time_of_day:afternoon] 2026-11-24..2026-11-24'],
]);

meanings('who has been away for so long, and where they live', [
  ["who's been gone more than 45 days", 'list customers [not_since:2026-10-09]'],
  ['who is lapsed 60 days', 'list customers [not_since:2026-09-24]'],
  ['inactive for 90 days', 'list customers [not_since:2026-08-25]'],
  ['lapsed customers', 'list customers [due:lapsed]'],
  ['customers with their addresses', 'list customers [] with place'],
  ['addresses of tacoma owners', 'list customers [vehicle:tacoma] with place'],
  ['clientes con sus direcciones', 'list customers [] with place'],
  ['customers and their emails', 'list customers [] with email'],
  ['customers without an address', 'list customers [missing:place]'],
]);

meanings('who is in the shop now comes next another time', [
  [
    'when is derek turner coming in next',
    'list jobs earliest #1 [customer:Derek Turner, !status:in-progress]',
  ],
  ...['is derek turner on the books again', 'when is derek turner due back'].map(
    (text): [string, string] => [
      text,
      'list jobs earliest #1 [customer:Derek Turner, !status:in-progress]',
    ],
  ),
  ['when is derek turners appointment', 'list jobs earliest #1 [customer:Derek Turner]'],
]);

meanings('all there is has the others as well', [
  ['anything else tomorrow', 'whether jobs [] 2026-11-23..2026-11-23'],
  ['who else is coming tomorrow', 'list jobs [] 2026-11-23..2026-11-23'],
  ['who else has a tacoma', 'list customers [vehicle:tacoma]'],
]);
it.each(['what else', 'who else', 'who else besides tanya is coming monday'])(
  'the others alone are said: %s',
  async (text) => {
    expect(await meaning(text)).toContain('?else');
  },
);

meanings('the last appointment of a day is one of its jobs', [
  ['who is the last appointment on saturday', 'list jobs latest #1 [] 2026-11-28..2026-11-28'],
  [
    'customers whose last visit was in september',
    'list customers [not_since:2026-10-01, here_in:2026-09-01/2026-09-30]',
  ],
]);

meanings('what one comes to is no sum, and kinds of days are no jobs', [
  ['how much do regulars spend a visit', 'value average [visit:returning]'],
  ['what does a regular spend each time', 'value average [visit:returning]'],
  ['how many days did we work last week', 'value days_worked [] 2026-11-09..2026-11-15'],
  ['how many full days did we have last week', 'value jobs [] 2026-11-09..2026-11-15 -days'],
  ['how many busy days last month', `value jobs [] ${LAST_MONTH} -days`],
  ['que tan llenos estamos la proxima semana', 'list jobs [] 2026-11-23..2026-11-29'],
  ['que servicios hicimos ayer', 'value jobs by service [] 2026-11-21..2026-11-21'],
]);

meanings('in other words', [
  ['how much is tmrws first job', 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
  ['how much was yesterdays last job', 'list jobs latest #1 [] 2026-11-21..2026-11-21'],
  ['customers with missing phone numbers', 'list customers [missing:phone]'],
  ['who is missing an email', 'list customers [missing:email]'],
  ['how much did we lose last month from ppl cancelling', `value lost [] ${LAST_MONTH}`],
  ['how much are cancellations costing us this year', 'value lost [] 2026-01-01..2026-12-31'],
  ['whats the damage this wk', 'value revenue [] 2026-11-16..2026-11-22 vs before'],
  ['how much we clear last month', `value revenue [] ${LAST_MONTH}`],
  ['who spends the most on average', 'value average by customer most #1 []'],
  ['which customers have two cars', 'list customers [vehicles_at_least:2, vehicles_at_most:2]'],
]);
it.each(['what are we on pace for this month', 'are we on track this month'])(
  'what days will come to is in no record: %s',
  async (text) => {
    expect(await meaning(text)).toMatch(/ -on (?:pace|track)/);
  },
);

meanings('a figure that is typed for how it sounds', [
  ['money lost 2 no shows this yr', 'value lost [status:no-show] 2026-01-01..2026-12-31'],
  ['how many jobs 4 monday', 'value jobs [] 2026-11-23..2026-11-23'],
  ['jobs after 4 this week', 'list jobs [time_of_day:16:00-] 2026-11-16..2026-11-22'],
]);

const BEST = 'who are my best customers this year';
it.each([
  [BEST, 'how much did they spend', 'value spent by customer most [] 2026-01-01..2026-12-31'],
  ['top 5 customers', 'how much did they spend', 'value revenue by customer most #5 []'],
  [
    'whats on monday',
    'when was the last time each of them was here',
    'list customers [] 2026-11-23..2026-11-23',
  ],
  [
    'customers with a tacoma',
    'just the ones who had both ceramic and interior',
    'list customers [vehicle:tacoma, service:Ceramic Coating, service:Interior Detail, status:completed]',
  ],
])('after %s: %s', async (before, next, expected) => {
  expect(await talked(before, next)).toBe(expected);
});

meanings('what still comes in is still to come', [
  [
    'whats still coming in from booked jobs this week',
    'list jobs [status:upcoming] 2026-11-16..2026-11-22',
  ],
  [
    'what money is still coming in this week',
    'value worth [status:upcoming] 2026-11-16..2026-11-22',
  ],
]);

meanings('when all is done', [
  ['what time was the car done', 'list jobs [status:completed] -what time'],
  ['what time were done tmrw', 'list jobs [] 2026-11-23..2026-11-23'],
  ['what time we are done', 'list jobs [] 2026-11-22..2026-11-22'],
]);

meanings('what is like one of a kind is not that one alone', [
  [
    'how much off trucks like the tacoma this year',
    'value revenue [vehicle:truck, vehicle:tacoma] 2026-01-01..2026-12-31 vs before -like',
  ],
]);
