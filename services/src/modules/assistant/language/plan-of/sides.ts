import { isMake, namesOfMake } from '../../plan/makes.js';
import { vehicleKind } from '../../plan/vehicle-kinds.js';
import type { Parts } from '../pieces/parts.js';
import { weekdayOf } from '../periods/weekdays.js';
import type { Span } from '../pieces/spans.js';
import { isColor } from '../pieces/vocabulary.js';
import { wordSet } from '../../words/word-set.js';
import { Sayings } from '../forms/sayings.js';

/** Things that are put side by side, and by what each of them has a figure of its own. */
export interface Sides {
  group: string;
  spans: readonly Span[];
  /** One of them comes first. */
  isRanked?: true;
  /** Single days that are meant as all of their kind: 'Mondays or Fridays', 'Monday vs Thursday'. */
  weekdays: readonly { span: Span; value: string }[];
}

/** One sort of things that can be put side by side. */
interface SideRule {
  group: string;
  spans(parts: Parts): readonly Span[];
}

const named = (parts: Parts, kind: NonNullable<Span['name']>['kind']) =>
  parts.spans.filter(({ name }) => name?.kind === kind);

const vehicles = (parts: Parts, is: (words: string) => boolean) => {
  const spans = named(parts, 'vehicle');
  return spans.every(({ name }) => name?.kind === 'vehicle' && is(name.words)) ? spans : [];
};

const isOfMake = (words: string) => isMake(namesOfMake(words)[0] ?? words);

const valued = (parts: Parts, filter: string) =>
  parts.spans.filter(({ tags }) =>
    tags.some((tag) => tag.kind === 'value' && tag.filter === filter),
  );

const WORKDAYS = wordSet('1|2|3|4|5');
const WEEKEND_DAYS = wordSet('6|7');
const SINGLE_DAYS = wordSet('1|2|3|4|5|6|7');
const SETS_OF_DAYS = wordSet('weekend|workday');
const ANY_DAYS = new Set([...SINGLE_DAYS, ...SETS_OF_DAYS]);

const weekdayValues = (parts: Parts, is: ReadonlySet<string>) =>
  parts.spans.filter(({ tags }) =>
    tags.some((tag) => tag.kind === 'value' && tag.filter === 'weekday' && is.has(tag.value)),
  );

/** 'Saturdays vs weekdays': single days beside a set that has none of them. */
function daysBeside(parts: Parts, day: ReadonlySet<string>, set: string): readonly Span[] {
  const all = weekdayValues(parts, ANY_DAYS);
  const [days, sets] = [weekdayValues(parts, day), all.filter((span) => isValue(span, set))];
  const isEither = days.length > 0 && sets.length > 0 && days.length + sets.length === all.length;
  return isEither && singleDays(parts).length === 0 ? all : [];
}

const isValue = ({ tags }: Span, value: string) =>
  tags.some((tag) => tag.kind === 'value' && tag.filter === 'weekday' && tag.value === value);

const singleDays = (parts: Parts) =>
  parts.spans.filter(({ period, words }) => period && weekdayOf(words.join(' ')) !== undefined);

const OF_THEN = new Sayings(
  ['so|and? was|were|did', 'so|and? what|how|how_much|what_is|how_many_jobs did'],
  {},
  'start',
);
/** 'Was Tuesday busier than Monday' is of those two days. */
const isOfThen = (parts: Parts) =>
  OF_THEN.says(parts.spans.flatMap(({ words }) => [...words]).join(' '));

