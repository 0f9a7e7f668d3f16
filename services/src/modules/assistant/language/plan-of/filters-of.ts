import type { Filter } from '../../plan/plan.js';
import { isNamed } from './asked.js';
import { calledOffFilters } from './called-off-often.js';
import { boundFilters, isOnce } from './bounds-of.js';
import { withOnly } from './only.js';
import type { Parts } from '../pieces/parts.js';
import { put } from './put-filter.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

const AND = new Set(['and', 'or', 'y', 'o']);
/** Sides of a comparison are a list, however they are linked. */
const isLink = ({ words, tags }: Span) =>
  words.some((word) => AND.has(word)) || tags.some(({ kind }) => kind === 'compare');

/** Whether what this span names is said not to be so; the word that says it is used with it. */
function isNot(parts: Parts, span: Span): boolean {
  const before = parts.beside(span, -1);
  // 'Without ceramics and full details' is without either.
  if (before && isJoined(parts, before, span)) return isNot(parts, before);
  if (!before?.tags.some(({ kind }) => kind === 'not')) return false;
  parts.use(before);
  return true;
}

const JOINS = wordSet('and|or|nor|y|o|ni');
/** Two of a kind, with nothing but a link between them. */
const isJoined = ({ spans }: Parts, one: Span, other: Span) =>
  one.name !== undefined &&
  one.name.kind === other.name?.kind &&
  spans.indexOf(other) - spans.indexOf(one) === 2 &&
  JOINS.has(spans[spans.indexOf(one) + 1]?.words.join(' ') ?? '');

/** Conditions by what is the business's own: services, customers, vehicles, notes. */
function ownFilters(
  parts: Parts,
  filters: Filter[],
  rows: 'jobs' | 'customers',
  areSides: boolean,
): void {
  for (const span of parts.spans) {
    if (!span.name) continue;
    const not = isNot(parts, span);
    const { name } = span;
    parts.use(span);
    if (name.kind === 'service') {
      const areBoth = rows === 'customers' && !areSides && isAlso(parts, span);
      for (const [index, each] of name.names.entries())
        put(filters, 'service', each, not, index > 0 || !areBoth);
    }
    if (name.kind === 'customer')
      for (const { id } of name.people) put(filters, 'customer', id, not);
    const notes = parts.all('value').filter(({ tag }) => tag.value === 'notes');
    // 'Pet hair in the notes' is no add-on there.
    const isNoted = name.kind === 'notes' || (name.kind === 'add_on' && notes.length > 0);
    if (isNoted) {
      const words = name.kind === 'notes' ? name.words : span.words.join(' ');
      // 'A lockbox and a dog' are both.
      put(filters, 'notes', words, not, !isAnd(parts, span));
      // 'Notes about dogs'
      parts.use(...notes.map((each) => each.span));
    }
    // 'The black Tacoma' is both, 'Teslas and BMWs' are either.
    if (name.kind === 'vehicle') {
      const [year, model] = yearOf(name.words);
      if (year !== undefined) put(filters, 'vehicle', year, not, false);
      put(
        filters,
        'vehicle',
        model,
        not,
        areSides || (year === undefined && isListed(parts, span)),
      );
    }
    if (name.kind === 'phone') put(filters, 'phone', name.digits, not);
    if (name.kind === 'car_years') {
      if (name.from !== undefined) put(filters, 'car_year_from', name.from, not);
      if (name.to !== undefined) put(filters, 'car_year_to', name.to, not);
    }
    if (name.kind === 'plate') put(filters, 'plate', name.plate, not);
    if (name.kind === 'place') put(filters, 'place', name.words, not);
    if (name.kind === 'crew' || name.kind === 'size' || (name.kind === 'add_on' && !isNoted))
      for (const each of name.names) put(filters, name.kind, each, not);
  }
}

/** '2020 Camry' is a Camry of that year: between the two may stand the make. */
function yearOf(words: string): [year: string | undefined, model: string] {
  const [, year, model] = /^((?:19|20)\d\d) (.+)$/.exec(words) ?? [];
  return model === undefined ? [undefined, words] : [year, model];
}

const ARTICLE = wordSet('a|an|the|un|una');
const ALSO = new Set(['and', 'y', 'plus', 'also', 'with', 'con']);

/** Customers who had 'ceramic and paint correction' had both; a job has one service. */
function isAlso(parts: Parts, span: Span): boolean {
  const at = parts.spans.indexOf(span);
  // 'A ceramic and a full detail': the article may stand between.
  const before = parts.spans.slice(0, at).findLast(({ words }) => !ARTICLE.has(words.join(' ')));
  return before?.words.some((word) => ALSO.has(word)) ?? false;
}

