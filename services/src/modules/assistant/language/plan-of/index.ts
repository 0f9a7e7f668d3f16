import { daysBetween } from '../../../../platform/time/zone.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import { MEASURES } from '../../plan/measures/index.js';
import type { Filter, Plan } from '../../plan/plan.js';
import { hasDays, isBookedIn, isNamed, isPast } from './asked.js';
import { isByChange } from '../../plan/by-change.js';
import { customersOf } from './customers-of.js';
import { filtersOf } from './filters-of.js';
import { goalOf } from './goal-of.js';
import { ofWhatWasDone } from './had-done.js';
import { reachedOf } from './reached.js';
import { fromToday, TO_COME } from './from-today.js';
import { inCrewNow } from './in-crew-now.js';
import { measureOf, useMeasures } from './measure-of.js';
import { isRest } from './measure-rules/booked-money.js';
import type { Chosen } from './measure-rules/rule.js';
import { Parts } from '../pieces/parts.js';
import { isKindOfDays, perOf } from './per-of.js';
import { sidesOf } from './sides.js';
import { looksOf } from './looks.js';
import { comparisonOf } from './periods-of.js';
import { isPlaceOfDays, amongAll, withoutPlaced } from './place-among.js';
import { shapeOf, type Shape } from './shape.js';
import { bookedOften } from './booked-often.js';
import { everOf, isDoneSoFar, isSoFar, pastOnly, recordOf, soFar } from './so-far.js';
import { withShown } from './shown-of.js';
import { type Span } from '../pieces/spans.js';
import { stillOpen, withUnderWay } from './who-came.js';
import { folded } from '../../words/tokens.js';
import { isWeekday } from './weekdays-within.js';
import { wordSet } from '../../words/word-set.js';

const A_WEEK = 7;
const A_MONTH = 31;

const hasStatus = (parts: Parts) => parts.all('value').some(({ tag }) => tag.filter === 'status');
/** 'Coming up' says jobs, and so no status of theirs. */
const isOfJobs = ({ tags }: Span) =>
  tags.some((tag) => tag.kind === 'measure' && tag.name === 'jobs');
const hasOwnStatus = (parts: Parts) =>
  parts.all('value').some(({ span, tag }) => tag.filter === 'status' && !isOfJobs(span));

const ON_BOOKS = wordSet(
  'on the books|on the schedule|on the calendar|coming up|upcoming|lined up',
);
const isOnBooks = ({ spans }: Parts) => spans.some(({ words }) => ON_BOOKS.has(words.join(' ')));

/** 'How many ceramics are booked' is of those to come, and so is 'the busiest day on the books'. */
const isToCome = (parts: Parts, { measure, group }: Shape) =>
  (measure === 'jobs' || measure === 'worth') &&
  (parts.has('count') ? isBookedIn(parts) : group !== undefined && isOnBooks(parts)) &&
  !hasDays(parts) &&
  !isPast(parts) &&
  !hasOwnStatus(parts);

const TO_BE_DONE = wordSet('coming|still|left|remaining');
const IS_LEFT = wordSet('still|left|remaining');
/** 'Jobs coming this month' are those of its days that are left; those coming this week are told as a whole. */
function isComing(parts: Parts, measure: string, today: string): boolean {
  const [only, ...others] = parts.periods();
  const isOfRows = measure === 'jobs' || measure === 'worth';
  if (!isOfRows || !only || others.length > 0 || hasStatus(parts)) return false;
  const more = parts.spans.filter((span, at) => isMore(span, parts.spans[at - 1]));
  const isSaid =
    more.length > 0 ||
    parts.spans.some(({ words, period }) => !period && words.some((word) => TO_BE_DONE.has(word)));
  const { from, to } = only.period.resolve({ today, looks: 'near' });
  // 'The rest of the month' is what is left of it.
  if (isRest(only.span) && from === today) return true;
  if (!isSaid || from === undefined || from >= today) return false;
  const isLeft = parts.spans.some(({ words }) => words.some((word) => IS_LEFT.has(word)));
  const isLong = to === undefined || daysBetween(from, to) >= A_WEEK || more.length > 0 || isLeft;
  const isRunning = isLong && (to === undefined || to > today);
  if (isRunning) parts.use(...more);
  return isRunning;
}
/** 'How many more jobs this month' are those to come, and no comparison. */
const isMore = ({ words }: Span, before: Span | undefined) =>
  words.join(' ') === 'more' &&
  before?.tags.some(({ kind }) => kind === 'count' || kind === 'amount') === true;

