import type { Filter } from '../../plan/plan.js';
import { wordSet } from '../../words/word-set.js';
import type { Parts } from '../pieces/parts.js';
import type { Span } from '../pieces/spans.js';
import type { NameTag } from '../pieces/vocabulary.js';
import { isNamed, OF_LOSS, saysWord } from './asked.js';
import { boundFilters, isOnce } from './bounds-of.js';
import { withOnly } from './only.js';
import { put } from './put-filter.js';

const JOINS = wordSet('and|or|nor|y|o|ni');
const ARTICLE = wordSet('a|an|the|un|una|el|la');
/** Whether two names of one kind have only a link between them. */
const isJoined = ({ spans }: Parts, one: Span, other: Span) =>
  one.name !== undefined &&
  one.name.kind === other.name?.kind &&
  spans.indexOf(other) - spans.indexOf(one) === 2 &&
  JOINS.has(spans[spans.indexOf(one) + 1]?.words.join(' ') ?? '');

/** Whether the span is negated; marks the negation as used. */
function isNot(parts: Parts, span: Span): boolean {
  const before = parts.beside(span, -1);
  // 'Without ceramics and full details' excludes both.
  if (before && isJoined(parts, before, span)) return isNot(parts, before);
  if (!before?.tags.some(({ kind }) => kind === 'not')) return false;
  parts.use(before);
  return true;
}

/** Words before the span, without articles. */
const wordsBefore = ({ spans }: Parts, span: Span) =>
  spans
    .slice(0, spans.indexOf(span))
    .flatMap(({ words }) => [...words])
    .filter((word) => !ARTICLE.has(word));
const isBehind = (parts: Parts, span: Span, words: ReadonlySet<string>) =>
  words.has(wordsBefore(parts, span).at(-1) ?? '');

/** 'Teslas and BMWs' match either, 'the black Tacoma' matches both words. */
function isListed(parts: Parts, span: Span): boolean {
  const at = parts.spans.indexOf(span);
  const last = parts.spans.slice(0, at).findLastIndex(({ name }) => name?.kind === 'vehicle');
  const isLink = ({ words, tags }: Span) =>
    words.some((word) => JOINS.has(word)) || tags.some(({ kind }) => kind === 'compare');
  return last < 0 || parts.spans.slice(last + 1, at).some(isLink);
}

/** '2020 Camry' is a Camry of that year. */
function yearOf(words: string): [year: string | undefined, model: string] {
  const [, year, model] = /^((?:19|20)\d\d) (.+)$/.exec(words) ?? [];
  return model === undefined ? [undefined, words] : [year, model];
}

const AND = wordSet('and|y');
const ALSO = wordSet('and|y|plus|also|with|con');
interface Rows {
  rows: 'jobs' | 'customers';
  areSides: boolean;
}

function putName(
  parts: Parts,
  filters: Filter[],
  span: Span,
  name: NameTag,
  { rows, areSides }: Rows,
) {
  const not = isNot(parts, span);
  const notes = parts.all('value').filter(({ tag }) => tag.value === 'notes');
  parts.use(span);
  // 'Pet hair in the notes' is no add-on, and 'a lockbox and a dog' must both be noted.
  if (name.kind === 'notes' || (name.kind === 'add_on' && notes.length > 0)) {
    const words = name.kind === 'notes' ? name.words : span.words.join(' ');
    put(filters, 'notes', words, not, !isBehind(parts, span, AND));
    parts.use(...notes.map((each) => each.span));
  } else if (name.kind === 'service') {
    // Customers may have had both of 'ceramic and paint correction'; a job has one service.
    const areBoth = rows === 'customers' && !areSides && isBehind(parts, span, ALSO);
    for (const [index, each] of name.names.entries())
      put(filters, 'service', each, not, index > 0 || !areBoth);
  } else if (name.kind === 'customer') {
    for (const { id } of name.people) put(filters, 'customer', id, not);
  } else if (name.kind === 'vehicle') {
    const [year, model] = yearOf(name.words);
    if (year !== undefined) put(filters, 'vehicle', year, not, false);
    const isEither = areSides || (year === undefined && isListed(parts, span));
    put(filters, 'vehicle', model, not, isEither);
  } else if (name.kind === 'phone') put(filters, 'phone', name.digits, not);
  else if (name.kind === 'plate') put(filters, 'plate', name.plate, not);
  else if (name.kind === 'place') put(filters, 'place', name.words, not);
  else for (const each of name.names) put(filters, name.kind, each, not);
}

const WITH = wordSet('with|con|have|has|got|had|tiene|tienen');
interface Value {
  filter: string;
  value: string;
  /** Asks for customers who have it: 'with an email'. */
  isThere?: true;
}

const isWhenOfSomebody = (parts: Parts) =>
  isNamed(parts) && parts.all('want').some(({ tag }) => tag.want === 'when');
const isTag = ({ tags }: Span, kind: Span['tags'][number]['kind']) =>
  tags.some((tag) => tag.kind === kind);

/** 'Shop vs mobile': a short word is a filter only beside another value of it. */
const isBesideOther = (parts: Parts, span: Span, filter: string) =>
  parts.spans.some(
    (other) =>
      other !== span &&
      !isTag(other, 'glue') &&
      other.tags.some((tag) => tag.kind === 'value' && tag.filter === filter),
  );

/** 'Scheduled jobs' is a status; customers scheduled for Friday may be confirmed. */
const saysStatus = (parts: Parts, span: Span) =>
  span.words[0] !== 'scheduled' ||
  parts.beside(span, 1)?.tags.some((tag) => tag.kind === 'measure' && tag.name === 'jobs') === true;

