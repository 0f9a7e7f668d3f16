import type { Sql } from '../../../platform/database/index.js';
import type { Permission } from '../../../platform/auth-guard/permissions.js';
import type { Language, Said } from './plan.js';

/**
 * Phrases that people use for a thing: lower-case words without accents or apostrophes, separated
 * by `|`. Each word also matches its plural ('job' matches 'jobs').
 */
export type Words = Said;

/** Unit of a figure. It decides how the figure is formatted and compared. */
export type Unit = 'money' | 'count' | 'hours' | 'percent' | 'day' | 'days' | 'money_per_hour';

/** Rows that a measure aggregates: appointments `a` with their contact `c`, or contacts `c` alone. */
export type Rows = 'jobs' | 'customers';

/** Jobs that count, by status: completed, cancelled, or all except cancelled. */
export type Counts = 'completed' | 'cancelled' | 'booked';

/** Adds a query parameter and returns its placeholder, such as `$4`. */
export type Bind = (value: unknown) => string;

/**
 * Every statement has the parameters $1 (business id), $2 (time zone) and $3 (now). Besides `a` and
 * `c`, a statement may use two read models: `s` (`contact_summaries`) and `d` (`appointment_days`
 * or `service_days`).
 */
export const ZONE = '$2';
export const NOW = '$3';

/** Optional joins, added only if a condition or group reads them. */
export type Joined = 'c' | 's';

/** A figure that can be computed. Each one has its own file. */
export interface Measure {
  name: string;
  words: Words;
  /** Name in the answer: 'revenue', 'ingresos'. */
  title: Said;
  unit: Unit;
  rows: Rows;
  /** SQL aggregate. */
  sql: string;
  /** The figure over all appointments of all time, read from contact summaries. `rows` replaces the table. */
  ofAll?: { rows: string; sql: string; count: string };
  /** SQL that counts the rows. Default: `count(*)`. */
  count?: string;
  /** Status of the jobs that count. A filter by status overrides 'booked'. */
  counts?: Counts;
  /** Condition on the rows, for a measure of some rows only. */
  where?: string;
  needs: readonly Permission[];
  /** Fallback on planned times, if no job has recorded times. */
  planned?: Pick<Measure, 'title' | 'sql'>;
  /** Direction in time: decides the year of a day without one, and the days of a question that names none. */
  looks: 'back' | 'ahead' | 'both';
  /** The figure from the daily read models, by the status of the jobs. `service_days` has completed jobs only. */
  kept?: Partial<Record<Counts | 'all', string>>;
  /** The figure for one customer, read from `contact_summaries`. */
  keptOfCustomer?: string;
  /** The figure for several customers together. Measures that have it also count imported history. */
  keptOfCustomers?: string;
  isSparse?: true;
  /** The figure over customers, read from the vehicle read model as `v`. */
  keptOfVehicle?: string;
  /** Column that a period filters, over customers. Without it, a period selects customers by their jobs. */
  at?: string;
  /** The figure computed over jobs. Used to split a measure over customers by a group that only jobs have. */
  overJobs?: string;
  /** SQL for the order 'most' or 'least' in a list of jobs. Default: the price. */
  listedBy?: string;
  /** The figure is a mean already, so there is no average per day. */
  isMean?: true;
  /** The figure is a percentage of a whole. */
  isShare?: true;
}

/** A kind of condition. Each one has its own file. */
export interface FilterKind {
  name: string;
  /** Fixed values with their words. Other values come from the business's own records. */
  values?: readonly { value: string; words: Words }[];
  /** Rule for values that are not in `values`. */
  takes?: {
    wanted: string;
    accepts(value: string): boolean;
    /** Normalizes a value: '$1,000' becomes '1000'. */
    read?(value: string): string;
  };
  /** SQL that selects the business's own names as `name`. A value must then be one of them. */
  names?: string;
  /** Looks a value up in the records. Throws an ArgumentProblem that lists the valid values. */
  find?: (sql: Sql, businessId: string, value: string) => Promise<string>;
  /** Whether a value needs no look-up, such as an id. */
  isSure?: (value: string) => boolean;
  /** Rows that the filter can be applied to. */
  rows: readonly Rows[];
  /** Subject of the condition. On customers, a condition on a job holds if they have such a job. */
  of: 'job' | 'customer';
  /** Joins that the condition needs. */
  reads?: readonly Joined[];
  needs?: readonly Permission[];
  /** Status of the jobs that the condition aggregates. It applies to customers and sums their jobs of the period. */
  isOfSum?: 'completed' | 'cancelled';
  /** With a period, the condition on customers applies to their jobs of that period. */
  isOfJobInDays?: true;
  /** SQL that is true for a row with any of the values. */
  sql(values: readonly string[], bind: Bind, zone: string, rows: Rows): string;
  /** SQL for a row of the daily read model, if the condition is about days only. `day` is `d.day`. */
  ofDay?(values: readonly string[], bind: Bind, day: string): string;
  /** SQL for a row of `service_days`. Undefined if the service name is not enough. */
  ofService?(values: readonly string[], bind: Bind, name: string): string | undefined;
  /** SQL for a row of the vehicle read model, by `v.name` and `v.words`. */
  ofVehicle?(values: readonly string[], bind: Bind): string;
  /** All values of the filter. A share of one value is computed over the rows that have any of them. */
  wholeOfShare?: readonly string[];
  /** Text in the scope of an answer: 'on Saturdays', 'without an e-mail address'. Ids are replaced by names. */
  said(values: readonly string[], language: Language, not: boolean): string;
  /** Text for customers over all time, if it reads differently. */
  saidOfCustomers?(values: readonly string[], language: Language, not: boolean): string;
  /** The text names other days than those of the question, so it follows them. */
  isOfOtherDays?: true;
}

/** A way to split a measure. Each one has its own file. */
export interface Group {
  name: string;
  words: Words;
  /** Name in the answer: 'by service'. */
  title: Said;
  rows: readonly Rows[];
  reads?: readonly Joined[];
  needs?: readonly Permission[];
  /** SQL for the key of a row. Keys must sort as text. */
  sql(zone: string): string;
  /** SQL for the key of a daily row, if the group is about days only. */
  ofDay?(day: string): string;
  /** SQL for the key of a service name in `service_days`. */
  ofService?(name: string): string;
  /** SQL for the key of a vehicle, by `v.name` and `v.words`. The key is then `v.key`. */
  ofVehicle?: string;
  /** Join and label for the keys of the aggregated rows `g`. Groups with names are ordered by the measure. */
  names?: { isNamed: string; join: string; label: string };
  /** Text for a key: 'June 2026' for '2026-06'. */
  said(key: string, language: Language): string;
  /** The keys are in order of time. Other groups are ordered by the measure. */
  isTime?: true;
}
