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

/** Days, both included; open where one is missing. */
export interface Stretch {
  from?: string;
  to?: string;
}

/** A plan with what its names stand for. */
export interface Question {
  measure: Measure;
  conditions: readonly Condition[];
  days: Stretch;
  group?: Group;
  /** It is split by status: of each there is a figure. */
  isByStatus?: boolean;
  /** Only the groups that come to so much, or stay below it. */
  reaches?: { value: number; isBelow: boolean };
  order?: RowOrder;
  limit: number;
}

/** The one of that name, which `parsePlan` has seen to. */
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

/** Customers are split by what only their jobs have over those. */
export const rowsOf = ({ measure, group }: Pick<Question, 'measure' | 'group'>): Rows =>
  group && !measure.at && (group.isTime || !group.rows.includes('customers'))
    ? 'jobs'
    : measure.rows;
