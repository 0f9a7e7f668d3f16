import type { Plan } from '../../plan/plan.js';
import type { Tag } from '../lexicon/tag.js';
import type { Parts } from '../pieces/parts.js';
import { IN_A_STRETCH } from './per-of.js';
import { Sayings } from '../forms/sayings.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

/** 'Busiest day' is one phrase. */
export function orderWithin(parts: Parts): Plan['order'] {
  const words = parts.all('group').flatMap(({ span }) => span.words);
  if (words.some((word) => MOST.has(word))) return 'most';
  return words.some((word) => LEAST.has(word)) ? 'least' : undefined;
}

/** 'The most booked day', of which 'most booked' is a phrase. */
export const orderBeside = (parts: Parts): Plan['order'] =>
  orderWithin(parts) ?? (isMostOfMeasure(parts) ? 'most' : undefined);

const MOST = wordSet('most|busiest|best|mejor|pico|ocupado|lleno');
const LEAST = wordSet('slowest|worst|peor|flojo|lento');

type GroupTag = Extract<Tag, { kind: 'group' }>;

/** A word for a way to split, and what stands around it. */
interface Found {
  parts: Parts;
  span: Span;
  tag: GroupTag;
  measure: string;
  /** The most or the least is asked for. */
  isRanked: boolean;
}

/** One way in which such a word says that it is to be split. */
interface GroupRule {
  name: string;
  holds(found: Found): boolean;
}

const IN_ONE = new Sayings(['in one|a_single'], {}, 'start');
/** 'In one day', 'in a single week' */
export const isOfOneStretch = (parts: Parts) =>
  parts.all('group').some(({ span }) => IN_ONE.says(span.words.join(' '))) ||
  parts.spans.some(({ words }) => IN_A_STRETCH.has(words.join(' ')));

const LEADS = wordSet('by|per|each|every|por|cada');
const ASKS = wordSet('which|what|que|cual');
const RANKS = wordSet('busiest|best|worst|slowest|mejor|peor');

const leadOf = ({ parts, span }: Found) => {
  const before = parts.beside(span, -1);
  return before?.tags.some(({ kind }) => kind === 'each') ? before : undefined;
};

const first = ({ span }: Found) => (span.words.length > 1 ? (span.words[0] ?? '') : '');

/** 'Which customers' without an order lists them. */
const LISTS = new Set(['customer', 'service', 'make', 'model', 'color']);

const isMeasure = ({ span, tag, measure }: Found) =>
  span.words.length === 1 &&
  span.tags.some(
    (each) => each.kind === 'measure' && each.name === measure && tag.name !== 'customer',
  );

const isAdverb = ({ span }: Found) =>
  /ly$|mente$/.test(span.words[0] ?? '') || span.words.includes('a') || span.words[0] === 'al';

const RULES: readonly GroupRule[] = [
  { name: 'by service, each month, in words of their own', holds: (found) => !!leadOf(found) },
  { name: 'by service, per month, in one phrase', holds: (found) => LEADS.has(first(found)) },
  {
    name: 'month by month',
    holds: ({ span: { words } }) => /^(\w+) (?:by|por|a) \1$/.test(words.join(' ')),
  },
  {
    name: 'the busiest day, in one phrase',
    holds: ({ span }) => span.words.some((word) => MOST.has(word) || LEAST.has(word)),
  },
  {
    name: 'which service … most; which day',
    holds: (found) =>
      (ASKS.has(first(found)) || RANKS.has(first(found))) &&
      (found.isRanked || !LISTS.has(found.tag.name)),
  },
  {
    name: 'which services somebody had',
    holds: ({ parts, span, tag }) =>
      tag.name === 'service' &&
      span.words.length > 1 &&
      wordSet('which|what|que|cuales').has(span.words[0] ?? '') &&
      parts.spans.some(({ name }) => name?.kind === 'customer'),
  },
  {
    name: 'the service that … most',
    holds: (found) => found.isRanked && !isMeasure(found),
  },
  {
    name: 'monthly, a week',
    holds: (found) =>
      isAdverb(found) && found.span.words.length <= 2 && found.measure !== 'per_hour',
  },
  {
    name: 'new vs returning, in one phrase',
    holds: ({ tag }) => WHOLE.has(tag.name),
  },
];

/** Their words say nothing else. */
const WHOLE = new Set(['visit', 'part_of_week', 'part_of_day', 'vehicle_kind', 'job_at']);

/** 'By hour' splits; 'what time is my first job' does not. */
const isOfDay = (span: Span) =>
  LEADS.has(span.words[0] ?? '') || wordSet('day|dia').has(span.words.at(-1) ?? '');

/** The hour is one of the day only where it is said to be, or the busiest is asked for. */
const isNone = ({ parts, span, tag, measure, isRanked }: Found) =>
  tag.name === 'hour' &&
  (measure === 'per_hour' || !(isRanked || isOfDay(span) || orderWithin(parts) !== undefined));

const NAMES_MAKE = wordSet(
  'which|what|by|per|each|every|car|vehicle|of|my|our|the|all|que|por|cada',
);
/** 'Which one makes the most': what earns is no make of a car. */
const isVerb = ({ parts, span }: Found) =>
  wordSet('make~').has(span.words.join(' ')) &&
  !NAMES_MAKE.has(parts.spans[parts.spans.indexOf(span) - 1]?.words.at(-1) ?? 'which');

