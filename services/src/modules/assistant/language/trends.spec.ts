import { meaning, TODAY, vocabulary } from '../../../../test/assistant/meaning.js';
import { understand } from './understand.js';

describe('what grows or falls is put beside what was before', () => {
  it.each([
    ['are sales dropping', 'value revenue [] vs before'],
    ['is business slowing down', 'value revenue [] vs before'],
    ['are cancellations going down', 'value cancelled [] vs before'],
    ['is my average ticket improving', 'value average [] vs before'],
    ['are we getting busier', 'value jobs [] vs before'],
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

describe('who and which of all', () => {
  it.each([
    [
      'everyone who got a ceramic this year',
      'list customers [service:Ceramic Coating] 2026-01-01..2026-12-31',
    ],
    [
      'list all clients who did a wash and wax in october',
      'list customers [service:Wash and Wax] 2026-10-01..2026-10-31',
    ],
    ['which customers are coming in tomorrow', 'list jobs [] 2026-11-23..2026-11-23'],
    ['show me all the no shows', 'list no_shows [] ..'],
    ['every cancellation', 'list cancelled [] ..'],
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
    ['how long does derek turner usually take', 'value length [customer:Derek Turner]'],
    [
      'whos first in the morning',
      'list jobs earliest #1 [time_of_day:morning] 2026-11-23..2026-11-23',
    ],
    ['where am i going in the morning', 'list jobs [time_of_day:morning] 2026-11-23..2026-11-23'],
    ['jobs in the morning', 'list jobs [time_of_day:morning]'],
  ])('%s', async (question, plan) => {
    expect(await meaning(question)).toBe(plan);
  });
});

describe('what was called off came to what is lost', () => {
  it.each([
    ['how much was it worth', 'who canceled this week', 'value lost [] 2026-11-16..2026-11-22'],
    ['how much were they worth', 'show me all the no shows', 'value lost [status:no-show] ..'],
    ['whats my worst', 'whats my best service', 'value revenue by service least #1 []'],
  ])('%s, after %s', async (question, first, plan) => {
    const before = await understand(first, vocabulary, TODAY);
    expect(await meaning(question, before.plan)).toBe(plan);
  });
});
