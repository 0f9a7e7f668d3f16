import { meaning, TODAY, vocabulary } from '../../../../test/assistant/meaning.js';
import { understand } from './understand.js';

describe('what grows or falls is put beside what was before', () => {
  it.each([
    ['are sales dropping', 'value revenue [] vs before'],
    ['is business slowing down', 'value revenue [] vs before'],
    ['are cancellations going down', 'value cancelled [] vs before'],
    ['is my average ticket improving', 'value average [] vs before'],
    ['are we getting busier', 'value jobs [] vs before'],
    [
      'has my average ticket gone up since last year',
      'value average [] 2026-01-01..2026-12-31 vs 2025-01-01..2025-12-31',
    ],
    [
      'have sales gone down since last month',
      'value revenue [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31',
    ],
    [
      'what percent is revenue up over last year',
      'value revenue [] 2026-01-01..2026-12-31 vs 2025-01-01..2025-12-31',
    ],
    // Of two months none says what they usually are.
    [
      'is october usually better than november',
      'value average [] 2026-10-01..2026-10-31 vs 2026-11-01..2026-11-30 -usually',
    ],
    // What grew most is told by how much it grew, and of services where nothing else is said.
    [
      'what grew the most this month',
      'value revenue by service grown [] 2026-11-01..2026-11-30 vs before',
    ],
    ['which service dropped the most', 'value revenue by service shrunk [] vs before'],
    [
      'whats growing',
      'value revenue by service [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31',
    ],
    [
      'which van fell the most this month vs last month',
      'value revenue by crew shrunk [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31',
    ],
    [
      'biggest increase in jobs this month',
      'value jobs by service grown [] 2026-11-01..2026-11-30 vs before',
    ],
    [
      'que servicio crecio mas este mes',
      'value revenue by service grown [] 2026-11-01..2026-11-30 vs before',
    ],
    // A ticket that grows is what one comes to.
    ['are my tickets getting bigger', 'value average [] vs before'],
    ['tickets getting smaller?', 'value average [] vs before'],
    [
      'octubre fue mejor que septiembre',
      'value revenue [] 2026-10-01..2026-10-31 vs 2026-09-01..2026-09-30',
    ],
    [
      'que fue mejor octubre o septiembre',
      'value revenue [] 2026-10-01..2026-10-31 vs 2026-09-01..2026-09-30',
    ],
  ])('%s', async (question, plan) => {
    expect(await meaning(question)).toBe(plan);
  });
});

describe('days that are said by what they are', () => {
  it.each([
    ['how was the weekend', 'value revenue [] 2026-11-21..2026-11-22'],
    ['whats on for the weekend', 'list jobs [] 2026-11-21..2026-11-22'],
    ['what do we make on the weekend', 'value revenue [weekday:weekend]'],
    ['show me the week', 'list jobs [] 2026-11-16..2026-11-22'],
    ['how is the month going', 'value revenue [] 2026-11-01..2026-11-30 vs before'],
    ['busiest day of the week', 'value jobs by weekday most []'],
    [
      'yesterday vs same day last week',
      'value revenue [] 2026-11-21..2026-11-21 vs 2026-11-14..2026-11-14',
    ],
    [
      'yesterday vs a week ago',
      'value revenue [] 2026-11-21..2026-11-21 vs 2026-11-14..2026-11-14',
    ],
    ['hows december filling up', 'list jobs [] 2026-12-01..2026-12-31'],
  ])('%s', async (question, plan) => {
    expect(await meaning(question)).toBe(plan);
  });
});

describe('money of what is still to be done is no revenue', () => {
  it.each([
    ['dollar amount of pending jobs', 'value worth [status:pending]'],
    ['revenue from upcoming jobs', 'value worth [status:upcoming]'],
    ['money from unconfirmed jobs', 'value worth [status:unconfirmed]'],
    [
      'total from interior jobs last month',
      'value revenue [service:Interior Detail] 2026-10-01..2026-10-31',
    ],
    ['who brings in more van 1 or van 2', 'value revenue by crew [crew:Van 1|Van 2]'],
    ['rank my weekdays by money', 'value revenue by weekday most []'],
    ['are people spending more than they used to', 'value average [] vs before'],
  ])('%s', async (question, plan) => {
    expect(await meaning(question)).toBe(plan);
  });
});

describe('what cars pay is what one job comes to', () => {
  it.each([
    ['do trucks pay better than sedans', 'value average by vehicle_kind [vehicle:truck|sedan]'],
    ['do teslas pay more than bmws', 'value average by make [vehicle:tesla|bmw]'],
    ['who pays the best', 'value spent by customer most []'],
    ['which customer brings me the most teslas', 'value jobs by customer most [vehicle:tesla]'],
    [
      'what did ceramics bring me last month',
      'value revenue [service:Ceramic Coating] 2026-10-01..2026-10-31',
    ],
  ])('%s', async (question, plan) => {
    expect(await meaning(question)).toBe(plan);
  });
});

