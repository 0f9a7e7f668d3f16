import type { Filter } from '../../plan/plan.js';
import { wordSet } from '../../words/word-set.js';
import type { Parts } from '../pieces/parts.js';
import type { Span } from '../pieces/spans.js';

/** Filters on jobs that 'only' may turn into a condition on all jobs of a customer. */
const OF_JOBS = new Set(['service', 'crew', 'weekday', 'time_of_day', 'job_at']);

/** Name of the job filter that a span sets. */
function filterOf({ name, tags, time }: Span): string | undefined {
  if (time) return 'time_of_day';
  if (name) return OF_JOBS.has(name.kind) ? name.kind : undefined;
  return tags.flatMap((tag) =>
    tag.kind === 'value' && OF_JOBS.has(tag.filter) ? [tag.filter] : [],
  )[0];
}

const PLAIN = new Set<string>(['glue', 'only', 'want', 'each']);
const isPlain = ({ name, period, number, time, tags }: Span) =>
  !name && !period && !number && !time && tags.every(({ kind }) => PLAIN.has(kind));
const COMES = new Set(['visits', 'jobs', 'next_visit', 'last_visit', 'worth']);
/** 'Come in' between 'only' and its filter: 'only come in for'. */
const isComing = ({ tags, number, period }: Span) =>
  !number && !period && tags.some((tag) => tag.kind === 'measure' && COMES.has(tag.name));

const PEOPLE = wordSet(
  'who~|that|which|customer~|client~|people|everyone|everybody|anyone|anybody|quien|quienes|cliente~|gente|que',
);
const isPeople = ({ words }: Span) => words.some((word) => PEOPLE.has(word));

interface Only {
  span: Span;
  filter: string;
  /** Spans between 'only' and its filter. */
  between: readonly Span[];
}

/** 'Only' with its filter: 'who only comes on Saturdays', 'exterior only customers'. */
export function onliesIn(parts: Parts): Only[] {
  const { spans } = parts;
  return parts.all('only').flatMap(({ span }) => {
    const at = spans.indexOf(span);
    const isBehind = span.words.at(-1) === 'else' || span.words.join(' ') === 'nada mas';
    const there = isBehind ? spans.slice(0, at).reverse() : spans.slice(at + 1);
    const end = there.findIndex(
      (each) =>
        filterOf(each) !== undefined || !(isPlain(each) || isComing(each)) || isPeople(each),
    );
    const behind = there[end] && filterOf(there[end]);
    if (behind !== undefined && spans.slice(0, at).some(isPeople))
      return [{ span, filter: behind, between: there.slice(0, end) }];
    const [before, after] = [spans[at - 1], spans[at + 1]];
    const filter = before && after && isPeople(after) ? filterOf(before) : undefined;
    return filter === undefined ? [] : [{ span, filter, between: [] }];
  });
}

/** Filters of customers with `only` set; other rows have no such filter. */
export function withOnly(
  parts: Parts,
  filters: readonly Filter[],
  rows: 'jobs' | 'customers',
): Filter[] {
  const onlies = rows === 'customers' ? onliesIn(parts) : [];
  const names = new Set(onlies.map(({ filter }) => filter));
  parts.use(...onlies.flatMap(({ span, between }) => [span, ...between]));
  return filters.map((each) =>
    names.has(each.name) && !each.not ? { ...each, only: true as const } : each,
  );
}

/** 'Only' spans that no plan can express. */
export const onlyLeft = ({ spans }: Parts, isUsed: (span: Span) => boolean): Span[] =>
  spans.filter((span, at) => {
    const isOnly = span.tags.some(({ kind }) => kind === 'only') && !isUsed(span);
    const isOfPeople = spans.slice(0, at).some(isPeople);
    const isOfSome =
      spans.slice(at + 1).some((each) => !isPlain(each)) && spans[at + 1]?.period === undefined;
    // 'Saturday only customers'.
    const isBefore = at > 0 && spans.slice(at + 1, at + 2).some(isPeople);
    return isOnly && ((isOfPeople && isOfSome) || isBefore);
  });
