import { meaning } from '../../../../test/assistant/meaning.js';

/** As owners type them on a phone; each stands for a class of questions that was answered wrongly or not at all. */
it.each([
  [
    'customers who havent booked anything and were here in october',
    'list customers [!upcoming:booked] 2026-10-01..2026-10-31',
  ],
  ['who cancelled more than once', 'list customers [cancels_at_least:2]'],
  ['who cancelled twice this year', 'list customers [cancels_at_least:2] 2026-01-01..2026-12-31'],
  ['customers with 2 or more cancellations', 'list customers [cancels_at_least:2]'],
  ['who no-showed twice', 'list customers [no_shows_at_least:2]'],
  ['which customers cancelled more than 2 times', 'list customers [cancels_at_least:3]'],
  ['how many customers cancelled more than once', 'value customers [cancels_at_least:2]'],
  ['clientes que cancelaron más de una vez', 'list customers [cancels_at_least:2]'],
  ['good morning whats the plan', 'list jobs [] 2026-11-22..2026-11-22'],
  ['morning what do we have today', 'list jobs [] 2026-11-22..2026-11-22'],
  ['hey whats our lineup', 'list jobs [] 2026-11-22..2026-11-22'],
  ['ok so whats the game plan', 'list jobs [] 2026-11-22..2026-11-22'],
  ['morning jobs tomorrow', 'list jobs [time_of_day:morning] 2026-11-23..2026-11-23'],
  [
    'how much did new customers of october spend',
    'value revenue [visit:first] 2026-10-01..2026-10-31',
  ],
  [
    'what did our new clients in october bring in',
    'value revenue [visit:first] 2026-10-01..2026-10-31',
  ],
  ['who needs a reminder for tomorrow', 'list jobs [] 2026-11-23..2026-11-23'],
  ['when is derek turner supposed to come', 'list jobs earliest #1 [customer:Derek Turner]'],
  [
    'what am i supposed to bring tomorrow',
    'whether jobs [] 2026-11-23..2026-11-23 ?supposed -bring',
  ],
  ['wheres my 1st job tmrw', 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
  ['how many jobs do i hv sat', 'value jobs [] 2026-11-28..2026-11-28'],
  ['how lng is the fri job', 'list jobs earliest #1 [!status:in-progress] 2026-11-27..2026-11-27'],
  ['has tanya hayes paid for her wash', 'no plan -paid for'],
  ['which crew is out first tomorrow', 'value jobs by crew #1 [] 2026-11-23..2026-11-23 -first'],
  [
    'which van rolls out first on saturday',
    'value jobs by crew #1 [] 2026-11-28..2026-11-28 -first',
  ],
  ['cuantas horas trabajamos este mes', 'value hours [status:completed] 2026-11-01..2026-11-30'],
  ['who spent the most in the year', 'value spent by customer most [] 2026-01-01..2026-12-31'],
  // Days of a month that are dictated, and those who called off for one to come.
  [
    'who was it that called off for the first of december',
    'list cancelled [] 2026-12-01..2026-12-01',
  ],
  ['jobs on the eighth', 'list jobs [] 2026-12-08..2026-12-08'],
  ['jobs on december eighth', 'list jobs [] 2026-12-08..2026-12-08'],
  ['what do we have on the twenty first of december', 'list jobs [] 2026-12-21..2026-12-21'],
  ['first job of december', 'list jobs earliest #1 [] 2026-12-01..2026-12-31'],
  [
    'jobs between nine and eleven tomorrow',
    'list jobs [time_of_day:09:00-11:00] 2026-11-23..2026-11-23',
  ],
  ['how long are we at tanya hayes', 'list jobs earliest #1 [customer:Tanya Hayes]'],
  ['which van has the most next week', 'value jobs by crew most [] 2026-11-23..2026-11-29'],
  ['any new customers coming this week', 'list jobs [visit:first] 2026-11-16..2026-11-22'],
  [
    'how many new customers are coming in next week',
    'value customers [visit:first] 2026-11-23..2026-11-29',
  ],
  ['repeat every month', 'value visits by month [visit:returning] -repeat'],
  ['repeat customers every month', 'value customers by month [visit:returning]'],
  [
    'everyone whos coming in tomorrow with their phone numbers',
    'list customers [] 2026-11-23..2026-11-23',
  ],
  [
    'is derek turner a new customer',
    'list visits earliest #1 [customer:Derek Turner, visit:first]',
  ],
  ['when was the last time we worked a sunday', 'list visits latest #1 [weekday:7]'],
  ['when did we last work on a saturday', 'list visits latest #1 [weekday:6]'],
  ['any pending requests', 'whether jobs [status:pending]'],
  [
    'what is the phone number of the person coming at noon on saturday',
    'list customers [time_of_day:12:00-13:00] 2026-11-28..2026-11-28',
  ],
  [
    'los 5 servicios más vendidos del año',
    'value jobs by service most #5 [] 2026-01-01..2026-12-31',
  ],
  ['mejor mes del año', 'value revenue by month most #1 [] 2026-01-01..2026-11-22'],
  ['cuánto gasta en promedio un cliente', 'value per_customer []'],
  [
    "do you have derek turner's next two appointments",
    'list jobs earliest #2 [customer:Derek Turner]',
  ],
  ['did derek turner confirm', 'list jobs earliest #1 [customer:Derek Turner]'],
  [
    'interior or full detail first',
    'list jobs earliest #1 [service:Interior Detail|Full Detail] -first',
  ],
  ['wash in the sun', 'list jobs [service:Wash and Wax] ?sun'],
  ['jobs on sun', 'list jobs [] 2026-11-22..2026-11-22'],
  ['see my invoice', 'no plan ?invoice'],
  ['total de la semana', 'value revenue [] 2026-11-16..2026-11-22 vs before'],
  ['cuánto llevamos del trimestre', 'value revenue [] 2026-10-01..2026-12-31 vs before'],
  ['mejor dia de la semana', 'value revenue by weekday most []'],
  ['cuánto se perdió este mes', 'value lost [] 2026-11-01..2026-11-30'],
  // As those say it who think in Spanish, and in Spanish.
  [
    'how many customers spend more of 300 in this month',
    'value customers [paid_at_least:300] 2026-11-01..2026-11-30',
  ],
  ['which service is the less sold', 'value jobs by service least []'],
  ['el servicio que menos se vende', 'value jobs by service least []'],
  [
    'which service sold the most in october',
    'value jobs by service most [] 2026-10-01..2026-10-31',
  ],
  ['show me revenue for month this year', 'value revenue by month [] 2026-01-01..2026-12-31'],
  ['ingresos entre el 10 y el 20 de noviembre', 'value revenue [] 2026-11-10..2026-11-20'],
  ['ingresos del 28 de octubre al 3 de noviembre', 'value revenue [] 2026-10-28..2026-11-03'],
  ['cual fue el ticket mas alto del mes', 'list jobs most [] 2026-11-01..2026-11-30'],
  ['ingresos del mes pasado', 'value revenue [] 2026-10-01..2026-10-31'],
  [
    'cuántos clientes regresaron este mes',
    'value customers [visit:returning] 2026-11-01..2026-11-30',
  ],
  // What is asked of each customer of a list stands in it.
  [
    'email addresses of customers who came this week',
    'list customers [status:completed] 2026-11-16..2026-11-22 with email',
  ],
  ['customers of october and their emails', 'list customers [] 2026-10-01..2026-10-31 with email'],
  ['list tacoma owners with email', 'list customers [vehicle:tacoma, !missing:email] with email'],
  [
    'emails of everyone who had a ceramic this year',
    'list customers [service:Ceramic Coating, status:completed] 2026-01-01..2026-12-31 with email',
  ],
  [
    'give me the emails of new customers this month',
    'list new_customers [] 2026-11-01..2026-11-30 with email',
  ],
  [
    'correos de los clientes que vinieron en octubre',
    'list customers [] 2026-10-01..2026-10-31 with email',
  ],
  ['customers without an email', 'list customers [missing:email]'],
  // A number of a model counts nothing.
  ['who has a tesla model 3', 'list customers [vehicle:tesla model 3]'],
  ['how many mazda 3 have we done', 'value customers [vehicle:mazda 3, status:completed]'],
  [
    'revenue from bmw 330 this year',
    'value revenue [vehicle:bmw 330i] 2026-01-01..2026-12-31 vs before',
  ],
  ['any ram 1500 booked', 'whether jobs [vehicle:ram 1500]'],
  ['who drives a model 3', 'list customers [vehicle:model 3]'],
  ['who drives a 3 series', 'list customers [vehicle:3 series]'],
  ['how many 5 series did we do', 'value jobs [vehicle:5 series, status:completed]'],
  ['who has a c class', 'list customers [vehicle:c class]'],
  ['e class last year', 'list jobs [vehicle:e class] 2025-01-01..2025-12-31'],
  ['how many q5s this year', 'value jobs [vehicle:q5] 2026-01-01..2026-12-31'],
  ['who has an x5', 'list customers [vehicle:x5]'],
  ['how many cr-v this year', 'value jobs [vehicle:cr v] 2026-01-01..2026-12-31'],
  ['how many crv', 'value customers [vehicle:cr v]'],
  ['who has an f type', 'list customers [vehicle:f type]'],
  ['book a class', 'no plan ?book ?class'],
  ['porsche 911s this year', 'list jobs [vehicle:porsche 911] 2026-01-01..2026-12-31'],
  ['jobs on f-150s this month', 'list jobs [vehicle:f150] 2026-11-01..2026-11-30'],
  ['customers with a lexus es 350', 'list customers [vehicle:lexus es 350]'],
  ['who cancelled once', 'list cancelled [] ?once'],
  [
    'who is coming in at eight thirty on wednesday',
    'list jobs [time_of_day:08:30-09:30] 2026-11-25..2026-11-25',
  ],
  ['any jobs at nine tomorrow', 'whether jobs [time_of_day:09:00-10:00] 2026-11-23..2026-11-23'],
  [
    'whats at ten forty five on friday',
    'list jobs [time_of_day:10:45-11:45] 2026-11-27..2026-11-27',
  ],
  ['jobs after three on saturday', 'list jobs [time_of_day:15:00-] 2026-11-28..2026-11-28'],
  ['who is the 830 tomorrow', 'list jobs [time_of_day:08:30-09:30] 2026-11-23..2026-11-23'],
  ['whos the 1230 on saturday', 'list jobs [time_of_day:12:30-13:30] 2026-11-28..2026-11-28'],
  ['jobs after three weeks', 'list jobs [] ?after -three -weeks'],
  ['what did we clear in october', 'value revenue [] 2026-10-01..2026-10-31'],
  ['how long is my day tomorrow', 'value hours [] 2026-11-23..2026-11-23'],
  ['first stop tomorrow', 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
  ['who is scheduled with the bay saturday', 'list jobs [crew:Bay] 2026-11-28..2026-11-28'],
  ['scheduled jobs on saturday', 'list jobs [status:scheduled] 2026-11-28..2026-11-28'],
  [
    'who had a full detail in the last year',
    'list jobs [service:Full Detail] 2025-11-23..2026-11-22',
  ],
  ['how much did i make in the last year', 'value revenue [] 2025-11-23..2026-11-22'],
  ['list customers by how much they spent', 'value revenue by customer most []'],
  ['does tanya hayes have a dog', 'whether customers [customer:Tanya Hayes, notes:dog]'],
  ['when do we start tomorrow', 'list jobs earliest [] 2026-11-23..2026-11-23'],
  ['what am i averaging a week this year', 'value revenue per week [] 2026-01-01..2026-12-31'],
  [
    'rev from ceramic and full details combined this year',
    'value revenue [service:Ceramic Coating|Full Detail] 2026-01-01..2026-12-31 vs before',
  ],
  ['whats my day look like tomorrow', 'list jobs [] 2026-11-23..2026-11-23'],
  [
    'customers who spent between 500 and 1000',
    'list customers [spent_at_least:500, spent_at_most:1000]',
  ],
  ['which customer brings me the most teslas', 'value jobs by customer most [vehicle:tesla]'],
  ['what month did i do the most ceramics', 'value jobs by month most [service:Ceramic Coating]'],
  ['que servicio hago mas', 'value jobs by service most []'],
  ['how much do i usually make on a friday', 'value revenue per day [weekday:5]'],
  [
    'how many jobs did we finish in october',
    'value jobs [status:completed] 2026-10-01..2026-10-31',
  ],
  ['how many tacomas do i service', 'value customers [vehicle:tacoma]'],
  [
    'ok so uh can you tell me who i have on thursday and like what time they start',
    'list jobs [] 2026-11-26..2026-11-26',
  ],
  [
    'Please provide total sales for the third quarter, broken down by service.',
    'value revenue by service [] 2026-07-01..2026-09-30',
  ],
  ['gm, whats my day look like', 'list jobs [] 2026-11-22..2026-11-22'],
  ['yo bro who do i got tomorrow lol', 'list jobs [] 2026-11-23..2026-11-23'],
  ['did we hit 15k in sept or nah', 'value revenue [] 2026-09-01..2026-09-30 to $15000'],
  ['how mutch did derek turner spend al together', 'value spent [customer:Derek Turner] ..'],
  [
    'would you mind telling me how many jobs we did in de last week or not',
    'value jobs [status:completed] 2026-11-16..2026-11-22',
  ],
  [
    'hola me podrias decir cuanto gane el mes pasado porfa',
    'value revenue [] 2026-10-01..2026-10-31',
  ],
  [
    'mr keller, the one named marcus, when was he in last',
    'list visits latest #1 [customer:Marcus Keller]',
  ],
  ['when was marcus k in last', 'list visits latest #1 [customer:Marcus Keller]'],
  [
    'What percentage of appointments this year ended as no-shows?',
    'value no_show_rate [] 2026-01-01..2026-12-31',
  ],
  ['can we take another job tomorrow', 'list jobs [] 2026-11-23..2026-11-23 ?another -can'],
  // A period and the one before it.
  ['compare this quarter to the one before', 'value revenue [] 2026-10-01..2026-12-31 vs before'],
  ['this week vs the previous one', 'value revenue [] 2026-11-16..2026-11-22 vs before'],
  [
    'jobs in october compared to the one before it',
    'value jobs [] 2026-10-01..2026-10-31 vs before',
  ],
  ['compare last quarter with the prior one', 'value revenue [] 2026-07-01..2026-09-30 vs before'],
  // The least booked.
  ['wich service hardly anyone books', 'value jobs by service least []'],
  ['which service do people rarely book', 'value jobs by service least []'],
  ['what service is hardly ever booked', 'value jobs by service least []'],
  ['which service almost nobody gets', 'value jobs by service least []'],
  // What is booked, in money.
  ['how much is already booked for next week in dollars', 'value worth [] 2026-11-23..2026-11-29'],
  ['whats on the books for next week in money', 'value worth [] 2026-11-23..2026-11-29'],
  ['how much money is on the calendar for friday', 'value worth [] 2026-11-27..2026-11-27'],
  ['revenue booked for next week', 'value worth [] 2026-11-23..2026-11-29'],
  // Kinds of days beside one weekday.
  ['saturdays vs weekdays revenue', 'value revenue by weekend_day_or_workday [weekday:6|workday]'],
  ['jobs on weekdays vs sundays', 'value jobs by weekend_day_or_workday [weekday:workday|7]'],
  ['mondays against weekends', 'value revenue by workday_or_weekend [weekday:1|weekend]'],
  // A day is no part of another set that has it.
  ['fridays vs weekdays revenue', 'value revenue [weekday:5|workday] -vs'],
  // What one customer spends in a year.
  ['how much do people spend with us per year on avg', 'value per_customer by year []'],
  ['what does a customer spend per year on average', 'value per_customer by year []'],
  // Noted on a card.
  [
    'Which customers have a ceramic coating noted on their card?',
    'list customers [coating:coated]',
  ],
  ['who has a coating on file', 'list customers [coating:coated]'],
  ['who has a dog noted on their profile', 'list customers [notes:dog]'],
  // The next job, whoever asks for it.
  ['who do i see next', 'list jobs earliest #1 [!status:in-progress]'],
  ['who am i seeing next', 'list jobs earliest #1 [!status:in-progress]'],
  ['what car is next', 'list jobs earliest #1 [!status:in-progress]'],
  ['where do i go next', 'list jobs earliest #1 [!status:in-progress]'],
  ['what do i have next', 'list jobs earliest #1 [!status:in-progress]'],
  // When the last job of the day ends: with the jobs stands from when to when they are.
  ['when do we finish today', 'list jobs [] 2026-11-22..2026-11-22'],
  ['when are we done tomorrow', 'list jobs [] 2026-11-23..2026-11-23'],
  ['what time are we done tomorrow', 'list jobs [] 2026-11-23..2026-11-23'],
  ['how did we do vs the one before', 'no plan'],
  ['how much do people spend per month on average', 'value spent per month [] -spend'],
  ['how much do people spend in a year on average', 'value per_customer [] 2025-11-23..2026-11-22'],
  // A word of an add-on's name that is no name alone: it was put right into itself, without an end.
  ['how many removal jobs last month', 'value jobs [] 2026-10-01..2026-10-31 ?removal'],
  ['how many times did derek turner cancel', 'value cancelled [customer:Derek Turner]'],
  // 'By' of a verb is no limit.
  [
    'how often did derek turner swing by last month',
    'value visits [customer:Derek Turner] 2026-10-01..2026-10-31',
  ],
  ['what do tacoma owners typically order', 'value jobs by service most [vehicle:tacoma]'],
  ['what make do we end up washing the most', 'value jobs by make most []'],
  ['whats the avg car worth to us nowadays', 'value average []'],
  [
    'the three customers whove spent the most this year',
    'value spent by customer most #3 [] 2026-01-01..2026-12-31',
  ],
  ['whos first up on tuesday', 'list jobs earliest #1 [] 2026-11-24..2026-11-24'],
  [
    'what did derek turner fork over in october',
    'value spent [customer:Derek Turner] 2026-10-01..2026-10-31',
  ],
  ['who blew us off in october', 'list no_shows [] 2026-10-01..2026-10-31'],
  ['clients with nothing since may', 'list customers [not_since:2026-05-01]'],
  ['who havent we detailed since the summer', 'list customers [not_since:2026-09-01]'],
  ['who cant have dogs', 'list customers [notes:dogs]'],
  ['read me monday', 'list jobs [] 2026-11-23..2026-11-23'],
  ['has derek turner ever no showed', 'list no_shows [customer:Derek Turner] ..'],
])('%s', async (question, plan) => {
  expect(await meaning(question)).toBe(plan);
});

describe('numbers in words are those in digits', () => {
  it.each([
    ['who spent over five hundred', 'who spent over 500'],
    ['jobs over a hundred bucks last month', 'jobs over 100 bucks last month'],
    ['customers who spent more than half a grand', 'customers who spent more than 500'],
    ['who spent over twelve hundred', 'who spent over 1200'],
    ['who spent over two thousand five hundred', 'who spent over 2500'],
    ['who spent over two and a half grand this year', 'who spent over 2500 this year'],
    ['who spent over fifty bucks', 'who spent over 50 bucks'],
    ['did we do twenty five jobs last week', 'did we do 25 jobs last week'],
    ['did we break ten thousand in october', 'did we break 10k in october'],
    ['jobs between two hundred and three hundred dollars', 'jobs between 200 and 300 dollars'],
    ['quien gasto mas de quinientos', 'quien gasto mas de 500'],
    ['quien gasto mas de dos mil este año', 'quien gasto mas de 2000 este año'],
    ['quien gasto mas de mil', 'quien gasto mas de 1000'],
    ['whats on in two thousand twenty six', 'whats on in 2026'],
    // Either of these may be another number: it is said.
    ['jobs over one fifty', 'jobs over one fifty'],
  ])('%s', async (spoken, digits) => {
    expect(await meaning(spoken)).toBe(await meaning(digits));
  });
});
