import { daysBetween } from '../../../platform/time/zone.js';
import { MEASURES, WANTS_ROWS } from '../plan/measures/index.js';
import type { Language, Plan } from '../plan/plan.js';
import { hasDays, isBookedIn, isNamed, isOfRecords, isPast } from './asked.js';
import { asChange } from './as-change.js';
import { cardFieldsOf, notedWords, type CardFields } from './card-fields.js';
import { addsTo, changed, isFollowUp, pointsBack } from './follow-up.js';
import { customersOf } from './customers-of.js';
import { withoutFillers } from './fillers.js';
import { filtersOf } from './filters-of.js';
import { leftByGates } from './gates.js';
import { asksOfOne } from './its-facts.js';
import { withLengths } from './lengths.js';
import { measureOf, useMeasures } from './measure-of.js';
import type { Chosen } from './measure-rule.js';
import { namesIn } from './names.js';
import { normalized } from './normalize.js';
import { Parts } from './parts.js';
import { pointersIn, strangersIn, withSubject, withThem } from './pronouns.js';
import { isKindOfDays, perOf } from './per-of.js';
import { weekdayOf } from './periods/weekdays.js';
import { sidesOf } from './sides.js';
import { comparisonOf, looksOf } from './periods-of.js';
import { shapeOf, type Shape } from './shape.js';
import { isSoFar, pastOnly, recordOf, soFar } from './so-far.js';
import { spansOf, type Span } from './spans.js';
import { kindsIn } from './turn.js';
import { turned } from './turns.js';
import type { Person, Vocabulary } from './vocabulary.js';

/** What a question means, and what of it is in no plan. */
export interface Understanding {
  language: Language;
  plan?: Plan;
  /** Words that mean nothing known. */
  unknown: string[];
  /** What was understood, but the plan has no place for. */
  unused: string[];
  /** It asks for what only records could say: the handbook has no answer, whatever words it shares. */
  isOfRecords: boolean;
  /** Whom it names, and what of their card it asks for. */
  people: Person[];
  card: CardFields;
}

const TO_COME = { name: 'status', values: ['upcoming'] };

const hasStatus = (parts: Parts) => parts.all('value').some(({ tag }) => tag.filter === 'status');
/** 'Coming up' says jobs, and so no status of theirs. */
const isOfJobs = ({ tags }: Span) =>
  tags.some((tag) => tag.kind === 'measure' && tag.name === 'jobs');
const hasOwnStatus = (parts: Parts) =>
  parts.all('value').some(({ span, tag }) => tag.filter === 'status' && !isOfJobs(span));

/** 'How many ceramics are booked' is of those to come. */
const isToCome = (parts: Parts, measure: string) =>
  (measure === 'jobs' || measure === 'worth') &&
  parts.has('count') &&
  isBookedIn(parts) &&
  !hasDays(parts) &&
  !isPast(parts) &&
  !hasOwnStatus(parts);

/** 'Jobs coming this month' are those of its days that are left; a week is told as a whole. */
function isComing(parts: Parts, measure: string, today: string): boolean {
  const [only, ...others] = parts.periods();
  if (measure !== 'jobs' || !only || others.length > 0 || hasStatus(parts)) return false;
  const isSaid = parts.spans.some(({ words, period }) => !period && words.includes('coming'));
  const { from, to } = only.period.resolve({ today, looks: 'near' });
  if (!isSaid || from === undefined || from >= today) return false;
  return to === undefined || (to > today && daysBetween(from, to) >= A_WEEK);
}

const DONE = { name: 'status', values: ['completed'] };
const ENDS_OF_LENGTH = new Set(['longest', 'shortest']);
/** The longest job of no days is one that was done. */
const isDone = (parts: Parts, { one }: Chosen) =>
  one !== undefined && ENDS_OF_LENGTH.has(one) && !hasDays(parts) && !hasStatus(parts);

const NOT_UNDER_WAY = { name: 'status', values: ['in-progress'], not: true as const };

/**
 * Reads a question about the records of a business; one that follows up changes the plan before it. `them` are those
 * whom the conversation was about.
 */
export async function understand(
  text: string,
  vocabulary: Vocabulary,
  today: string,
  before?: Plan,
  them: readonly Person[] = [],
): Promise<Understanding> {
  const { language, tokens: typed } = normalized(before ? asChange(text) : text);
  const asked = withLengths(withoutFillers(typed, language));
  const own = await vocabulary.own();
  const found = await namesIn(asked, language, own, vocabulary);
  const isNamed = [...found.values()].some(({ tag }) => tag.kind === 'customer');
  const tokens = isNamed ? asked : withSubject(asked, them);
  const names = withThem(found, tokens, them);
  const parts = new Parts(spansOf(tokens, { language, own, names }));
  const isFollowing =
    before !== undefined &&
    !(isOfCard(parts) && planOf(new Parts(parts.spans), today) === undefined) &&
    (isFollowUp(text) || changesOnly(parts));
  const plan = isFollowing ? followed(text, parts, before, today) : planOf(parts, today);
  const people = parts.spans.flatMap(({ name }) => (name?.kind === 'customer' ? name.people : []));
  // What nobody has a note of is told to be in none.
  const noted = plan ? [] : notedWords(parts);
  return {
    language,
    ...(plan && { plan }),
    unknown: [
      ...parts.unknown().filter((word) => !noted.includes(word)),
      ...(isOfSomebody(plan) ? [] : strangersIn(parts)),
      ...(isFollowing ? [] : pointersIn(parts)),
      ...(plan ? leftByGates({ parts, plan, today }, true) : []),
    ],
    unused: plan ? unusedIn(plan, parts, today, isFollowing ? before : undefined) : [],
    isOfRecords: isOfRecords(parts),
    people,
    card: cardFieldsOf(parts),
  };
}

