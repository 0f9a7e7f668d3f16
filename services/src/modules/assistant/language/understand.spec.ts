import { stopwatch } from '../../../../test/support/thread-clock.js';
import { meaning, rowsOf, TODAY, vocabulary } from '../../../../test/assistant/meaning.js';
import { understand } from './understand.js';

const UNDERSTOOD = `
can i change what it says => no plan
how much did we make in december => value revenue [] 2025-12-01..2025-12-31
how many jobs done vs cancelled in october => value jobs by status [status:completed|cancelled] 2026-10-01..2026-10-31
avg $ per job this month n last month => value average [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31
revenue in september and in october => value revenue [] 2026-09-01..2026-09-30 vs 2026-10-01..2026-10-31
whos overdue like 90+ days => list customers [not_since:2026-08-25]
whos no showed more than once => value no_shows by customer most [] to 2
customers with 3 or more cancellations => value cancelled by customer most [] to 3
what do we usually get for a full detail => value average [service:Full Detail]
the rest of november => list jobs [status:upcoming] 2026-11-22..2026-11-30
rest of next week => list jobs [] 2026-11-23..2026-11-29
how much for the rest of the year => value worth [status:upcoming] 2026-11-22..2026-12-31
how many cars have i had today => value jobs [] 2026-11-22..2026-11-22
what did we get from derek last time => list visits latest #1 [customer:Derek Turner]
que clientes tuvieron ceramica este año => list customers [service:Ceramic Coating, status:completed] 2026-01-01..2026-12-31
quienes han tenido un ceramico => list customers [service:Ceramic Coating, status:completed]
citas del martes x la tarde => list jobs [time_of_day:afternoon] 2026-11-24..2026-11-24
lapsed customers => list customers [due:lapsed]
customers without an address => list customers [missing:place]
when is derek turners appointment => list jobs earliest #1 [customer:Derek Turner]
how many days did we work last week => value days_worked [] 2026-11-09..2026-11-15
how much was yesterdays last job => list jobs latest #1 [] 2026-11-21..2026-11-21
who is missing an email => list customers [missing:email]
how much are cancellations costing us this year => value lost [] 2026-01-01..2026-12-31
jobs after 4 this week => list jobs [time_of_day:16:00-] 2026-11-16..2026-11-22
who is on between 2 and 4 on friday => list jobs [time_of_day:14:00-16:00] 2026-11-27..2026-11-27
work trucks this month => list jobs [vehicle:truck] 2026-11-01..2026-11-30
who called off this month => list cancelled [] 2026-11-01..2026-11-30
top 5 customers by average ticket => value average by customer most #5 []
top 5 customers by total spent => value revenue by customer most #5 []
how many jobs did we do this week => value jobs [status:completed] 2026-11-16..2026-11-22
how many hours did we work this week => value hours [status:completed] 2026-11-16..2026-11-22
how many suvs did i wash this month => value jobs [vehicle:suv, status:completed] 2026-11-01..2026-11-30
did we do any ceramics this month => whether jobs [service:Ceramic Coating, status:completed] 2026-11-01..2026-11-30
who was our biggest sale this week => list visits most #1 [] 2026-11-16..2026-11-22
who had the largest ticket in october => list jobs most #1 [] 2026-10-01..2026-10-31
first 3 new customers this month => list new_customers earliest #3 [] 2026-11-01..2026-11-30
who is due for a maintenance wash => list customers [due:due]
how many people are due for a maintenance detail => value customers [due:due]
how many customers used to be regulars => value customers [due:lapsed]
average job time for interior detail => value length [service:Interior Detail]
average service time on a ceramic => value length by service [service:Ceramic Coating]
avg wash and wax time => value length [service:Wash and Wax]
average hours per job => value length []
customers who got ceramic and full details => list customers [service:Ceramic Coating, service:Full Detail, status:completed]
customers who got ceramic or full details => list customers [service:Ceramic Coating|Full Detail, status:completed]
who had ceramic coated cars => list customers [coating:coated]
who came the most => value visits by customer most []
who came in twice => list customers [visits_at_least:2, visits_at_most:2]
how many jobs on my busiest day => value jobs by day most #1 [] ..
when was my best day => value revenue by day most #1 [] ..
how many times did derek come this year => value visits [customer:Derek Turner] 2026-01-01..2026-12-31
how much did derek pay in total in october => value spent [customer:Derek Turner] 2026-10-01..2026-10-31
jobs tmrw am => list jobs [time_of_day:morning] 2026-11-23..2026-11-23
everyone but derek turner => list customers [!customer:Derek Turner]
revenue without ceramics and full details => value revenue [!service:Ceramic Coating|Full Detail]
customers with a dog and dogs => list customers [notes:dog, notes:dogs]
interior only customers => list customers [only service:Interior Detail]
interior details on tacomas over 200 => list jobs [service:Interior Detail, vehicle:tacoma, price_at_least:200]
worst customer for no shows => value no_shows by customer most #1 []
did revenue fall in october => value revenue [] 2026-10-01..2026-10-31 vs before
how often do my customers come on average => value between []
que dia de la semana es el mas lento => value jobs by weekday least []
what do no shows cost us => value lost [status:no-show]
how long is an interior on a truck => value length [service:Interior Detail, vehicle:truck]
los 5 clientes que mas han venido => value visits by customer most #5 []
que carro viene mas => value jobs by make most []
que servicio vendemos mas => value jobs by service most []
quien no ha regresado desde agosto => list customers [not_since:2026-08-01]
qué le toca a Derek Turner el lunes => list jobs [customer:Derek Turner] 2026-11-23..2026-11-23
detallados completos de este mes => list jobs [service:Full Detail] 2026-11-01..2026-11-30
clientes recurrentes sin cita => list customers [visit:returning, !upcoming:booked]
quien no tiene nada agendado => list customers [!upcoming:booked]
quien nunca se ha hecho un ceramico => list customers [!service:Ceramic Coating]
cuanto trajo la van 2 el mes pasado => value revenue [crew:Van 2] 2026-10-01..2026-10-31
how many jobs did we do before october => value jobs [] ..2026-09-30
cuantos carros mañana despues de las 12 => value jobs [time_of_day:12:00-] 2026-11-23..2026-11-23
quien vino la semana antepasada => list visits [] 2026-11-02..2026-11-08
cuanto me ha pagado derek turner => value spent [customer:Derek Turner]
los 5 mejores clientes excepto derek turner => value spent by customer most #5 [!customer:Derek Turner]
best customers except derek turner => value spent by customer most [!customer:Derek Turner]
cuanto sacaron los camionetas en octubre => value revenue [vehicle:truck] 2026-10-01..2026-10-31
que servicio pidieron menos => value jobs by service least []
cuantos clientes nuevos cayeron en octubre => value new_customers [] 2026-10-01..2026-10-31
cuantas trocas limpiamos => value customers [vehicle:truck]
customers who havent booked anything and were here in october => list customers [!upcoming:booked] 2026-10-01..2026-10-31
wheres my 1st job tmrw => list jobs earliest #1 [] 2026-11-23..2026-11-23
who spent the most in the year => value spent by customer most [] 2026-01-01..2026-12-31
which van has the most next week => value jobs by crew most [] 2026-11-23..2026-11-29
when was the last time we worked a sunday => list visits latest #1 [weekday:7]
what is the phone number of the person coming at noon on saturday => list customers [time_of_day:12:00-13:00] 2026-11-28..2026-11-28
mejor mes del año => value revenue by month most #1 [] 2026-01-01..2026-11-22
cuánto gasta en promedio un cliente => value per_customer []
mejor dia de la semana => value revenue by weekday most []
how many customers spend more of 300 in this month => value customers [paid_at_least:300] 2026-11-01..2026-11-30
which service sold the most in october => value jobs by service most [] 2026-10-01..2026-10-31
cual fue el ticket mas alto del mes => list jobs most [] 2026-11-01..2026-11-30
cuántos clientes regresaron este mes => value customers [visit:returning] 2026-11-01..2026-11-30
who has a tesla model 3 => list customers [vehicle:tesla model 3]
how many mazda 3 have we done => value customers [vehicle:mazda 3, status:completed]
revenue from bmw 330 this year => value revenue [vehicle:bmw 330i] 2026-01-01..2026-12-31 vs before
any ram 1500 booked => whether jobs [vehicle:ram 1500]
who drives a model 3 => list customers [vehicle:model 3]
who drives a 3 series => list customers [vehicle:3 series]
how many 5 series did we do => value jobs [vehicle:5 series, status:completed]
who has a c class => list customers [vehicle:c class]
e class last year => list jobs [vehicle:e class] 2025-01-01..2025-12-31
how many q5s this year => value jobs [vehicle:q5] 2026-01-01..2026-12-31
who has an x5 => list customers [vehicle:x5]
how many cr-v this year => value jobs [vehicle:cr v] 2026-01-01..2026-12-31
how many crv => value customers [vehicle:cr v]
who has an f type => list customers [vehicle:f type]
porsche 911s this year => list jobs [vehicle:porsche 911] 2026-01-01..2026-12-31
jobs on f-150s this month => list jobs [vehicle:f150] 2026-11-01..2026-11-30
customers with a lexus es 350 => list customers [vehicle:lexus es 350]
any jobs at nine tomorrow => whether jobs [time_of_day:09:00-10:00] 2026-11-23..2026-11-23
how long is my day tomorrow => value hours [] 2026-11-23..2026-11-23
who is scheduled with the bay saturday => list jobs [crew:Bay] 2026-11-28..2026-11-28
scheduled jobs on saturday => list jobs [status:scheduled] 2026-11-28..2026-11-28
list customers by how much they spent => value revenue by customer most []
does tanya hayes have a dog => whether customers [customer:Tanya Hayes, notes:dog]
when do we start tomorrow => list jobs earliest [] 2026-11-23..2026-11-23
what am i averaging a week this year => value revenue per week [] 2026-01-01..2026-12-31
rev from ceramic and full details combined this year => value revenue [service:Ceramic Coating|Full Detail] 2026-01-01..2026-12-31 vs before
customers who spent between 500 and 1000 => list customers [spent_at_least:500, spent_at_most:1000]
what month did i do the most ceramics => value jobs by month most [service:Ceramic Coating]
how much do i usually make on a friday => value revenue per day [weekday:5]
what do bmw owners usually get => value jobs by service [vehicle:bmw]
what do returning customers usually get => value jobs by service [visit:returning]
what does derek turner get most => value jobs by service most [customer:Derek Turner]
this month vs last => value revenue [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31
este mes contra el pasado => value revenue [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31
how many days since derek turner was here => list visits latest #1 [customer:Derek Turner]
how many tacomas do i service => value customers [vehicle:tacoma]
Please provide total sales for the third quarter, broken down by service. => value revenue by service [] 2026-07-01..2026-09-30
how mutch did derek turner spend al together => value spent [customer:Derek Turner] ..
What percentage of appointments this year ended as no-shows? => value no_show_rate [] 2026-01-01..2026-12-31
jobs in october compared to the one before it => value jobs [] 2026-10-01..2026-10-31 vs before
how much is already booked for next week in dollars => value worth [] 2026-11-23..2026-11-29
who has a dog noted on their profile => list customers [notes:dog]
whats the avg car worth to us nowadays => value average []
the three customers whove spent the most this year => value spent by customer most #3 [] 2026-01-01..2026-12-31
who blew us off in october => list no_shows [] 2026-10-01..2026-10-31
who cant have dogs => list customers [notes:dogs]
has derek turner ever no showed => list no_shows [customer:Derek Turner] ..
list my customers by name => list customers name []
customers with a tacoma alphabetically => list customers name [vehicle:tacoma]
new customers this month sorted by name => list new_customers name [] 2026-11-01..2026-11-30
who was added last => list new_customers latest #1 []
most recently added customers => list new_customers latest []
what was my single best week => value revenue by week most #1 [] ..
list every customer who has a tesla => list customers [vehicle:tesla]
anything left for this afternon => whether jobs [status:open, time_of_day:afternoon] 2026-11-22..2026-11-22
do we still have anything today => whether jobs [status:open] 2026-11-22..2026-11-22
my best month => value revenue by month most #1 [] ..
slowest week => value jobs by week least #1 []
busiest week => value jobs by week most #1 [] ..
which is my fullest day next week => value jobs by day most #1 [] 2026-11-23..2026-11-29
money made off customers with a tacoma => value revenue [vehicle:tacoma]
what did we bring in from first timers => value revenue [visit:first]
sales from customers with dogs => value revenue [notes:dogs]
is money up or down compared to last fall => value revenue [] 2026-09-01..2026-11-30 vs 2025-09-01..2025-11-30
how much was the last job => list visits latest #1 []
how much is my next job => list jobs earliest #1 [!status:in-progress]
how long did full details take in october => value length [service:Full Detail] 2026-10-01..2026-10-31
clients lacking a phone number => list customers [missing:phone]
how many customers left after one visit => value customers [visit:first]
who quit after the first visit => list customers [visit:first]
folks who always come on saturday => list customers [only weekday:6]
whos coming next week that weve seen before => list customers [visit:returning] 2026-11-23..2026-11-29
which van has the full detail saturday => value jobs by crew [service:Full Detail] 2026-11-28..2026-11-28
what service is derek turner getting tomorrow => value jobs by service [customer:Derek Turner] 2026-11-23..2026-11-23
who spent from 1000 to 2000 this year => list customers [paid_at_least:1000, paid_at_most:2000] 2026-01-01..2026-12-31
jobs between 200 and 300 => list jobs [price_at_least:200, price_at_most:300]
jobs from 2025 on => list jobs [] 2025-01-01..
van 1 or van 2 who makes more => value revenue by crew [crew:Van 1|Van 2]
who made more van 1 or the bay => value revenue by crew [crew:Van 1|Bay]
who is busier, the bay or van 2 => value jobs by crew [crew:Bay|Van 2]
van 1 vs van 2, who did more jobs => value jobs by crew [crew:Van 1|Van 2]
revenue by day next week => value worth by day [] 2026-11-23..2026-11-29
do new people spend more than regulars => value average by visit []
how many jobs got called off in october => value cancelled [] 2026-10-01..2026-10-31
how many ceramics were over 800 => value jobs [service:Ceramic Coating, price_at_least:800]
washes under 100 this month => list jobs [service:Wash and Wax, price_at_most:100] 2026-11-01..2026-11-30
any interiors over 200 => whether jobs [service:Interior Detail, price_at_least:200]
promedio de ticket por mes este año => value average by month [] 2026-01-01..2026-12-31
was tuesday busier than monday => value jobs [] 2026-11-17..2026-11-17 vs 2026-11-16..2026-11-16
are tuesdays busier than mondays => value jobs by weekday [weekday:2|1]
which is better mondays or fridays => value revenue by weekday [weekday:1|5]
how many return visits in november => value jobs [visit:returning] 2026-11-01..2026-11-30
how many customers dont have a car listed => value customers [missing:vehicle]
customers worth the most => value spent by customer most []
what is a full detail worth to me => value revenue [service:Full Detail]
which service is worth the most => value revenue by service most []
phone numbers of the october customers => list customers [] 2026-10-01..2026-10-31
names and phone numbers of my tacoma owners => list customers [vehicle:tacoma]
what am i doing rest of the day => whether jobs [status:upcoming] 2026-11-22..2026-11-22
customers who came in october but had never been here before => list jobs [visit:first] 2026-10-01..2026-10-31
customers in 90210 => list customers [place:90210]
who lives on elm road => list customers [place:elm rd]
do we have two vans out tomorrow => list jobs [crew:Van 1|Van 2] 2026-11-23..2026-11-23
who spent over 500 on ceramics => list customers [service:Ceramic Coating, paid_at_least:500]
customers with more than 3 visits => list customers [visits_at_least:4]
who came more than once this month => list customers [times_at_least:2] 2026-11-01..2026-11-30
`;

