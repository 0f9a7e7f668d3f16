import type { Sql } from '../../../platform/database/index.js';
import type { Permission } from '../../../platform/auth-guard/permissions.js';
import type { Language, Said } from './plan.js';

/**
 * How people ask for something: phrases of lower case words without accents or apostrophes,
 * separated by `|`. A word stands for its plural too ('job' for 'jobs').
 */
export type Words = Said;

/** What a figure is, so that it is written and compared rightly. */
export type Unit = 'money' | 'count' | 'hours' | 'percent' | 'day' | 'days' | 'money_per_hour';

/** The rows that a measure is worked out from: `a` appointments with their customer `c`, or customers `c` alone. */
export type Rows = 'jobs' | 'customers';

/** Which jobs count: those that are done, those that were called off, or all others. */
export type Counts = 'completed' | 'cancelled' | 'booked';

/** Takes a value and gives the place that stands for it in the statement: `$4`. */
export type Bind = (value: unknown) => string;

/**
 * In every statement $1 is the business, $2 its zone and $3 now. Beside `a` and `c` there is `s`, what is kept of
 * a customer (`contact_summaries`), and `d`, what is kept of a day (`appointment_days`, `service_days`).
 */
export const ZONE = '$2';
export const NOW = '$3';

/** Joined only where something reads them. */
export type Joined = 'c' | 's';

/** One thing that can be worked out; one file each. */
export interface Measure {
  name: string;
  words: Words;
  /** As the answer calls it: 'revenue', 'ingresos'. */
  title: Said;
  unit: Unit;
  rows: Rows;
  /** The aggregate. */
  sql: string;
  /** The same over all jobs of all times, from what is kept of customers: `rows` in the place of the table. */
  ofAll?: { rows: string; sql: string; count: string };
  /** How many rows there are, where that is not all of them. */
  count?: string;
  /** Which jobs count by their status; 'booked' gives way to a filter by status. */
  counts?: Counts;
  /** Which rows count at all, where a measure is of some only. */
  where?: string;
  needs: readonly Permission[];
  /** Asked of planned times where no job has actual ones. */
  planned?: Pick<Measure, 'title' | 'sql'>;
  /** Of a day without a year, and of a question without days: which way it looks. */
  looks: 'back' | 'ahead' | 'both';
  /** The same from what is kept of each day, of jobs of one kind; of each service only what is completed. */
  kept?: Partial<Record<Counts | 'all', string>>;
  /** The same for one customer, from what is kept of each, and whether some have none. */
  keptOfCustomer?: string;
  /** The same for several customers together. Measures that have it count imported history. */
  keptOfCustomers?: string;
  isSparse?: true;
  /** Of customers: the same from what is kept of each vehicle, `v`. */
  keptOfVehicle?: string;
  /** Of customers: the instant by which days choose them. Without it, they chose by their jobs. */
  at?: string;
  /** Of customers: the same over jobs, to be put under what only jobs have. */
  overJobs?: string;
  /** Of a list: what of each job the most and the least are of, where that is not its price. */
  listedBy?: string;
  /** It is a mean already: there is none for each day. */
  isMean?: true;
  /** What of the whole it is, in percent. */
  isShare?: true;
}

/** One condition that can be put; one file each. */
export interface FilterKind {
  name: string;
  /** Values that are the same in every business, and their words. Others come from its own records. */
  values?: readonly { value: string; words: Words }[];
  /** What another value must be, and whether one is. */
  takes?: {
    wanted: string;
    accepts(value: string): boolean;
    /** The value that was meant: '$1,000' is '1000'. */
    read?(value: string): string;
  };
  /** The statement for the business's own names, as `name`, where a value must be one of them. */
  names?: string;
  /** Looks one value up among the records. Throws an ArgumentProblem with what there is instead. */
  find?: (sql: Sql, businessId: string, value: string) => Promise<string>;
  /** Whether a value needs no look-up, as an id. */
  isSure?: (value: string) => boolean;
  /** Which rows it can be put on. */
  rows: readonly Rows[];
  /** Of what it speaks: put on customers, one of a job holds for those who have such a job. */
  of: 'job' | 'customer';
  /** What it reads beside the row itself. */
  reads?: readonly Joined[];
  needs?: readonly Permission[];
  /** Of customers: its condition is on their jobs of the days taken together, and on which of them. */
  isOfSum?: 'completed' | 'cancelled';
  /** Of customers of some days: it is put on their jobs of those days. */
  isOfJobInDays?: true;
  /** Must hold for a row of any of the values. */
  sql(values: readonly string[], bind: Bind, zone: string, rows: Rows): string;
  /** The same of a day that is kept, where it says something of days only: `d.day`. */
  ofDay?(values: readonly string[], bind: Bind, day: string): string;
  /** The same of the name of a service that is kept for a day; nothing where that is not enough. */
  ofService?(values: readonly string[], bind: Bind, name: string): string | undefined;
  /** The same of a vehicle, by its `v.name` and `v.words`. */
  ofVehicle?(values: readonly string[], bind: Bind): string;
  /** All of its values: a share of one of them is of the rows that have any. */
  wholeOfShare?: readonly string[];
  /** In the scope of an answer: 'on Saturdays', 'without an e-mail address'. Names come instead of ids. */
  said(values: readonly string[], language: Language, not: boolean): string;
  /** The same of customers over all time, where that reads otherwise. */
  saidOfCustomers?(values: readonly string[], language: Language, not: boolean): string;
  /** Where it is said of other days than those of the question, it comes behind them. */
  isOfOtherDays?: true;
}

/** One way to split a measure; one file each. */
export interface Group {
  name: string;
  words: Words;
  /** As the answer calls it: 'by service'. */
  title: Said;
  rows: readonly Rows[];
  reads?: readonly Joined[];
  needs?: readonly Permission[];
  /** What each row is put under: an expression, sortable as text. */
  sql(zone: string): string;
  /** The same of a day, where it is of days only. */
  ofDay?(day: string): string;
  /** The same of the name of a service. */
  ofService?(name: string): string;
  /** The same of a vehicle, by its `v.name` and `v.words`; its key is then `v.key`. */
  ofVehicle?: string;
  /** What names the keys of rows `g` that are added up, and which have a name at all. Such keys stand by the measure. */
  names?: { isNamed: string; join: string; label: string };
  /** How a key is written: '2026-06' as 'June 2026'. */
  said(key: string, language: Language): string;
  /** Its keys have an order of their own: that of time. Others stand by the measure. */
  isTime?: true;
}
