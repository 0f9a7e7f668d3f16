import { ArgumentProblem } from './arguments.js';
import { FILTERS } from './filters/index.js';
import { GROUPS } from './groups/index.js';
import { MEASURES } from './measures/index.js';
import { parsePlan } from './parse.js';
import { PLAN_SCHEMA } from './plan.schema.js';

const named = (name: string, ...values: unknown[]) => ({ name, values });

it('a plan comes out as it went in, with what it leaves out filled in', () => {
  expect(parsePlan({ measure: 'revenue' })).toEqual({
    want: 'value',
    measure: 'revenue',
    filters: [],
  });
  const plan = {
    want: 'value',
    measure: 'revenue',
    filters: [{ name: 'weekday', values: ['6', '7'], not: true }, named('price_at_least', '99.5')],
    period: { from: '2026-05-01', to: '2026-05-31', said: { en: 'May', es: 'mayo' } },
    group: 'service',
    order: 'least',
    limit: 50,
    compare: 'year_before',
  };
  expect(parsePlan(plan)).toEqual(plan);
  expect(
    parsePlan({ measure: 'jobs', period: null, filters: [named('visits_at_least', 3)] }),
  ).toEqual({
    want: 'value',
    measure: 'jobs',
    filters: [named('visits_at_least', '3')],
  });
  expect(parsePlan({ measure: 'jobs', limit: '3' }).limit).toBe(3);
});

