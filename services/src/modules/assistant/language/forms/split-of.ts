import { isMake } from '../../plan/makes.js';
import type { Filter, Plan } from '../../plan/plan.js';
import { VEHICLE_KINDS } from '../../plan/vehicle-kinds.js';

/** Filters that select one of several values. */
const SPLIT_BY = new Set(['service', 'crew', 'size', 'weekday', 'job_at']);
/** Grouping of the question, or the one that its filters imply. */
export const splitOf = ({ filters, group }: Pick<Plan, 'filters' | 'group'>): string | undefined =>
  group ??
  filters
    .filter(({ not }) => !not)
    .map(splitBy)
    .findLast((each) => each !== undefined);

/** Trucks are one of several kinds, Hondas one of several makes. */
function splitBy({ name, values: [value = ''] }: Filter): string | undefined {
  if (name !== 'vehicle') return SPLIT_BY.has(name) ? name : undefined;
  if (isKind(value)) return 'vehicle_kind';
  return isMake(value) ? 'make' : undefined;
}

export const isKind = (value: string) => VEHICLE_KINDS.some((kind) => kind.value === value);

/** Whether the answer covers several values. */
export const areSeveral = ({ group, filters }: Pick<Plan, 'filters' | 'group'>): boolean =>
  group !== undefined || filters.some(({ values, not }) => values.length > 1 && !not);
