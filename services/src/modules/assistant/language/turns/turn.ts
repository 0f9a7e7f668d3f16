import type { Filter, Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { tokensOf } from '../pieces/said.js';
import type { Span } from '../pieces/spans.js';
import type { WordTokens } from '../../words/tokens.js';

/** A follow-up as a whole: what the plan before becomes, where it says just that. */
export interface Turn {
  name: string;
  /** It is read as a whole sentence, in which every word has its place. */
  isWhole?: true;
  of(parts: Parts, before: Plan, today: string): Plan | undefined;
}

export const NO_SHOW: Filter = { name: 'status', values: ['no-show'] };
/** What became of the jobs of a measure, where it is asked of those very jobs. */
export const STATUS_OF: Partial<Record<string, Filter>> = {
  no_shows: NO_SHOW,
  cancelled: { name: 'status', values: ['cancelled'] },
};

/** What the money was made of: done, booked or called off. */
export const ROWS_OF: Partial<Record<string, string>> = {
  revenue: 'visits',
  spent: 'visits',
  average: 'visits',
  worth: 'jobs',
  hours: 'jobs',
  lost: 'cancelled',
};

export const wordsOf = (parts: Parts) => parts.spans.flatMap(({ words }) => [...words]);

/** The same, for phrases. */
export const wordTokens = ({ spans }: Parts): WordTokens => tokensOf(spans);

/** All that a question says beside words without meaning of their own. */
type Kind =
  | 'name'
  | 'period'
  | 'number'
  | 'time'
  | 'measure'
  | 'value'
  | 'group'
  | 'order'
  | 'count'
  | 'compare';

export function kindsIn(parts: Parts): Set<Kind> {
  const kinds = new Set<Kind>();
  for (const { tags, name, period, number, time } of parts.spans) {
    if (name) kinds.add('name');
    if (period) kinds.add('period');
    if (number) kinds.add('number');
    if (time) kinds.add('time');
    if (tags.some(({ kind }) => kind === 'glue')) continue;
    for (const { kind } of tags) {
      if (['measure', 'value', 'group', 'order', 'count', 'compare'].includes(kind))
        kinds.add(kind as Kind);
    }
  }
  return kinds;
}

/** Nothing but these; of words that mean nothing known only those that are `known` here. */
export const says = (parts: Parts, known: readonly Span[], ...kinds: readonly Kind[]) =>
  // 'Who has not' says more than who.
  !parts.has('not') &&
  [...kindsIn(parts)].every((kind) => kinds.includes(kind)) &&
  parts.unknownSpans().every((span) => known.includes(span));

export function unsplit({ group: _group, order: _order, limit: _limit, ...plan }: Plan): Plan {
  return { ...plan, want: 'value' };
}

export const withoutCompare = ({ compare: _compare, ...plan }: Plan): Plan => plan;
