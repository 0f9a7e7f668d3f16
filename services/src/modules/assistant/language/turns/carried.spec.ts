import { meaning, TODAY, vocabulary } from '../../../../../test/assistant/meaning.js';
import { understand } from '../understand.js';

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
      'list customers [service:Ceramic Coating, status:completed] 2026-10-01..2026-10-31',
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

const suvs = 'how much have suvs brought in this year';
const hondas = 'what do people with hondas spend';
const ceramics = 'how many ceramics this year';

describe('which of several, and of those', () => {
  it.each([
    // Kinds of vehicles are several, as crews are; what earns is no make of a car.
    [
      suvs,
      'which one made the most',
      'value revenue by vehicle_kind most [] 2026-01-01..2026-12-31',
    ],
    [
      suvs,
      'which one makes the most per job',
      'value average by vehicle_kind most #1 [] 2026-01-01..2026-12-31',
    ],
    [
      'how many hondas did we do last month',
      'which brought in the most',
      'value revenue by make most [] 2026-10-01..2026-10-31',
    ],
    [
      'revenue last month',
      'which make made the most',
      'value revenue by make most #1 [] 2026-10-01..2026-10-31',
    ],
    // A day of one week is a day, and not one of seven.
    [nextWeek, 'which day is fullest', 'value jobs by day most #1 [] 2026-11-23..2026-11-29'],
    [nextWeek, 'which day is the emptiest', 'value jobs by day least #1 [] 2026-11-23..2026-11-29'],
    [nextWeek, 'whats the heaviest day', 'value jobs by day most #1 [] 2026-11-23..2026-11-29'],
    // Who comes most is so by visits.
    [hondas, 'whos been here the most', 'value visits by customer most [vehicle:honda]'],
    [hondas, 'who comes in the most', 'value visits by customer most [vehicle:honda]'],
    [
      'list my truck customers',
      'who visits the most',
      'value visits by customer most #1 [vehicle:truck]',
    ],
    // Those who were ranked are counted, and told.
    [hondas, 'how many of them are there', 'value customers [vehicle:honda]'],
    [hondas, 'how many are there', 'value customers [vehicle:honda]'],
    [hondas, 'list them', 'list customers [vehicle:honda]'],
    [hondas, 'show me all of them', 'list customers [vehicle:honda]'],
  ])('after %p, %p', async (first, next, expected) => {
    expect(await follow(first, next)).toBe(expected);
  });
});

describe('one of what was spoken of', () => {
  it.each([
    [
      ceramics,
      'whos had one in the last 3 months',
      'list jobs [service:Ceramic Coating] 2026-08-23..2026-11-22',
    ],
    [
      ceramics,
      'who got one last month',
      'list jobs [service:Ceramic Coating] 2026-10-01..2026-10-31',
    ],
    [
      ceramics,
      'do we have any booked next week',
      'whether jobs [service:Ceramic Coating] 2026-11-23..2026-11-29',
    ],
    [
      ceramics,
      'did we do any yesterday',
      'whether jobs [service:Ceramic Coating] 2026-11-21..2026-11-21',
    ],
    [
      ceramics,
      'did derek turner ever get one',
      'whether jobs [service:Ceramic Coating, customer:Derek Turner] ..',
    ],
    [
      ceramics,
      'what do they bring in each',
      'value average [service:Ceramic Coating] 2026-01-01..2026-12-31',
    ],
    [
      ceramics,
      'how much does one make on average',
      'value average [service:Ceramic Coating] 2026-01-01..2026-12-31',
    ],
  ])('after %p, %p', async (first, next, expected) => {
    expect(await follow(first, next)).toBe(expected);
  });

  it.each([
    ['how was october', 'whos had one in the last 3 months'],
    ['how was october', 'who got one last month'],
  ])('is nothing that is known: after %p, %p', async (first, next) => {
    expect(await follow(first, next)).toMatch(/ [?-]/);
  });
});

describe('of the rows that were listed', () => {
  const monday = 'whos coming monday';
  it.each([
    [
      monday,
      'is anyone still unconfirmed',
      'list jobs [status:unconfirmed] 2026-11-23..2026-11-23',
    ],
    [monday, 'whos not confirmed yet', 'list jobs [status:unconfirmed] 2026-11-23..2026-11-23'],
    [monday, 'who has a tacoma', 'list jobs [vehicle:tacoma] 2026-11-23..2026-11-23'],
    [monday, 'anyone with a truck', 'list customers [vehicle:truck] 2026-11-23..2026-11-23'],
    [
      monday,
      'whos getting a full detail',
      'list jobs [service:Full Detail] 2026-11-23..2026-11-23',
    ],
    ['cancellations last month', 'what was the total', 'value lost [] 2026-10-01..2026-10-31'],
    ['cancellations last month', 'whats the total', 'value lost [] 2026-10-01..2026-10-31'],
    ['whats on monday', 'total?', 'value worth [] 2026-11-23..2026-11-23'],
  ])('after %p, %p', async (first, next, expected) => {
    expect(await follow(first, next)).toBe(expected);
  });
});

describe('beside another', () => {
  it.each([
    [
      'how much did derek turner spend this year',
      'more than tanya hayes?',
      'value spent by customer [customer:Derek Turner|Tanya Hayes] 2026-01-01..2026-12-31',
    ],
    [
      'how much did derek turner spend this year',
      'vs grace may',
      'value spent by customer [customer:Derek Turner|Grace May] 2026-01-01..2026-12-31',
    ],
    [
      'how many full details last month',
      'compared to ceramics',
      'value jobs by service [service:Full Detail|Ceramic Coating] 2026-10-01..2026-10-31',
    ],
    [
      'revenue of van 1 last month',
      'is that more than van 2',
      'value revenue by crew [crew:Van 1|Van 2] 2026-10-01..2026-10-31',
    ],
    [
      'how many trucks last month',
      'versus suvs',
      'value jobs by vehicle_kind [vehicle:truck|suv] 2026-10-01..2026-10-31',
    ],
    // Who grew did so since then.
    [
      'how many ceramics last year',
      'so we grew?',
      'value jobs [service:Ceramic Coating] 2026-01-01..2026-12-31 vs 2025-01-01..2025-12-31',
    ],
    [
      'how much did we make last month',
      'are we growing',
      'value revenue [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31',
    ],
    [
      'how many jobs last week',
      'are we up or down',
      'value jobs [] 2026-11-16..2026-11-22 vs 2026-11-09..2026-11-15',
    ],
    [
      'how many jobs this month',
      'are we growing',
      'value jobs [] 2026-11-01..2026-11-30 vs before',
    ],
    [
      'how much did we make in june',
      'so we grew?',
      'value revenue [] 2026-06-01..2026-06-30 vs before',
    ],
    // Nothing stands for it to be beside.
    ['revenue last month', 'vs van 2', 'value revenue [crew:Van 2] 2026-10-01..2026-10-31'],
  ])('after %p, %p', async (first, next, expected) => {
    expect(await follow(first, next)).toBe(expected);
  });
});

it.each([
  'is that normal',
  'is that good',
  'was that a lot',
  'is that about average',
  'ok is it bad',
  'is that a good number',
])('judges nothing: %s', async (next) => {
  expect(await follow('how much did we lose to cancellations last month', next)).toMatch(/ [?-]/);
  expect(await follow('how many jobs last month', next)).toMatch(/ [?-]/);
});
