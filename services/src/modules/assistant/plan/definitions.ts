import type { Permission } from '../../../platform/auth-guard/permissions.js';
import type { Language, Said } from './plan.js';

/**
 * How people ask for something: phrases of lower case words without accents or apostrophes,
 * separated by `|`. A word stands for its plural too ('job' for 'jobs').
 */
export type Words = Said;

/** What a figure is, so that it is written and compared rightly. */
export type Unit = 'money' | 'count' | 'hours' | 'percent' | 'day' | 'money_per_hour';

/** The rows that a measure is worked out from: `a` appointments with their customer `c`, or customers `c` alone. */
export type Rows = 'jobs' | 'customers';

/** Takes a value and gives the place that stands for it in the statement: `$4`. */
export type Bind = (value: unknown) => string;

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
  /** Which rows count at all, where a measure is of some only: completed ones for revenue. */
  where?: string;
  needs: readonly Permission[];
  /** Of a day without a year, and of a question without days: which way it looks. */
  looks: 'back' | 'ahead' | 'both';
}

/** One condition that can be put; one file each. */
export interface FilterKind {
  name: string;
  /** Values that are the same in every business, and their words. Others come from its own records. */
  values?: readonly { value: string; words: Words }[];
  /** Which rows it can be put on. */
  rows: readonly Rows[];
  /** Must hold for a row of any of the values. */
  sql(values: readonly string[], bind: Bind, zone: string): string;
  /** In the scope of an answer: 'on Saturdays', 'without an e-mail address'. */
  said(values: readonly string[], language: Language, not: boolean): string;
}

/** One way to split a measure; one file each. */
export interface Group {
  name: string;
  words: Words;
  rows: readonly Rows[];
  /** What each row is put under: an expression, sortable as text. */
  sql(zone: string): string;
  /** How a key is written: '2026-06' as 'June 2026'. */
  said(key: string, language: Language): string;
  /** By time, or by the measure. */
  isTime?: true;
}