/** Unknown words as `?word`, unused ones as `-word`; either means no figure. */
const LEFT_OVER = `
cual es el numero de tanya hayes => no plan
has tanya hayes paid for her wash => no plan -paid for
what do we usually get for it => value average [] -it
who came more than once and cancelled => list cancelled [] -more than once
same thing on paint => no plan ?paint ?same thing ?on ?paint
which of em spent the most => value spent by customer most [] ?em
who cancelled once => list cancelled [] ?once
list clients from z to a => list customers [] ?z -from -to
which of my guys is the slowest => value revenue by customer least [] -guys
van 1 or van 2 who did more jobs last month for each customer => value jobs by crew [crew:Van 1|Van 2] 2026-10-01..2026-10-31 -each customer
best customer and worst customer => value spent by customer least #1 [] -worst
does that change jobs already booked => value jobs [] vs before ?that
big spenders who havent been here in 3 months => list customers [not_since:2026-08-23] -big spenders
`;

it.each(rowsOf(UNDERSTOOD))('%s', async (question, plan) => {
  expect(await meaning(question)).toBe(plan);
});

it.each(rowsOf(LEFT_OVER))(
  'names the unknown and unused words of a question: %s',
  async (question, plan) => {
    expect(await meaning(question)).toBe(plan);
  },
);

it('names the customer of a question that asks for no figure', async () => {
  const { plan, people } = await understand("what's marcus keller's number", vocabulary, TODAY);
  expect(plan).toBeUndefined();
  expect(people).toEqual([{ id: 'Marcus Keller', name: 'Marcus Keller' }]);
});

it('reads any input of 400 characters quickly', async () => {
  const elapsed = stopwatch();
  for (const word of ['and ', 'last last ', 'between ', 'derek ', '9', 'é', 'october to ']) {
    await understand(word.repeat(400 / word.length), vocabulary, TODAY);
  }
  expect(elapsed()).toBeLessThan(1_000);
});
