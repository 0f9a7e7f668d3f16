import type { Permission } from '../../../platform/auth-guard/permissions.js';
import type { Plan } from './plan.js';
import { conditionOf, groupOf, measureOf } from './question.js';

/** What a person has to be allowed to see. A list by price says who paid more, whatever it shows. */
function needsOf(plan: Plan): Permission[] {
  const measure = measureOf(plan.measure);
  const group = plan.group === undefined ? undefined : groupOf(plan.group);
  const rows = measure.rows === 'customers' ? 'contacts:read' : 'appointments:read';
  const isByMoney = plan.order === 'most' || plan.order === 'least';
  return [
    ...measure.needs,
    ...plan.filters.flatMap((filter) => conditionOf(filter).kind.needs ?? []),
    ...(group?.needs ?? []),
    ...(plan.want === 'value' ? [] : ([rows] as const)),
    ...(plan.want !== 'value' && isByMoney ? (['revenue:read'] as const) : []),
  ];
}

/** The first of them that somebody lacks. */
export const missingOf = (plan: Plan, permissions: readonly Permission[]) =>
  needsOf(plan).find((each) => !permissions.includes(each));