const DONE = { name: 'status', values: ['completed'] };
const ENDS_OF_LENGTH = new Set(['longest', 'shortest']);
/** The longest job of no days is one that was done. */
const isDone = (parts: Parts, { one }: Chosen) =>
  one !== undefined && ENDS_OF_LENGTH.has(one) && !hasDays(parts) && !hasStatus(parts);

const isOfClock = ({ spans }: Parts) => spans.some(({ time }) => time !== undefined);
const LATER = wordSet('back|again|next|return|returning|vuelve|regresa|proxima');
/** Of somebody who is in the shop the job under way is 'Derek's appointment', and not when Derek comes next. */
const isOfLater = (parts: Parts) =>
  !isOfClock(parts) &&
  (!isNamed(parts) ||
    parts.spans.some(({ raw }) =>
      folded(raw)
        .split(' ')
        .some((word) => LATER.has(word)),
    ));
const NOT_UNDER_WAY = { name: 'status', values: ['in-progress'], not: true as const };

/** An average for each kind of days; no other split has one. */
function kindsOf(...groups: readonly (string | undefined)[]): Pick<Shape, 'group'> {
  const group = groups.find(isKindOfDays);
  return group === undefined ? {} : { group };
}

const BUSY = wordSet('busiest|slowest|quietest');

/** 'Saturdays or Friday' are one condition. */
const onWeekdays = (values: string[], filters: Filter[]): Filter[] => {
  const isSaid = filters.some(isWeekday);
  if (values.length === 0) return filters;
  if (!isSaid) return [...filters, { name: 'weekday', values }];
  return filters.map((each) =>
    isWeekday(each) ? { ...each, values: [...new Set([...each.values, ...values])] } : each,
  );
};

const BESIDE = wordSet('vs|versus|against|contra');
const isBesideWord = (word: string) => BESIDE.has(word) || word.startsWith('compar');
/** 'Tanya vs Grace'; whoever is better is so by something. */
const isBeside = (parts: Parts) =>
  parts.all('compare').every(({ span }) => isBesideWord(span.words[0] ?? ''));

const areTwo = ({ compare }: Pick<Plan, 'compare'>) => typeof compare === 'object';

/** What a question about the records asks for; `usual` is what is worked out where nothing is named. */
export function planOf(parts: Parts, today: string, usual?: string): Plan | undefined {
  const plan = customersOf(parts, today) ?? rowsOrFigure(parts, today, usual);
  const now = plan && stillOpen(parts, inCrewNow(parts, plan), today);
  return now && withShown(parts, ofWhatWasDone(parts, withUnderWay(parts, now, today), today));
}

/** The next job of this week is none of Monday's. */
const ofNext = (plan: Plan, { one }: Chosen, today: string): Plan =>
  one === 'next_visit' && plan.period !== undefined ? fromToday(plan, today) : plan;

