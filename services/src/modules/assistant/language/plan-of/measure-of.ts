import { Phrases } from '../../words/phrases.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import { isOfJobs, isOnlyCars, isSoOften, isWho } from './asked.js';
import { everyOf } from '../../words/every-of.js';
import { best, type Chosen, type Known } from './measure-rules/rule.js';
import { MEASURE_RULES } from './measure-rules/index.js';
import type { Parts } from '../pieces/parts.js';
import { isBareAverage, type Per } from './per-of.js';
import { saysAny } from '../pieces/said.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

/** Words that are something else as well. */
const isWeak = ({ tags, period }: Span) =>
  period !== undefined || tags.some(({ kind }) => kind === 'glue' || kind === 'order');

/** 'Without the cancelled ones' is a condition. */
const isDenied = (parts: Parts, span: Span) =>
  span.tags.some((tag) => tag.kind === 'value' && tag.filter === 'status') &&
  (parts.beside(span, -1)?.tags.some(({ kind }) => kind === 'not') ?? false);

/** '300 bucks' is an amount, and asks for none. */
const isOfAmount = (parts: Parts, span: Span) =>
  wordSet('bucks|dollars|dolares|pesos').has(span.words.join(' ')) &&
  parts.beside(span, -1)?.number !== undefined;

const A_JOB = wordSet('a job|a visit|an appointment|a pop');
/** 'What do I make a job' is an average; who has a job tomorrow has one. */
const isOneJob = (parts: Parts, span: Span) =>
  A_JOB.has(span.words.join(' ')) && (isHad(parts, span) || isNoAmount(parts, span));
const HAS = wordSet('has|have|had|got|with');
/** 'Who had a job with ceramic and spent over 1000' */
const isHad = (parts: Parts, span: Span) =>
  isWho(parts) && HAS.has(parts.spans[parts.spans.indexOf(span) - 1]?.words.at(-1) ?? '');
const isNoAmount = (parts: Parts, span: Span) =>
  !parts.has('amount') &&
  !parts.all('measure').some((each) => each.span !== span && isOfMoney(each.tag.name)) &&
  !parts.spans.some(({ words }) => words.some((word) => EARNS.has(word)));
const isOfMoney = (name: string) => MONEY.has(name) || name === 'average';
const EARNS = wordSet('make|makes|made|making|earn|get|charge|bring|worth');

/** 'The biggest day' is no customer. */
const isRankOfOther = (parts: Parts, span: Span) =>
  span.words.join(' ') === 'biggest' &&
  parts.all('group').some(({ tag }) => isTimeGroup(tag.name) || tag.name === 'weekday');

const HOURS = wordSet('hour~|hr~|hora~');
/** 'Jobs over 4 hours' are jobs. */
const isHowLong = (parts: Parts, span: Span) =>
  HOURS.has(span.words.join(' ')) &&
  parts.has('bound') &&
  parts.beside(span, -1)?.number !== undefined &&
  isOfJobs(parts);

/** 'Van 1 or van 2, who makes more' */
const isWhoOfCrews = (parts: Parts, span: Span) =>
  WHO.has(span.words.join(' ')) &&
  parts.has('compare') &&
  parts.spans.some(({ name }) => name?.kind === 'crew');
const WHO = wordSet('who~|who is|quien');

/** Words that are something else beside a measure say one only where no other word does. */
function namesIn(parts: Parts, per: Per | undefined): Pick<Known, 'sure' | 'weak' | 'names'> {
  const found = parts
    .all('measure')
    .filter(
      ({ span, tag }) =>
        !(tag.name === 'average' && isOneJob(parts, span)) &&
        !per?.spans.includes(span) &&
        !isDenied(parts, span) &&
        !isOfAmount(parts, span) &&
        !isWhoOfCrews(parts, span) &&
        !isRankOfOther(parts, span) &&
        !isHowLong(parts, span),
    );
  const sure = found.filter(({ span }) => !isWeak(span)).map(({ tag }) => tag.name);
  const weak = found.map(({ tag }) => tag.name);
  return { sure, weak, names: sure.length > 0 ? sure : weak };
}

/** What is to be worked out: the first rule that holds says so. */
export function measureOf(parts: Parts, per?: Per): Chosen | undefined {
  const named = namesIn(parts, per);
  const counted = countedOnly(parts, named.names);
  const known: Known = {
    parts,
    ...named,
    isAverage: per !== undefined,
    chosen: rowsOf(parts, best(counted), named.names),
  };
  for (const rule of MEASURE_RULES) {
    const chosen = rule.of(known);
    if (chosen !== undefined) return chosen === 'nothing' ? undefined : chosen;
  }
  return undefined;
}

const isHowOften = (parts: Parts) =>
  parts.all('measure').some(({ span }) => HOW_OFTEN.has(span.words.join(' ')));
const HOW_OFTEN = wordSet('how often|how many times|how many visits|cuantas veces');

