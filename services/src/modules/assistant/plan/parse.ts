import { isCalendarDate } from '../../../platform/time/calendar-date.js';
import { ArgumentProblem, whole } from './arguments.js';
import { checkTogether } from './check.js';
import { goalOf } from './parse-goal.js';
import { closedMeant } from './name-keys.js';
import { entriesOf, flagOf, oneOf } from './parse-values.js';
import type { FilterKind } from './definitions.js';
import { FILTERS } from './filters/index.js';
import { GROUPS } from './groups/index.js';
import { MEASURES } from './measures/index.js';
import {
  LANGUAGES,
  ORDERS,
  PER,
  SHOWN,
  WANTS,
  type Filter,
  type Period,
  type Plan,
  type Said,
} from './plan.js';
import { LONGEST_VALUE, MOST_FILTERS, MOST_ROWS, MOST_VALUES } from './plan.schema.js';

/** NUL characters and lone surrogates, which PostgreSQL cannot store. */
const UNSAVABLE = /\0|\p{Surrogate}/u;
const LONGEST_SAID = 80;

const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name);

const textOf = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value.length <= longest && !UNSAVABLE.test(value)
    ? value
    : undefined;

const spaced = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

function valueOf(kind: FilterKind, given: unknown): string {
  const text = textOf(typeof given === 'number' ? String(given) : given, LONGEST_VALUE);
  const value = text && spaced(text);
  const own = value && kind.values && closedMeant(value, kind.values);
  if (own) return own;
  const read = value && (kind.takes?.read?.(value) ?? value);
  if (read !== undefined && kind.takes?.accepts(read)) return read;
  const values = kind.values?.map((each) => each.value).join(', ');
  throw new ArgumentProblem(
    `"${kind.name}" must be ${kind.takes?.wanted ?? `one of ${values ?? ''}`}.`,
  );
}

const FILTER_KEYS = ['name', 'values', 'not', 'only'];

function filterOf(given: unknown): Filter {
  const { name, values, not, only } = entriesOf(given, 'a filter', FILTER_KEYS);
  const kind = FILTERS.find((each) => each.name === oneOf(name, namesOf(FILTERS), 'name'));
  const all: unknown[] = Array.isArray(values) ? values : [values];
  if (values === undefined || all.length === 0 || all.length > MOST_VALUES || !kind) {
    throw new ArgumentProblem(`A filter must have one to ${MOST_VALUES} values.`);
  }
  const taken = [...new Set(all.map((value) => valueOf(kind, value)))];
  return {
    ...{ name: kind.name, values: taken },
    ...(flagOf(not, 'not') && { not: true as const }),
    ...(flagOf(only, 'only') && { only: true as const }),
  };
}

function filtersOf(given: unknown): Filter[] {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > MOST_FILTERS) {
    throw new ArgumentProblem(`"filters" must be a list of at most ${MOST_FILTERS}.`);
  }
  return given.map(filterOf);
}

function dayOf(value: unknown, what: string): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !isCalendarDate(value)) {
    throw new ArgumentProblem(`"${what}" must be a real day as YYYY-MM-DD.`);
  }
  return value;
}

function saidOf(given: unknown): Said {
  const said = entriesOf(given, '"said"', LANGUAGES);
  const [en, es] = LANGUAGES.map((language) => textOf(said[language], LONGEST_SAID));
  if (!en || !es) throw new ArgumentProblem('"said" must be a few words in each language.');
  return { en, es };
}

function periodOf(given: unknown, what: string): Period {
  const { from, to, ends, said } = entriesOf(given, `"${what}"`, ['from', 'to', 'ends', 'said']);
  const [first, last, end] = [dayOf(from, 'from'), dayOf(to, 'to'), dayOf(ends, 'ends')];
  if (first !== undefined && last !== undefined && last < first) {
    throw new ArgumentProblem('"to" must not be before "from".');
  }
  return {
    ...(first && { from: first }),
    ...(last && { to: last }),
    ...(end && { ends: end }),
    ...(said !== undefined && { said: saidOf(said) }),
  };
}

const compareOf = (given: unknown) =>
  typeof given === 'string'
    ? oneOf(given, ['before', 'year_before'], 'compare')
    : periodOf(given, 'compare');

function limitOf(given: unknown): number {
  const rule = whole('', 1, MOST_ROWS);
  const limit = rule.read?.(given);
  if (!rule.accepts(limit)) throw new ArgumentProblem(`"limit" must be ${rule.wanted}.`);
  return limit;
}

export const PLAN_KEYS = [
  'goal',
  'want',
  'measure',
  'filters',
  'period',
  'group',
  'order',
  'limit',
  'show',
  'per',
  'compare',
];

/** Parses a plan from a language model or a conversation. Errors are sentences for the reader. */
export function parsePlan(value: unknown): Plan {
  const given = entriesOf(value, 'the plan', PLAN_KEYS);
  const plan: Plan = {
    want: oneOf(given.want ?? 'value', WANTS, 'want'),
    measure: oneOf(given.measure, namesOf(MEASURES), 'measure'),
    filters: filtersOf(given.filters),
    ...(given.period !== undefined && { period: periodOf(given.period, 'period') }),
    ...(given.group !== undefined && { group: oneOf(given.group, namesOf(GROUPS), 'group') }),
    ...(given.order !== undefined && { order: oneOf(given.order, ORDERS, 'order') }),
    ...(given.limit !== undefined && { limit: limitOf(given.limit) }),
    ...(given.show !== undefined && { show: oneOf(given.show, SHOWN, 'show') }),
    ...(given.per !== undefined && { per: oneOf(given.per, PER, 'per') }),
    ...(given.compare !== undefined && { compare: compareOf(given.compare) }),
    ...(given.goal !== undefined && { goal: goalOf(given.goal) }),
  };
  checkTogether(plan);
  return plan;
}
