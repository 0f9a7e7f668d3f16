import { daysBetween } from '../../../../platform/time/zone.js';
import { isByChange } from '../../plan/by-change.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import { MEASURES } from '../../plan/measures/index.js';
import type { Filter, Period, Plan } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';
import { Parts } from '../pieces/parts.js';
import { saysAny } from '../pieces/said.js';
import type { Span } from '../pieces/spans.js';
import { customersOf } from './absence.js';
import { CALLED_OFF, hasDays, isBookedIn, isNamed, isPast, isWho, saysWord } from './asked.js';
import { atLeastIn } from './bounds-of.js';
import type { Chosen } from './chosen.js';
import { ofWhatWasDone } from './done.js';
import { filtersOf } from './filters-of.js';
import { fromToday, TO_COME } from './from-today.js';
import { isOfOneStretch } from './group-rules.js';
import { looksOf, SO_FAR } from './looks.js';
import { measureOf, useMeasures } from './measure-of.js';
import { isKindOfDays, perOf } from './per-of.js';
import { comparisonOf } from './periods-of.js';
import { shapeOf, type Shape } from './shape.js';
import { sidesOf, type Sides } from './sides.js';
import { COMPLETED, ofToday } from './who-came.js';

const A_MONTH = 31;

const hasStatus = (parts: Parts) => parts.all('value').some(({ tag }) => tag.filter === 'status');

/** Status words other than 'coming up', which means upcoming jobs. */
const hasOwnStatus = (parts: Parts) =>
  parts
    .all('value')
    .some(
      ({ span, tag }) =>
        tag.filter === 'status' &&
        !span.tags.some((each) => each.kind === 'measure' && each.name === 'jobs'),
    );

const ON_BOOKS = new Phrases(
  'on the books|on the schedule|on the calendar|coming up|upcoming|lined up',
);
const LEFT = wordSet('coming|still|left|remaining');
/** 'How many ceramics are booked', 'jobs left this month': upcoming jobs. */
function isToCome(parts: Parts, { measure, group }: Shape, today: string): boolean {
  const isOfRows = measure === 'jobs' || measure === 'worth';
  if (!isOfRows || isPast(parts) || hasOwnStatus(parts)) return false;
  const [only, ...others] = parts.periods();
  if (!only)
    return parts.has('count') ? isBookedIn(parts) : group !== undefined && saysAny(parts, ON_BOOKS);
  const { from, to } = only.period.resolve({ today, looks: 'near' });
  const isSaid = parts.spans.some(
    ({ words, period }) => !period && words.some((word) => LEFT.has(word)),
  );
  const isRest = saysAny({ spans: [only.span] }, REST) && from === today;
  const isRunning = from !== undefined && from < today && (to === undefined || to > today);
  return others.length === 0 && (isRest || (isSaid && isRunning));
}
const REST = new Phrases(everyOf('in|over|for|', 'the|', 'rest|remainder|next|coming'));

const ENDS_OF_LENGTH = new Set(['longest', 'shortest']);
/** The longest job without days is a completed one. */
const isDone = (parts: Parts, { one }: Chosen) =>
  one !== undefined && ENDS_OF_LENGTH.has(one) && !hasDays(parts) && !hasStatus(parts);
const NOT_UNDER_WAY: Filter = { name: 'status', values: ['in-progress'], not: true };

/** 'Saturdays or Friday', or two statuses, are values of one filter. */
function withValues(sides: Sides | undefined, filters: Filter[]): Filter[] {
  const values = sides?.values.map(({ value }) => value) ?? [];
  const name = sides?.group === 'status' ? 'status' : 'weekday';
  const own = filters.find((each) => each.name === name && !each.not);
  if (values.length === 0) return filters;
  const both = { name, values: [...new Set([...(own?.values ?? []), ...values])] };
  return [...filters.filter((each) => each !== own), both];
}

/** 'Tanya vs Grace' has only a comparing word, unlike 'who is better'. */
const isBeside = (parts: Parts) =>
  parts
    .all('compare')
    .every(({ span: { words } }) => /^(?:vs|versus|against|contra|compar)/.test(words[0] ?? ''));

