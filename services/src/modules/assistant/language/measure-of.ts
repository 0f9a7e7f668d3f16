import { isTimeGroup } from '../plan/groups/index.js';
import type { Parts } from './parts.js';
import { PAST } from './periods-of.js';
import type { Span } from './spans.js';

/** The more particular one is meant where several are named. */
const PARTICULAR = [
  'lost',
  'per_hour',
  'share',
  'average',
  'new_customers',
  'next_visit',
  'last_visit',
  'spent',
  'worth',
  'hours',
  'visits',
  'cancelled',
  'revenue',
  'jobs',
  'customers',
];

/** Taken together they are one: 'revenue from jobs', 'customers who spent'. */
const GENERAL = new Set(['jobs', 'customers', 'revenue', 'visits']);
/** 'Coming in' is of jobs, too. */
const OF_JOBS = new Set(['worth', 'next_visit']);

export interface Chosen {
  measure: string;
  /** Of nobody in particular: the next job, or the last one. */
  one?: 'next_visit' | 'last_visit';
  /** It was named, not guessed from how the question is asked. */
  isNamed: boolean;
}

/** Words that are something else as well. */
const isWeak = ({ tags, period }: Span) =>
  period !== undefined || tags.some(({ kind }) => kind === 'glue' || kind === 'order');

/** Words that are something else beside a measure say one only where no other word does. */
function named(parts: Parts): { name: string; span: Span; isSure: boolean }[] {
  return parts
    .all('measure')
    .map(({ span, tag }) => ({ name: tag.name, span, isSure: !isWeak(span) }));
}

function best(names: readonly string[]): string | undefined {
  return PARTICULAR.find((name) => names.includes(name));
}

/** What is to be worked out. */
export function measureOf(parts: Parts): Chosen | undefined {
  const found = named(parts);
  const sure = found.filter(({ isSure }) => isSure).map(({ name }) => name);
  const weak = found.map(({ name }) => name);
  const names = sure.length > 0 ? sure : weak;
  const isAmount = parts.has('amount');
  const isCount = parts.has('count');
  const chosen = rowsOf(parts, best(countedOnly(parts, names, isCount)), names);
  if (isAmount && sure.length === 0 && isPrice(parts)) return undefined;
  if (isAmount) return ofAmount(parts, chosen, names, weak);
  if (isCount) return ofCount(parts, chosen, names);
  const seen = visitOf(parts, sure);
  if (seen) return seen;
  if (isAboutSomebody(parts, sure)) return undefined;
  if (sure.length === 0 && parts.has('compare')) return { measure: 'revenue', isNamed: false };
  if (sure.length === 0 && parts.groups().length > 0) return split(parts);
  if (isWho(parts) && isUnbooked(parts)) return { measure: 'customers', isNamed: true };
  if (
    chosen === 'jobs' &&
    parts.periods().length === 0 &&
    isOfVehicle(parts) &&
    isOnlyCars(parts)
  ) {
    return { measure: 'customers', isNamed: false };
  }
  if (chosen === 'spent' && hasBound(parts)) return { measure: 'customers', isNamed: true };
  if (isWho(parts) && parts.periods().length > 0 && BUT_JOBS.has(chosen ?? ''))
    return { measure: 'jobs', isNamed: true };
  if (chosen === 'next_visit') return NEXT;
  // 'The last job on Friday' may be to come.
  const isOfDay =
    parts.periods().length > 0 && !parts.spans.some(({ name }) => name?.kind === 'customer');
  if (chosen === 'last_visit') return isOfDay ? { ...LAST, measure: 'jobs' } : LAST;
  return chosen === undefined
    ? guessed(parts, weak)
    : { measure: chosen, isNamed: sure.length > 0 };
}

/** 'Repeat customers' and 'who came only once' are customers; 'red cars coming in' are jobs. */
function rowsOf(
  parts: Parts,
  chosen: string | undefined,
  names: readonly string[],
): string | undefined {
  const isOfVisits = parts.all('value').some(({ tag }) => tag.filter === 'visit');
  const isPeople = names.includes('customers') || isWho(parts);
  if (chosen === 'visits' && isOfVisits && isPeople && !parts.has('order')) return 'customers';
  if (chosen === 'jobs' && names.includes('customers') && isOnlyCars(parts)) return 'customers';
  const isComing = parts
    .all('measure')
    .every(({ span, tag }) => tag.name !== 'worth' || span.words.includes('coming'));
  if (chosen === 'worth' && names.includes('jobs') && isComing) return 'jobs';
  return chosen;
}

