import { isMake, namesOfMake } from '../../plan/makes.js';
import { vehicleKind } from '../../plan/vehicle-kinds.js';
import { wordSet } from '../../words/word-set.js';
import { weekdayOf } from '../periods/weekdays.js';
import type { Parts } from '../pieces/parts.js';
import type { Span } from '../pieces/spans.js';
import { isColor } from '../pieces/vocabulary.js';
import { saysWord } from './asked.js';

/** Values of a comparison, and the group that has a figure for each. */
export interface Sides {
  group: string;
  spans: readonly Span[];
  /** Asks for the first of them. */
  isRanked?: true;
  /** Statuses, or weekdays in the singular: 'Monday vs Thursday'. */
  values: readonly { span: Span; value: string }[];
}

const named = (parts: Parts, kind: NonNullable<Span['name']>['kind']) =>
  parts.spans.filter(({ name }) => name?.kind === kind);
const vehicles = (is: (words: string) => boolean) => (parts: Parts) => {
  const spans = named(parts, 'vehicle');
  return spans.every(({ name }) => name?.kind === 'vehicle' && is(name.words)) ? spans : [];
};
const valued = (filter: string, is?: ReadonlySet<string>) => (parts: Parts) =>
  parts.spans.filter(({ tags }) =>
    tags.some(
      (tag) => tag.kind === 'value' && tag.filter === filter && (is?.has(tag.value) ?? true),
    ),
  );

const STATUSES = wordSet('completed|cancelled|confirmed|scheduled|pending');
const STATUS_OF: Readonly<Record<string, string>> = { visits: 'completed', cancelled: 'cancelled' };
/** Status of each span; 'jobs done' and 'cancelled jobs' are also measures. */
const statusesIn = (spans: readonly (Span | undefined)[]) =>
  spans.flatMap((span) => {
    const says = span?.tags.map((tag) =>
      'value' in tag ? tag.value : 'name' in tag && STATUS_OF[tag.name],
    );
    const value = says?.find((each) => each && STATUSES.has(each));
    return span && value ? [{ span, value }] : [];
  });
const SINGLE_DAYS = wordSet('1|2|3|4|5|6|7');
const SETS_OF_DAYS = wordSet('weekend|workday');
const singleDays = (parts: Parts) =>
  parts.spans.filter(({ period, words }) => period && weekdayOf(words.join(' ')) !== undefined);
/** 'Was Tuesday busier than Monday' compares two dates. */
const isOfThen = ({ spans }: Parts) => wordSet('was|were|did').has(spans[0]?.words[0] ?? '');

const RULES: readonly { group: string; spans(parts: Parts): readonly Span[] }[] = [
  { group: 'service', spans: (parts) => named(parts, 'service') },
  { group: 'vehicle_kind', spans: vehicles((words) => vehicleKind(words) !== undefined) },
  { group: 'make', spans: vehicles((words) => isMake(namesOfMake(words)[0] ?? words)) },
  { group: 'color', spans: vehicles(isColor) },
  { group: 'customer', spans: (parts) => named(parts, 'customer') },
  { group: 'crew', spans: (parts) => named(parts, 'crew') },
  { group: 'job_at', spans: valued('job_at') },
  {
    group: 'visit',
    spans: (parts) => {
      const values = valued('visit')(parts);
      const added = parts.all('measure').filter(({ tag }) => tag.name === 'new_customers');
      return values.length > 0 ? [...new Set([...values, ...added.map(({ span }) => span)])] : [];
    },
  },
  {
    group: 'status',
    spans: (parts) =>
      parts.all('compare').flatMap(({ span }) => {
        const two = statusesIn([parts.beside(span, -1), parts.beside(span, 1)]);
        return two.length > 1 ? two.map((each) => each.span) : [];
      }),
  },
  { group: 'part_of_week', spans: valued('weekday', SETS_OF_DAYS) },
  {
    group: 'weekday',
    spans: (parts) =>
      isOfThen(parts) ? [] : [...valued('weekday', SINGLE_DAYS)(parts), ...singleDays(parts)],
  },
  { group: 'part_of_day', spans: valued('time_of_day') },
];

const ASKS = wordSet('which|what|who|cual|que|quien');
const BETWEEN = wordSet('or|o|vs|versus|against|contra');

const weekdaysIn = (spans: readonly (Span | undefined)[]) =>
  spans.flatMap((span) => {
    const number = span?.period && weekdayOf(span.words.join(' '));
    return span && number !== undefined ? [{ span, value: String(number) }] : [];
  });

/** 'The best Friday ever' groups by day and filters the weekday. */
function rankedWeekday(parts: Parts): Sides | undefined {
  for (const { span, tag } of parts.all('order')) {
    const weekdays = weekdaysIn([parts.beside(span, 1)]);
    if ((tag.order === 'most' || tag.order === 'least') && weekdays.length > 0)
      return { group: 'day', isRanked: true, spans: [], values: weekdays };
  }
  return undefined;
}

/** 'Teslas vs BMWs', 'which is better, Mondays or Fridays', 'compare full detail with ceramic'. */
export function sidesOf(parts: Parts): Sides | undefined {
  const ranked = rankedWeekday(parts);
  if (ranked) return ranked;
  const compares = parts.all('compare').filter(({ tag }) => tag.with === undefined);
  const isEither = saysWord(parts, ASKS) && saysWord(parts, BETWEEN) && parts.has('order');
  if (compares.length === 0 && !isEither) return undefined;
  for (const rule of RULES) {
    const found = rule.spans(parts);
    if (found.length < 2) continue;
    const orders = parts.all('order').filter(({ span }) => !span.period);
    const spans = [...compares, ...orders].map(({ span }) => span);
    const values = rule.group === 'status' ? statusesIn(found) : weekdaysIn(found);
    return { group: rule.group, spans, values };
  }
  return undefined;
}
