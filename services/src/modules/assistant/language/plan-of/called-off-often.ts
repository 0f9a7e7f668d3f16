import type { Filter } from '../../plan/plan.js';
import { isNamed, isWho } from './asked.js';
import { saysStrict } from './bounds-of-others.js';
import { named, type MeasureRule } from './measure-rules/rule.js';
import type { Parts } from '../pieces/parts.js';
import { put } from './put-filter.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

const CALLED_OFF: Record<string, string> = {
  cancelled: 'cancels_at_least',
  no_shows: 'no_shows_at_least',
};
const MORE_THAN_ONCE = wordSet('more than once|mas de una vez');
const TIMES = wordSet('times|veces');

interface Found {
  filter: string;
  times: number;
  spans: readonly Span[];
}

const calledOffIn = (parts: Parts) => {
  const all = parts.all('measure').filter(({ tag }) => Object.hasOwn(CALLED_OFF, tag.name));
  // Who did not show is named twice: it is called off as well.
  return all.find(({ tag }) => tag.name === 'no_shows') ?? all[0];
};

const boundOf = (span: Span | undefined) =>
  span?.tags.flatMap((tag) => (tag.kind === 'bound' ? [tag.bound] : []))[0];

/** 'Twice', '3 times or more', 'more than 2': a number that counts how often, with all that says so. */
function numberOf(parts: Parts, off: Span): Omit<Found, 'filter'> | undefined {
  for (const [at, span] of parts.spans.entries()) {
    if (span.number === undefined || span.number.isMoney) continue;
    const [before, ...after] = [-1, 1, 2, 3].map((step) => parts.spans[at + step]);
    const bound = [before, after[0], after[1]].find((each) => boundOf(each) !== undefined);
    const counted = after.find((each) => each === off || TIMES.has(each?.words.join(' ') ?? ''));
    if (!counted || boundOf(bound) === 'most') continue;
    const isOver = bound !== undefined && bound === before && saysStrict(bound);
    const spans = [span, bound, counted].flatMap((each) => each ?? []);
    return { times: span.number.value + (isOver ? 1 : 0), spans };
  }
  return undefined;
}

/** How often those who are asked for called off, or did not show. */
function often(parts: Parts): Found | undefined {
  const off = calledOffIn(parts);
  const isOfPeople =
    isWho(parts) ||
    parts.all('measure').some(({ tag }) => tag.name === 'customers') ||
    parts.all('group').some(({ tag }) => tag.name === 'customer');
  if (!off || isNamed(parts) || !isOfPeople) return undefined;
  const filter = CALLED_OFF[off.tag.name] ?? '';
  const once = parts.spans.find(({ words }) => MORE_THAN_ONCE.has(words.join(' ')));
  if (once) return { filter, times: 2, spans: [once] };
  const counted = numberOf(parts, off.span);
  return counted && { filter, ...counted };
}

/** 'Who cancelled more than once' are customers, by how often they did. */
export const calledOffOften: MeasureRule = {
  name: 'who called off so often',
  of: ({ parts }) => (often(parts) ? named('customers') : undefined),
};

export function calledOffFilters(parts: Parts, filters: Filter[]): void {
  const found = often(parts);
  if (!found) return;
  const off = parts.all('measure').filter(({ tag }) => Object.hasOwn(CALLED_OFF, tag.name));
  parts.use(...found.spans, ...off.map(({ span }) => span));
  put(filters, found.filter, String(found.times), false);
}