const ON_CARD = /^(?:number|phone|cell|email|address|contact|telefono|numero|correo|direccion)$/;
/** 'What is her number' is of her, and changes nothing. */
const isOfCard = (parts: Parts) =>
  parts.spans.some(({ name }) => name?.kind === 'customer') &&
  parts.spans.some(({ words }) => ON_CARD.test(words.at(-1) ?? ''));

const CHANGES = new Set(['name', 'period', 'time', 'value']);
/** Days and conditions alone ask nothing: they change what was asked. */
const changesOnly = (parts: Parts): boolean => {
  const kinds = [...kindsIn(parts)];
  return (
    kinds.length > 0 &&
    kinds.every((kind) => CHANGES.has(kind)) &&
    !parts.has('want') &&
    !parts.has('amount') &&
    parts.unknown().length === 0
  );
};

const DAYS = /"said":\{[^}]*\},?/g;
const isSame = (one: Plan, other: Plan) => keyOf(one) === keyOf(other);
const keyOf = (plan: Plan) =>
  JSON.stringify(Object.entries(plan).sort(([one], [other]) => one.localeCompare(other))).replace(
    DAYS,
    '',
  );

/** What has no place; a follow-up that changes nothing was not understood, whatever its words mean. */
function unusedIn(plan: Plan, parts: Parts, today: string, before?: Plan): string[] {
  const unused = [
    ...parts.unused(),
    ...leftByGates({ parts, plan, today }, false),
    // Of what was ranked or split, nobody knows which rows are meant.
    ...(before?.group === undefined ? [] : pointersIn(parts, false)),
  ];
  // 'Who are they' may be answered with the same rows again.
  const asksRows =
    parts.all('want').some(({ tag }) => tag.want !== 'which') ||
    (before !== undefined && asksOfOne(parts, before)) ||
    (before?.limit === 1 && parts.has('count')) ||
    (before?.compare !== undefined && (parts.has('amount') || parts.has('compare')));
  const isNothing =
    unused.length === 0 && !asksRows && before !== undefined && isSame(plan, before);
  return isNothing ? parts.spans.map(({ raw }) => raw) : [...new Set(unused)];
}

/** The plan before may say who is meant. */
const isOfSomebody = (plan: Plan | undefined) =>
  plan?.filters.some(({ name, not }) => name === 'customer' && !not) ?? false;

/** A measure that is named asks anew, unless nothing else is said; days and conditions change the plan before. */
function followed(text: string, parts: Parts, before: Plan, today: string): Plan | undefined {
  const whole = turned(parts, before, today);
  if (whole) return whole;
  const chosen = measureOf(parts);
  const isAnew =
    chosen?.isNamed === true &&
    // 'And how much since June' is of what was counted before.
    parts.has('measure') &&
    !pointsBack(text) &&
    (parts.periods().length > 0 ||
      (before.measure === chosen.measure && !addsTo(text) && !isOtherEnd(parts, before)));
  const plan = planOf(parts, today, before.measure);
  if (isAnew || !plan) return plan;
  const { measure, filters, period, want: _want, compare, ...others } = plan;
  // What is so far is put beside the days before only where it stands alone.
  const isAlone = before.group === undefined && before.per === undefined && before.want === 'value';
  const isAsked = parts.has('compare') || (isAlone && before.measure === 'revenue');
  // 'And last year' of what one customer spent is of that one.
  const isOfOne = isOfSomebody(before) && before.group === undefined && !parts.has('group');
  const shown = isOfOne ? unsplit(others) : others;
  const rest = { ...shown, ...(compare !== undefined && isAsked && { compare }) };
  // 'Excluding fleet customers' says whose, not what.
  const isWhose = measure === 'customers' && filters.length > 0 && !asksPeople(parts);
  const isOther = chosen?.isNamed === true && measure !== before.measure && !isWhose;
  if (isOther && isOfAdded(before, measure)) return undefined;
  const days = weekdayWithin(parts, before, period);
  return changed(before, {
    ...(isOther && { measure: countedLike(before, measure) }),
    filters: [...filters, ...(days?.filters ?? [])],
    period: days ? undefined : period,
    want: wantAfter(parts, isOther ? measure : before.measure),
    rest,
  });
}

const asksPeople = (parts: Parts) => parts.has('count') || parts.has('want');

const unsplit = ({ group: _group, order: _order, limit: _limit, ...rest }: Partial<Plan>) => rest;

