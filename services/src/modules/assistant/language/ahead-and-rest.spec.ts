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

meanings('per truck is what one brings', [
  ['how much do we get per truck', 'value average [vehicle:truck]'],
  ['how much do we make per ceramic', 'value average [service:Ceramic Coating]'],
  ['how much do we make per week', 'value revenue by week []'],
]);

meanings('a stretch that is over is beside the one before', [
  ['were we busier last week', 'value jobs [] 2026-11-09..2026-11-15 vs 2026-11-02..2026-11-08'],
  ['was last month better', `value revenue [] ${LAST_MONTH} vs 2026-09-01..2026-09-30`],
  ['was last week slower', 'value jobs [] 2026-11-09..2026-11-15 vs 2026-11-02..2026-11-08'],
]);

meanings('things of a kind are put side by side', [
  ['am vs pm jobs', 'value jobs by part_of_day []'],
  ['sabados o viernes, cual deja mas', 'value revenue by weekday [weekday:6|5]'],
  [
    'is wash and wax bigger than full detail',
    'value revenue by service [service:Wash and Wax|Full Detail]',
  ],
  ['who was new last week', 'list new_customers [] 2026-11-09..2026-11-15'],
  ['quien falta por confirmar', 'list customers [status:unconfirmed]'],
]);

const THIS_YEAR = '2026-01-01..2026-12-31';
meanings('who did not have a service in some days is without any of its jobs', [
  ['who hasnt had an interior this year', `list customers [!service:Interior Detail] ${THIS_YEAR}`],
  [
    'who has not had a ceramic since june',
    'list customers [!service:Ceramic Coating] 2026-06-01..2026-11-22',
  ],
  [
    'who hasnt had a wash in 3 months',
    'list customers [!service:Wash and Wax] 2026-08-23..2026-11-22',
  ],
  [
    'how many didnt get an interior this year',
    `value customers [!service:Interior Detail] ${THIS_YEAR}`,
  ],
  ['who had an interior this year', `list jobs [service:Interior Detail] ${THIS_YEAR}`],
]);

meanings('how many came back are those who did', [
  ['how many came back this month', `value customers [visit:returning] ${THIS_MONTH}`],
  ['how many return visits this month', `value jobs [visit:returning] ${THIS_MONTH}`],
]);

meanings('what comes more is counted, and what regulars spend is of each visit', [
  ['do blue or red cars come more', 'value jobs by color [vehicle:blue|red]'],
  ['which comes in more, hondas or fords', 'value jobs by make [vehicle:honda|ford]'],
  [
    'are regulars spending more than last yr',
    `value average [visit:returning] ${THIS_YEAR} vs 2025-01-01..2025-12-31`,
  ],
  ['esta semana o la pasada', 'value revenue [] 2026-11-16..2026-11-22 vs 2026-11-09..2026-11-15'],
  ['how much is booked the next 2 weeks', 'value worth [status:upcoming] 2026-11-22..2026-12-05'],
  ['who joined last month', `list new_customers [] ${LAST_MONTH}`],
  ['whats our best hour', 'value revenue by hour most []'],
]);

meanings('a month beside its own last one', [
  ['nov vs last nov', `value revenue [] ${THIS_MONTH} vs 2025-11-01..2025-11-30`],
  ['october vs last october', `value revenue [] ${LAST_MONTH} vs 2025-10-01..2025-10-31`],
  ['hows the month goin', `value revenue [] ${THIS_MONTH} vs before`],
  ['did we top 5k last month', `value revenue [] ${LAST_MONTH} to $5000`],
  ['whos on deck', 'list jobs earliest #1 [!status:in-progress]'],
]);

meanings('days, weeks and months that come to so much are a split', [
  [
    'how many days did we break 1000 last month',
    'value revenue by day [] 2026-10-01..2026-10-31 to $1000',
  ],
  ['any months over 20k this year', 'value revenue by month [] 2026-01-01..2026-12-31 to $20000'],
  ['which days had more than 5 jobs', 'value jobs by day [] to 6'],
  ['days with more than 4 jobs in october', 'value jobs by day [] 2026-10-01..2026-10-31 to 5'],
  [
    'cuantos dias pasamos de 1000 el mes pasado',
    'value revenue by day [] 2026-10-01..2026-10-31 to $1000',
  ],
]);

