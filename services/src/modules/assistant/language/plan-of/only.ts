import type { Filter } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import type { Span } from '../pieces/spans.js';
import { Sayings } from '../forms/sayings.js';

/** Conditions on a job that may hold for all of somebody's. */
const OF_JOBS = new Set(['service', 'crew', 'weekday', 'time_of_day', 'job_at']);

/** The filter that a piece makes a condition of, where that is of a job. */
function filterOf({ name, tags, time }: Span): string | undefined {
  if (time) return 'time_of_day';
  if (name) return OF_JOBS.has(name.kind) ? name.kind : undefined;
  const value = tags.find((tag) => tag.kind === 'value' && OF_JOBS.has(tag.filter));
  return value?.kind === 'value' ? value.filter : undefined;
}

const isPlain = ({ name, period, number, time, tags }: Span) =>
  !name && !period && !number && !time && tags.every(({ kind }) => PLAIN.has(kind));
const PLAIN = new Set<string>(['glue', 'only', 'want', 'each']);
/** 'Only come in for': of how they come, no figure is asked. */
const isComing = ({ tags, number, period }: Span) =>
  !number && !period && tags.some((tag) => tag.kind === 'measure' && COMES.has(tag.name));
const COMES = new Set(['visits', 'jobs', 'next_visit', 'last_visit', 'worth']);

const PEOPLE = new Set(
  'who whos that which customer customers client clients people everyone everybody anyone anybody quien quienes cliente clientes gente que'.split(
    ' ',
  ),
);
const isPeople = ({ words }: Span) => words.some((word) => PEOPLE.has(word));
const BEHIND = new Sayings(['else|nada_mas'], {}, 'end');

export interface Only {
  span: Span;
  filter: string;
  /** What lies between, and says no more. */
  between: readonly Span[];
}

/** The condition that 'only' is said of: the next one, or for 'and nothing else' the one before. */
function saidOf({ spans }: Parts, span: Span): Only | undefined {
  const at = spans.indexOf(span);
  const isBehind = BEHIND.says(span.words.join(' '));
  const there = isBehind ? spans.slice(0, at).reverse() : spans.slice(at + 1);
  const end = there.findIndex(
    (each) => filterOf(each) !== undefined || !(isPlain(each) || isComing(each)) || isPeople(each),
  );
  const filter = there[end] && filterOf(there[end]);
  return filter === undefined ? undefined : { span, filter, between: there.slice(0, end) };
}

/** 'Exterior only customers' */
function ofThose({ spans }: Parts, span: Span): Only | undefined {
  const at = spans.indexOf(span);
  const [before, after] = [spans[at - 1], spans[at + 1]];
  const filter = before && filterOf(before);
  return filter !== undefined && after && isPeople(after)
    ? { span, filter, between: [] }
    : undefined;
}

/** What is said to hold for all that somebody had: 'who only comes on Saturdays', 'clients we only see on weekends'. */
export function onliesIn(parts: Parts): Only[] {
  const only = parts.all('only').map(({ span }) => span);
  const ofPeople = only.filter((span) =>
    parts.spans.slice(0, parts.spans.indexOf(span)).some(isPeople),
  );
  return [
    ...ofPeople.flatMap((span) => saidOf(parts, span) ?? []),
    ...only.flatMap((span) => ofThose(parts, span) ?? []),
  ];
}

/** Those conditions, put so; of rows that are no customers it is said. */
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

/** Those that have no place: something is only so of somebody, and no plan says it. */
export const onlyLeft = ({ spans }: Parts, isUsed: (span: Span) => boolean): Span[] =>
  spans.filter(
    (span, at) =>
      span.tags.some(({ kind }) => kind === 'only') &&
      !isUsed(span) &&
      ((spans.slice(0, at).some(isPeople) &&
        spans.slice(at + 1).some((each) => !isPlain(each)) &&
        spans[at + 1]?.period === undefined) ||
        // 'Saturday only customers'
        (at > 0 && spans.slice(at + 1, at + 2).some(isPeople))),
  );
