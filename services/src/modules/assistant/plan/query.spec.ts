import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { isByChange } from './by-change.js';
import { listOfCustomers, listOfJobs } from './lists.js';
import { parsePlan } from './parse.js';
import { groupsOf, totalOf } from './query.js';
import { conditionOf, groupOf, measureOf, type Question } from './question.js';

const context: BusinessContext = { businessId: 'b', timeZone: 'America/New_York' };
const now = new Date('2026-06-17T15:00Z');

function questionOf(given: object): Question {
  const { measure, filters, period = {}, group, order, limit = 10 } = parsePlan(given);
  return {
    measure: measureOf(measure),
    conditions: filters.map(conditionOf),
    days: period,
    ...(group && { group: groupOf(group), isByStatus: group === 'status' }),
    order: isByChange(order) ? 'most' : order,
    limit,
  };
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

function statementOf(given: object) {
  const question = questionOf(given);
  const { group } = question;
  return group
    ? groupsOf({ question: { ...question, group }, context, now })
    : totalOf(question, context, now);
}

const named = (name: string, ...values: string[]) => ({ name, values });
const HOSTILE = `x'; drop table contacts; -- $1 % \\`;

it.each([
  { measure: 'revenue' },
  { measure: 'revenue', period: { from: '2026-05-01' }, group: 'month' },
  { measure: 'jobs', filters: [named('weekday', 'weekend')], group: 'weekday' },
  { measure: 'jobs', filters: [named('status', 'completed')] },
  { measure: 'cancelled' },
  { measure: 'worth', period: { from: '2026-07-01' } },
])('what is kept of days answers %j', (given) => {
  expect(statementOf(given).text).toContain('from appointment_days d');
  expect(statementOf(given).text).not.toContain('appointments a');
});

it.each([
  { measure: 'revenue', group: 'service' },
  { measure: 'average', filters: [named('service', 'Full Detail')] },
  { measure: 'visits', filters: [named('service', 'Full Detail'), named('weekday', '6')] },
])('what is kept of services answers %j', (given) => {
  expect(statementOf(given).text).toContain('from service_days d');
});

it.each([
  { measure: 'revenue', filters: [named('vehicle', 'truck')] },
  { measure: 'visits', group: 'make', period: { from: '2026-05-01', to: '2026-05-31' } },
  { measure: 'average', group: 'vehicle_kind', filters: [named('vehicle', 'audi')] },
  { measure: 'customers', group: 'make' },
  { measure: 'share_of_customers', filters: [named('vehicle', 'truck')] },
])('what is kept of vehicles answers %j', (given) => {
  expect(statementOf(given).text).toContain('from vehicle_customers o');
  expect(statementOf(given).text).not.toContain('appointments a');
});

it('of months that are not whole the jobs are read that are added or taken away', () => {
  const period = { from: '2026-01-01', to: '2026-05-28' };
  const { text, parameters } = statementOf({ measure: 'revenue', group: 'make', period });
  expect(flat(text)).toContain('m.month >= $4::date and m.month < $5::date');
  expect(flat(text)).toContain('c.vehicle, -1, -1 * a.price_cents');
  expect(parameters.slice(3, 7)).toEqual([
    '2026-01-01',
    '2026-06-01',
    new Date('2026-05-29T04:00Z'),
    new Date('2026-06-01T04:00Z'),
  ]);
});

it('what is kept of customers answers who spent most', () => {
  expect(statementOf({ measure: 'spent', group: 'customer' }).text).not.toContain('appointments');
});

it.each([
  { measure: 'jobs', filters: [named('status', 'pending')] },
  { measure: 'jobs', group: 'status' },
  { measure: 'jobs', group: 'service' },
  { measure: 'lost' },
  { measure: 'hours' },
  { measure: 'revenue', filters: [named('time_of_day', 'morning')] },
  { measure: 'revenue', filters: [named('vehicle', 'truck'), named('weekday', '6')] },
  { measure: 'jobs', filters: [named('vehicle', 'truck')] },
  { measure: 'revenue', filters: [named('service', 's7')] },
])('only the jobs themselves answer %j', (given) => {
  expect(statementOf(given).text).toContain('from appointments a');
});

it('days are instants in the zone of the business, so that the index is used', () => {
  const { text, parameters } = statementOf({
    measure: 'hours',
    period: { from: '2026-03-08', to: '2026-03-08' },
  });
  expect(flat(text)).toContain('a.starts_at >= $4 and a.starts_at < $5');
  expect(parameters.slice(3)).toEqual([
    new Date('2026-03-08T05:00Z'),
    new Date('2026-03-09T04:00Z'),
  ]);
});

it.each([
  { measure: 'jobs', filters: [named('service', HOSTILE)] },
  { measure: 'jobs', filters: [named('vehicle', HOSTILE)] },
  { measure: 'customers', filters: [named('notes', HOSTILE)], want: 'list' },
  { measure: 'jobs', filters: [named('service', HOSTILE)], want: 'list' },
])('nothing that was typed stands in a statement: %j', (given) => {
  const question = questionOf(given);
  const list = question.measure.rows === 'jobs' ? listOfJobs : listOfCustomers;
  for (const { text, parameters } of [
    totalOf(question, context, now),
    list(question, context, now),
  ]) {
    expect(text).not.toContain('drop');
    expect(parameters[0]).toBe('b');
    const bound = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place));
    expect(new Set(bound)).toEqual(new Set(parameters.map((_, index) => index + 1)));
  }
});
