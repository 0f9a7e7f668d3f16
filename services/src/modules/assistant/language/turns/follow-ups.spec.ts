import {
  meaning,
  rowsOf,
  talked,
  TODAY,
  vocabulary,
} from '../../../../../test/assistant/meaning.js';
import { understand } from '../understand.js';

/** Question > follow-up => plan of both. */
const TALKED = `
customers with a tacoma > just the ones who had both ceramic and interior => list customers [vehicle:tacoma, service:Ceramic Coating, service:Interior Detail, status:completed]
how many jobs today > how much did we make => value revenue [] 2026-11-22..2026-11-22
who got ceramic > and who has one booked => list jobs [service:Ceramic Coating, status:upcoming]
who got ceramic > next month => list customers [service:Ceramic Coating] 2026-12-01..2026-12-31
who got ceramic > but not an interior => list customers [service:Ceramic Coating, status:completed, !service:Interior Detail]
who never had ceramic > but had an interior => list customers [!service:Ceramic Coating, service:Interior Detail, status:completed]
jobs this year > how many of those were in october => value jobs [] 2026-10-01..2026-10-31
how many customers have a tacoma > who doesnt have an email => list customers [vehicle:tacoma, missing:email]
how many hondas did we do last month > which brought in the most => value revenue by make most [] 2026-10-01..2026-10-31
whats on monday > total? => value worth [] 2026-11-23..2026-11-23
how many jobs this month > are we growing => value jobs [] 2026-11-01..2026-11-30 vs before
how much did we make in june > so we grew? => value revenue [] 2026-06-01..2026-06-30 vs before
who is coming on friday > no monday => list jobs [] 2026-11-23..2026-11-23
how many ceramics this year > no, full details => value jobs [service:Full Detail] 2026-01-01..2026-12-31
revenue in october > no just full details => value revenue [service:Full Detail] 2026-10-01..2026-10-31
how much did tanya hayes spend this year > no derek turner => value spent [customer:Derek Turner] 2026-01-01..2026-12-31
revenue in october > no trucks => value revenue [!vehicle:truck] 2026-10-01..2026-10-31
how many jobs in october > no-shows => value no_shows [] 2026-10-01..2026-10-31
first job on monday > how long will that one take => list jobs earliest #1 [] 2026-11-23..2026-11-23
revenue last tuesday > vs the tuesday before => value revenue [] 2026-11-17..2026-11-17 vs 2026-11-10..2026-11-10
jobs by month this year > in dollars => value revenue by month [] 2026-01-01..2026-12-31
revenue this week > hows that stack up to the same week last year => value revenue [] 2026-11-16..2026-11-22 vs year_before
how much has derek turner spent this year > what about his last visit => list visits latest #1 [customer:Derek Turner]
how much has derek turner spent this year > and whens the next one => list jobs earliest #1 [customer:Derek Turner]
how much did i make last month > same for teslas => value revenue [vehicle:tesla] 2026-10-01..2026-10-31
how much did i make last month > and in saturday? => value revenue [weekday:6] 2026-10-01..2026-10-31
who spent the most last month > and who spent the least => value spent by customer least [] 2026-10-01..2026-10-31
revenue last month by service > top 3 => value revenue by service most #3 [] 2026-10-01..2026-10-31
best day last month > and the worst? => value revenue by day least #1 [] 2026-10-01..2026-10-31
how much did i make last tuesday > and how many was that => value visits [] 2026-11-17..2026-11-17
who has a tesla > how many are there => value customers [vehicle:tesla]
jobs next week > without the cancelled ones => list jobs [!status:cancelled] 2026-11-23..2026-11-29
revenue last month > by week => value revenue by week [] 2026-10-01..2026-10-31
revenue last month > if you take out the ceramics => value revenue [!service:Ceramic Coating] 2026-10-01..2026-10-31
revenue in october > excluding tesla customers => value revenue [!vehicle:tesla] 2026-10-01..2026-10-31
revenue by weekday last month > is it the same for van 2 => value revenue by weekday [crew:Van 2] 2026-10-01..2026-10-31
our busiest day this month > how many jobs => value jobs by day most #1 [] 2026-11-01..2026-11-30
list the full details in september > was that more than august => value jobs [service:Full Detail] 2026-09-01..2026-09-30 vs 2026-08-01..2026-08-31
how often did derek turner stop by last month > was that less than in may => value visits [customer:Derek Turner] 2026-10-01..2026-10-31 vs 2026-05-01..2026-05-31
what day of the week makes the most > n the slowest? => value revenue by weekday least []
que servicio hago mas > y cual casi nunca => value jobs by service least []
jobs for derek turner > october by service => value revenue by service [] 2026-10-01..2026-10-31
revenue by van in october > van 2s jobs => value visits [crew:Van 2] 2026-10-01..2026-10-31
revenue by van in october > just van 1 => value revenue [crew:Van 1] 2026-10-01..2026-10-31
no shows in october > cost me how much => value lost [status:no-show] 2026-10-01..2026-10-31
revenue by van in october > which had the best average ticket => value average by crew most #1 [] 2026-10-01..2026-10-31
list full details in october > up or down => value jobs [service:Full Detail] 2026-10-01..2026-10-31 vs before
revenue in october vs september > and if you only look at interior details => value revenue [service:Interior Detail] 2026-10-01..2026-10-31 vs 2026-09-01..2026-09-30
whats on monday > any first timers => list customers [visit:first] 2026-11-23..2026-11-23
list my hondas > which were first timers => list customers [vehicle:honda, visit:first]
who hasnt been in since july > which have a tesla => list customers [not_since:2026-07-01, vehicle:tesla]
whats on tomorrow > which were first timers => list jobs [visit:first] 2026-11-23..2026-11-23
customers with no email > any with notes => list customers [missing:email, !missing:notes]
customers with no email > and no phone => list customers [missing:email, missing:phone]
sales in october > which week was best => value revenue by week most #1 [] 2026-10-01..2026-10-31
sales in october > what day made the most => value revenue by day most #1 [] 2026-10-01..2026-10-31
sales in october > and which days were the worst => value revenue by day least [] 2026-10-01..2026-10-31
cancelled last month > which day was the worst => value cancelled by day most #1 [] 2026-10-01..2026-10-31
no shows this year > whats the best month => value no_shows by month least #1 [] 2026-01-01..2026-12-31
how many jobs did van 2 do in october > which one made the most => value revenue by crew most [] 2026-10-01..2026-10-31
revenue by van last month > which one is the lowest => value revenue by crew least [] 2026-10-01..2026-10-31
cuanto gane el mes pasado > y que semana fue la peor => value revenue by week least #1 [] 2026-10-01..2026-10-31
how many hours on saturday > who is last => list jobs latest #1 [] 2026-11-28..2026-11-28
who are my regulars > top 10 by visits => value visits by customer most #10 [visit:returning]
how many customers have an suv > which is more => value customers [vehicle:suv] -more
list everyone with a tesla > order by how much they spent => list customers most [vehicle:tesla]
lost to no shows in july > who were they => list cancelled [status:no-show] 2026-07-01..2026-07-31
worth of what is booked next week > how many hours => value hours [] 2026-11-23..2026-11-29
how many teslas in october > what share is that => value share_of_jobs [vehicle:tesla] 2026-10-01..2026-10-31
how many ceramic jobs are coming up > whats the next one => list jobs earliest #1 [service:Ceramic Coating, status:upcoming, !status:in-progress]
jobs on friday > how long has derek turner been a customer => list visits earliest #1 [customer:Derek Turner]
how many new customers this month > give me their phone numbers => list new_customers [] 2026-11-01..2026-11-30
no shows this year > did they come back => no plan
jobs in october > compared to the year before => value jobs [] 2026-10-01..2026-10-31 vs year_before
sales in october > whats my best service => value revenue by service most #1 []
how many ceramics this year > avg price on those > who got the last one => list visits latest #1 [service:Ceramic Coating] 2026-01-01..2026-12-31
how many ceramics this year > when was the last one => list visits latest #1 [service:Ceramic Coating] 2026-01-01..2026-12-31
how many ceramics this year > and the last one => list visits latest #1 [service:Ceramic Coating] 2026-01-01..2026-12-31
how many ceramics this year > cuando fue el ultimo => list visits latest #1 [service:Ceramic Coating] 2026-01-01..2026-12-31
how many details last month > and month before > show just the interior ones => list jobs [service:Interior Detail] 2026-09-01..2026-09-30
jobs last month > show me the suv ones => list jobs [vehicle:suv] 2026-10-01..2026-10-31
whats our best service > by count i meant => value visits by service most #1 []
whats our best service > same thing but for last year => value revenue by service most #1 [] 2025-01-01..2025-12-31
best service this year > lo mismo pero del año pasado => value revenue by service most #1 [] 2025-01-01..2025-12-31
whats on tmrw > which ones gonna take longest => list hours most [] 2026-11-23..2026-11-23
revenue in october > and the previous month => value revenue [] 2026-09-01..2026-09-30
how many jobs did van 1 do last week > and van 2 > which one made more => value revenue by crew most [] 2026-11-09..2026-11-15
jobs last week > the cheapest one => list jobs least #1 [] 2026-11-09..2026-11-15
trabajos de mañana > cuanto es en total => value worth [] 2026-11-23..2026-11-23
last ceramic > how much => list visits latest #1 [service:Ceramic Coating]
clientes con tesla > quien de ellos vino mas => value visits by customer most [vehicle:tesla]
mejor servicio este mes > por trabajos => value visits by service most #1 [] 2026-11-01..2026-11-30
best month this year > how much => value revenue by month most #1 [] 2026-01-01..2026-11-22
jobs yesterday > who => list jobs [] 2026-11-21..2026-11-21
how many repeat customers do i have > what percent is that => value share_of_customers [visit:returning]
jobs this year > the next one => list jobs earliest #1 [!status:in-progress, status:upcoming] 2026-11-22..2026-12-31
how many details last month > show just the full ones => list jobs [service:Full Detail] 2026-10-01..2026-10-31
last 3 jobs > how much is that => no plan
who has a tesla > when were they here last => list customers [vehicle:tesla]
mejor cliente este mes > cuanto gasto => value spent by customer most [] 2026-11-01..2026-11-30
clientes nuevos en octubre > cuanto gastaron => no plan
cancellations this month > no shows => list no_shows [] 2026-11-01..2026-11-30
whats on tmrw > longest one => list hours most #1 [] 2026-11-23..2026-11-23
trabajos de mañana > cual tarda mas => list hours most [] 2026-11-23..2026-11-23
cuantos clientes nuevos este mes > quien de ellos gasto mas => list new_customers most [] 2026-11-01..2026-11-30
new customers this month > which of them spent the most => list new_customers most [] 2026-11-01..2026-11-30
who has a tesla > cuando vino cada uno por ultima vez => list customers [vehicle:tesla]
no shows this year > who more than once => value no_shows by customer most [] 2026-01-01..2026-12-31 to 2
who spent over 500 this year > when was each of them last in => list customers [paid_at_least:500] 2026-01-01..2026-12-31
what do bmw owners usually get > and audi => value jobs by service [vehicle:audi]
whats on monday > and the day after => list jobs [] 2026-11-24..2026-11-24
whats on monday > and the day before => list jobs [] 2026-11-22..2026-11-22
whats on monday > y el dia siguiente => list jobs [] 2026-11-24..2026-11-24
revenue in october > split it by service => value revenue by service [] 2026-10-01..2026-10-31
revenue in october > break it down by van => value revenue by crew [] 2026-10-01..2026-10-31
revenue by service > by van instead => value revenue by crew []
whats on monday > derek turner history => no plan
who drives a subaru > which of em spent the most => value spent by customer most [vehicle:subaru]
how many teslas do we have > which of them came the most => value visits by customer most [vehicle:tesla]
how many interior details this yr > avg price > is that more than wash n wax => value average by service [service:Interior Detail|Wash and Wax] 2026-01-01..2026-12-31
how many teslas this year > how does that compare to bmws => value jobs by make [vehicle:tesla|bmw] 2026-01-01..2026-12-31
busiest crew this month > how many of those were full details => value jobs [service:Full Detail] 2026-11-01..2026-11-30
`;