/** Filter value of a span, unless the span is rather a measure. */
function valueOf(parts: Parts, span: Span, measure: string, isList: boolean): Value | undefined {
  const values: Value[] = span.tags.flatMap((tag) => (tag.kind === 'value' ? [tag] : []));
  const has = (filter: string) => values.some((each) => each.filter === filter);
  const isDenied = parts.beside(span, -1)?.tags.some(({ kind }) => kind === 'not') === true;
  const missing = values.find(({ filter }) => filter === 'missing');
  // 'Email' or 'car' without 'no' or 'with' is no filter.
  if (missing && isDenied) return missing;
  if (missing && isBehind(parts, span, WITH)) return { ...missing, isThere: true };
  if (isTag(span, 'glue'))
    return values.find(({ filter }) => filter === 'job_at' && isBesideOther(parts, span, filter));
  // 'When is Derek due back' asks for his next job.
  if (has('due') && isWhenOfSomebody(parts)) return undefined;
  if (has('visit') && isTag(span, 'order')) return undefined;
  // 'More than once this month' is a count, not 'returning'.
  const isOften = isOnce(span) && (parts.periods().length > 0 || measure === 'cancelled');
  if (isOften) return undefined;
  const noShow = values.find(({ value }) => value === 'no-show');
  if (noShow && measure === 'lost') return noShow;
  const isMeasure = span.tags.some((tag) => tag.kind === 'measure' && tag.name === measure);
  const isOther = has('visit') || has('due');
  const isRows = isList && has('status') && !OF_LOSS.has(measure);
  if (isMeasure && !isOther && !isRows) return undefined;
  // Rates of cancellation already select cancelled jobs.
  const isCancelled = values.some(({ value }) => value === 'cancelled' || value === 'no-show');
  if (isCancelled && !isDenied && OF_LOSS.has(measure)) return undefined;
  const fits = values.filter(
    ({ filter, value }) =>
      filter !== 'missing' &&
      !(measure === 'between' && filter === 'visit') &&
      (filter !== 'upcoming' || isDenied || measure === 'customers') &&
      (value !== 'scheduled' || saysStatus(parts, span)),
  );
  const isTimes = saysWord(parts, wordSet('times|veces'));
  return measure === 'customers' && !isTimes
    ? (fits.find(({ filter }) => filter === 'upcoming') ?? fits[0])
    : fits.find(({ filter }) => filter !== 'upcoming');
}

/** Words that may be ignored where they are no filter: 'anything booked', 'due back'. */
function isIdle(parts: Parts, { tags }: Span, measure: string): boolean {
  const says = (filter: string) =>
    tags.some((tag) => tag.kind === 'value' && tag.filter === filter);
  const isOfPeople = measure === 'customers' || measure === 'new_customers';
  return (
    (measure === 'between' && says('visit')) ||
    (says('due') && isWhenOfSomebody(parts)) ||
    (!isOfPeople && says('upcoming'))
  );
}

const NO = wordSet('no|without|sin');
/** 'No e-mail and no phone', 'y sin correo'. */
function isBesideAnd(parts: Parts, span: Span): boolean {
  const before = wordsBefore(parts, span);
  return AND.has(before[before.findLastIndex((word) => NO.has(word)) - 1] ?? '');
}

function closedFilters(parts: Parts, filters: Filter[], measure: string, isList: boolean): void {
  for (const span of parts.spans) {
    if (span.period || parts.isUsed(span)) continue;
    if (span.time) {
      parts.use(span);
      put(filters, 'time_of_day', span.time, isNot(parts, span));
      continue;
    }
    const found = valueOf(parts, span, measure, isList);
    if (!found) {
      if (isIdle(parts, span, measure)) parts.use(span);
      continue;
    }
    const { filter, value, isThere } = found;
    const isDenied = isNot(parts, span);
    parts.use(span);
    // 'The pet hair add-on' names the add-on already.
    if (value === 'any' && filters.some(({ name }) => name === filter)) continue;
    const isMissing = filter === 'missing' && isDenied;
    const not = isThere ?? (isDenied && !isMissing);
    // 'No e-mail and no phone' are two filters.
    put(filters, filter, value, not, !(isMissing && isBesideAnd(parts, span)));
  }
}

const LAST_DIGITS = /^\d{3,4}$/;
/** 'Number ending in 9942', 'who is 8301': digits after a phone word, or alone. */
function phoneFilters(parts: Parts, filters: Filter[]): void {
  const spans = parts.spans.filter(
    (span) =>
      isTag(span, 'ending') ||
      span.tags.some((tag) => tag.kind === 'value' && tag.value === 'phone'),
  );
  const digits = parts.spans.filter(
    ({ number, words }) => number && LAST_DIGITS.test(words[0] ?? ''),
  );
  const isAll = parts.spans.every(
    (span) =>
      digits.includes(span) ||
      ((isTag(span, 'want') || isTag(span, 'glue')) && !isTag(span, 'measure')),
  );
  const [only, ...others] = digits;
  if (only && others.length === 0 && (spans.length > 0 || isAll)) {
    parts.use(only);
    put(filters, 'phone', only.words[0] ?? '', false);
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
  for (const span of parts.spans)
    if (span.name) putName(parts, filters, span, span.name, { rows, areSides });
  phoneFilters(parts, filters);
  boundFilters(parts, filters, { rows, measure });
  closedFilters(parts, filters, measure, isList);
  return withOnly(parts, filters, rows);
}
