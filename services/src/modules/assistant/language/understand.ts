import { isTimeGroup } from '../plan/groups/index.js';
import { MEASURES } from '../plan/measures/index.js';
import type { Language, Plan } from '../plan/plan.js';
import { absence } from './absence.js';
import { changed, isFollowUp, periodBefore } from './follow-up.js';
import { filtersOf } from './filters-of.js';
import { measureOf, useMeasures } from './measure-of.js';
import { namesIn } from './names.js';
import { normalized } from './normalize.js';
import { Parts } from './parts.js';
import { comparisonOf, looksOf } from './periods-of.js';
import { shapeOf, type Shape } from './shape.js';
import { spansOf } from './spans.js';
import type { Vocabulary } from './vocabulary.js';

/** What a question means, and what of it is in no plan. */
export interface Understanding {
  language: Language;
  plan?: Plan;
  /** Words that mean nothing known. */
  unknown: string[];
  /** What was understood, but the plan has no place for. */
  unused: string[];
  /** Whom it names. */
  people: { id: string; name: string }[];
}

/** Reads a question about the records of a business; one that follows up changes the plan before it. */
export async function understand(
  text: string,
  vocabulary: Vocabulary,
  today: string,
  before?: Plan,
): Promise<Understanding> {
  const services = await vocabulary.services();
  const { language, tokens } = normalized(text);
  const names = await namesIn(tokens, language, services, vocabulary);
  const parts = new Parts(spansOf(tokens, { language, services, names }));
  const plan = before && isFollowUp(text) ? followed(parts, before, today) : planOf(parts, today);
  const people = parts.spans.flatMap(({ name }) => (name?.kind === 'customer' ? name.people : []));
  return {
    language,
    ...(plan && { plan }),
    unknown: parts.unknown(),
    unused: plan ? parts.unused() : [],
    people,
  };
}

/** A measure that is named asks anew, unless nothing else is said; days and conditions change the plan before. */
function followed(parts: Parts, before: Plan, today: string): Plan | undefined {
  const earlier = periodBefore(parts, before);
  if (earlier) return changed(before, { filters: [], period: earlier, rest: {} });
  const chosen = measureOf(parts);
  const isAnew =
    chosen?.isNamed === true && (parts.periods().length > 0 || before.measure === chosen.measure);
  const plan = planOf(parts, today, before.measure);
  if (isAnew || !plan) return plan;
  const { measure, filters, period, want: _want, ...rest } = plan;
  const isOther = chosen?.isNamed === true && measure !== before.measure;
  return changed(before, { ...(isOther && { measure }), filters, period, rest });
}

/** 'The last 5 jobs' are done; 'the slowest month this year' is none that is still to come. */
function pastOnly(
  { measure, group, order }: Shape,
  { period }: Pick<Plan, 'period'>,
  today: string,
): Partial<Plan> {
  if (measure === 'jobs' && group === undefined && order === 'latest' && !period)
    return { measure: 'visits' };
  const isRanked = isTimeGroup(group) && (order === 'most' || order === 'least');
  const isRunning =
    period?.to !== undefined && period.to > today && (period.from ?? today) <= today;
  return isRanked && isRunning
    ? { period: { ...(period.from && { from: period.from }), to: today } }
    : {};
}

/** What is not over yet is told beside the same days before. */
function isSoFar(
  { measure, group }: Shape,
  { period, compare }: Pick<Plan, 'period' | 'compare'>,
  parts: Parts,
): boolean {
  const [first] = parts.periods();
  return (
    measure === 'revenue' &&
    group === undefined &&
    period !== undefined &&
    compare === undefined &&
    first?.span.words[0] === 'this'
  );
}

/** `usual` is what is worked out where nothing is named. */
function planOf(parts: Parts, today: string, usual?: string): Plan | undefined {
  const absent = absence(parts, today);
  if (absent) {
    useMeasures(parts, 'customers');
    const others = filtersOf(parts, 'customers', 'customers', true).filter(
      ({ name }) => name !== 'status',
    );
    return {
      want: parts.has('count') ? 'value' : 'list',
      measure: 'customers',
      filters: [...others, absent],
    };
  }
  const found = measureOf(parts);
  const chosen =
    found?.isNamed !== true && usual !== undefined ? { measure: usual, isNamed: false } : found;
  if (!chosen) return undefined;
  const shape = shapeOf(parts, chosen);
  const { measure } = shape;
  const definition = MEASURES.find(({ name }) => name === measure);
  if (!definition) return undefined;
  const rows = shape.group === undefined ? definition.rows : 'jobs';
  const filters = filtersOf(parts, measure, rows, shape.want === 'list');
  useMeasures(parts, measure, shape.group);
  const isDue = filters.some(({ name }) => name === 'due');
  if (isDue) {
    // 'Whom should I call this week' says when to call.
    parts.use(...parts.periods().map(({ span }) => span));
    return { want: parts.has('count') ? 'value' : 'list', measure: 'customers', filters };
  }
  const looks = looksOf(parts, definition.looks, filters);
  const days = comparisonOf(parts, { today, looks });
  const past = pastOnly(shape, days, today);
  return {
    want: days.compare === undefined && shape.group === undefined ? shape.want : 'value',
    measure: past.measure ?? measure,
    filters,
    ...(shape.group !== undefined && { group: shape.group }),
    ...(shape.order !== undefined && { order: shape.order }),
    ...(shape.limit !== undefined && { limit: shape.limit }),
    ...days,
    ...(past.period && { period: past.period }),
    ...(isSoFar(shape, days, parts) && { compare: 'before' as const }),
  };
}
