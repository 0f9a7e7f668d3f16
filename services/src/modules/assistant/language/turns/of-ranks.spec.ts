import { meaning, TODAY, vocabulary } from '../../../../../test/assistant/meaning.js';
import { understand } from '../understand.js';

it.each([
  [
    'sales in october',
    'which week was best',
    'value revenue by week most #1 [] 2026-10-01..2026-10-31',
  ],
  [
    'sales in october',
    'what day made the most',
    'value revenue by day most #1 [] 2026-10-01..2026-10-31',
  ],
  [
    'sales in october',
    'and which days were the worst',
    'value revenue by day least [] 2026-10-01..2026-10-31',
  ],
  [
    'sales in october',
    'which service brought in the most',
    'value revenue by service most #1 [] 2026-10-01..2026-10-31',
  ],
  [
    'cancelled last month',
    'which day was the worst',
    'value cancelled by day most #1 [] 2026-10-01..2026-10-31',
  ],
  [
    'no shows this year',
    'whats the best month',
    'value no_shows by month least #1 [] 2026-01-01..2026-12-31',
  ],
  [
    'how many jobs did van 2 do in october',
    'which one made the most',
    'value revenue by crew most [] 2026-10-01..2026-10-31',
  ],
  [
    'how many jobs did van 2 do in october',
    'which van was the busiest',
    'value jobs by crew most #1 [] 2026-10-01..2026-10-31',
  ],
  [
    'how much did ceramics make in october',
    'which made more',
    'value revenue by service most [] 2026-10-01..2026-10-31',
  ],
  ['who has a tesla', 'who is the best of them', 'value spent by customer most #1 [vehicle:tesla]'],
  ['who has a tesla', 'who spent the least', 'value spent by customer least #1 [vehicle:tesla]'],
  [
    'revenue by van last month',
    'which one is the lowest',
    'value revenue by crew least [] 2026-10-01..2026-10-31',
  ],
  [
    'cuanto gane el mes pasado',
    'cual fue el mejor dia',
    'value revenue by day most #1 [] 2026-10-01..2026-10-31',
  ],
  [
    'cuanto gane el mes pasado',
    'y que semana fue la peor',
    'value revenue by week least #1 [] 2026-10-01..2026-10-31',
  ],
  ['how many customers are due', 'who is the best of them', 'list customers most #1 [due:due]'],
  [
    'who has not been in since july',
    'which of them spent the most',
    'value spent by customer most #1 [not_since:2026-07-01]',
  ],
  ['how many hours on saturday', 'who is last', 'list jobs latest #1 [] 2026-11-28..2026-11-28'],
  ['how many cars on friday', 'how much will we make', 'value worth [] 2026-11-27..2026-11-27'],
  [
    'how many jobs last week',
    'and how much did we make',
    'value revenue [] 2026-11-09..2026-11-15',
  ],
  [
    'who are my regulars',
    'top 10 by visits',
    'value visits by customer most #10 [visit:returning]',
  ],
  ['how many customers have an suv', 'which is more', 'value customers [vehicle:suv] -more'],
  [
    'whos the top customer in october',
    'and derek turner',
    'value spent [customer:Derek Turner] 2026-10-01..2026-10-31',
  ],
  ['list everyone with a tesla', 'sort by last visit', 'list customers [vehicle:tesla]'],
  [
    'list everyone with a tesla',
    'order by how much they spent',
    'list customers most [vehicle:tesla]',
  ],
  [
    'revenue last saturday',
    'vs last saturday',
    'value revenue [] 2026-11-21..2026-11-21 vs 2026-11-14..2026-11-14',
  ],
  [
    'cuantos carros hicimos en octubre',
    'cuanto fue en dinero',
    'value revenue [] 2026-10-01..2026-10-31',
  ],
  [
    'lost to no shows in july',
    'who were they',
    'list cancelled [status:no-show] 2026-07-01..2026-07-31',
  ],
  [
    'how many jobs in september',
    'which one was better',
    'value jobs [] 2026-09-01..2026-09-30 vs before',
  ],
  [
    'cuanto vendimos en septiembre',
    'cual mes fue mejor',
    'value revenue [] 2026-09-01..2026-09-30 vs before',
  ],
  [
    'how many jobs last week',
    'which week was worse',
    'value jobs [] 2026-11-09..2026-11-15 vs before',
  ],
  ['who has a tesla', 'who was in most recently', 'list customers #1 [vehicle:tesla]'],
  [
    'who lives on elm st',
    'who spent the most of them',
    'value spent by customer most #1 [place:elm st]',
  ],
  [
    'who cancelled the most this year',
    'how many times',
    'value cancelled by customer most #1 [] 2026-01-01..2026-12-31',
  ],
  ['worth of what is booked next week', 'how many hours', 'value hours [] 2026-11-23..2026-11-29'],
  [
    'how much did ceramics make this year',
    'what percent of the total',
    'value share [service:Ceramic Coating] 2026-01-01..2026-12-31',
  ],
  [
    'how many teslas in october',
    'what share is that',
    'value share_of_jobs [vehicle:tesla] 2026-10-01..2026-10-31',
  ],
  [
    'how many new customers this month',
    'how many of them booked already',
    'value new_customers [upcoming:booked] 2026-11-01..2026-11-30',
  ],
  [
    'how many ceramics in october',
    'so how much in total',
    'value revenue [service:Ceramic Coating] 2026-10-01..2026-10-31',
  ],
  [
    'cuantas citas hay mañana',
    'a que hora es la primera',
    'list jobs earliest #1 [] 2026-11-23..2026-11-23',
  ],
  ['first job on monday', 'whats the address', 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
  [
    'who paid over 500 this year',
    'sort by how much',
    'list customers most [paid_at_least:500] 2026-01-01..2026-12-31',
  ],
  [
    'jobs on friday',
    'how long is the second one',
    'list jobs earliest #2 [] 2026-11-27..2026-11-27',
  ],
  ['jobs on friday', 'and the third one', 'list jobs earliest #3 [] 2026-11-27..2026-11-27'],
  ['jobs on friday', 'what do they add up to', 'value worth [] 2026-11-27..2026-11-27'],
  [
    'top service this year',
    'how many times did we do it',
    'value revenue by service most #2 [] 2026-01-01..2026-12-31',
  ],
  [
    'how many ceramic jobs are coming up',
    'whats the next one',
    'list jobs earliest #1 [service:Ceramic Coating, status:upcoming, !status:in-progress]',
  ],
  [
    'avg revenue per day in october',
    'total for october',
    'value revenue [] 2026-10-01..2026-10-31',
  ],
  [
    'how much has derek turner spent',
    'compared to tanya hayes',
    'value spent by customer [customer:Derek Turner|Tanya Hayes]',
  ],
  [
    'how much has derek turner spent',
    'who comes more',
    'list customers [customer:Derek Turner] -more',
  ],
  [
    'jobs on friday',
    'how long has derek turner been a customer',
    'list visits earliest #1 [customer:Derek Turner]',
  ],
  ['whats on this week', 'who is the priciest one', 'list jobs most #1 [] 2026-11-16..2026-11-22'],
  ['first job tomorrow', 'and the last', 'list jobs latest #1 [] 2026-11-23..2026-11-23'],
  [
    'how many tesla owners do we have',
    'how many came in this month',
    'value customers [vehicle:tesla, status:completed] 2026-11-01..2026-11-30',
  ],
  [
    'revenue on saturdays this year',
    'which was busier',
    'value jobs by weekday most [] 2026-01-01..2026-12-31',
  ],
  [
    'who got an interior last week',
    'how many in total',
    'value jobs [service:Interior Detail] 2026-11-09..2026-11-15',
  ],
  [
    'who got an interior last week',
    'any repeat customers in there',
    'list jobs [service:Interior Detail, visit:returning] 2026-11-09..2026-11-15',
  ],
  [
    'who cancelled in october',
    'get me their numbers',
    'list customers [status:cancelled] 2026-10-01..2026-10-31',
  ],
  [
    'how many new customers this month',
    'give me their phone numbers',
    'list new_customers [] 2026-11-01..2026-11-30',
  ],
  ['whos coming on friday', 'numbers please', 'list customers [] 2026-11-27..2026-11-27'],
  // Who was here more than once may have been so before.
  ['no shows this year', 'did they come back', 'no plan'],
  [
    'who has a tesla',
    'and came in since september',
    'list customers [vehicle:tesla, status:completed] 2026-09-01..2026-11-22',
  ],
  [
    'revenue since june by month',
    'whats the average',
    'value revenue per month [] 2026-06-01..2026-11-22',
  ],
  [
    'jobs in october',
    'compared to the year before',
    'value jobs [] 2026-10-01..2026-10-31 vs year_before',
  ],
  // Of everything there is.
  ['sales in october', 'whats my best service', 'value revenue by service most #1 []'],
  [
    'list ceramics this year',
    'sort by price',
    'list jobs most [service:Ceramic Coating] 2026-01-01..2026-12-31',
  ],
  [
    'list ceramics this year',
    'newest first',
    'list jobs latest [service:Ceramic Coating] 2026-01-01..2026-12-31',
  ],
  [
    'list ceramics this year',
    'order them by date',
    'list jobs latest [service:Ceramic Coating] 2026-01-01..2026-12-31',
  ],
  [
    'how many new customers this month',
    'how many last month',
    'value new_customers [] 2026-10-01..2026-10-31',
  ],
  [
    'how much did teslas make in may',
    'how much in june',
    'value revenue [vehicle:tesla] 2026-06-01..2026-06-30',
  ],
  ['whos on saturday', 'who is last', 'list jobs latest #1 [] 2026-11-28..2026-11-28'],
  [
    'how many no shows this year',
    'what did we lose on them',
    'value lost [status:no-show] 2026-01-01..2026-12-31',
  ],
  [
    'who cancelled in october',
    'any of them booked',
    'list customers [status:cancelled, upcoming:booked] 2026-10-01..2026-10-31',
  ],
  ['who paid the most for one job', 'when was it', 'list visits most #1 []'],
])('%s, %s', async (first, next, expected) => {
  const { plan } = await understand(first, vocabulary, TODAY);
  expect(await meaning(next, plan)).toBe(expected);
});