/** 'And who spent the least' after the most is of the same days. */
const isOtherEnd = (parts: Parts, { order }: Plan) =>
  order !== undefined &&
  parts.all('order').some(({ tag }) => ENDS.has(tag.order) && tag.order !== order);
const ENDS = new Set<Plan['order']>(['most', 'least']);

/** The jobs of what was made are those that are done. */
function countedLike(before: Plan, measure: string): string {
  const counts = MEASURES.find(({ name }) => name === before.measure)?.counts;
  return measure === 'jobs' && counts === 'completed' ? 'visits' : measure;
}

/** What those who were added did is not what was done on the days on which they were. */
function isOfAdded(before: Plan, measure: string): boolean {
  const of = (name: string) => MEASURES.find((each) => each.name === name);
  return of(before.measure)?.at !== undefined && of(measure)?.rows === 'jobs';
}

/** How many, or an amount, is a figure; who is a list. */
function wantAfter(parts: Parts, measure: string): Plan['want'] | undefined {
  if (parts.has('count') || !WANTS_ROWS.has(measure)) return 'value';
  const asksRows = parts.all('want').some(({ tag }) => tag.want === 'who' || tag.want === 'list');
  return asksRows ? 'list' : undefined;
}

const A_WEEK = 7;
const A_MONTH = 31;

/** 'And on Saturday?' of a month is all of its Saturdays; of a day it is another day. */
function weekdayWithin(parts: Parts, { period: before }: Plan, period: Plan['period']) {
  const [only, ...others] = parts.periods();
  const number = only && weekdayOf(only.span.words.join(' '));
  if (number === undefined || others.length > 0 || !period || !before?.from) return undefined;
  const isLonger = before.to === undefined || daysBetween(before.from, before.to) >= A_WEEK - 1;
  return isLonger ? { filters: [{ name: 'weekday', values: [String(number)] }] } : undefined;
}

/** An average for each kind of days; no other split has one. */
function kindsOf(...groups: readonly (string | undefined)[]): Pick<Shape, 'group'> {
  const group = groups.find(isKindOfDays);
  return group === undefined ? {} : { group };
}

const BUSY = /^(?:busiest|slowest|quietest)$/;

/** `usual` is what is worked out where nothing is named. */
function planOf(parts: Parts, today: string, usual?: string): Plan | undefined {
  const some = customersOf(parts, today);
  if (some) return some;
  const per = perOf(parts);
  const sides = sidesOf(parts);
  parts.use(...(per?.spans ?? []), ...(sides?.spans ?? []));
  parts.use(...(sides?.weekdays.map(({ span }) => span) ?? []));
  // The best Friday is the one that made the most, the busiest the one with the most jobs.
  const isBusy = parts.spans.some(({ words }) => BUSY.test(words[0] ?? ''));
  const ranked: Chosen | undefined = sides?.isRanked && {
    measure: isBusy ? 'jobs' : 'revenue',
    isNamed: true,
  };
  const asked = measureOf(parts, per);
  const found = ranked && asked?.isNamed !== true ? ranked : asked;
  const chosen =
    found?.isNamed !== true && usual !== undefined ? { measure: usual, isNamed: false } : found;
  if (!chosen) return undefined;
  const shape = per
    ? { measure: chosen.measure, want: 'value' as const, ...kindsOf(per.group, sides?.group) }
    : shapeOf(parts, chosen, sides);
  const { measure } = shape;
  const definition = MEASURES.find(({ name }) => name === measure);
  if (!definition) return undefined;
  const rows = shape.group === undefined ? definition.rows : 'jobs';
  const weekdays = sides?.weekdays.map(({ value }) => value) ?? [];
  const filters = [
    ...filtersOf(parts, measure, rows, shape.want === 'list', sides !== undefined),
    ...(per?.filters ?? []),
    // What is under way is not the next one.
    ...(chosen.one === 'next_visit' && !isNamed(parts) ? [NOT_UNDER_WAY] : []),
    ...(isDone(parts, chosen) ? [DONE] : []),
    ...(isToCome(parts, measure) || isComing(parts, measure, today) ? [TO_COME] : []),
    ...(weekdays.length > 0 ? [{ name: 'weekday', values: weekdays }] : []),
  ];
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
  const days = comparisonOf(parts, { today, looks });
  const isToBeDone = chosen.one === 'farthest';
  const past: Partial<Plan> =
    soFar(parts, days, today) ??
    recordOf(parts, shape, days) ??
    (isToBeDone ? {} : pastOnly(shape, days, today));
  return {
    want: days.compare === undefined && shape.group === undefined ? shape.want : 'value',
    measure: past.measure ?? measure,
    filters,
    ...(per && { per: per.per }),
    ...(shape.group !== undefined && { group: shape.group }),
    ...(shape.order !== undefined && { order: shape.order }),
    ...(shape.limit !== undefined && { limit: shape.limit }),
    ...days,
    ...(past.period && { period: past.period }),
    ...(isSoFar(shape, days, parts, per !== undefined) && { compare: 'before' as const }),
  };
}
