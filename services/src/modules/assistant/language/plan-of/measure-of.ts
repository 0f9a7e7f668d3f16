import { isTimeGroup } from '../../plan/groups/index.js';
import { wordSet } from '../../words/word-set.js';
import type { Parts } from '../pieces/parts.js';
import { wordBefore } from '../pieces/said.js';
import type { Span } from '../pieces/spans.js';
import { isOfJobs, isOnlyCars, isSoOften, isWho, saysWord } from './asked.js';
import { best, type Chosen, type Known } from './chosen.js';
import { isBareAverage, type Per } from './per-of.js';
import { MEASURE_RULES } from './rules.js';

/** Spans with other possible meanings. */
const isWeak = ({ tags, period }: Span) =>
  period !== undefined || tags.some(({ kind }) => kind === 'glue' || kind === 'order');

/** 'Without the cancelled ones' is a filter. */
const isDenied = (parts: Parts, span: Span) =>
  span.tags.some((tag) => tag.kind === 'value' && tag.filter === 'status') &&
  (parts.beside(span, -1)?.tags.some(({ kind }) => kind === 'not') ?? false);

const MONEY_WORDS = wordSet('bucks|dollars|dolares|pesos');
const HOURS = wordSet('hour~|hr~|hora~');
/** '300 bucks' and 'over 4 hours' state an amount instead of asking for one. */
const isOfAmount = (parts: Parts, span: Span) =>
  parts.beside(span, -1)?.number !== undefined &&
  (MONEY_WORDS.has(span.words.join(' ')) ||
    (HOURS.has(span.words.join(' ')) && parts.has('bound') && isOfJobs(parts)));

const A_JOB = wordSet('a job|a visit|an appointment|a pop');
const HAS = wordSet('has|have|had|got|with');
const EARNS = wordSet('make|makes|made|making|earn|get|charge|bring|worth');
/** 'What do I make a job' is an average; 'who has a job tomorrow' is not. */
const isOneJob = (parts: Parts, span: Span) =>
  A_JOB.has(span.words.join(' ')) &&
  (HAS.has(wordBefore(parts, span)) || !(parts.has('amount') || saysWord(parts, EARNS)));

/** 'The biggest day' ranks days, not customers. */
const isRankOfOther = (parts: Parts, span: Span) =>
  span.words.join(' ') === 'biggest' &&
  parts.all('group').some(({ tag }) => isTimeGroup(tag.name) || tag.name === 'weekday');

const WHO = wordSet('who~|who is|quien');
/** 'Van 1 or van 2, who makes more'. */
const isWhoOfCrews = (parts: Parts, span: Span) =>
  WHO.has(span.words.join(' ')) &&
  parts.has('compare') &&
  parts.spans.some(({ name }) => name?.kind === 'crew');

/** Measures of the words; ambiguous words count only if no other word names a measure. */
function namesIn(parts: Parts, per: Per | undefined): Pick<Known, 'sure' | 'weak' | 'names'> {
  const isNone = [isDenied, isOfAmount, isRankOfOther, isWhoOfCrews];
  const found = parts
    .all('measure')
    .filter(
      ({ span, tag }) =>
        !(tag.name === 'average' && isOneJob(parts, span)) &&
        !per?.spans.includes(span) &&
        !isNone.some((is) => is(parts, span)),
    );
  const sure = found.filter(({ span }) => !isWeak(span)).map(({ tag }) => tag.name);
  const weak = found.map(({ tag }) => tag.name);
  return { sure, weak, names: sure.length > 0 ? sure : weak };
}

/** Measure by the first rule that matches. */
export function measureOf(parts: Parts, per?: Per): Chosen | undefined {
  const named = namesIn(parts, per);
  const known: Known = {
    parts,
    ...named,
    isAverage: per !== undefined,
    chosen: rowsOf(parts, best(countedOnly(parts, named.names)), named.names),
  };
  for (const rule of MEASURE_RULES) {
    const chosen = rule(known);
    if (chosen !== undefined) return chosen === 'nothing' ? undefined : chosen;
  }
  return undefined;
}

const HOW_OFTEN = wordSet('how often|how many times|how many visits|cuantas veces');
const isHowOften = (parts: Parts) =>
  parts.all('measure').some(({ span }) => HOW_OFTEN.has(span.words.join(' ')));