const RULES: readonly SideRule[] = [
  { group: 'service', spans: (parts) => named(parts, 'service') },
  {
    group: 'vehicle_kind',
    spans: (parts) => vehicles(parts, (words) => vehicleKind(words) !== undefined),
  },
  { group: 'make', spans: (parts) => vehicles(parts, isOfMake) },
  { group: 'color', spans: (parts) => vehicles(parts, isColor) },
  { group: 'customer', spans: (parts) => named(parts, 'customer') },
  { group: 'crew', spans: (parts) => named(parts, 'crew') },
  { group: 'job_at', spans: (parts) => valued(parts, 'job_at') },
  {
    group: 'visit',
    spans: (parts) => {
      const values = valued(parts, 'visit');
      const added = parts.all('measure').filter(({ tag }) => tag.name === 'new_customers');
      return [...new Set([...values, ...(values.length > 0 ? added.map(({ span }) => span) : [])])];
    },
  },
  { group: 'weekend_day_or_workday', spans: (parts) => daysBeside(parts, WEEKEND_DAYS, 'workday') },
  { group: 'workday_or_weekend', spans: (parts) => daysBeside(parts, WORKDAYS, 'weekend') },
  { group: 'part_of_week', spans: (parts) => weekdayValues(parts, SETS_OF_DAYS) },
  { group: 'weekday', spans: (parts) => weekdayValues(parts, SINGLE_DAYS) },
  { group: 'weekday', spans: (parts) => (isOfThen(parts) ? [] : singleDays(parts)) },
  // 'Sábados o viernes': of some the plural is the singular.
  {
    group: 'weekday',
    spans: (parts) => {
      const [all, single] = [weekdayValues(parts, SINGLE_DAYS), singleDays(parts)];
      return all.length > 0 && !isOfThen(parts) ? [...all, ...single] : [];
    },
  },
  { group: 'part_of_day', spans: (parts) => valued(parts, 'time_of_day') },
];

const ASKS = new Set(['which', 'what', 'who', 'cual', 'que', 'quien']);
const BETWEEN = new Set(['or', 'o', 'vs', 'versus', 'against', 'contra']);

/** 'The best Friday ever' is a day, of those of one kind. */
function rankedWeekday(parts: Parts): Sides | undefined {
  for (const { span, tag } of parts.all('order')) {
    const day = parts.beside(span, 1);
    const number = day?.period && weekdayOf(day.words.join(' '));
    const isRanked = tag.order === 'most' || tag.order === 'least';
    if (!isRanked || !day || number === undefined) continue;
    return {
      group: 'day',
      isRanked: true,
      spans: [],
      weekdays: [{ span: day, value: String(number) }],
    };
  }
  return undefined;
}

const TOGETHER = wordSet('together|combined|juntos|juntas');
const MONEY = wordSet('spent|revenue');
const SUMMED = wordSet('crew|service|vehicle_kind|make');
/** Of several who are called so it is asked which. */
const isOne = ({ name }: Span) => name?.kind === 'customer' && name.people.length === 1;
/** 'What did Tanya and Derek spend together': each of them, and both; vans and services are one sum. */
function togetherOf(parts: Parts): Sides | undefined {
  const isOfMoney = parts.all('measure').some(({ tag }) => MONEY.has(tag.name));
  const isEither = parts.spans.some(({ words }) => words.some((word) => BETWEEN.has(word)));
  if (!isOfMoney || isEither || parts.has('compare')) return undefined;
  const spans = parts.spans.filter(({ words }) => words.some((word) => TOGETHER.has(word)));
  const people = named(parts, 'customer');
  if (people.length > 1 && people.every(isOne)) return { group: 'customer', spans, weekdays: [] };
  if (RULES.some((rule) => SUMMED.has(rule.group) && rule.spans(parts).length > 1))
    parts.use(...spans);
  return undefined;
}

/** 'Teslas vs BMWs', 'which is better, Mondays or Fridays', 'compare full detail with ceramic'. */
export function sidesOf(parts: Parts): Sides | undefined {
  const compares = parts.all('compare').filter(({ tag }) => tag.with === undefined);
  const words = parts.spans.flatMap((span) => [...span.words]);
  const asks = words.some((word) => ASKS.has(word));
  const isEither = words.some((word) => BETWEEN.has(word));
  const ranked = rankedWeekday(parts);
  if (ranked) return ranked;
  const together = togetherOf(parts);
  if (together) return together;
  if (compares.length === 0 && !(asks && isEither && parts.has('order'))) return undefined;
  for (const rule of RULES) {
    const found = rule.spans(parts);
    if (found.length < 2) continue;
    const orders = parts.all('order').filter(({ span }) => !span.period);
    return {
      group: rule.group,
      spans: [...compares.map(({ span }) => span), ...orders.map(({ span }) => span)],
      weekdays: found.flatMap((span) => {
        const number = span.period && weekdayOf(span.words.join(' '));
        return number === undefined ? [] : [{ span, value: String(number) }];
      }),
    };
  }
  return undefined;
}