it.each<[object | string | null, RegExp]>([
  [null, /must be an object/],
  ['revenue', /must be an object/],
  [{}, /"measure" must be one of revenue, jobs/],
  [{ measure: 'profit' }, /"measure" must be one of/],
  [{ measure: '__proto__' }, /"measure" must be one of/],
  [
    { measure: 'jobs', businessId: 'x' },
    /There is no argument "businessId" in the plan\. There are: goal, want, measure/,
  ],
  [{ measure: 'jobs', want: 'sql' }, /"want" must be one of value, list, whether/],
  [{ measure: 'jobs', goal: { unit: 'hours', value: 3 } }, /"unit" must be one of money, count/],
  [{ measure: 'jobs', goal: { unit: 'count', value: -1 } }, /"goal" must have a number/],
  [{ measure: 'jobs', limit: 51 }, /"limit" must be a whole number from 1 to 50/],
  [{ measure: 'jobs', limit: 1.5 }, /"limit"/],
  [{ measure: 'jobs', order: 'best' }, /"order" must be one of/],
  [{ measure: 'jobs', group: 'phone' }, /"group" must be one of/],
  [{ measure: 'jobs', period: { from: '2026-02-30' } }, /"from" must be a real day/],
  [
    { measure: 'jobs', period: { from: '2026-03-02', to: '2026-03-01' } },
    /"to" must not be before/,
  ],
  [{ measure: 'jobs', period: { said: { en: 'x' } } }, /"said" must be a few words/],
  [{ measure: 'jobs', compare: 'ever' }, /"compare" must be one of/],
  [{ measure: 'jobs', filters: {} }, /"filters" must be a list/],
  [
    { measure: 'jobs', filters: Array.from({ length: 13 }, () => named('weekday', '1')) },
    /at most 12/,
  ],
  [{ measure: 'jobs', filters: [named('weekday')] }, /one to 20 values/],
  [{ measure: 'jobs', filters: [named('weekday', '8')] }, /"weekday" must be one of 1, 2/],
  [{ measure: 'jobs', filters: [named('status', 'paid')] }, /"status" must be one of completed/],
  [{ measure: 'jobs', filters: [named('customer', ' ')] }, /"customer" must be/],
  [{ measure: 'jobs', filters: [named('vehicle', '...')] }, /"vehicle" must be a word/],
  [{ measure: 'jobs', filters: [named('service', 'a\0')] }, /"service" must be a service's name/],
  [{ measure: 'jobs', filters: [named('service', '\ud83d')] }, /"service"/],
  [{ measure: 'jobs', filters: [named('price_at_least', '1e9')] }, /an amount in dollars/],
  [{ measure: 'jobs', filters: [named('time_of_day', '25:00-26:00')] }, /HH:MM-HH:MM/],
  [{ measure: 'jobs', filters: [{ ...named('weekday', '1'), not: 'yes' }] }, /"not" must be true/],
  [{ measure: 'jobs', filters: [{ ...named('weekday', '1'), only: 1 }] }, /"only" must be true/],
  // Parts that do not fit together.
  [{ measure: 'jobs', want: 'list', order: 'name' }, /Only a list of customers can stand by name/],
  [{ measure: 'customers', order: 'name' }, /Only a list of customers can stand by name/],
  [
    { measure: 'revenue', filters: [{ ...named('weekday', '6'), only: true }] },
    /can't tell of revenue what is only ever Saturdays/,
  ],
  [
    { measure: 'customers', filters: [{ ...named('due', 'due'), only: true }] },
    /can't tell of customers what is only ever due/,
  ],
  [
    { measure: 'jobs', filters: [named('due', 'due')] },
    /I can't look only at due for a visit for jobs/,
  ],
  [
    { measure: 'revenue', filters: [named('status', 'cancelled')] },
    /revenue counts completed jobs only/,
  ],
  [
    { measure: 'lost', filters: [{ ...named('status', 'cancelled'), not: true }] },
    /counts cancelled jobs only/,
  ],
  [{ measure: 'new_customers', group: 'service' }, /can't split customers added by service/],
  [{ measure: 'customers', group: 'customer' }, /can't split customers by customer/],
  [{ measure: 'jobs', want: 'list', group: 'service' }, /can't split a list by service/],
  [{ measure: 'jobs', want: 'list', compare: 'before' }, /can't compare two lists/],
  [{ measure: 'last_visit', compare: 'before' }, /can't compare days/],
  [{ measure: 'revenue', group: 'month', compare: 'before' }, /either split by month or compare/],
  [{ measure: 'share' }, /say of what/],
  [{ measure: 'average', per: 'day' }, /can't tell average ticket per day/],
  [{ measure: 'revenue', per: 'week', group: 'month' }, /without splitting or comparing/],
  [{ measure: 'jobs', filters: [named('phone', '12a')] }, /the last digits of a phone number/],
])('%j is refused in a sentence', (given, problem) => {
  expect(() => parsePlan(given)).toThrow(ArgumentProblem);
  expect(() => parsePlan(given)).toThrow(problem);
});

it.each([
  [named('status', 'Canceled'), 'cancelled'],
  [named('STATUS', 'done'), 'completed'],
  [named('weekday', 'Saturdays'), '6'],
  [named('weekday', 6), '6'],
  [{ name: 'weekday', values: 'Sat' }, '6'],
  [named('price_at_least', '$1,000'), '1000'],
  [named('price_at_least', '250 dollars'), '250'],
  [named('visits_at_least', '3.0'), '3'],
  [named('hours_over', '4 hours'), '4'],
  [named('phone', '...0147'), '0147'],
  [named('time_of_day', '8:00-9:30'), '08:00-09:30'],
])('%j means %s', (filter, value) => {
  expect(parsePlan({ measure: 'Jobs', filters: [filter] }).filters[0]?.values).toEqual([value]);
});

describe('the schema for a language model', () => {
  const objectsOf = (schema: unknown): object[] => {
    if (typeof schema !== 'object' || schema === null) return [];
    const own = 'properties' in schema && 'type' in schema ? [schema] : [];
    return [...own, ...Object.values(schema).flatMap(objectsOf)];
  };

  it('takes nothing it does not name, at any depth', () => {
    const objects = objectsOf(PLAN_SCHEMA);
    expect(objects.length).toBeGreaterThan(3);
    for (const each of objects) expect(each).toHaveProperty('additionalProperties', false);
  });

  it('says what every filter takes', () => {
    const text = JSON.stringify(PLAN_SCHEMA);
    for (const { name, takes, values } of FILTERS) {
      expect(text).toContain(`${name} (`);
      expect(takes ?? values).toBeDefined();
    }
  });
});

describe('what there is', () => {
  const WORDS = /^[a-z0-9%$ ]+$/;

  it.each([
    ['measures', MEASURES],
    ['filters', FILTERS],
    ['groups', GROUPS],
  ])('%s have names of their own', (_title, all) => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it('words are as a question is after tidying: small, without accents, apostrophes or hyphens', () => {
    const words = [...MEASURES, ...GROUPS, ...FILTERS.flatMap(({ values = [] }) => values)].flatMap(
      (each) => [...each.words.en.split('|'), ...each.words.es.split('|')],
    );
    expect(words.filter((word) => !WORDS.test(word) || word !== word.trim())).toEqual([]);
  });
});