/** 'Repeat customers' and 'who came only once' are customers; 'red cars coming in' are jobs. */
function rowsOf(
  parts: Parts,
  chosen: string | undefined,
  names: readonly string[],
): string | undefined {
  const isOfVisits = parts.all('value').some(({ tag }) => tag.filter === 'visit');
  const isOfEach = parts.all('group').some(({ tag }) => tag.name === 'customer');
  const isPeople = names.includes('customers') || isWho(parts) || isOfEach;
  const isHere = chosen === 'visits' || chosen === 'last_visit';
  const isCounted = chosen === 'last_visit' && parts.has('count');
  if (isHere && (isPeople || isCounted) && isSoOften(parts) && !parts.has('order'))
    return 'customers';
  if (chosen === 'last_visit' && names.includes('visits') && isHowOften(parts)) return 'visits';
  if (chosen === 'visits' && isOfVisits && isPeople && !parts.has('order')) return 'customers';
  if (chosen === 'jobs' && names.includes('customers') && isOnlyCars(parts)) return 'customers';
  const isComing = parts
    .all('measure')
    .every(({ span, tag }) => tag.name !== 'worth' || span.words[0] === 'coming');
  if (chosen === 'worth' && isComing && !names.includes('revenue') && !parts.has('amount'))
    return 'jobs';
  return chosen;
}

const MORE = wordSet('more|fewer|less');
const PARTICULAR = new Set(['cancelled', 'new_customers', 'hours', 'visits']);
/** 'How many customers': the noun after 'how many' is counted. */
function countedOnly(parts: Parts, names: readonly string[]): readonly string[] {
  const count = parts.all('count')[0]?.span;
  if (!count) return names;
  const beside = parts.beside(count, 1);
  // 'How many more customers came' also counts customers.
  const span = beside && MORE.has(beside.words.join(' ')) ? parts.beside(beside, 1) : beside;
  const next = span?.tags.flatMap((tag) => (tag.kind === 'measure' ? [tag.name] : [])) ?? [];
  const counted = next.filter((name) => names.includes(name));
  // 'How many customers came in' counts customers, not visits.
  const particular = names.filter(
    (name) => PARTICULAR.has(name) && !(name === 'visits' && counted.includes('customers')),
  );
  return counted.length > 0 ? [...counted, ...particular] : names;
}

/** Measures whose words may be beside another measure: 'revenue from jobs'. */
const GENERAL = new Set(['jobs', 'customers', 'visits']);
const OF_MONEY = ['average', 'per_hour', 'per_customer', 'share'];
const MONEY = [...OF_MONEY, 'revenue', 'spent', 'worth', 'lost'];
const GOES_WITH: Readonly<Record<string, readonly string[]>> = {
  spent: OF_MONEY,
  revenue: MONEY,
  worth: ['average', 'per_hour', 'lost', 'jobs', 'next_visit', 'last_visit'],
  next_visit: ['jobs', 'last_visit'],
  last_visit: ['visits', 'between'],
  average: ['length', 'per_hour', 'per_customer', 'between'],
  per_customer: ['average'],
  gap: ['between'],
  length: ['between'],
  lost: ['cancelled'],
  no_shows: ['lost', 'no_show_rate'],
  no_show_rate: ['lost'],
  cancelled: ['cancel_rate', 'lost'],
  share: ['cancel_rate', 'no_show_rate', 'share_of_customers', 'share_of_jobs'],
  share_of_jobs: ['cancel_rate', 'no_show_rate', 'share_of_customers'],
};
function goesWith(name: string, measure: string): boolean {
  if (name === measure) return true;
  // 'New customers booked next week' were not added next week.
  if (name === 'jobs' && measure === 'new_customers') return false;
  return GENERAL.has(name) || (GOES_WITH[name]?.includes(measure) ?? false);
}

const ROWS = new Set(['customers', 'new_customers', 'jobs', 'no_shows', 'cancelled', 'visits']);
const GROUPS_OF_ROWS = new Set(['customer', 'make', 'model', 'hour']);
const SPLITS = wordSet('by|per|each|for|por');
/** 'Which model' is a column of the rows; 'by model' is a group. */
const isSplitBy = ({ words }: Span, group: string, other?: string) =>
  (group !== 'customer' || (other !== undefined && other !== 'customer')) &&
  SPLITS.has(words[0] ?? '');

/** 'Customers who have been here twice'. */
const isHowOftenHere = (parts: Parts, name: string, measure: string) =>
  name === 'last_visit' && measure === 'customers' && isSoOften(parts);

/** Marks measures as used that add nothing to the chosen one. */
export function useMeasures(parts: Parts, measure: string, group?: string): void {
  for (const { span, tag } of parts.all('measure')) {
    // The average of a year or customer is not the average of a job.
    const isOther =
      measure === 'average' && isBareAverage(span) && (isTimeGroup(group) || group === 'customer');
    const isSaid = goesWith(tag.name, measure) || isHowOftenHere(parts, tag.name, measure);
    if (!isOther && isSaid) parts.use(span);
  }
  for (const { span, tag } of parts.all('group')) {
    const isRow =
      ROWS.has(measure) && GROUPS_OF_ROWS.has(tag.name) && !isSplitBy(span, tag.name, group);
    if (tag.name === group || isRow) parts.use(span);
  }
}