meanings('what people ask of their records in other words', [
  ['how much does a full bring in on avg', 'value average [service:Full Detail]'],
  ['what does a full make me per hour', 'value per_hour [service:Full Detail]'],
  ['average full', 'value average [] -full'],
  ['do we have a full day tomorrow', 'list jobs [] 2026-11-23..2026-11-23'],
  ['who booked a ceramic in october', `list jobs [service:Ceramic Coating] ${LAST_MONTH}`],
  ['most expensive interior we did', 'list visits most #1 [service:Interior Detail]'],
  [
    'cheapest full detail this year',
    'list visits least #1 [service:Full Detail] 2026-01-01..2026-12-31',
  ],
  [
    'do i have more interiors or full details coming',
    'value jobs by service [service:Interior Detail|Full Detail, status:upcoming]',
  ],
  ['mtd vs last month', `value revenue [] ${THIS_MONTH} vs ${LAST_MONTH}`],
  ['what did i make off of derek turner', 'value revenue [customer:Derek Turner]'],
  [
    'average full detail price this year',
    'value average [service:Full Detail] 2026-01-01..2026-12-31',
  ],
  ['how many sundays did we work', 'value days_worked [weekday:7]'],
  ['longest day this month', 'value hours by day most #1 [] 2026-11-01..2026-11-22'],
  ['my slowest time of year', 'value jobs by month least #1 []'],
  ['what am i at for the quarter', 'value revenue [] 2026-10-01..2026-12-31 vs before'],
  ['whats the damage for oct', `value revenue [] ${LAST_MONTH}`],
  [
    'lowest paying service this year',
    'value revenue by service least #1 [] 2026-01-01..2026-12-31',
  ],
  ['customers with gate codes', 'list customers [place:gate code]'],
  ['whos coming in for a ceramic', 'list jobs [service:Ceramic Coating]'],
  ['is this month up on last', 'value revenue [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31'],
  ['customers who never came back after their first visit', 'list customers [visit:first]'],
  ['how many first time customers came back', 'value customers [visit:returning]'],
  ['how many new ppl vs regulars last month', 'value jobs by visit [] 2026-10-01..2026-10-31'],
  ['do i make more in vans or at the bay', 'value revenue by crew [crew:Van 1|Van 2|Bay]'],
  ['how long is tomorrow gonna be', 'value hours [] 2026-11-23..2026-11-23'],
  ['how far off 12k are we', 'value revenue [] 2026-11-01..2026-11-30 to $12000'],
  ['best hour on a friday', 'value jobs by hour most [weekday:5]'],
  ['top 5 cars by revenue', 'value revenue by model most #5 []'],
  ['which car model do i see most', 'value jobs by model most []'],
  ['how much we making on interior only', 'value worth [service:Interior Detail]'],
]);

meanings('what is done most is no dearest job', [
  ['top 3 by visits', 'value visits by customer most #3 []'],
  ['the day with the most visits', 'value visits by day most #1 [] ..'],
  ['who has the most jobs', 'value jobs by customer most []'],
  ['who do we see the most', 'value visits by customer most []'],
  ['who books the most', 'value visits by customer most []'],
  ['which job did we do the most this month', `value jobs by service most #1 [] ${THIS_MONTH}`],
  ['most booked service', 'value jobs by service most []'],
  ['what vehicle do we see the most', 'value jobs by make most []'],
  ['what do tesla owners get the most', 'value jobs by service most [vehicle:tesla]'],
  ['who has the most cars', 'value jobs by customer most [] -cars'],
  ['whats the most we did in a day', 'value jobs by day most #1 [] ..'],
  [
    'which saturday was best this year',
    'value revenue by day most #1 [weekday:6] 2026-01-01..2026-11-22',
  ],
]);

meanings('slow, and going down', [
  ['what day was dead last week', 'value jobs by day least #1 [] 2026-11-09..2026-11-15'],
  ['which hour of the day is slow', 'value jobs by hour least []'],
  ['which services are growing', `value revenue by service [] ${THIS_MONTH} vs ${LAST_MONTH}`],
]);

meanings('who never had something, and what nobody is to do yet', [
  ['who has never booked a ceramic', 'list customers [!service:Ceramic Coating]'],
  ['people who never booked with us', 'list customers [due:never]'],
  ['jobs with no van next week', 'list jobs [unassigned:none] 2026-11-23..2026-11-29'],
  ['any jobs unassigned tomorrow', 'whether jobs [unassigned:none] 2026-11-23..2026-11-23'],
]);

meanings('how it is going', [
  ['hows business', `value revenue [] ${THIS_MONTH} vs before`],
  ['how was business in october', `value revenue [] ${LAST_MONTH}`],
  ['how bad was october', `value revenue [] ${LAST_MONTH}`],
  ['we up or down on the yr', 'value revenue [] 2026-01-01..2026-12-31 vs 2025-01-01..2025-12-31'],
  ['q1 vs q2 vs q3', 'value revenue by quarter [] 2026-01-01..2026-09-30'],
  ['show rate', 'value no_show_rate [] ..2026-11-22'],
  ['whats a customer worth to me', 'value per_customer []'],
  ['this month vs average', `value average [] ${THIS_MONTH} vs before -average`],
]);

