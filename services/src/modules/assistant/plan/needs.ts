import type { Permission } from '../../../platform/auth-guard/permissions.js';
import type { Plan } from './plan.js';
import { conditionOf, groupOf, measureOf } from './question.js';

/** Permissions that a plan needs. A list ordered by price reveals who paid more, so it needs `revenue:read`. */
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

/** The first permission that is missing. */
export const missingOf = (plan: Plan, permissions: readonly Permission[]) =>
  needsOf(plan).find((each) => !permissions.includes(each));
