import type { Group, Measure, Rows } from './definitions.js';
import type { ListedCustomer, ListedJob } from './lists.js';
import type { Averaged } from './per.js';
import type { Plan, Said } from './plan.js';
import type { Condition } from './question.js';
import type { Total } from './query.js';

export interface GroupFacts extends Total {
  key: string;
  /** Whose name it is, where a key is somebody's. */
  label: string | null;
  /** In the days that it is compared with. */
  before?: Total['value'];
}

export interface Comparison extends Total {
  said: Said;
  /** What one of the two came to in full, when it was cut to be compared with one that is not over. */
  whole?: Total & { said: Said };
}

/** What was found out, with nothing left to work out: only to be said. */
export interface Facts {
  /** As it was run: with the days that it did not name. */
  plan: Plan;
  measure: Measure;
  group?: Group;
  /** What rows there are in a list. */
  rows: Rows;
  /** Names in the place of ids. */
  conditions: readonly Condition[];
  days?: Said;
  total: Total;
  /** What the total was divided by. */
  averaged?: Averaged;
  /** The first of the groups, and how many there are. */
  groups?: { rows: GroupFacts[]; count: number };
  /** What is not over yet, beside a ranking of what is. */
  unfinished?: GroupFacts;
  /** What the jobs of a list are booked at, in cents. */
  worth?: number;
  jobs?: ListedJob[];
  /** Of one job that is asked for, the others that are as early, late, dear or long. */
  level?: ListedJob[];
  customers?: ListedCustomer[];
  comparison?: Comparison;
  /** The first day there are records of, when what was asked for begins before it. */
  recordsSince?: string;
  /** A screen that shows the same rows. */
  screen?: string;
  /** Whether prices may be said. */
  withMoney: boolean;
}
