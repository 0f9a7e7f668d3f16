import type { Group, Measure, Rows } from './definitions.js';
import type { ListedCustomer, ListedJob } from './lists.js';
import type { Averaged } from './per.js';
import type { Plan, Said } from './plan.js';
import type { Condition } from './question.js';
import type { Total } from './query.js';

export interface GroupFacts extends Total {
  key: string;
  /** Name of the group, if its key is an id. */
  label: string | null;
  /** Value in the compared period. */
  before?: Total['value'];
}

export interface Comparison extends Total {
  said: Said;
  /** Value of the whole period, if that was cut to compare it with an unfinished one. */
  whole?: Total & { said: Said };
}

/** Result of a plan. Everything is computed, so only the wording is left. */
export interface Facts {
  /** The plan as it was run. A missing period is filled in. */
  plan: Plan;
  measure: Measure;
  group?: Group;
  /** Kind of rows in the list. */
  rows: Rows;
  /** The conditions, with names instead of ids. */
  conditions: readonly Condition[];
  days?: Said;
  total: Total;
  /** Divisor of the average. */
  averaged?: Averaged;
  /** The first groups, and the number of all. */
  groups?: { rows: GroupFacts[]; count: number };
  /** The unfinished week or month beside a ranking of whole ones. */
  unfinished?: GroupFacts;
  /** Total price of the listed jobs, in cents. */
  worth?: number;
  jobs?: ListedJob[];
  /** Jobs that tie with the single job that was asked for. */
  level?: ListedJob[];
  customers?: ListedCustomer[];
  /** Rows after those of the text. */
  further?: (ListedJob | ListedCustomer)[];
  comparison?: Comparison;
  /** First day of the records, if the period begins before it. */
  recordsSince?: string;
  /** Link to a screen with the same rows. */
  screen?: string;
  /** Whether the user may see prices. */
  withMoney: boolean;
}
