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