function rowsOrFigure(parts: Parts, today: string, usual?: string): Plan | undefined {
  const per = perOf(parts);
  const sides = sidesOf(parts);
  parts.use(...(per?.spans ?? []), ...(sides?.spans ?? []));
  parts.use(...(sides?.weekdays.map(({ span }) => span) ?? []));
  // The best Friday is the one that made the most, the busiest the one with the most jobs.
  const isBusy = parts.spans.some(({ words }) => BUSY.has(words[0] ?? ''));
  const ranked: Chosen | undefined = sides?.isRanked && {
    measure: isBusy ? 'jobs' : 'revenue',
    isNamed: true,
  };
  const reached = per || sides ? undefined : (reachedOf(parts) ?? bookedOften(parts));
  // Two customers side by side are so by what they spent.
  const ofTwo: Chosen | undefined =
    sides?.group === 'customer' && isBeside(parts)
      ? { measure: 'spent', isNamed: true }
      : undefined;
  const asked = measureOf(parts, per) ?? ofTwo;
  const found = ranked && asked?.isNamed !== true ? ranked : asked;
  const unheld = reached
    ? { measure: reached.measure, isNamed: true }
    : found?.isNamed !== true && usual !== undefined
      ? { measure: usual, isNamed: false }
      : found;
  if (!unheld) return undefined;
  const held = per || sides || reached ? undefined : goalOf(parts, unheld, usual !== undefined);
  const goal = (reached ?? held)?.goal;
  const chosen = held ? { measure: held.measure, isNamed: true } : unheld;
  const shape = per
    ? { measure: chosen.measure, want: 'value' as const, ...kindsOf(per.group, sides?.group) }
    : {
        ...amongAll(parts, shapeOf(parts, chosen, sides)),
        ...(held && { want: 'value' as const }),
        ...(reached && { want: 'value' as const, group: reached.group, limit: undefined }),
      };
  const { measure } = shape;
  const definition = MEASURES.find(({ name }) => name === measure);
  if (!definition) return undefined;
  const rows = shape.group === undefined ? definition.rows : 'jobs';
  const weekdays = sides?.weekdays.map(({ value }) => value) ?? [];
  const conditions = onWeekdays(weekdays, [
    ...filtersOf(parts, measure, rows, shape.want === 'list', sides !== undefined).filter(
      // Of new and old side by side there are no others, and how often is said by what is reached.
      ({ name }) =>
        !(name === 'visit' && shape.group === 'visit') &&
        !(reached?.isToCome && name === 'status') &&
        !(reached?.group === 'customer' && name.startsWith('visit')),
    ),
    ...(per?.filters ?? []),
    // What is under way is not the next one.
    ...(chosen.one === 'next_visit' && isOfLater(parts) ? [NOT_UNDER_WAY] : []),
    ...(isDone(parts, chosen) || (!hasStatus(parts) && isDoneSoFar(parts, measure, today))
      ? [DONE]
      : []),
    ...((reached?.isToCome ?? isToCome(parts, shape)) || (!held && isComing(parts, measure, today))
      ? [TO_COME]
      : []),
  ]);
  const filters = withoutPlaced(parts, shape, conditions);
  useMeasures(parts, measure, shape.group);
  const isDue = filters.some(({ name }) => name === 'due');
  if (isDue) {
    // 'Whom should I call this week' says when to call; days that are over, or a year, say something else.
    const ahead = parts.periods().filter(({ period }) => {
      const { from = today, to } = period.resolve({ today, looks: 'near' });
      return to === undefined || (to >= today && daysBetween(from, to) <= A_MONTH);
    });
    parts.use(...ahead.map(({ span }) => span));
    return { want: parts.has('count') ? 'value' : 'list', measure: 'customers', filters };
  }
  const looks = looksOf(parts, definition.looks, filters);
  const { weekdays: only, ...said } = comparisonOf(
    parts,
    { today, looks },
    shape.want !== 'value' && shape.group === undefined,
  );
  // 'Is October my best month' asks for its place among all of them.
  const isPlace = isPlaceOfDays(parts, shape, said);
  const days = isPlace ? {} : said;
  // 'Which month was better, March or April' puts the two side by side.
  const isSplit = shape.group !== undefined && !(isTimeGroup(shape.group) && areTwo(days));
  // Nothing of days to come is done yet: what they come to is what is booked.
  const isAhead = measure === 'revenue' && (days.period?.from ?? today) > today;
  const isToBeDone = chosen.one === 'farthest';
  const ever = everOf(parts, shape, days, filters);
  const past: Partial<Plan> =
    soFar(parts, days, today) ??
    // No record is of what is still to come.
    (filters.includes(TO_COME) ? undefined : recordOf(parts, shape, days)) ??
    (isToBeDone ? (ever ?? {}) : { ...ever, ...pastOnly(shape, ever ?? days, today) });
  const plan: Plan = {
    want: days.compare === undefined && shape.group === undefined ? shape.want : 'value',
    measure: past.measure ?? (isAhead ? 'worth' : measure),
    filters: only ? [...filters, { name: 'weekday', values: only }] : filters,
    ...(per && { per: per.per }),
    ...(isSplit && { group: shape.group }),
    ...(shape.order !== undefined &&
      (isSplit || shape.group === undefined) && { order: shape.order }),
    ...(shape.limit !== undefined &&
      !isPlace &&
      filters === conditions &&
      (isSplit || shape.group === undefined) && { limit: shape.limit }),
    ...days,
    ...(past.period && { period: past.period }),
    ...(isByChange(shape.order) && days.compare === undefined && { compare: 'before' as const }),
    ...(!held && isSoFar(shape, days, parts, per !== undefined) && { compare: 'before' as const }),
    ...(goal && { goal }),
  };
  return ofNext(plan, chosen, today);
}
