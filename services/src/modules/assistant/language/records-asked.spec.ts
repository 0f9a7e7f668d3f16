import { meaning, meanings } from '../../../../test/assistant/meaning.js';

const THIS_MONTH = '2026-11-01..2026-11-30';
const LAST_MONTH = '2026-10-01..2026-10-31';

meanings('how many more, and what is still booked, is what is to come', [
  ['how much more is booked this month', `value worth [status:upcoming] ${THIS_MONTH}`],
  ['how much is still booked this month', `value worth [status:upcoming] ${THIS_MONTH}`],
  ['how many more jobs this month', `value jobs [status:upcoming] ${THIS_MONTH}`],
  ['how many more jobs this month than last month', `value jobs [] ${THIS_MONTH} vs ${LAST_MONTH}`],
]);

meanings('what is counted may stand between days and their year', [
  ['october revenue last year', 'value revenue [] 2025-10-01..2025-10-31'],
  ['thanksgiving wk rev last yr', 'value revenue [] 2025-11-24..2025-11-30'],
  ['summer sales last year', 'value revenue [] 2025-06-01..2025-08-31'],
  ['november jobs last year', 'list jobs [] 2025-11-01..2025-11-30'],
  ['ceramics in october last year', 'list jobs [service:Ceramic Coating] 2025-10-01..2025-10-31'],
]);

meanings('shop or mobile is a split', [
  ['whats better for us, shop or mobile', 'value revenue by job_at []'],
  ['what makes more, shop or mobile', 'value revenue by job_at []'],
  ['shop or mobile this month', `value revenue by job_at [] ${THIS_MONTH}`],
]);

meanings('the last one of a day is its last job', [
  ['what time does the last guy come sat', 'list jobs latest #1 [] 2026-11-28..2026-11-28'],
  ['what time is the last customer saturday', 'list jobs latest #1 [] 2026-11-28..2026-11-28'],
  ['when does the first one come tomorrow', 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
  ['when is the first client monday', 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
]);

meanings('what is up is beside what was before', [
  ['are no shows up', 'value no_shows [] vs before'],
  ['are cancels down', 'value cancelled [] vs before'],
  ['is our average ticket up', 'value average [] vs before'],
  ['are no shows up this month', `value no_shows [] ${THIS_MONTH} vs ${LAST_MONTH}`],
  [
    'are ceramics down this year',
    'value revenue [service:Ceramic Coating] 2026-01-01..2026-12-31 vs 2025-01-01..2025-12-31',
  ],
  ['is van 2 pulling more than van 1', 'value revenue by crew [crew:Van 2|Van 1]'],
]);

describe('what the shop spent is nothing that customers did', () => {
  it.each([
    'how much did i spend on soap',
    'what did i pay the guys last week',
    'how much have we spent this month',
    'how much did i pay derek turner',
    'how much did we pay last week',
  ])('%s', async (text) => {
    expect(await meaning(text)).toMatch(/ -(?:spend|spent|pay|paying|gastamos)|no plan/);
  });
});

meanings('what we got on a day to come is what there is', [
  ['what we got mon', 'list jobs [] 2026-11-23..2026-11-23'],
  ['who we got tomorrow', 'list jobs [] 2026-11-23..2026-11-23'],
  ['what time am i startin sat', 'list jobs earliest #1 [] 2026-11-28..2026-11-28'],
  ['when are we starting monday', 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
  ['how late do i go fri', 'list jobs [] 2026-11-27..2026-11-27'],
  ['when can i go home today', 'list jobs [] 2026-11-22..2026-11-22'],
  ['when are we finished today', 'list jobs [] 2026-11-22..2026-11-22'],
  ['when does the last job tomorrow finish', 'list jobs [] 2026-11-23..2026-11-23'],
  ['when will the last job be done', 'list jobs [] 2026-11-22..2026-11-22'],
  ['a que hora termina el ultimo trabajo mañana', 'list jobs [] 2026-11-23..2026-11-23'],
  ['what did we take yesterday', 'value revenue [] 2026-11-21..2026-11-21'],
  ['what time do i get off tomorrow', 'list jobs [] 2026-11-23..2026-11-23'],
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
  [
    'how many came back this month',
    `value customers [visit:returning, status:completed] ${THIS_MONTH}`,
  ],
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

meanings('whoever came in today may be here still', [
  ['who came in today', 'list jobs [status:completed|in-progress] 2026-11-22..2026-11-22'],
  [
    'did anybody come in today',
    'whether jobs [status:completed|in-progress] 2026-11-22..2026-11-22',
  ],
  ['who came in yesterday', 'list visits [] 2026-11-21..2026-11-21'],
  ['how many jobs completed today', 'value visits [] 2026-11-22..2026-11-22'],
]);

meanings('what one of a service comes to', [
  ['how much do i make on a ceramic coating', 'value average [service:Ceramic Coating]'],
  ['what do we make on a full detail', 'value average [service:Full Detail]'],
  [
    'how much did i make on a full detail last month',
    `value average [service:Full Detail] ${LAST_MONTH}`,
  ],
]);

meanings('the busiest day is one of seven', [
  ['what day are we busiest', 'value jobs by weekday most []'],
  ['which days are we slowest', 'value jobs by weekday least []'],
  ['que dia estamos mas ocupados', 'value jobs by weekday most []'],
  ['en que dias hay mas trabajo', 'value jobs by weekday most []'],
  ['que dia hay menos trabajo', 'value jobs by weekday least []'],
  ['que dia hacemos mas dinero', 'value revenue by weekday most []'],
]);

meanings('what one was, and how long one takes', [
  ['who was my first customer', 'list visits earliest #1 []'],
  ['am i making more than last month', `value revenue [] ${THIS_MONTH} vs ${LAST_MONTH}`],
  ['how long is a wash and wax', 'value length [service:Wash and Wax]'],
  ['how long is a ceramic', 'value length [service:Ceramic Coating]'],
]);

meanings('who is to be called is due', [
  ['who should i call to come back', 'list customers [due:due]'],
  ['who needs a call', 'list customers [due:due]'],
  ['which customers should we get back in', 'list customers [due:due]'],
]);

meanings('a word that is a model as well', [
  ['who drives a leaf', 'list customers [vehicle:leaf]'],
  ['is it ok to use dawn on wax', 'list jobs [service:Wash and Wax] ?dawn'],
]);

meanings('last November, in November', [
  [
    'did we beat last november',
    'value revenue [] 2026-11-01..2026-11-30 vs 2025-11-01..2025-11-30',
  ],
  ['who didnt confirm for tomorrow', 'list jobs [status:unconfirmed] 2026-11-23..2026-11-23'],
]);