/** 'Repeat customers' and 'who came only once' are customers; 'red cars coming in' are jobs. */
function rowsOf(
  parts: Parts,
  chosen: string | undefined,
  names: readonly string[],
): string | undefined {
  const isOfVisits = parts.all('value').some(({ tag }) => tag.filter === 'visit');
  const isOfEach = parts.all('group').some(({ tag }) => tag.name === 'customer');
  const isPeople = names.includes('customers') || isWho(parts) || saysAny(parts, OF_THEM);
  const isHere = chosen === 'visits' || chosen === 'last_visit';
  // 'How many have been here 5 times'
  const isCounted = chosen === 'last_visit' && parts.has('count');
  if (isHere && (isPeople || isOfEach || isCounted) && isSoOften(parts) && !parts.has('order'))
    return 'customers';
  // 'Which service has the highest ticket' is of what a job comes to.
  if (chosen === 'jobs' && isHighTicket(parts)) return 'average';
  // 'How many times did she cancel'
  const calledOff = ['no_shows', 'cancelled'].find((name) => names.includes(name));
  if (chosen === 'visits' && calledOff !== undefined && isHowOften(parts)) return calledOff;
  // 'How many times has she been here'
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

/** 'How many of them have been here twice' counts those who were told. */
const OF_THEM = new Phrases(everyOf('of', 'them|those|these'));

const TICKET = wordSet('ticket~');
const HIGH = wordSet(
  'highest|lowest|biggest|smallest|largest|the highest|the lowest|the biggest|the smallest|the largest',
);
const isHighTicket = (parts: Parts) =>
  parts.groups().length > 0 &&
  parts.spans.some(
    (span, at) =>
      TICKET.has(span.words.join(' ')) && HIGH.has(parts.spans[at - 1]?.words.join(' ') ?? ''),
  );

const MORE = wordSet('more|fewer|less');
const PARTICULAR = new Set(['cancelled', 'new_customers', 'hours', 'visits']);

/** 'How many customers': what stands right behind is what is counted. */
function countedOnly(parts: Parts, names: readonly string[]): readonly string[] {
  const count = parts.all('count')[0]?.span;
  if (!count) return names;
  const beside = parts.beside(count, 1);
  // 'How many more customers came' are customers, too.
  const span = beside && MORE.has(beside.words.join(' ')) ? parts.beside(beside, 1) : beside;
  const next = span?.tags.flatMap((tag) => (tag.kind === 'measure' ? [tag.name] : [])) ?? [];
  const counted = next.filter((name) => names.includes(name));
  // 'How many customers came in' are customers.
  const particular = names.filter(
    (name) => PARTICULAR.has(name) && !(name === 'visits' && counted.includes('customers')),
  );
  return counted.length > 0 ? [...counted, ...particular] : names;
}

/** Taken together they are one: 'revenue from jobs', 'customers who spent'. */
const GENERAL = new Set(['jobs', 'customers', 'visits']);
/** 'The average gap', 'how long do they go between visits' */
const OF_BETWEEN = new Set(['average', 'gap', 'length', 'last_visit']);
/** 'Coming in' is of jobs, too. */
const OF_JOBS = new Set(['worth', 'next_visit']);
/** 'Been here' says the same as a visit. */
const isBeenHere = (name: string, measure: string) => name === 'last_visit' && measure === 'visits';
const JOBS = new Set(['jobs', 'next_visit', 'last_visit']);
/** 'Pays best per hour', 'the share of what was spent'. */
const OF_MONEY = new Set(['average', 'per_hour', 'per_customer', 'share']);
const MONEY = new Set([...OF_MONEY, 'revenue', 'spent', 'worth', 'lost']);
const ROWS = new Set(['customers', 'new_customers', 'jobs', 'no_shows', 'cancelled', 'visits']);
const GROUPS_OF_ROWS = new Set(['customer', 'make', 'model', 'hour']);

/** Words that go with a measure without saying another one. */
function goesWith(name: string, measure: string): boolean {
  if (name === measure) return true;
  // 'New customers booked next week' are no customers added then.
  if (name === 'jobs' && measure === 'new_customers') return false;
  if ((measure === 'length' || measure === 'per_hour') && name === 'average') return true;
  if (measure === 'average' && name === 'per_customer') return true;
  if (measure === 'per_customer' && name === 'average') return true;
  if (measure === 'between' && OF_BETWEEN.has(name)) return true;
  if (GENERAL.has(name) || isBeenHere(name, measure)) return true;
  // 'How many did I lose to cancellations'
  if (name === 'lost' && measure === 'cancelled') return true;
  if (name === 'spent') return OF_MONEY.has(measure);
  if (name === 'revenue') return MONEY.has(measure);
  if (name === 'no_shows' || name === 'no_show_rate')
    return measure === 'lost' || measure === 'no_show_rate';
  if (name === 'worth' && ['average', 'per_hour', 'lost'].includes(measure)) return true;
  if (name === 'share' || name === 'share_of_jobs' || name === 'cancelled')
    return (
      measure === 'cancel_rate' ||
      (name !== 'cancelled' && measure === 'no_show_rate') ||
      measure === 'share_of_customers' ||
      measure === 'share_of_jobs' ||
      (name === 'cancelled' && measure === 'lost')
    );
  return JOBS.has(measure) && OF_JOBS.has(name);
}

/** 'Which model' is in each row, 'by model' is not; of customers each row is one. */
const isSplitBy = ({ words }: Span, group: string, other?: string) =>
  (group !== 'customer' || (other !== undefined && other !== 'customer')) &&
  SPLITS.has(words[0] ?? '');
const SPLITS = wordSet('by|per|each|for|por');

/** 'Customers who have been here twice' */
const isHowOftenHere = (parts: Parts, name: string, measure: string) =>
  name === 'last_visit' && measure === 'customers' && isSoOften(parts);

/** Measures that say the same together with the chosen one, or less. */
export function useMeasures(parts: Parts, measure: string, group?: string): void {
  for (const { span, tag } of parts.all('measure')) {
    // 'Average by year', or by customer, is not the average of a job: that word has no place then.
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
