export const WANTS = ['value', 'list', 'whether'] as const;
/** Units of an average. */
export const PER = ['day', 'week', 'month'] as const;
/** Extra columns of a list. */
export const SHOWN = ['email', 'place'] as const;
/** Orders of rows and groups: by the measure, by time, or by customer name. */
export const ROW_ORDERS = ['most', 'least', 'latest', 'earliest', 'name'] as const;
export type RowOrder = (typeof ROW_ORDERS)[number];
/** Orders of a comparison of groups, by how much each has changed. */
export const CHANGES = ['grown', 'shrunk'] as const;
export type Change = (typeof CHANGES)[number];
export const ORDERS = [...ROW_ORDERS, ...CHANGES] as const;

/**
 * A question as data: what to compute, over which rows and days, and how to lay out the result.
 * Basic mode builds plans, and a language model writes them through one tool. The same code runs
 * both.
 */
export interface Plan {
  /** A figure (or one per group), the rows behind it, or only whether there are any. */
  want: (typeof WANTS)[number];
  /** Name of a measure (`measures/`). */
  measure: string;
  /** Conditions that all hold for each counted row. */
  filters: Filter[];
  /** Days in the business's time zone. Without a period, the measure's default applies and the answer says so. */
  period?: Period;
  /** Name of a group (`groups/`). The result has one figure per group. */
  group?: string;
  /** Order of the groups or rows. */
  order?: (typeof ORDERS)[number];
  /** Maximum number of rows or groups, from 1 to 50. */
  limit?: number;
  /** Extra column of a list: a customer's e-mail address, or the place of a job. */
  show?: (typeof SHOWN)[number];
  /** Unit of an average, instead of the total. */
  per?: (typeof PER)[number];
  /** The compared period: another one, the one before, or the year before. */
  compare?: Period | 'before' | 'year_before';
  /** Goal that the figure is compared with: 'did we break 15k', 'how far are we from 100 jobs'. */
  goal?: Goal;
}

/**
 * Goal in dollars or as a count. Figures in another unit ignore it. With groups, only those that reach it are left.
 */
export interface Goal {
  unit: 'money' | 'count';
  value: number;
  /** Groups below the goal instead. */
  isBelow?: true;
}

export interface Filter {
  /** Name of a filter (`filters/`). */
  name: string;
  /** Values. A row must match any of them. */
  values: string[];
  /** Negates the condition. */
  not?: true;
  /** Only customers with completed jobs that all meet the condition. */
  only?: true;
}

/** First and last day, both inclusive. A missing one leaves the period open. */
export interface Period {
  from?: string;
  to?: string;
  /** Last day of the whole week, quarter or year, if `to` is earlier. A comparison needs it to find the same days. */
  ends?: string;
  /** Name of the period in the answer: 'last month', 'since May'. */
  said?: Said;
}

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in each language. */
export type Said = Record<Language, string>;