describe('what there is more of, and what makes more', () => {
  it.each([
    [
      'morning jobs or afternoon jobs make more',
      'value revenue by part_of_day [time_of_day:morning|afternoon]',
    ],
    ['suvs or sedans which do we get more of', 'value jobs by vehicle_kind [vehicle:suv|sedan]'],
    ['do we get more trucks or suvs', 'value jobs by vehicle_kind [vehicle:truck|suv]'],
    ['revenue week by week', 'value revenue by week []'],
    ['sales day by day last week', 'value revenue by day [] 2026-11-09..2026-11-15'],
    ['whats my retention', 'value share_of_customers [visit:returning]'],
    ['rebooking rate', 'value share_of_customers [visit:returning]'],
    ['what vans are out today', 'value jobs by crew [] 2026-11-22..2026-11-22'],
    ['which crews are working monday', 'value jobs by crew [] 2026-11-23..2026-11-23'],
    ['which vans made money last week', 'value revenue by crew [] 2026-11-09..2026-11-15'],
    // Who works here is no customer, and a day off no job.
    ['which of my guys is the slowest', 'value revenue by customer least [] -guys'],
    ['when is my next day off', 'list jobs earliest #1 [!status:in-progress] -off'],
  ])('%s', async (question, plan) => {
    expect(await meaning(question)).toBe(plan);
  });
});

describe('who and which of all', () => {
  it.each([
    [
      'everyone who got a ceramic this year',
      'list customers [service:Ceramic Coating, status:completed] 2026-01-01..2026-12-31',
    ],
    [
      'list all clients who did a wash and wax in october',
      'list customers [service:Wash and Wax] 2026-10-01..2026-10-31',
    ],
    ['which customers are coming in tomorrow', 'list jobs [] 2026-11-23..2026-11-23'],
    ['show me all the no shows', 'list no_shows [] ..'],
    ['every cancellation', 'list cancelled [] ..'],
    ['show me all jobs over 500', 'list jobs [price_at_least:500] ..'],
    ['list every ceramic', 'list jobs [service:Ceramic Coating] ..'],
    ['show me all jobs', 'list jobs []'],
    // Never back is once; not booked for so long is a time without a visit.
    ['which customers never came back', 'list customers [visit:first]'],
    ['customers who never came back since june', 'list customers [not_since:2026-06-01]'],
    [
      'customers added this year who never came back',
      'list new_customers [visit:first] 2026-01-01..2026-12-31',
    ],
    ['who hasnt booked in 6 months', 'list customers [not_since:2026-05-23, !upcoming:booked]'],
    ['who hasnt booked since june', 'list customers [not_since:2026-06-01, !upcoming:booked]'],
    ['who hasnt booked for next week', 'list customers [!upcoming:booked] 2026-11-23..2026-11-29'],
    ['whos got something booked in december', 'list jobs [] 2026-12-01..2026-12-31'],
    ['all cancelled jobs last month', 'list cancelled [] 2026-10-01..2026-10-31'],
    ['how many no shows', 'value no_shows []'],
  ])('%s', async (question, plan) => {
    expect(await meaning(question)).toBe(plan);
  });
});

describe('the next one of somebody, or of the morning', () => {
  it.each([
    ['how long is derek turners appointment', 'list jobs earliest #1 [customer:Derek Turner]'],
    [
      'how long is tanya hayes job tomorrow',
      'list jobs earliest #1 [customer:Tanya Hayes] 2026-11-23..2026-11-23',
    ],
    [
      'how long is tanya hayes going to take tomorrow',
      'list jobs earliest #1 [customer:Tanya Hayes] 2026-11-23..2026-11-23',
    ],
    [
      'how long will i be at tanya hayes on friday',
      'list jobs earliest #1 [customer:Tanya Hayes] 2026-11-27..2026-11-27',
    ],
    [
      'how long for tanya hayes tomorrow',
      'list jobs earliest #1 [customer:Tanya Hayes] 2026-11-23..2026-11-23',
    ],
    [
      'how long is the 830 tomorrow',
      'list jobs earliest #1 [time_of_day:08:30-09:30] 2026-11-23..2026-11-23',
    ],
    [
      "how long does the 9 o'clock on friday take",
      'list jobs earliest #1 [time_of_day:09:00-10:00] 2026-11-27..2026-11-27',
    ],
    ['how long for a full detail', 'value length [service:Full Detail]'],
    [
      'how long do we need for a wash on a truck',
      'value length [service:Wash and Wax, vehicle:truck]',
    ],
    [
      'how much time for a wash and wax on a van',
      'value length [service:Wash and Wax, vehicle:van]',
    ],
    ['how much time do i need for a full detail', 'value length [service:Full Detail]'],
    ['how long does derek turner usually take', 'value length [customer:Derek Turner]'],
    [
      'whos first in the morning',
      'list jobs earliest #1 [time_of_day:morning] 2026-11-23..2026-11-23',
    ],
    [
      'where am i going in the morning',
      'list jobs [time_of_day:morning] 2026-11-23..2026-11-23 with place',
    ],
    ['what time is derek turner coming', 'list jobs earliest #1 [customer:Derek Turner]'],
    [
      'how long is the first job on saturday',
      'list jobs earliest #1 [!status:in-progress] 2026-11-28..2026-11-28',
    ],
    ['how long is my last job tomorrow', 'list jobs latest #1 [] 2026-11-23..2026-11-23'],
    ['jobs in the morning', 'list jobs [time_of_day:morning]'],
  ])('%s', async (question, plan) => {
    expect(await meaning(question)).toBe(plan);
  });
});

describe('what was called off came to what is lost', () => {
  it.each([
    ['how much was it worth', 'who canceled this week', 'value lost [] 2026-11-16..2026-11-22'],
    [
      'how much did that cost',
      'how many no shows this year',
      'value lost [status:no-show] 2026-01-01..2026-12-31',
    ],
    ['how much were they worth', 'show me all the no shows', 'value lost [status:no-show] ..'],
    ['whats my worst', 'whats my best service', 'value revenue by service least #1 []'],
  ])('%s, after %s', async (question, first, plan) => {
    const before = await understand(first, vocabulary, TODAY);
    expect(await meaning(question, before.plan)).toBe(plan);
  });
});