/** Plan of a question about the records; `usual` is the measure if none is named. */
export function planOf(parts: Parts, today: string, usual?: string): Plan | undefined {
  const plan =
    customersOf(parts, today) ?? oftenOff(parts, today) ?? rowsOrFigure(parts, today, usual);
  return plan && ofWhatWasDone(parts, ofToday(parts, plan, today), today);
}

/** 'Who no-showed more than once', 'customers with 3 or more cancellations'. */
function oftenOff(parts: Parts, today: string): Plan | undefined {
  const measures = parts.all('measure');
  const off = measures.find(({ tag }) => CALLED_OFF.has(tag.name));
  const found = off && atLeastIn(parts, off.span);
  const others = measures.filter(({ span }) => span !== off?.span && !found?.spans.includes(span));
  const isOfPeople = isWho(parts) || others.length > 0;
  if (!off || !found || !isOfPeople || others.some(({ tag }) => tag.name !== 'customers'))
    return undefined;
  parts.use(...found.spans);
  const plan = rowsOrFigure(parts, today, off.tag.name);
  const goal = { unit: 'count', value: found.value } as const;
  const measure = off.tag.name;
  return plan && { ...plan, want: 'value', measure, group: 'customer', order: 'most', goal };
}

const BUSY = wordSet('busiest|slowest|quietest');
/** Measure that is named, or the default of a comparison. */
function chosenOf(
  parts: Parts,
  per: ReturnType<typeof perOf>,
  sides: ReturnType<typeof sidesOf>,
  usual: string | undefined,
): Chosen | undefined {
  const ofTwo =
    sides?.group === 'customer' && isBeside(parts)
      ? { measure: 'spent', isNamed: true }
      : undefined;
  if (sides?.group === 'status') return { measure: 'jobs', isNamed: true };
  const asked = measureOf(parts, per) ?? ofTwo;
  if (asked?.isNamed === true) return asked;
  // 'Best Friday' ranks by revenue, 'busiest Friday' by jobs.
  if (sides?.isRanked)
    return { measure: saysWord(parts, BUSY) ? 'jobs' : 'revenue', isNamed: true };
  return usual === undefined ? asked : { measure: usual, isNamed: false };
}

function rowsOrFigure(parts: Parts, today: string, usual?: string): Plan | undefined {
  const per = perOf(parts);
  const sides = sidesOf(parts);
  parts.use(...(per?.spans ?? []), ...(sides?.spans ?? []));
  parts.use(...(sides?.values.map(({ span }) => span) ?? []));
  const chosen = chosenOf(parts, per, sides, usual);
  if (!chosen) return undefined;
  const kind = [per?.group, sides?.group].find(isKindOfDays);
  const shape: Shape = per
    ? { measure: chosen.measure, want: 'value', ...(kind !== undefined && { group: kind }) }
    : shapeOf(parts, chosen, sides);
  const { measure } = shape;
  const definition = MEASURES.find(({ name }) => name === measure);
  if (!definition) return undefined;
  const rows = shape.group === undefined ? definition.rows : 'jobs';
  const filters = withValues(sides, [
    ...filtersOf(parts, measure, rows, shape.want === 'list', sides !== undefined).filter(
      // A comparison of new and returning customers needs no filter for either.
      ({ name }) => !(name === 'visit' && shape.group === 'visit'),
    ),
    ...(per?.filters ?? []),
    // A job in progress is not the next one.
    ...(chosen.one === 'next_visit' && !isNamed(parts) ? [NOT_UNDER_WAY] : []),
    ...(isDone(parts, chosen) ? [COMPLETED] : []),
    ...(isToCome(parts, shape, today) ? [TO_COME] : []),
  ]);
  useMeasures(parts, measure, shape.group);
  if (filters.some(({ name }) => name === 'due')) return dueOf(parts, filters, today);
  const looks = looksOf(parts, definition.looks, filters);
  const days = comparisonOf(parts, { today, looks, isFigure: shape.want === 'value' });
  const plan = laidOut(parts, shape, { filters, days, per: per?.per }, today);
  return chosen.one === 'next_visit' && plan.period !== undefined ? fromToday(plan, today) : plan;
}

