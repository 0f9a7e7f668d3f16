import { PER, type Filter, type Plan } from '../../plan/plan.js';
import { wordSet } from '../../words/word-set.js';
import { weekdayOf } from '../periods/weekdays.js';
import type { Parts } from '../pieces/parts.js';
import { wordBefore } from '../pieces/said.js';
import type { Span } from '../pieces/spans.js';

/** Average by day, week or month; 'an average Saturday' is by day with a filter. */
export interface Per {
  per: NonNullable<Plan['per']>;
  filters: Filter[];
  /** Kind of day to compare by. */
  group?: string;
  spans: readonly Span[];
}

const BARE = wordSet(
  'average|avg|mean|on average|typical|typically|usual|usually|normal|normally|promedio|media|en promedio|normalmente',
);
/** 'Average' without its own measure, unlike 'the average ticket'. */
export const isBareAverage = ({ words }: Span) => BARE.has(words.join(' '));

export const IN_A_STRETCH = wordSet('in a day|in a week|in a month');

const isPer = (name: string): name is Per['per'] => PER.some((each) => each === name);
const KINDS_OF_DAYS = new Set(['weekday', 'part_of_week']);
export const isKindOfDays = (group: string | undefined) =>
  group !== undefined && KINDS_OF_DAYS.has(group);

const SUMS = new Set(['revenue', 'jobs', 'hours']);
/** 'Average revenue', 'average jobs' are by day; 'the average job' is the ticket. */
const isOfSum = (parts: Parts) =>
  parts.has('count') ||
  parts.has('amount') ||
  parts
    .all('measure')
    .some(
      ({ span, tag }) =>
        SUMS.has(tag.name) && (tag.name !== 'jobs' || /s$/.test(span.words.at(-1) ?? '')),
    );

const USUALLY = wordSet('typically|usually|normally|normalmente');
/** 'An average Saturday', 'what do I usually make on a Friday'. */
function weekdayOfAverage(parts: Parts, average: Span): Per | undefined {
  const isLed = (span: Span) => wordSet('an|a|un|una').has(wordBefore(parts, span));
  const isBeside = (span: Span) =>
    span === parts.beside(average, 1) && !USUALLY.has(average.words.join(' '));
  const day = parts.spans.find(
    (span) =>
      weekdayOf(span.words.join(' ')) !== undefined &&
      (isBeside(span) || (isLed(span) && (isOfSum(parts) || USUALLY.has(average.words.join(' '))))),
  );
  const number = day && weekdayOf(day.words.join(' '));
  if (!day || number === undefined) return undefined;
  const filters = [{ name: 'weekday', values: [String(number)] }];
  return { per: 'day', filters, spans: [average, day] };
}

/** 'Average revenue on weekdays vs weekends', 'average jobs on Saturdays'. */
function ofKinds(parts: Parts, average: Span): Per | undefined {
  const group = parts.all('group').find(({ tag }) => isKindOfDays(tag.name));
  const isOfDays = parts.all('value').some(({ tag }) => tag.filter === 'weekday');
  if (!isOfSum(parts) || !(group ?? isOfDays)) return undefined;
  const spans = group ? [average, group.span] : [average];
  return { per: 'day', filters: [], spans, ...(group && { group: group.tag.name }) };
}

export function perOf(parts: Parts): Per | undefined {
  const average = parts
    .all('measure')
    .find(({ span, tag }) => tag.name === 'average' && isBareAverage(span))?.span;
  if (!average) return undefined;
  const unit = parts.all('group').find(({ span, tag }) => isPer(tag.name) && !span.period);
  if (unit && isPer(unit.tag.name))
    return { per: unit.tag.name, filters: [], spans: [average, unit.span] };
  const stretch = parts.periods().find(({ span }) => IN_A_STRETCH.has(span.words.join(' ')))?.span;
  const name = stretch?.words.at(-1) ?? '';
  if (stretch && isPer(name)) return { per: name, filters: [], spans: [average, stretch] };
  return ofKinds(parts, average) ?? weekdayOfAverage(parts, average);
}
