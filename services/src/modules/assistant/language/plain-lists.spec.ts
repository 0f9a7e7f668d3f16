import { meaning } from '../../../../test/assistant/meaning.js';

const AHEAD = '2026-12-01..2026-12-31';

describe('customers by name, and by when they were added', () => {
  it.each([
    ['list my customers by name', 'list customers name []'],
    ['customers in alphabetical order', 'list customers name []'],
    ['all customers a to z', 'list customers name []'],
    ['list my clients a-z', 'list customers name []'],
    ['customers with a tacoma alphabetically', 'list customers name [vehicle:tacoma]'],
    [
      'new customers this month sorted by name',
      'list new_customers name [] 2026-11-01..2026-11-30',
    ],
    ['mis clientes por orden alfabetico', 'list customers name []'],
    ['list clients from z to a', 'list customers [] ?z -from -to'],
    // A split stands by its figures.
    ['revenue by customer alphabetically', 'value revenue by customer [] -alphabetically'],
    ['who was added last', 'list new_customers latest #1 []'],
    ['who did i add last', 'list new_customers latest #1 []'],
    ['most recently added customers', 'list new_customers latest []'],
    ['last 5 customers added', 'list new_customers latest #5 []'],
    ['customers newest first', 'list new_customers latest []'],
    ['customers by date added', 'list new_customers latest []'],
    ['list customers in the order they were added', 'list new_customers latest []'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('the best of all stretches is of all time', () => {
  it.each([
    ['what was my single best week', 'value revenue by week most #1 [] ..'],
    ['list every customer who has a tesla', 'list customers [vehicle:tesla]'],
    // What is there now is under way, and none of what was or will be.
    ['whos car is in the bay rn', 'list jobs [crew:Bay, status:in-progress]'],
    ['which cars are in the bay', 'list jobs [crew:Bay, status:in-progress]'],
    // 'This' belongs to the days, however the rest is typed.
    [
      'anything left for this afternon',
      'whether jobs [status:open, time_of_day:afternoon] 2026-11-22..2026-11-22',
    ],
    ['how many hrs we got monday', 'value hours [] 2026-11-23..2026-11-23'],
    ['do we still have anything today', 'whether jobs [status:open] 2026-11-22..2026-11-22'],
    ['who is in the bay tomorrow', 'list jobs [crew:Bay] 2026-11-23..2026-11-23'],
    ['my best month', 'value revenue by month most #1 [] ..'],
    ['slowest week', 'value jobs by week least #1 []'],
    ['busiest week', 'value jobs by week most #1 [] ..'],
    ['which is my fullest day next week', 'value jobs by day most #1 [] 2026-11-23..2026-11-29'],
    ['best month this year', 'value revenue by month most #1 [] 2026-01-01..2026-11-22'],
    ['whats our best weekday', 'value revenue by weekday most #1 []'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('money from people is money', () => {
  it.each([
    ['total we made from people with notes about dogs', 'value revenue [notes:dogs]'],
    ['money made off customers with a tacoma', 'value revenue [vehicle:tacoma]'],
    ['what have we made from regulars', 'value revenue [visit:returning]'],
    ['what did we bring in from first timers', 'value revenue [visit:first]'],
    ['sales from customers with dogs', 'value revenue [notes:dogs]'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('what will be made is of days to come', () => {
  it.each([
    ['how much will dec bring', `value worth [] ${AHEAD}`],
    ['what will december look like money wise', `value worth [] ${AHEAD}`],
    ['whats january gonna bring in', 'value worth [] 2027-01-01..2027-01-31'],
    ['how much will we make in december', `value worth [] ${AHEAD}`],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('up or down is beside what is said', () => {
  it.each([
    [
      'is money up or down compared to last fall',
      'value revenue [] 2026-09-01..2026-11-30 vs 2025-09-01..2025-11-30',
    ],
    [
      'is business up or down over last fall',
      'value revenue [] 2026-09-01..2026-11-30 vs 2025-09-01..2025-11-30',
    ],
    [
      'are sales better than last fall',
      'value revenue [] 2026-09-01..2026-11-30 vs 2025-09-01..2025-11-30',
    ],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });

  // This one has not begun: there is nothing to put beside it.
  it.each([
    'are sales better or worse than last summer',
    'is money up or down compared to last spring',
  ])('%s', async (text) => {
    expect(await meaning(text)).toMatch(/ -(?:compared to|than|better|up or down)/);
  });
});

describe('how much the last job was', () => {
  it.each([
    ['how much was the last job', 'list visits latest #1 []'],
    ['how much was the last one we did', 'list visits latest #1 []'],
    ['how much is my next job', 'list jobs earliest #1 [!status:in-progress]'],
    ['what did the last car pay', 'list visits latest #1 []'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('how long a job of a day is', () => {
  it.each([
    [
      'how long is the full detail saturday',
      'list jobs earliest #1 [service:Full Detail, !status:in-progress] 2026-11-28..2026-11-28',
    ],
    [
      'how long will the ceramic on friday take',
      'list jobs earliest #1 [service:Ceramic Coating, !status:in-progress] 2026-11-27..2026-11-27',
    ],
    ['how long does a full detail take', 'value length [service:Full Detail]'],
    [
      'how long did full details take in october',
      'value length [service:Full Detail] 2026-10-01..2026-10-31',
    ],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('without is said in other ways', () => {
  it.each([
    ['customers missing emails', 'list customers [missing:email]'],
    ['clients lacking a phone number', 'list customers [missing:phone]'],
    ['who is missing an email', 'list customers [missing:email]'],
    ['customers that dont have an email', 'list customers [missing:email]'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('the one after the next', () => {
  it.each([
    ['is the week after next packed', 'list jobs [] 2026-11-30..2026-12-06'],
    ['what do we have the week after next', 'list jobs [] 2026-11-30..2026-12-06'],
    ['jobs for the month after next', 'list jobs [] 2027-01-01..2027-01-31'],
    ['how many jobs the weekend after next', 'value jobs [] 2026-12-05..2026-12-06'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('who was here, and who was not', () => {
  it.each([
    [
      'customers who came in june but not after',
      'list customers [not_since:2026-07-01] 2026-06-01..2026-06-30',
    ],
    [
      'who was here in may and not afterwards',
      'list customers [not_since:2026-06-01] 2026-05-01..2026-05-31',
    ],
    ['customers with no visit in 6 months', 'list customers [not_since:2026-05-23]'],
    ['everyone with no visits in the last 3 months', 'list customers [not_since:2026-08-23]'],
    ['how many customers left after one visit', 'value customers [visit:first]'],
    ['who quit after the first visit', 'list customers [visit:first]'],
    ['people who stopped coming after one time', 'list customers [visit:first]'],
    ['folks who always come on saturday', 'list customers [only weekday:6]'],
    [
      'whos coming next week that weve seen before',
      'list customers [visit:returning] 2026-11-23..2026-11-29',
    ],
    ['cuanto dejo el mes de septiembre', 'value revenue [] 2026-09-01..2026-09-30'],
    ['cuantos trabajos en el mes de octubre', 'value jobs [] 2026-10-01..2026-10-31'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('a day beside another', () => {
  it.each([
    ['who came the day before thanksgiving', 'list visits [] 2025-11-26..2025-11-26'],
    ['what did we make the day after christmas', 'value revenue [] 2025-12-26..2025-12-26'],
    ['jobs the day before new years eve', 'list jobs [] 2026-12-30..2026-12-30'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('what is, is of days to come', () => {
  it.each([
    [
      'which van has the full detail saturday',
      'value jobs by crew [service:Full Detail] 2026-11-28..2026-11-28',
    ],
    [
      'what van is doing the ceramic on friday',
      'value jobs by crew [service:Ceramic Coating] 2026-11-27..2026-11-27',
    ],
    [
      'what service is derek turner getting tomorrow',
      'value jobs by service [customer:Derek Turner] 2026-11-23..2026-11-23',
    ],
    [
      'which service is tanya hayes in for friday',
      'value jobs by service [customer:Tanya Hayes] 2026-11-27..2026-11-27',
    ],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

it.each([
  ['can i leave early friday', 'early'],
  ['can we knock off early tomorrow', 'early'],
])('has no place: %s', async (text, left) => {
  expect(await meaning(text)).toMatch(new RegExp(` [-?](?:\\w+ )*${left}`));
});

it.each([
  ['how much does the average customer bring in a year', 'value per_customer'],
  ['what does the average client pay in a year', 'value per_customer'],
  ['customers we saw in october by name', 'list'],
  ['which customers gave us more than 1000 this year', 'list customers [paid_at_least:1000]'],
])('%s', async (text, expected) => {
  expect(await meaning(text)).toContain(expected);
  expect(await meaning(text)).not.toMatch(/ [-?]\w/);
});

describe('who was here in both, who not for so long, and who spent so much', () => {
  const both = (first: string, second: string) => `list customers [here_in:${second}] ${first}`;
  const [october, november] = ['2026-10-01..2026-10-31', '2026-11-01..2026-11-30'];
  it.each([
    ['who came in both this month and last', both(november, '2026-10-01/2026-10-31')],
    [
      'which customers were here in both october and november',
      both(october, '2026-11-01/2026-11-30'),
    ],
    ['who came both last month and the month before', both(october, '2026-09-01/2026-09-30')],
    ['who had a job in both q2 and q3', both('2026-04-01..2026-06-30', '2026-07-01/2026-09-30')],
    ['who was last here over a year ago', 'list customers [not_since:2025-11-22]'],
    [
      'customers whose last visit was more than 6 months ago',
      'list customers [not_since:2026-05-22]',
    ],
    ['last visit over 8 months ago', 'list customers [not_since:2026-03-22]'],
    ['people whose last visit is older than a year', 'list customers [not_since:2025-11-22]'],
    ['who did we last see over 6 months ago', 'list customers [not_since:2026-05-22]'],
    [
      'clientes cuya ultima visita fue hace mas de 6 meses',
      'list customers [not_since:2026-05-22]',
    ],
    [
      'whose last visit was in august',
      'list customers [not_since:2026-09-01, here_in:2026-08-01/2026-08-31]',
    ],
    ['who came last time before june', 'list customers [not_since:2026-06-01]'],
    [
      'customers that have spent 200 to 400',
      'list customers [spent_at_least:200, spent_at_most:400]',
    ],
    [
      'who spent from 1000 to 2000 this year',
      'list customers [paid_at_least:1000, paid_at_most:2000] 2026-01-01..2026-12-31',
    ],
    ['jobs between 200 and 300', 'list jobs [price_at_least:200, price_at_most:300]'],
    [
      'jobs between 10 and 2 tomorrow',
      'list jobs [time_of_day:10:00-14:00] 2026-11-23..2026-11-23',
    ],
    ['revenue from 2025 to 2026', 'value revenue [] 2025-01-01..2026-12-31'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('years of cars are no days', () => {
  it.each([
    ['cars from 2020 on', 'list customers [car_year_from:2020]'],
    ['customers with cars newer than 2020', 'list customers [car_year_from:2021]'],
    ['how many cars are 2018 or older', 'value customers [car_year_to:2018]'],
    ['who drives something before 2015', 'list customers [car_year_to:2014]'],
    ['customers with a 2019 or later', 'list customers [car_year_from:2019]'],
    ['toyotas from 2020 on', 'list customers [vehicle:toyota, car_year_from:2020]'],
    ['vehiculos del 2020 en adelante', 'list customers [car_year_from:2020]'],
    ['2015 to 2018 cars', 'list customers [car_year_from:2015, car_year_to:2018]'],
    ['jobs from 2025 on', 'list jobs [] 2025-01-01..'],
    // Who has a car of some years has one.
    ['who has a car from 2019 or newer', 'list customers [car_year_from:2019]'],
    ['customers who have a vehicle older than 2014', 'list customers [car_year_to:2013]'],
    ['people with a car from 2020 on', 'list customers [car_year_from:2020]'],
    ['how many cars did we do in 2025', 'value jobs [] 2025-01-01..2025-12-31'],
    ['revenue from october onward', 'value revenue [] 2026-10-01..2026-11-22'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});