/** 'And' before it, an article aside. */
const isAnd = ({ spans }: Parts, span: Span) =>
  wordSet('and|y').has(
    spans
      .slice(0, spans.indexOf(span))
      .findLast(({ words }) => !ARTICLE.has(words.join(' ')))
      ?.words.join(' ') ?? '',
  );

function isListed(parts: Parts, span: Span): boolean {
  const at = parts.spans.indexOf(span);
  const last = parts.spans.slice(0, at).findLastIndex(({ name }) => name?.kind === 'vehicle');
  // 'A Civic or a Camry': the article may stand between.
  return last < 0 || parts.spans.slice(last + 1, at).some(isLink);
}

const isWhenOfSomebody = (parts: Parts) =>
  isNamed(parts) && parts.all('want').some(({ tag }) => tag.want === 'when');

const OF_CANCELLED = new Set(['cancel_rate', 'lost', 'cancelled', 'no_shows', 'no_show_rate']);

/** Where a word may be a measure as well, only some filters are meant. */
function valueOf(parts: Parts, span: Span, measure: string, isList: boolean) {
  const values = span.tags.flatMap((tag) => (tag.kind === 'value' ? [tag] : []));
  const isMeasure = span.tags.some((tag) => tag.kind === 'measure' && tag.name === measure);
  const missing = values.find(({ filter }) => filter === 'missing');
  const isDenied = parts.beside(span, -1)?.tags.some(({ kind }) => kind === 'not');
  // 'Without an e-mail'; an e-mail or a car alone is no condition.
  if (missing && isDenied) return { ...missing, isMissing: true };
  if (missing && isWith(parts, span)) return { ...missing, isMissing: false, isThere: true };
  // 'I am' is no morning: a word without meaning of its own is no condition.
  if (span.tags.some(({ kind }) => kind === 'glue'))
    return values.find(({ filter }) => isBesideOther(parts, span, filter)) && atShop(values);
  // What lies between two visits is of those who came back.
  const others = values.filter(
    ({ filter }) => filter !== 'missing' && !(measure === 'between' && filter === 'visit'),
  );
  const isStatus = others.some(({ filter }) => filter === 'status');
  // 'When is Derek due back' asks for his next job.
  if (others.some(({ filter }) => filter === 'due') && isWhenOfSomebody(parts)) return undefined;
  const isOrder = span.tags.some(({ kind }) => kind === 'order');
  if (isOrder && others.some(({ filter }) => filter === 'visit')) return undefined;
  // 'More than once this month' is not 'here before'.
  if (isOnce(span) && (parts.periods().length > 0 || measure === 'cancelled')) return undefined;
  const isOther = others.some(({ filter }) => filter === 'visit' || filter === 'due');
  const noShow = others.find(({ value }) => value === 'no-show');
  if (noShow && measure === 'lost') return { ...noShow, isMissing: false };
  if (isMeasure && !isOther && (OF_CANCELLED.has(measure) || !(isList && isStatus)))
    return undefined;
  // What was lost, and the share that was called off, are of cancelled jobs as they are.
  const isCancelled = others.some(({ value }) => value === 'cancelled' || value === 'no-show');
  if (isCancelled && !isDenied && OF_CANCELLED.has(measure)) return undefined;
  const fits = others.filter(
    ({ filter, value }) =>
      (filter !== 'upcoming' || isDenied || measure === 'customers') &&
      (value !== 'scheduled' || saysStatus(parts, span)),
  );
  // 'Booked more than 20 times' were here so often.
  const isOften = parts.spans.some(({ words }) => wordSet('times|veces').has(words[0] ?? ''));
  const chosen =
    measure === 'customers' && !isOften
      ? (fits.find(({ filter }) => filter === 'upcoming') ?? fits[0])
      : fits.find(({ filter }) => filter !== 'upcoming');
  return chosen && { ...chosen, isMissing: false };
}

/** 'Scheduled jobs' have that status; who is scheduled for Friday may have confirmed as well. */
const saysStatus = (parts: Parts, span: Span) =>
  span.words[0] !== 'scheduled' ||
  parts.beside(span, 1)?.tags.some((tag) => tag.kind === 'measure' && tag.name === 'jobs') === true;

/** 'Shop vs mobile': beside another of its kind the word alone says where. */
const isBesideOther = (parts: Parts, span: Span, filter: string) =>
  parts.spans.some(
    (other) =>
      other !== span &&
      !other.tags.some(({ kind }) => kind === 'glue') &&
      other.tags.some((tag) => tag.kind === 'value' && tag.filter === filter),
  );
const atShop = (values: readonly { filter: string; value: string }[]) => {
  const found = values.find(({ filter }) => filter === 'job_at');
  return found && { ...found, isMissing: false };
};