it.each(rowsOf(TALKED))('%s', async (questions, plan) => {
  expect(await talked(...questions.split(' > '))).toBe(plan);
});

/** A follow-up that is not understood has no plan of something else. */
it.each([
  ['who is coming this week', 'which of them are new'],
  ['cancelled last month', 'did any come back'],
  ['best week this year', 'who came in that week'],
  ['top service this year', 'how many times did we do it'],
  ['who had ceramic this year', 'how many of them also had a full detail'],
])('names the words of a follow-up that cannot change the plan: %s, %s', async (first, next) => {
  const { plan } = await understand(first, vocabulary, TODAY);
  expect(await meaning(next, plan)).toMatch(/^no plan| [?-]/);
});

it('drops the previous plan when a phone number is asked for', async () => {
  const them = [{ id: 'Derek Turner', name: 'Derek Turner' }];
  const { plan } = await understand('when was derek turner last here', vocabulary, TODAY);
  const asked = await understand('whats his number', vocabulary, TODAY, plan, them);
  expect(asked).toMatchObject({ people: them, unknown: [], unused: [] });
  expect(asked.plan).toBeUndefined();
});

it.each([
  ['¿cuánto gastó en total?', 'spent'],
  ['cuanto ha gastado', 'spent'],
  ['total spent', 'spent'],
  ['how many times', 'visits'],
  ['how often does he come', 'between'],
  ['last visit', 'visits'],
  ['next appt', 'jobs'],
  ['when is he in next', 'jobs'],
  ['anything coming up', 'jobs'],
  ['how much', 'spent'],
  ['how much this year', 'spent'],
  ['avg ticket', 'average'],
  ['no shows?', 'no_shows'],
])('%s is about the customer of the conversation', async (next, measure) => {
  const them = [{ id: 'Derek Turner', name: 'Derek Turner' }];
  const { plan, unknown } = await understand(next, vocabulary, TODAY, undefined, them);
  expect(plan?.measure).toBe(measure);
  expect(plan?.filters).toEqual([{ name: 'customer', values: ['Derek Turner'] }]);
  expect(unknown).toEqual([]);
});

it.each(['what car', 'que carro tiene', 'phone?', 'and the email'])(
  '%s is on the card of the customer of the conversation',
  async (next) => {
    const them = [{ id: 'Derek Turner', name: 'Derek Turner' }];
    const asked = await understand(next, vocabulary, TODAY, undefined, them);
    expect(asked).toMatchObject({ people: them, unknown: [], unused: [] });
    expect(asked.plan).toBeUndefined();
  },
);

it('ranks all customers when a ranking follows a card', async () => {
  const them = [{ id: 'Derek Turner', name: 'Derek Turner' }];
  const { plan } = await understand('who spent the most', vocabulary, TODAY, undefined, them);
  expect(plan).toMatchObject({ group: 'customer', filters: [] });
});
