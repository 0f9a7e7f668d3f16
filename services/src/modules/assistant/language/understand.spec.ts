import { stopwatch } from '../../../../test/support/thread-clock.js';
import { meaning, TODAY, vocabulary } from '../../../../test/assistant/meaning.js';
import { understand } from './understand.js';

describe('what a question means', () => {
  it.each([
    ['how much did i make last month', 'value revenue [] 2026-10-01..2026-10-31'],
    ['average time between visits', 'value between []'],
    ['top 3 clients this year', 'value revenue by customer most #3 [] 2026-01-01..2026-12-31'],
    ['top 3 people this year', 'value revenue by customer most #3 [] 2026-01-01..2026-12-31'],
    [
      'how much more did we do this october than last',
      'value revenue [] 2026-10-01..2026-10-31 vs 2025-10-01..2025-10-31',
    ],
    [
      'did we make more this week than last',
      'value revenue [] 2026-11-16..2026-11-22 vs 2026-11-09..2026-11-15',
    ],
    [
      'does tanya hayes have a ceramic',
      'whether visits [customer:Tanya Hayes, service:Ceramic Coating]',
    ],
    ['whos my 830 tomorrow', 'list jobs [time_of_day:08:30-09:30] 2026-11-23..2026-11-23'],
    ['whats the average we get per car on weekends', 'value average [weekday:weekend]'],
    ['who lives over on elm st', 'list customers [place:elm st]'],
    ['give me this weeks numbers', 'value revenue [] 2026-11-16..2026-11-22 vs before'],
    ['numbers for october', 'value revenue [] 2026-10-01..2026-10-31'],
    ['break down october by service', 'value revenue by service [] 2026-10-01..2026-10-31'],
    ['split last month up by van', 'value revenue by crew [] 2026-10-01..2026-10-31'],
    ['biggest sale we made in october', 'list visits most #1 [] 2026-10-01..2026-10-31'],
    [
      'whats the address of my first stop tomorrow',
      'list jobs earliest #1 [] 2026-11-23..2026-11-23',
    ],
    // Each of them has a last visit of their own.
    ['when was each customer last in', 'value last_visit by customer []'],
    ['whats november looking like money wise so far', 'value revenue [] 2026-11-01..2026-11-22'],
    [
      'total for the year on ceramic',
      'value revenue [service:Ceramic Coating] 2026-01-01..2026-12-31',
    ],
    ['how many jobs for the month', 'value jobs [] 2026-11-01..2026-11-30'],
    ['which day next week has the most room', 'value jobs by day least [] 2026-11-23..2026-11-29'],
    ['anybody that came once and never again', 'whether customers [visit:first]'],
    ['is derek turner on the books again', 'list jobs earliest #1 [customer:Derek Turner]'],
    ['how much did dr hayes spend', 'value spent [customer:Tanya Hayes]'],
    ['customers with 10 or more visits', 'list customers [visits_at_least:10]'],
    ['who has 3 or more cars', 'list customers [vehicles_at_least:3]'],
    ['how many customers we got total', 'value customers []'],
    [
      'which was better for coatings, spring or fall',
      'value revenue [service:Ceramic Coating] 2026-03-01..2026-05-31 vs 2026-09-01..2026-11-30',
    ],
    ['which of the two vans cancels the most', 'value cancelled by crew most []'],
    ['how long do customers go between visits on average', 'value between []'],
    ['how often do people come back', 'value between []'],
    ['who has the longest gap between visits', 'value gap by customer most #1 []'],
    ['who has more than one car', 'list customers [vehicles_at_least:2]'],
    [
      'how many customers have two vehicles',
      'value customers [vehicles_at_least:2, vehicles_at_most:2]',
    ],
    ['how many have more than one car', 'value customers [vehicles_at_least:2]'],
    ['which colour of car do we see most', 'value jobs by color most []'],
    ['revenue by color', 'value revenue by color []'],
    [
      'white cars vs black cars last month',
      'value jobs by color [vehicle:white|black] 2026-10-01..2026-10-31',
    ],
    ['which customers have been here exactly once', 'list customers [visit:first]'],
    ['which job took the longest', 'list hours most #1 [status:completed]'],
    ['who had the last full detail', 'list visits latest #1 [service:Full Detail]'],
    [
      'who is bringing in the most money this year',
      'value revenue by customer most [] 2026-01-01..2026-12-31',
    ],
    ['when is derek turner due back', 'list jobs earliest #1 [customer:Derek Turner]'],
    ['which day do we get the most cancellations', 'value cancelled by weekday most []'],
    ['total for the first two weeks of november', 'value revenue [] 2026-11-01..2026-11-14'],
    [
      'what did we sell the least of last month',
      'value revenue by service least [] 2026-10-01..2026-10-31',
    ],
    ['how long was the average job last month', 'value length [] 2026-10-01..2026-10-31'],
    ['which jobs dont have a price', 'list jobs [unpriced:none]'],
    ['best friday ever', 'value revenue by day most #1 [weekday:5] ..'],
    ['how many ceramics are coming up', 'value jobs [service:Ceramic Coating, status:upcoming]'],
    [
      'what share of last months jobs were repeat customers',
      'value share_of_jobs [visit:returning] 2026-10-01..2026-10-31',
    ],
    ['how we doin this month', 'value revenue [] 2026-11-01..2026-11-30 vs before'],
    [
      'how long has derek turner been a customer',
      'list visits earliest #1 [customer:Derek Turner]',
    ],
    ['how many customers have we lost', 'value customers [due:lapsed]'],
    ['how many customers were added last month', 'value new_customers [] 2026-10-01..2026-10-31'],
    [
      'busiest saturday of the year',
      'value jobs by day most #1 [weekday:6] 2026-01-01..2026-12-31',
    ],
    ['cual fue el mejor mes del año', 'value revenue by month most #1 [] 2026-01-01..2026-11-22'],
    ['which day is the busiest', 'value jobs by weekday most []'],
    ['what have we got on the 3rd', 'list jobs [] 2026-12-03..2026-12-03'],
    [
      'which service does derek turner get most',
      'value jobs by service most [customer:Derek Turner]',
    ],
    ['what are our hours', 'no plan'],
    ['most jobs in one day', 'value jobs by day most #1 [] ..'],
    [
      'people who came in october and again in september',
      'list customers [here_in:2026-09-01/2026-09-30] 2026-10-01..2026-10-31',
    ],
    ['which day next week is the lightest', 'value jobs by day least [] 2026-11-23..2026-11-29'],
    ['cheapest customer', 'value revenue by customer least #1 []'],
    ['how many days did we work last month', 'value days_worked [] 2026-10-01..2026-10-31'],
    ['whos been here 20 times or more', 'list customers [visits_at_least:20]'],
    [
      'next ceramic customer',
      'list jobs earliest #1 [service:Ceramic Coating, !status:in-progress]',
    ],
    ['how much does derek turner spend on average', 'value average [customer:Derek Turner]'],
    ['average spend for tesla owners', 'value per_customer [vehicle:tesla]'],
    ['which service has the highest ticket', 'value average by service most #1 []'],
    ['how many silver cars', 'value customers [vehicle:silver]'],
    [
      'how many silver cars did we do last month',
      'value jobs [vehicle:silver] 2026-10-01..2026-10-31',
    ],
    ['longest job this year', 'list hours most #1 [] 2026-01-01..2026-12-31'],
    ['shortest job ever', 'list hours least #1 [] ..'],
    ['how far out are we booked', 'list jobs latest #1 []'],
    [
      'do we make more off trucks n suvs or regular cars',
      'value revenue by vehicle_kind [vehicle:truck|suv|sedan]',
    ],
    ['everyone who drives an F-150', 'list customers [vehicle:f150]'],
    ['who hasnt been back in like 4 months', 'list customers [not_since:2026-07-23]'],
    ['how many teslas do we got in the book', 'value customers [vehicle:tesla]'],
    ['how much is coming in tomorrow if everybody shows', 'value worth [] 2026-11-23..2026-11-23'],
    ['whats on for tmrw', 'list jobs [] 2026-11-23..2026-11-23'],
    ['how many jobs next wk', 'value jobs [] 2026-11-23..2026-11-29'],
    ['how many jobs so far this month', 'value jobs [] 2026-11-01..2026-11-22'],
    ['how many jobs did van two do last month', 'value jobs [crew:Van 2] 2026-10-01..2026-10-31'],
    ['van 1 vs the bay this year', 'value revenue by crew [crew:Van 1|Bay] 2026-01-01..2026-12-31'],
    ['jobs at the shop on friday', 'list jobs [job_at:shop] 2026-11-27..2026-11-27'],
    ['how many jobs on elm street in october', 'value jobs [place:elm st] 2026-10-01..2026-10-31'],
    [
      'revenue from oversize vehicles in october',
      'value revenue [size:Oversize] 2026-10-01..2026-10-31',
    ],
    [
      'how many jobs had pet hair removal in october',
      'value jobs [add_on:Pet Hair Removal] 2026-10-01..2026-10-31',
    ],
    [
      'van 1 or the bay who made more in sept',
      'value revenue by crew [crew:Van 1|Bay] 2026-09-01..2026-09-30',
    ],
    ['are we up on last yr', 'value revenue [] 2026-01-01..2026-12-31 vs 2025-01-01..2025-12-31'],
    ['what has van 2 got sat', 'list jobs [crew:Van 2] 2026-11-28..2026-11-28'],
    ['compare july august and september', 'value revenue by month [] 2026-07-01..2026-09-30'],
    ['how many no shows this year', 'value no_shows [] 2026-01-01..2026-12-31'],
    [
      'how much did we lose on no shows in october',
      'value lost [status:no-show] 2026-10-01..2026-10-31',
    ],
    [
      'how much have teslas brought in last year',
      'value revenue [vehicle:tesla] 2025-01-01..2025-12-31',
    ],
    ['which service makes me the most per hr', 'value per_hour by service most []'],
    [
      'How much money did I lose to cancellations this month?',
      'value lost [] 2026-11-01..2026-11-30',
    ],
    [
      'Compare November this year with November last year.',
      'value revenue [] 2026-11-01..2026-11-30 vs 2025-11-01..2025-11-30',
    ],
    [
      'is this month up or down vs oct',
      'value revenue [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31',
    ],
    ['what did I make between Oct 1 and 15?', 'value revenue [] 2026-10-01..2026-10-15'],
    ['Revenue for the last 6 months', 'value revenue [] 2026-05-23..2026-11-22'],
    ['how many jobs on saturdays in sept', 'value jobs [weekday:6] 2026-09-01..2026-09-30'],
    ['who has a tesla', 'list customers [vehicle:tesla]'],
    [
      'who came in october but not november',
      'list customers [!here_in:2026-11-01/2026-11-30] 2026-10-01..2026-10-31',
    ],
    [
      'customers from last summer who never came back',
      'list customers [not_since:2026-09-01] 2026-06-01..2026-08-31',
    ],
    ['who has been here only once this year', 'list customers [times:1] 2026-01-01..2026-12-31'],
    [
      'who came at least twice in october',
      'list customers [times_at_least:2] 2026-10-01..2026-10-31',
    ],
    ['who spent over 500 this month', 'list customers [paid_at_least:500] 2026-11-01..2026-11-30'],
    ['avg revenue on weekdays vs weekends', 'value revenue per day by part_of_week []'],
    ['avg number of jobs on a saturday', 'value jobs per day [weekday:6]'],
    ['average job on weekends', 'value average [weekday:weekend]'],
    ['avg revenue per customer this year', 'value per_customer [] 2026-01-01..2026-12-31'],
    ['how long does a full detail take', 'value length [service:Full Detail]'],
    ['which service takes longest', 'value length by service []'],
    ['jobs longer than 3 hours next week', 'list jobs [hours_over:3] 2026-11-23..2026-11-29'],
    ['any jobs without a price', 'whether jobs [unpriced:none]'],
    ['first time customers this week', 'list jobs [visit:first] 2026-11-16..2026-11-22'],
    [
      'how many repeat customers last month',
      'value customers [visit:returning] 2026-10-01..2026-10-31',
    ],
    ['which customer has been with us longest', 'list new_customers earliest []'],
    [
      'whats the most expensive job we did this year',
      'list jobs most #1 [] 2026-01-01..2026-12-31',
    ],
    ['biggest day ever', 'value revenue by day most #1 [] ..'],
    ['best day of the year', 'value revenue by day most #1 [] 2026-01-01..2026-11-22'],
    ['what did we bring in over the weekend', 'value revenue [] 2026-11-21..2026-11-22'],
    ['sales on the weekend in october', 'value revenue [weekday:weekend] 2026-10-01..2026-10-31'],
    ['revenue tuesday thru thursday last week', 'value revenue [] 2026-11-10..2026-11-12'],
    ['any notes about dogs', 'whether customers [notes:dogs]'],
    ['jobs this coming weekend', 'list jobs [] 2026-11-21..2026-11-22'],
    ['customers without an upcoming appointment', 'list customers [!upcoming:booked]'],
    ['whose plate ends in 4X2', 'list customers [plate:4x2]'],
    ['license plate abc 123', 'list customers [plate:abc123]'],
    ['cars without a coating', 'list customers [coating:none]'],
    ['how many coated cars do i have', 'value customers [coating:coated]'],
    ['who was coated more than a year ago', 'list customers [coated_before:2025-11-22]'],
    ['coated since june', 'list customers [coated_since:2026-06-01]'],
    ['customers last seen before july', 'list customers [not_since:2026-07-01]'],
    ['who hasnt come back since june', 'list customers [not_since:2026-06-01]'],
    ['customers with no email and no phone', 'list customers [missing:email, missing:phone]'],
    ['jobs over 300 bucks last month', 'list jobs [price_at_least:300] 2026-10-01..2026-10-31'],
    ['what percent of customers come back', 'value share_of_customers [visit:returning]'],
    ['anyone i should call', 'list customers [due:due]'],
    ['who drives the black tacoma', 'list customers [vehicle:black, vehicle:tacoma]'],
    [
      'any jobs for customers with dogs next week',
      'whether jobs [notes:dogs] 2026-11-23..2026-11-29',
    ],
    ['Show me all customers without an email address.', 'list customers [missing:email]'],
    ['Which appointments still need to be confirmed?', 'list jobs [status:unconfirmed]'],
    ['avg ticket ceramic', 'value average [service:Ceramic Coating]'],
    ['best customers last year', 'value spent by customer most [] 2025-01-01..2025-12-31'],
    ['top 5 customers', 'value revenue by customer most #5 []'],
    ['when is tanya coming in next', 'list jobs earliest #1 [customer:Tanya Hayes]'],
    ['when was derek turner last here', 'list visits latest #1 [customer:Derek Turner]'],
    ['how much did gonzales spend', 'value spent [customer:Marcus Gonzalez]'],
    [
      'what did full details bring in q3',
      'value revenue [service:Full Detail] 2026-07-01..2026-09-30',
    ],
    ['customers who spent over $2000', 'list customers [spent_at_least:2000]'],
    ['who came more than 5 times', 'list customers [visits_at_least:6]'],
    ['who hasnt been here since june', 'list customers [not_since:2026-06-01]'],
    ['who has nothing booked', 'list customers [!upcoming:booked]'],
    ['busiest day of the week', 'value jobs by weekday most []'],
    ['slowest month last year', 'value jobs by month least #1 [] 2025-01-01..2025-12-31'],
    ['jobs after 3pm tomorrow', 'list jobs [time_of_day:15:00-] 2026-11-23..2026-11-23'],
    ['what share of revenue is ceramic', 'value share [service:Ceramic Coating]'],
    ['revenue for labor day weekend', 'value revenue [] 2026-09-05..2026-09-07'],
    ['first half of october revenue', 'value revenue [] 2026-10-01..2026-10-15'],
    [
      'revenue this month vs same time last year',
      'value revenue [] 2026-11-01..2026-11-30 vs year_before',
    ],
    ['how much is on the books for december', 'value worth [] 2026-12-01..2026-12-31'],
    ['how many jobs are done this week', 'value jobs [status:completed] 2026-11-16..2026-11-22'],
    ['last job on friday', 'list jobs latest #1 [] 2026-11-27..2026-11-27'],
    ['how many jobs i am doing tomorrow', 'value jobs [] 2026-11-23..2026-11-23'],
    ['apointments on firday', 'list jobs [] 2026-11-27..2026-11-27'],
    ['cuanto gane el mes pasado', 'value revenue [] 2026-10-01..2026-10-31'],
    ['que tengo mañana', 'list jobs [] 2026-11-23..2026-11-23'],
    ['que clientes no tienen correo', 'list customers [missing:email]'],
    ['cual servicio deja mas dinero', 'value revenue by service most []'],
    // An average of what is added up.
    [
      'how much do i make a day on average last month',
      'value revenue per day [] 2026-10-01..2026-10-31',
    ],
    ['avg jobs per week this year', 'value jobs per week [] 2026-01-01..2026-12-31'],
    ['what do i make on an average saturday', 'value revenue per day [weekday:6]'],
    ['average ticket by month', 'value average by month []'],
    // Two things side by side.
    [
      'teslas vs bmws this year',
      'value revenue by make [vehicle:tesla|bmw] 2026-01-01..2026-12-31',
    ],
    ['trucks or suvs, which are better', 'value revenue by vehicle_kind [vehicle:truck|suv]'],
    [
      'compare full detail with ceramic coating',
      'value revenue by service [service:Full Detail|Ceramic Coating]',
    ],
    ['mondays or fridays, which is busier', 'value jobs by weekday [weekday:1|5]'],
    ['weekdays vs weekends last month', 'value revenue by part_of_week [] 2026-10-01..2026-10-31'],
    ['what percent of jobs got cancelled', 'value cancel_rate [] ..2026-11-22'],
    ['cancellation rate for full details', 'value cancel_rate [service:Full Detail] ..2026-11-22'],
    ['who has the number ending in 0042', 'list customers [phone:0042]'],
    ['whose number is (555) 261-8331', 'list customers [phone:5552618331]'],
    ['best day in october', 'value revenue by day most #1 [] 2026-10-01..2026-10-31'],
    ['jobs in the week of nov 10', 'list jobs [] 2026-11-09..2026-11-15'],
    ['revenue march thru may', 'value revenue [] 2026-03-01..2026-05-31'],
    ['jobs after 12 on friday', 'list jobs [time_of_day:12:00-] 2026-11-27..2026-11-27'],
    ['customers with no email', 'list customers [missing:email]'],
    ['customers with an email', 'list customers [!missing:email]'],
    // Small words that carry a condition.
    ['jobs by hour last month', 'value jobs by hour [] 2026-10-01..2026-10-31'],
    ['last 5 jobs', 'list visits latest #5 []'],
    ['last 3 customers i worked on', 'list visits latest #3 []'],
    ['who is last on friday', 'list jobs latest #1 [] 2026-11-27..2026-11-27'],
    ['who spent over 2000', 'list customers [spent_at_least:2000]'],
    ['revenue between 1st and 15th of october', 'value revenue [] 2026-10-01..2026-10-15'],
    [
      'revenue without ceramic in october',
      'value revenue [!service:Ceramic Coating] 2026-10-01..2026-10-31',
    ],
    ['same week last year', 'value revenue [] 2026-11-16..2026-11-22 vs year_before'],
    ['busiest day next week', 'value jobs by day most #1 [] 2026-11-23..2026-11-29'],
    ['cuantos teslas lave este año', 'value jobs [vehicle:tesla] 2026-01-01..2026-12-31'],
    [
      'ingresos sin ceramico este mes',
      'value revenue [!service:Ceramic Coating] 2026-11-01..2026-11-30 vs before',
    ],
  ])('%s', async (question, expected) => {
    expect(await meaning(question)).toBe(expected);
  });

  it.each([
    ['revenue by service by month', 'value revenue by service [] -by month'],
    ['profit last month', 'list jobs [] 2026-10-01..2026-10-31 ?profit'],
    ['how many employees do i have', 'no plan ?employees'],
    ['best customer and worst customer', 'value spent by customer least #1 [] -worst'],
    ['how many jobs per saturday', 'value jobs [] 2026-11-28..2026-11-28 -per'],
    ['last visit of my best customers', 'list visits latest #1 [] -best customers'],
    ['who turned up yesterday', 'list jobs [] 2026-11-21..2026-11-21 ?turned'],
    ['longest day this month', 'value revenue by day most #1 [] 2026-11-01..2026-11-22 -longest'],
    ['when was she last here', 'list visits latest #1 [] ?she'],
    ['What should I charge for a full detail?', 'list jobs [service:Full Detail] ?charge ?should'],
  ])('says what it does not know, or has no place for: %s', async (question, expected) => {
    expect(await meaning(question)).toBe(expected);
  });

  it('names whom a question is about when nothing is to be worked out', async () => {
    const { plan, people } = await understand("what's marcus keller's number", vocabulary, TODAY);
    expect(plan).toBeUndefined();
    expect(people).toEqual([{ id: 'Marcus Keller', name: 'Marcus Keller' }]);
  });

  it('is quick whatever is typed', async () => {
    const elapsed = stopwatch();
    for (const word of ['and ', 'last last ', 'between ', 'derek ', '9', 'é', 'october to ']) {
      await understand(word.repeat(400 / word.length), vocabulary, TODAY);
    }
    expect(elapsed()).toBeLessThan(1_000);
  });
});