/** 'Who should I call this week' sets the time of the call; past days are a filter. */
function dueOf(parts: Parts, filters: Filter[], today: string): Plan {
  const ahead = parts.periods().filter(({ period }) => {
    const { from = today, to } = period.resolve({ today, looks: 'near' });
    return to === undefined || (to >= today && daysBetween(from, to) <= A_MONTH);
  });
  parts.use(...ahead.map(({ span }) => span));
  return { want: parts.has('count') ? 'value' : 'list', measure: 'customers', filters };
}

interface Conditions {
  filters: Filter[];
  days: Pick<Plan, 'period' | 'compare' | 'group'>;
  per: Plan['per'];
}

function laidOut(
  parts: Parts,
  shape: Shape,
  { filters, days, per }: Conditions,
  today: string,
): Plan {
  const { measure, order, limit } = shape;
  // 'Which month was better, March or April' compares two periods.
  const areTwo = typeof days.compare === 'object' && isTimeGroup(shape.group);
  const group = areTwo ? undefined : (shape.group ?? days.group);
  // The revenue of future days is the worth of what is booked.
  const isAhead = measure === 'revenue' && (days.period?.from ?? today) > today;
  const isOrdered = group !== undefined || shape.group === undefined;
  const isSoFar = parts.periods()[0]?.span.words[0] === 'this' && measure === 'revenue';
  const isBefore =
    (isByChange(order) || (isSoFar && group === undefined && per === undefined)) &&
    days.compare === undefined &&
    days.period !== undefined;
  const isAll = measure === 'jobs' && order === 'latest' && group === undefined && !days.period;
  const period = pastOnly(parts, { ...shape, ...(group && { group }) }, days, today);
  return {
    want: days.compare === undefined && group === undefined ? shape.want : 'value',
    // The last jobs without days are completed ones.
    measure: isAhead ? 'worth' : isAll && !isBookedIn(parts) ? 'visits' : measure,
    filters,
    ...(per && { per }),
    ...(group !== undefined && { group }),
    ...(order !== undefined && isOrdered && { order }),
    ...(limit !== undefined && isOrdered && { limit }),
    ...(period && { period }),
    ...(days.compare !== undefined && { compare: days.compare }),
    ...(isBefore && { compare: 'before' as const }),
  };
}

const RATES = new Set(['cancel_rate', 'no_show_rate']);
const UP_TO_TODAY = { en: 'up to today', es: 'hasta hoy' };
const OF_ALL_TIME = { en: 'of all time', es: 'de todos los tiempos' };
const ALL = wordSet('all|every|todos|todas');

/** Period of the plan, cut off at today where only past days make sense. */
function pastOnly(
  parts: Parts,
  { measure, group, order, limit }: Shape,
  { period, compare }: Pick<Plan, 'period' | 'compare'>,
  today: string,
): Period | undefined {
  const isRunning =
    period?.to !== undefined && period.to > today && (period.from ?? today) <= today;
  const isSoFar = parts.spans.some(
    (span: Span) => !span.period && saysAny({ spans: [span] }, SO_FAR),
  );
  if (isRunning && isSoFar && compare === undefined)
    return { ...period, to: today, ends: period.to };
  const isRanked = order === 'most' || order === 'least';
  // The busiest day may be in the future.
  const isOver = order === 'least' || (order === 'most' && measure !== 'jobs');
  if (isRunning && isTimeGroup(group) && isOver)
    return { ...(period.from && { from: period.from }), to: today };
  if (period) return period;
  const isRecord = isOfOneStretch(parts) || (isTimeGroup(group) && limit === 1 && order === 'most');
  const isOfAll = CALLED_OFF.has(measure) && saysWord(parts, ALL);
  if ((isRanked && isRecord) || isOfAll) {
    parts.use(...parts.spans.filter(({ words }) => isOfAll && words.some((word) => ALL.has(word))));
    return { said: OF_ALL_TIME };
  }
  const isLastOff = CALLED_OFF.has(measure) && order === 'latest';
  return RATES.has(measure) || isLastOff ? { to: today, said: UP_TO_TODAY } : undefined;
}
