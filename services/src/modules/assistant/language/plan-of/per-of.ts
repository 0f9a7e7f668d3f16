import { Phrases } from '../../words/phrases.js';
import { PER, type Filter, type Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { saysAny } from '../pieces/said.js';
import { weekdayOf } from '../periods/weekdays.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

/** On average for each day, week or month; of 'an average Saturday' for each of those. */
export interface Per {
  per: NonNullable<Plan['per']>;
  filters: Filter[];
  /** Of days of one kind beside those of another. */
  group?: string;
  spans: readonly Span[];
}

/** 'The average ticket' is a measure; an average alone is of what else is asked. */
const BARE = wordSet(
  'average|avg|mean|on average|typical|typically|usual|usually|normal|normally|promedio|media|en promedio|normalmente',
);

export const isBareAverage = ({ words }: Span) => BARE.has(words.join(' '));

export const IN_A_STRETCH = wordSet('in a day|in a week|in a month');

const bareAverages = (parts: Parts) =>
  parts.all('measure').filter(({ span, tag }) => tag.name === 'average' && isBareAverage(span));

const isPer = (name: string): name is Per['per'] => PER.some((each) => each === name);

const USUALLY = wordSet('typically|usually|normally|normalmente');

/** 'An average Saturday', 'what do I usually make on a Friday' */
function weekdayAfter(parts: Parts, average: Span): Span | undefined {
  if (!USUALLY.has(average.words.join(' '))) return parts.beside(average, 1);
  return parts.spans.find(
    (span, at) =>
      span.period !== undefined &&
      wordSet('an|a|un|una').has(parts.spans[at - 1]?.words.at(-1) ?? ''),
  );
}

const SUMS = new Set(['revenue', 'jobs', 'hours']);

/** 'Average revenue', 'average jobs': sums that have an average of each day; 'the average job' is a ticket. */
const isOfSum = (parts: Parts) =>
  parts.has('count') ||
  parts
    .all('measure')
    .some(
      ({ span, tag }) =>
        SUMS.has(tag.name) && (tag.name !== 'jobs' || /s$/.test(span.words.at(-1) ?? '')),
    );

const KINDS_OF_DAYS = new Set(['weekday', 'part_of_week']);
export const isKindOfDays = (group: string | undefined) =>
  group !== undefined && KINDS_OF_DAYS.has(group);

/** 'Average revenue on weekdays vs weekends', 'average jobs on Saturdays' are of each of those days. */
function ofKinds(parts: Parts, average: Span): Per | undefined {
  if (!isOfSum(parts)) return undefined;
  const group = parts.all('group').find(({ tag }) => isKindOfDays(tag.name));
  const per = { per: 'day' as const, filters: [], spans: [average] };
  if (group) return { ...per, group: group.tag.name, spans: [average, group.span] };
  const days = parts.all('value').filter(({ tag }) => tag.filter === 'weekday');
  if (days.length > 0) return per;
  const single = parts.spans.find(
    (span, at) =>
      weekdayOf(span.words.join(' ')) !== undefined &&
      wordSet('an|a|un|una').has(parts.spans[at - 1]?.words.at(-1) ?? ''),
  );
  const number = single && weekdayOf(single.words.join(' '));
  return number === undefined || !single
    ? undefined
    : {
        ...per,
        filters: [{ name: 'weekday', values: [String(number)] }],
        spans: [average, single],
      };
}

const WE_DO = new Phrases('do we|do i|do you|does the shop|does van|hacemos|lavamos|tenemos|vemos');
/** 'How many cars do we do in a week', 'how many jobs a day do we do': what is usual is asked, and no list of days. */
function usually(parts: Parts): Per | undefined {
  const [stretch, ...others] = parts.periods();
  const isStretch = stretch && IN_A_STRETCH.has(stretch.span.words.join(' '));
  const isUsual = parts.has('count') && !parts.has('order') && saysAny(parts, WE_DO);
  if (!isUsual || others.length > 0 || (stretch && !isStretch)) return undefined;
  const unit = parts.all('group').find(({ span, tag }) => isPer(tag.name) && !span.period);
  const name = isStretch ? (stretch.span.words.at(-1) ?? '') : (unit?.tag.name ?? '');
  const span = isStretch ? stretch.span : unit?.span;
  return span && isPer(name) ? { per: name, filters: [], spans: [span] } : undefined;
}

const EACH = wordSet('per|a|each|every|por|al');
/** 'Per day November vs October': beside other days there is no row for each. */
function beside(parts: Parts): Per | undefined {
  const unit = parts
    .all('group')
    .find(({ span, tag }) => isPer(tag.name) && !span.period && EACH.has(span.words[0] ?? ''));
  const areTwo = parts.has('compare') && parts.periods().length > 1;
  return unit && areTwo && isPer(unit.tag.name)
    ? { per: unit.tag.name, filters: [], spans: [unit.span] }
    : undefined;
}

export function perOf(parts: Parts): Per | undefined {
  const [average] = bareAverages(parts);
  if (!average) return beside(parts) ?? usually(parts);
  const unit = parts.all('group').find(({ span, tag }) => isPer(tag.name) && !span.period);
  if (unit && isPer(unit.tag.name))
    return { per: unit.tag.name, filters: [], spans: [average.span, unit.span] };
  // 'What do we usually make in a week'
  const stretch = parts.periods().find(({ span }) => IN_A_STRETCH.has(span.words.join(' ')));
  const name = stretch?.span.words.at(-1) ?? '';
  if (stretch && isPer(name))
    return { per: name, filters: [], spans: [average.span, stretch.span] };
  const kinds = ofKinds(parts, average.span);
  if (kinds) return kinds;
  const day = weekdayAfter(parts, average.span);
  const number = day?.period && weekdayOf(day.words.join(' '));
  if (!day || number === undefined) return undefined;
  return {
    per: 'day',
    filters: [{ name: 'weekday', values: [String(number)] }],
    spans: [average.span, day],
  };
}