/** 'How many customers': what stands right behind is what is counted. */
function countedOnly(parts: Parts, names: readonly string[], isCount: boolean): readonly string[] {
  if (!isCount) return names;
  const count = parts.all('count')[0]?.span;
  const after = count && parts.beside(count, 1);
  const next = after?.tags.flatMap((tag) => (tag.kind === 'measure' ? [tag.name] : [])) ?? [];
  const counted = next.filter((name) => names.includes(name));
  const particular = names.filter((name) =>
    ['cancelled', 'new_customers', 'hours', 'visits'].includes(name),
  );
  return counted.length > 0 ? [...counted, ...particular] : names;
}

const BOOKED = /\b(?:booked|books|scheduled|lined|reservad[oa]s?|agendad[oa]s?)\b/;
const isBookedIn = (parts: Parts) =>
  BOOKED.test(parts.spans.flatMap(({ words }) => words).join(' '));

function ofAmount(
  parts: Parts,
  chosen: string | undefined,
  names: readonly string[],
  weak: readonly string[],
): Chosen {
  if (weak.includes('cancelled') || weak.includes('lost'))
    return { measure: 'lost', isNamed: true };
  if (chosen === undefined || chosen === 'jobs' || chosen === 'customers' || chosen === 'visits') {
    const isBooked = weak.includes('worth') || isBookedIn(parts);
    return {
      measure: isBooked ? 'worth' : names.includes('spent') ? 'spent' : 'revenue',
      isNamed: true,
    };
  }
  return { measure: chosen, isNamed: true };
}

const CARS = new Set([
  'car',
  'cars',
  'vehicle',
  'vehicles',
  'carro',
  'carros',
  'coche',
  'coches',
  'auto',
  'autos',
]);
const isOnlyCars = (parts: Parts) =>
  parts
    .all('measure')
    .every(({ span, tag }) => tag.name !== 'jobs' || span.words.every((word) => CARS.has(word)));
const isUnbooked = (parts: Parts) =>
  parts.has('not') && parts.all('value').some(({ tag }) => tag.filter === 'upcoming');

/** 'Somebody on Friday?', 'who is coming in today': of jobs. */
const BUT_JOBS = new Set(['worth', 'next_visit', 'customers']);

/** The job itself is told, since it has a time and a service as well. */
const NEXT: Chosen = { measure: 'jobs', isNamed: true, one: 'next_visit' };
const LAST: Chosen = { measure: 'visits', isNamed: true, one: 'last_visit' };

/** 'When is Toni coming', 'when was Toni here' */
function visitOf(parts: Parts, sure: readonly string[]): Chosen | undefined {
  const isWhen = parts.all('want').some(({ tag }) => tag.want === 'when');
  const isNamed = parts.spans.some(({ name }) => name?.kind === 'customer');
  if (
    !isWhen ||
    !isNamed ||
    sure.some((name) => name !== 'jobs' && name !== 'worth' && name !== 'visits')
  )
    return undefined;
  const isPast = parts.spans.some(({ words }) =>
    words.some((word) => PAST.has(word) || word === 'last'),
  );
  return isPast ? LAST : NEXT;
}

const CONTACT = new Set(['customers', 'jobs']);

/** A name and nothing to work out: 'Toni's number', 'who is Toni'. */
function isAboutSomebody(parts: Parts, sure: readonly string[]): boolean {
  const isNamed = parts.spans.some(({ name }) => name?.kind === 'customer');
  const isMore = parts.periods().length > 0 || parts.has('order') || parts.has('not');
  const isContact = parts.all('value').some(({ tag }) => tag.filter === 'missing');
  return (
    isNamed &&
    !isMore &&
    sure.every((name) => CONTACT.has(name)) &&
    (sure.length === 0 || isContact)
  );
}

/** 'How much is a full detail?' asks for a price, not for what it brought. */
const isPrice = (parts: Parts) =>
  parts.periods().length === 0 &&
  parts.spans.some(({ name }) => name?.kind === 'service') &&
  !parts.spans.some(({ words }) => words.some((word) => PAST.has(word)));

const SOMEBODY = new Set(['somebody', 'someone', 'anybody', 'anyone', 'alguien']);
const isWho = (parts: Parts) =>
  parts.all('want').some(({ tag }) => tag.want === 'who') ||
  parts.spans.some(({ words }) => words.some((word) => SOMEBODY.has(word)));
