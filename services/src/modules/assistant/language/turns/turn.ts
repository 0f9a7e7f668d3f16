import { WANTS_ROWS } from '../../plan/measures/index.js';
import type { Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { tokensOf } from '../pieces/said.js';
import type { WordTokens } from '../../words/tokens.js';

/** Follow-up that changes the previous plan as a whole. */
export type Turn = (parts: Parts, before: Plan, today: string) => Plan | undefined;

/** Measure of the rows behind a figure. */
const ROWS_OF: Partial<Record<string, string>> = {
  ...{ revenue: 'visits', spent: 'visits', average: 'visits' },
  ...{ worth: 'jobs', hours: 'jobs', lost: 'cancelled' },
};
export const rowsOf = (measure: string): string | undefined =>
  WANTS_ROWS.has(measure) ? measure : ROWS_OF[measure];

export const wordsOf = (parts: Parts) => parts.spans.flatMap(({ words }) => [...words]);

export const wordTokens = ({ spans }: Parts): WordTokens => tokensOf(spans);

const TAGS = ['measure', 'value', 'group', 'order', 'count', 'compare'] as const;
/** Kinds of meaning that a span can have, apart from filler words. */
type Kind = 'name' | 'period' | 'number' | 'time' | (typeof TAGS)[number];

export function kindsIn(parts: Parts): Set<Kind> {
  const kinds = new Set<Kind>();
  for (const { tags, name, period, number, time } of parts.spans) {
    if (name) kinds.add('name');
    if (period) kinds.add('period');
    if (number) kinds.add('number');
    if (time) kinds.add('time');
    if (tags.some(({ kind }) => kind === 'glue')) continue;
    for (const kind of TAGS) if (tags.some((tag) => tag.kind === kind)) kinds.add(kind);
  }
  return kinds;
}

/** Whether the question has only these kinds. */
export const saysKinds = (parts: Parts, ...kinds: readonly Kind[]): boolean =>
  !parts.has('not') && [...kindsIn(parts)].every((kind) => kinds.includes(kind));
/** Whether the question has only these kinds and no unknown words. */
export const saysOnly = (parts: Parts, ...kinds: readonly Kind[]): boolean =>
  saysKinds(parts, ...kinds) && parts.unknown().length === 0;

export const unordered = <P extends Partial<Plan>>({
  group: _g,
  order: _o,
  limit: _l,
  ...rest
}: P) => rest;
export const unsplit = (plan: Plan): Plan => ({ ...unordered(plan), want: 'value' });
export const withoutCompare = ({ compare: _compare, ...plan }: Plan): Plan => plan;

/** Whether the plan is about named customers. */
export const isOfSomebody = (plan: Plan | undefined) =>
  plan?.filters.some(({ name, not }) => name === 'customer' && !not) ?? false;