meanings('what was done last is over', [
  ['what did we do to derek turners car last', 'list visits latest #1 [customer:Derek Turner] ..'],
  ['how long till my next job', 'list jobs earliest #1 [!status:in-progress]'],
]);

meanings('a part that is asked for is no list of those who stand first', [
  [
    'how much of our revenue comes from the top 10 customers',
    'value revenue by customer most #10 [] -how much',
  ],
  ['rev first week of nov', 'value revenue [] 2026-11-01..2026-11-07'],
  ['notes that mention dogs', 'list customers [notes:dogs]'],
]);

meanings('where we are going, and when we are done', [
  [
    'where am i going after lunch',
    'list jobs [time_of_day:afternoon] 2026-11-22..2026-11-22 with place',
  ],
  ['where are we headed tomorrow', 'list jobs [] 2026-11-23..2026-11-23 with place'],
  ['what time am i done', 'list jobs [] 2026-11-22..2026-11-22'],
]);

meanings('side by side, and looking ahead', [
  ['tanya hayes vs grace may', 'value spent by customer most [customer:Tanya Hayes|Grace May]'],
  [
    'compare tanya hayes and grace may',
    'value spent by customer most [customer:Tanya Hayes|Grace May]',
  ],
  ['whats sat looking like money wise', 'value worth [] 2026-11-28..2026-11-28'],
  ['which service went up the most', 'value revenue by service grown [] vs before'],
  [
    'which customers came in last month but have nothing booked',
    'list customers [!upcoming:booked] 2026-10-01..2026-10-31',
  ],
  // Who has nothing booked was here in the days that are said, and those are over.
  [
    'customers from october with nothing scheduled',
    'list customers [!upcoming:booked] 2026-10-01..2026-10-31',
  ],
  [
    'who hasnt booked anything in over 90 days',
    'list customers [not_since:2026-08-25, !upcoming:booked]',
  ],
  ['who came in twice last month', 'list customers [times:2] 2026-10-01..2026-10-31'],
  // Whoever does a job is a crew.
  [
    'whos doing the full detail tomorrow',
    'value jobs by crew [service:Full Detail] 2026-11-23..2026-11-23',
  ],
  [
    'who is doing the full detail',
    'value jobs by crew [service:Full Detail] 2026-11-22..2026-11-22',
  ],
  ['what do i have after lunch', 'list jobs [time_of_day:afternoon] 2026-11-22..2026-11-22'],
  ['whats on after lunch', 'list jobs [time_of_day:afternoon] 2026-11-22..2026-11-22'],
  ['who didnt leave an email', 'list customers [missing:email]'],
  ['which customers never left a phone number', 'list customers [missing:phone]'],
  [
    'how much did new customers spend this month',
    'value revenue [visit:first] 2026-11-01..2026-11-30 vs before',
  ],
  ['whats the avg we charge on trucks', 'value average [vehicle:truck]'],
  [
    'how much did the vans make last week, each?',
    'value revenue by crew [] 2026-11-09..2026-11-15',
  ],
  [
    'how long has it been since tanya hayes came by',
    'list visits latest #1 [customer:Tanya Hayes]',
  ],
  [
    'did we make more in the first half of october or the second half',
    'value revenue [] 2026-10-01..2026-10-15 vs 2026-10-16..2026-10-31',
  ],
  ['who did we take on last week', 'list new_customers [] 2026-11-09..2026-11-15'],
  [
    'what do i make if everything booked next week goes through',
    'value worth [] 2026-11-23..2026-11-29',
  ],
  ['anyone new this week', 'whether new_customers [] 2026-11-16..2026-11-22'],
]);

meanings('what was called off last, and when something was booked', [
  ['when was the last time someone cancelled', 'list cancelled latest #1 [] ..2026-11-22'],
  ['who gets ceramic the most', 'value jobs by customer most [service:Ceramic Coating]'],
  ['what cars get ceramic most', 'value jobs by make most [service:Ceramic Coating]'],
  ['whats my busiest van', 'value jobs by crew most []'],
  ['did anything get booked today', 'whether jobs [] 2026-11-22..2026-11-22 -booked'],
  ['how many bookings came in this week', 'value visits [] 2026-11-16..2026-11-22 -bookings'],
  ['what do i have coming in revenue wise next month', 'value worth [] 2026-12-01..2026-12-31'],
  ['take for oct', `value revenue [] ${LAST_MONTH}`],
]);

meanings('how often somebody comes is the time between visits', [
  ['how often does derek turner come in', 'value between [customer:Derek Turner]'],
  ['how often does tanya hayes come', 'value between [customer:Tanya Hayes]'],
  [
    'how often did derek turner come last month',
    `value visits [customer:Derek Turner] ${LAST_MONTH}`,
  ],
  ['how often has derek turner been here', 'value visits [customer:Derek Turner]'],
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