const isOfVehicle = (parts: Parts) =>
  parts.spans.some(({ name }) => name?.kind === 'vehicle' || name?.kind === 'notes');
export const hasBound = (parts: Parts) =>
  parts.has('bound') && parts.spans.some(({ number }) => number !== undefined);

/** 'Which customers' lists them; what is ranked, or told for each, is a figure. */
function split(parts: Parts): Chosen {
  const isRanked =
    parts.all('order').some(({ tag }) => tag.order === 'most' || tag.order === 'least') ||
    parts.has('each') ||
    parts.groups().some(({ span }) => RANKS.test(span.words.join(' ')));
  const names = parts.groups().map(({ tag }) => tag.name);
  if (!isRanked && names.includes('hour')) return { measure: 'jobs', isNamed: true };
  if (!isRanked && (names.includes('customer') || names.includes('make')))
    return { measure: 'customers', isNamed: true };
  return ranked(parts);
}

const RANKS = /^(?:busiest|slowest|best|worst|by|per|each|every|mejor|peor|por|cada)\b|ly$/;

/** 'The busiest day' is by jobs, 'the best month' by money. */
function ranked(parts: Parts): Chosen {
  const words = parts.spans.flatMap((span) => span.words);
  const isByCount = words.some((word) => BY_COUNT.has(word));
  return { measure: isByCount ? 'jobs' : 'revenue', isNamed: isByCount };
}

const BY_COUNT = new Set(
  'busiest slowest quietest popular common booked busy ocupado flojo tranquilo lleno vendido'.split(
    ' ',
  ),
);

function ofCount(
  parts: Parts,
  chosen: string | undefined,
  names: readonly string[],
): Chosen | undefined {
  if (chosen === undefined) {
    if (parts.periods().length === 0 && isOfVehicle(parts))
      return { measure: 'customers', isNamed: false };
    const isOf = parts.periods().length > 0 || parts.spans.some(({ name }) => name !== undefined);
    return isOf ? { measure: 'jobs', isNamed: false } : undefined;
  }
  const isMoney = ['revenue', 'worth', 'lost', 'spent', 'average', 'per_hour'].includes(chosen);
  const counted = best(
    names.filter((name) =>
      ['cancelled', 'new_customers', 'hours', 'customers', 'jobs', 'visits'].includes(name),
    ),
  );
  return { measure: isMoney ? (counted ?? 'jobs') : chosen, isNamed: true };
}

/** Nothing is named: days alone ask for what is on, 'who' for customers. */
function guessed(parts: Parts, weak: readonly string[]): Chosen | undefined {
  const isHow = parts.all('want').some(({ tag }) => tag.want === 'how');
  const isAhead = parts
    .periods()
    .some(({ span }) => span.words.some((word) => /^(?:next|tomorrow)$/.test(word)));
  if (isHow && parts.periods().length > 0)
    return { measure: isAhead ? 'jobs' : 'revenue', isNamed: true };
  const isKind = parts
    .all('value')
    .some(({ tag }) => tag.filter === 'visit' || tag.filter === 'due');
  if (isKind && weak.length === 0) return { measure: 'customers', isNamed: true };
  const from = best(weak);
  if (from) return { measure: from, isNamed: false };
  if (isWho(parts) || isOfVehicle(parts))
    return { measure: parts.periods().length > 0 ? 'jobs' : 'customers', isNamed: false };
  const isOn =
    parts.periods().length > 0 || parts.spans.some(({ name }) => name?.kind === 'service');
  return isOn ? { measure: 'jobs', isNamed: false } : undefined;
}

/** Measures that say the same together with the chosen one, or less. */
export function useMeasures(parts: Parts, measure: string, group?: string): void {
  for (const { span, tag } of parts.all('measure')) {
    const isSame = tag.name === measure;
    const isComing =
      (measure === 'jobs' || measure === 'next_visit' || measure === 'last_visit') &&
      OF_JOBS.has(tag.name);
    const isLost = measure === 'lost' && tag.name === 'cancelled';
    // 'Average per day' is not the average of a job: that word has no place then.
    if (measure === 'average' && isSame && isTimeGroup(group)) continue;
    if (isSame || isComing || isLost || GENERAL.has(tag.name)) parts.use(span);
  }
  for (const { span, tag } of parts.all('group')) {
    const isRow = ['customers', 'new_customers', 'jobs'].includes(measure);
    if (tag.name === group) parts.use(span);
    if (isRow && (tag.name === 'customer' || tag.name === 'make' || tag.name === 'hour'))
      parts.use(span);
  }
}
