import { PERMISSIONS, permissionsOf } from '../../../platform/auth-guard/permissions.js';
import { MEASURES } from './measures/index.js';
import { missingOf } from './needs.js';
import { parsePlan } from './parse.js';

const WITHOUT_MONEY = PERMISSIONS.filter((name) => name !== 'revenue:read');
const named = (name: string, ...values: string[]) => ({ name, values });

it.each([
  { measure: 'revenue' },
  { measure: 'average', group: 'service' },
  { measure: 'per_hour' },
  { measure: 'share', group: 'service' },
  { measure: 'spent', group: 'customer' },
  { measure: 'worth' },
  { measure: 'lost' },
  { measure: 'jobs', filters: [named('price_at_least', '1')] },
  { measure: 'jobs', filters: [named('price_at_most', '1')] },
  { measure: 'customers', filters: [named('spent_at_least', '1')] },
  { measure: 'customers', filters: [named('spent_at_most', '1')] },
  { measure: 'jobs', want: 'list', order: 'most' },
  { measure: 'customers', want: 'list', order: 'least' },
])('whoever may not see money learns nothing of it: %j', (given) => {
  expect(missingOf(parsePlan(given), WITHOUT_MONEY)).toBe('revenue:read');
  expect(missingOf(parsePlan(given), PERMISSIONS)).toBeUndefined();
});

it.each([
  { measure: 'jobs' },
  { measure: 'hours', group: 'weekday' },
  { measure: 'jobs', group: 'weekday', order: 'most' },
  { measure: 'customers', want: 'list' },
  { measure: 'next_visit' },
])('and is told the rest: %j', (given) => {
  expect(missingOf(parsePlan(given), WITHOUT_MONEY)).toBeUndefined();
});

it.each([
  { measure: 'customers' },
  { measure: 'jobs', group: 'customer' },
  { measure: 'jobs', filters: [named('customer', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff')] },
  { measure: 'jobs', filters: [named('missing', 'email')] },
])('who may not see customers is told of none: %j', (given) => {
  const permissions = PERMISSIONS.filter((name) => name !== 'contacts:read');
  expect(missingOf(parsePlan(given), permissions)).toBe('contacts:read');
});

it.each(MEASURES.map(({ name }) => name))('a technician is told no %s', (measure) => {
  const technician = permissionsOf({ role: 'technician', isPlatformAdmin: false });
  const filters = [named('status', 'completed')];
  for (const want of ['value', 'list', 'whether'] as const)
    expect(missingOf({ want, measure, filters }, technician)).toBeDefined();
});

it.each(MEASURES.filter(({ unit }) => unit.startsWith('money')).map(({ name }) => name))(
  'and the office no %s, unless its owner lets it',
  (measure) => {
    const office = { role: 'staff', isPlatformAdmin: false } as const;
    const plan = { want: 'value' as const, measure, filters: [] };
    expect(missingOf(plan, permissionsOf(office))).toBe('revenue:read');
    const granted = permissionsOf({ ...office, staffSeeRevenue: true });
    expect(missingOf(plan, granted)).toBeUndefined();
  },
);
