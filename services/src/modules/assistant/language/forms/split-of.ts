import { isMake } from '../../plan/makes.js';
import type { Filter, Plan } from '../../plan/plan.js';
import { VEHICLE_KINDS } from '../../plan/vehicle-kinds.js';

/** Of what it was asked for alone, and so one of several. */
const SPLIT_BY = new Set(['service', 'crew', 'size', 'weekday', 'job_at']);
/** By what it is one of several, as it was asked for. */
export const splitOf = ({ filters, group }: Pick<Plan, 'filters' | 'group'>): string | undefined =>
  group ??
  filters
    .filter(({ not }) => !not)
    .map(splitBy)
    .findLast((each) => each !== undefined);

/** Trucks are one of several kinds, and Hondas of several makes. */
function splitBy({ name, values: [value = ''] }: Filter): string | undefined {
  if (name !== 'vehicle') return SPLIT_BY.has(name) ? name : undefined;
  if (isKind(value)) return 'vehicle_kind';
  return isMake(value) ? 'make' : undefined;
}

export const isKind = (value: string) => VEHICLE_KINDS.some((kind) => kind.value === value);

/** More than one thing is told, each for itself or together. */
export const areSeveral = ({ group, filters }: Pick<Plan, 'filters' | 'group'>): boolean =>
  group !== undefined || filters.some(({ values, not }) => values.length > 1 && !not);