/** 'When was my best day', 'on my busiest day', 'my best day ever' are one day. */
function isOneDay(parts: Parts, span: Span): boolean {
  const at = parts.spans.indexOf(span);
  const around = parts.spans.slice(Math.max(0, at - 2), at).flatMap(({ words }) => [...words]);
  const after = parts.spans[at + 1]?.words[0];
  return after === 'ever' || around.some((word) => ONE_DAY.has(word));
}
const ONE_DAY = new Set(['on', 'was', 'had', 'fue', 'en']);

/** 'Which day do we get the most cancellations' is one of seven, 'which day did we' one of many. */
const isUsualDay = (parts: Parts, span: Span) =>
  wordSet('which day|which dia|what day|what dia|que day|que dia|cual day|cual dia').has(
    span.words.join(' '),
  ) &&
  parts.periods().length === 0 &&
  parts.spans.some(({ words }) => USUALLY.has(words.slice(0, 2).join(' ')));
/** Said of no day that was, but of each. */
const USUALLY = wordSet(
  'do|do i|do we|is|are|are we|am i|es|estamos|tenemos|hay|hacemos|vendemos|ganamos',
);

/** 'The best day in October' is a day of it, 'the best day of the week' one of seven. */
function nameOf({ parts, span, tag }: Found): string {
  if (isUsualDay(parts, span)) return 'weekday';
  if (tag.name !== 'weekday') return tag.name;
  const weeks = parts.all('group').filter((each) => each.tag.name === 'week' && each.span !== span);
  parts.use(...weeks.map((each) => each.span));
  const isPlain = wordSet('day|dia').has(
    span.words.find((word) => wordSet('day|dia').has(word)) ?? '',
  );
  const isOfWeek = weeks.length > 0 || span.words.some((word) => wordSet('week|semana').has(word));
  const isOne = parts.periods().length > 0 || isOneDay(parts, span);
  return isPlain && !isOfWeek && isOne ? 'day' : tag.name;
}

/** 'Which Toyota owners bring in the most' is of each of them. */
const OF_EACH = new Set(['revenue', 'visits', 'average']);
const isOfCustomers = (parts: Parts) =>
  parts.all('measure').some(({ span, tag }) => tag.name === 'customers' && !isWord(span));
const FIRST = wordSet('best|top|biggest|mejor|most|mas');
/** 'My top customer' is one of them, also where the amount is asked for. */
const isRankedCustomer = (parts: Parts) =>
  parts.all('measure').some(({ span: { words } }) => FIRST.has(words[0] ?? ''));
/** 'The day with the most visits' is no customer. */
const isOfOther = (parts: Parts) =>
  parts.all('group').some(({ span, tag }) => tag.name !== 'customer' && !span.period);
/** 'Most booked' */
const isMostOfMeasure = (parts: Parts) =>
  parts.all('measure').some(({ span: { words } }) => MOST.has(words[0] ?? '') && words.length > 1);
const WHO = wordSet('who|whos|whose|quien|quienes');
/** 'Who' may ask for anything. */
const isWord = ({ words }: Span) => words.some((word) => WHO.has(word));

const moreIn = (parts: Parts) =>
  parts
    .all('compare')
    .filter(({ span }) => wordSet('more|better|mas|mejor').has(span.words.join(' ')))
    .map(({ span }) => span);

/** 'The best customers except Derek' are of all others. */
const isOfOne = (parts: Parts) =>
  parts.spans.some(
    (span) =>
      span.name?.kind === 'customer' &&
      !parts.beside(span, -1)?.tags.some(({ kind }) => kind === 'not'),
  );

const isEach = ({ words }: Span) => wordSet('each|every|cada').has(words[0] ?? '');

/** By what a figure is to be split, if it is. */
export function groupOf(parts: Parts, measure: string, order: Plan['order']): string | undefined {
  // 'Which service takes longest'
  const isRanked =
    order === 'most' || order === 'least' || measure === 'length' || isMostOfMeasure(parts);
  const isOfAll =
    !isOfOne(parts) &&
    (measure === 'gap' ||
      (measure === 'spent' && (!parts.has('amount') || isRankedCustomer(parts))) ||
      (measure === 'visits' && isRankedCustomer(parts) && !isOfOther(parts)) ||
      (isRanked && OF_EACH.has(measure) && isOfCustomers(parts)));
  if (isOfAll) return 'customer';
  // 'The least we made in a month' is of one of them.
  const stretch = parts.periods().find(({ span }) => IN_A_STRETCH.has(span.words.join(' ')));
  if (stretch && isRanked) {
    parts.use(stretch.span);
    return stretch.span.words.at(-1);
  }
  for (const { span, tag } of parts.all('group')) {
    const found: Found = { parts, span, tag, measure, isRanked };
    if (span.period || isNone(found) || isVerb(found) || !RULES.some((rule) => rule.holds(found)))
      continue;
    const lead = leadOf(found);
    // 'List every customer who has a Tesla' is a list of them.
    if (tag.name === 'customer' && measure === 'customers' && isEach(lead ?? span)) {
      parts.use(...(lead ? [lead] : []));
      continue;
    }
    // 'Which van made more' is the one that made the most.
    if (ASKS.has(first(found))) parts.use(...moreIn(parts));
    parts.use(span, ...(lead ? [lead] : []));
    // 'Mornings or afternoons, which make more' are both told.
    if (WHOLE.has(tag.name)) parts.use(...parts.all('compare').map((each) => each.span));
    return nameOf(found);
  }
  return undefined;
}
