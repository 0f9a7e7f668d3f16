import type { FilterKind, Group, Measure, Rows } from './definitions.js';
import { FILTERS } from './filters/index.js';
import { GROUPS } from './groups/index.js';
import { MEASURES } from './measures/index.js';
import type { Filter, RowOrder } from './plan.js';

export interface Condition {
  kind: FilterKind;
  values: readonly string[];
  not: boolean;
  only: boolean;
}

/** First and last day, both inclusive. A missing one leaves the period open. */
export interface Stretch {
  from?: string;
  to?: string;
}

/** A plan with its names resolved. */
export interface Question {
  measure: Measure;
  conditions: readonly Condition[];
  days: Stretch;
  group?: Group;
  /** Whether the question is split by status. */
  isByStatus?: boolean;
  /** Goal that the groups must reach, or stay below. */
  reaches?: { value: number; isBelow: boolean };
  order?: RowOrder;
  limit: number;
}

/** Entry of that name. `parsePlan` has checked the name. */
function named<T extends { name: string }>(all: readonly T[], name: string): T {
  const found = all.find((each) => each.name === name);
  if (!found) throw new Error(`"${name}" is in no index of plans`);
  return found;
}

export const measureOf = (name: string) => named(MEASURES, name);
export const groupOf = (name: string) => named(GROUPS, name);

export const conditionOf = ({ name, values, not, only }: Filter): Condition => ({
  kind: named(FILTERS, name),
  values,
  not: not ?? false,
  only: only ?? false,
});

/** Rows of a question. Customers are counted over their jobs if only jobs have the group. */
export const rowsOf = ({ measure, group }: Pick<Question, 'measure' | 'group'>): Rows =>
  group && !measure.at && (group.isTime || !group.rows.includes('customers'))
    ? 'jobs'
    : measure.rows;