const ARTICLES = new Set(['a', 'an', 'the', 'un', 'una', 'el', 'la']);

/** 'With an e-mail', 'con correo'. */
/** 'How many of them have an email' */
const WITH = wordSet('with|con|have|has|got|had|tiene|tienen');
function isWith(parts: Parts, span: Span): boolean {
  const before = parts.spans.slice(0, parts.spans.indexOf(span)).flatMap(({ words }) => [...words]);
  const plain = before.filter((word) => !ARTICLES.has(word));
  // 'With an F150 and an e-mail'
  const isJoined = wordSet('and|y').has(plain.at(-1) ?? '') && plain.some((word) => WITH.has(word));
  return WITH.has(plain.at(-1) ?? '') || isJoined;
}

function closedFilters(parts: Parts, filters: Filter[], measure: string, isList: boolean): void {
  for (const span of parts.spans) {
    if (span.period || parts.isUsed(span)) continue;
    if (span.time) {
      parts.use(span);
      put(filters, 'time_of_day', span.time, isNot(parts, span));
      continue;
    }
    const value = valueOf(parts, span, measure, isList);
    if (!value) {
      // 'Anything booked' is a job, and no condition.
      const isBooked = span.tags.some((tag) => tag.kind === 'value' && tag.filter === 'upcoming');
      const isBack = span.tags.some((tag) => tag.kind === 'value' && tag.filter === 'visit');
      const isDue = span.tags.some((tag) => tag.kind === 'value' && tag.filter === 'due');
      if ((measure === 'between' && isBack) || (isDue && isWhenOfSomebody(parts))) parts.use(span);
      if (measure !== 'customers' && measure !== 'new_customers' && isBooked) parts.use(span);
      continue;
    }
    const isDenied = isNot(parts, span);
    parts.use(span);
    // 'The pet hair add-on' is that one.
    if (isAnyOf(value, filters) || isOfSomeYears(value, filters)) continue;
    // 'No e-mail and no phone' have neither.
    const isJoined = value.filter !== 'missing' || !isDenied || !isBesideAnd(parts, span);
    const not = 'isThere' in value || (!value.isMissing && isDenied);
    put(filters, value.filter, value.value, not, isJoined);
  }
}

const isAnyOf = (
  { filter, value }: { filter: string; value: string },
  filters: readonly Filter[],
) => value === 'any' && filters.some(({ name }) => name === filter);

/** Who has a car of 2019 or newer has one. */
const isOfSomeYears = (value: { value: string; isThere?: boolean }, filters: readonly Filter[]) =>
  value.value === 'vehicle' &&
  value.isThere === true &&
  filters.some(({ name }) => name.startsWith('car_year'));

/** 'And no phone', 'y sin correo' */
function isBesideAnd(parts: Parts, span: Span): boolean {
  const before = parts.spans.slice(0, parts.spans.indexOf(span)).flatMap(({ words }) => [...words]);
  const at = before.findLastIndex((word) => wordSet('no|without|sin').has(word));
  return wordSet('and|y').has(before[at - 1] ?? '');
}

const LAST_DIGITS = /^\d{3,4}$/;

/** 'Number ending in 9942', 'who is 8301': digits beside what says that they are a phone's, or all that was asked. */
function phoneFilters(parts: Parts, filters: Filter[]): void {
  const spans = parts.spans.filter(
    ({ tags }) =>
      tags.some(({ kind }) => kind === 'ending') ||
      tags.some((tag) => tag.kind === 'value' && tag.value === 'phone'),
  );
  const digits = parts.spans.filter(
    ({ number, words }) => number && LAST_DIGITS.test(words[0] ?? ''),
  );
  const isAll = parts.spans.every(
    (span) =>
      digits.includes(span) ||
      (span.tags.some(({ kind }) => kind === 'want' || kind === 'glue') &&
        !span.tags.some((tag) => tag.kind === 'measure' && tag.name !== 'customers')),
  );
  if (digits.length === 1 && (spans.length > 0 || isAll)) {
    const [only] = digits;
    if (only) parts.use(only);
    put(filters, 'phone', only?.words[0] ?? '', false);
  }
  if (filters.some(({ name }) => name === 'phone')) parts.use(...spans);
}

export function filtersOf(
  parts: Parts,
  measure: string,
  rows: 'jobs' | 'customers',
  isList: boolean,
  areSides = false,
): Filter[] {
  const filters: Filter[] = [];
  ownFilters(parts, filters, rows, areSides);
  phoneFilters(parts, filters);
  if (rows === 'customers') calledOffFilters(parts, filters);
  boundFilters(parts, filters, { rows, measure });
  closedFilters(parts, filters, measure, isList);
  return withOnly(parts, filters, rows);
}
