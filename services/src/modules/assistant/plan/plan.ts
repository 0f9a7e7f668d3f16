export const WANTS = ['value', 'list', 'whether'] as const;
/** What a figure is told a stretch of, on average. */
export const PER = ['day', 'week', 'month'] as const;
/** Of customers, beside what a list of them always has. */
export const SHOWN = ['email', 'place'] as const;
/** By the measure, by time, or by the names of customers. */
export const ROW_ORDERS = ['most', 'least', 'latest', 'earliest', 'name'] as const;
export type RowOrder = (typeof ROW_ORDERS)[number];
/** Of a split beside other days: by how much more, or less, each is than it was then. */
export const CHANGES = ['grown', 'shrunk'] as const;
export type Change = (typeof CHANGES)[number];
export const ORDERS = [...ROW_ORDERS, ...CHANGES] as const;

/**
 * What a question means, without its words: what to work out, over which rows, for which days, and
 * how to lay it out. The parser of the basic mode writes plans, a language model writes them through
 * one tool, and both have them run by the same code.
 */
export interface Plan {
  /** A number (one for each group), the rows behind it, or only whether there are any. */
  want: (typeof WANTS)[number];
  /** A measure's name (`measures/`). */
  measure: string;
  /** All of them hold for each row that counts. */
  filters: Filter[];
  /** Days of the business's calendar. Without it the measure's own default, which the answer says. */
  period?: Period;
  /** A group's name (`groups/`): one figure for each. */
  group?: string;
  /** Which end comes first; by the measure, or by time in a list. */
  order?: (typeof ORDERS)[number];
  /** 1 to 50. */
  limit?: number;
  /** What of each row of a list is told besides: a customer's e-mail, where a job is. */
  show?: (typeof SHOWN)[number];
  /** On average for each of these, rather than in all. */
  per?: (typeof PER)[number];
  /** Beside what it is put: another period, or the stretch before this one. */
  compare?: Period | 'before' | 'year_before';
  /** What the figure is held against: 'did we break 15k', 'how far are we from 100 jobs'. */
  goal?: Goal;
}

/** Dollars, or so many; of a figure in something else it says nothing. Of a split those groups are left that reach it. */
export interface Goal {
  unit: 'money' | 'count';
  value: number;
  /** Those that stay below it. */
  isBelow?: true;
}

export interface Filter {
  /** A filter's name (`filters/`). */
  name: string;
  /** Any of them will do. */
  values: string[];
  /** Rows of which it does not hold. */
  not?: true;
  /** Customers of whom it holds for all of their completed jobs, and of whom there is one. */
  only?: true;
}

/** From the first to the last day, both included; open where one is missing. */
export interface Period {
  from?: string;
  to?: string;
  /** Of the days so far of a week, quarter or year its last day: by it they find the days like them. */
  ends?: string;
  /** By what name it was asked for, as the sentence says it: 'last month', 'since May'. */
  said?: Said;
}

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same in each language. */
export type Said = Record<Language, string>;
