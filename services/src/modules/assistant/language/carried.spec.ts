import { meaning, TODAY, vocabulary } from '../../../../test/assistant/meaning.js';
import { understand } from './understand.js';

const follow = async (first: string, next: string) =>
  meaning(next, (await understand(first, vocabulary, TODAY)).plan);

const october = 'how was october';
const trucks = 'list my truck customers';
const nextWeek = 'how busy is next week';

describe('a question of its own that goes on', () => {
  it.each([
    // What was done without days was done on those that were spoken of.
    [october, 'who spent the most', 'value spent by customer most #1 [] 2026-10-01..2026-10-31'],
    [october, 'what did a job come out to on average', 'value average [] 2026-10-01..2026-10-31'],
    [october, 'who cancelled', 'list cancelled [] 2026-10-01..2026-10-31'],
    [october, 'did anybody no show', 'whether no_shows [] 2026-10-01..2026-10-31'],
    [
      october,
      'how many full details did we do',
      'value jobs [service:Full Detail] 2026-10-01..2026-10-31',
    ],
    [october, 'how many hours did we work', 'value hours [] 2026-10-01..2026-10-31'],
    [october, 'how much did we lose', 'value lost [] 2026-10-01..2026-10-31'],
    [
      october,
      'who got a ceramic',
      'list customers [service:Ceramic Coating] 2026-10-01..2026-10-31',
    ],
    [
      'how much have trucks brought in this year',
      'who spent the most',
      'value spent by customer most #1 [vehicle:truck] 2026-01-01..2026-12-31',
    ],
    // What is booked is so on the days that were spoken of.
    [nextWeek, 'how much is booked already', 'value worth [] 2026-11-23..2026-11-29'],
    [nextWeek, 'how many hours are booked', 'value hours [] 2026-11-23..2026-11-29'],
    [nextWeek, 'whos booked', 'list jobs [] 2026-11-23..2026-11-29'],
    // Of what is to come somebody called off already.
    [nextWeek, 'who cancelled', 'list cancelled [] 2026-11-23..2026-11-29'],
    // Who of those that were listed.
    [trucks, 'whos spent over 1000', 'list customers [vehicle:truck, spent_at_least:1000]'],
    [
      trucks,
      'who hasnt been in since july',
      'list customers [vehicle:truck, not_since:2026-07-01]',
    ],
    [trucks, 'anyone spend over 1000', 'whether customers [vehicle:truck, spent_at_least:1000]'],
    [trucks, 'who has dogs', 'list customers [vehicle:truck, notes:dogs]'],
    [
      'how many customers have a tacoma',
      'who doesnt have an email',
      'list customers [vehicle:tacoma, missing:email]',
    ],
  ])('after %p, %p', async (first, next, expected) => {
    expect(await follow(first, next)).toBe(expected);
  });

  it.each([
    // Of all there are, of days that are said, of somebody, or of what is to come.
    [october, 'who is our best customer', 'value spent by customer most #1 []'],
    [october, 'who has spent the most ever', 'value spent by customer most [] ..'],
    [october, 'how much did derek turner spend', 'value spent [customer:Derek Turner]'],
    [october, 'how many jobs did we do in june', 'value jobs [] 2026-06-01..2026-06-30'],
    [october, 'whos booked', 'list jobs []'],
    [trucks, 'which customers spent over 1000', 'list customers [spent_at_least:1000]'],
    [trucks, 'whos coming tomorrow', 'list jobs [] 2026-11-23..2026-11-23'],
  ])('does not carry over: after %p, %p', async (first, next, expected) => {
    expect(await follow(first, next)).toBe(expected);
  });
});

describe('the vans', () => {
  it.each([
    ['how much have trucks brought in this year', 'and the vans', 'vehicle:van'],
    ['how many suvs did we do last month', 'what about the vans', 'vehicle:van'],
    ['list my truck customers', 'and the vans', 'vehicle:van'],
    ['how many sedans in october', 'just the vans', 'vehicle:van'],
    ['revenue by kind of vehicle this month', 'only the vans', 'vehicle:van'],
    ['how many tacomas last month', 'and our vans', 'vehicle:van'],
    // Beside the bay they are crews.
    ['how much did the bay make in october', 'and the vans', 'crew:Van 1|Van 2'],
    ['revenue by crew this month', 'just the vans', 'crew:Van 1|Van 2'],
    ['revenue last month', 'and the vans', 'crew:Van 1|Van 2'],
  ])('after %p, %p', async (first, next, filter) => {
    expect(await follow(first, next)).toContain(`[${filter}`);
  });
});

it.each([
  [october, 'who came', 'list customers [] 2026-10-01..2026-10-31'],
  [october, 'who was in', 'list customers [] 2026-10-01..2026-10-31'],
  [october, 'what did we do', 'list visits [] 2026-10-01..2026-10-31'],
  [october, 'who did we see', 'list visits [] 2026-10-01..2026-10-31'],
  [nextWeek, 'who are they', 'list jobs [] 2026-11-23..2026-11-29'],
  [nextWeek, 'who do we have', 'list jobs [] 2026-11-23..2026-11-29'],
  [nextWeek, 'whos coming', 'list jobs [] 2026-11-23..2026-11-29'],
  [nextWeek, 'what do we have', 'list jobs [] 2026-11-23..2026-11-29'],
  [
    'how many jobs did van 2 do yesterday',
    'what were they',
    'list jobs [crew:Van 2] 2026-11-21..2026-11-21',
  ],
  [october, 'what was the biggest job', 'list visits most #1 [] 2026-10-01..2026-10-31'],
  [october, 'whats the smallest ticket', 'list visits least #1 [] 2026-10-01..2026-10-31'],
])('lists what stood behind the figure: after %p, %p', async (first, next, expected) => {
  expect(await follow(first, next)).toBe(expected);
});
