import { addDays } from '../../../../platform/time/zone.js';
import { NOT_BACK } from '../../plan/filters/due.js';
import type { Filter, Plan } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import { wordSet } from '../../words/word-set.js';
import { periodAt } from '../periods/index.js';
import type { Parts } from '../pieces/parts.js';
import type { Span } from '../pieces/spans.js';
import { isOfPeople } from './asked.js';
import { filtersOf } from './filters-of.js';
import { useMeasures } from './measure-of.js';

const HERE = wordSet(
  'been|here|come|came|back|visited|seen|washed|cleaned|detailed|serviced|around|returned|venido|vuelto|regresado|viene|vienen|vino|vinieron|regresan|estado',
);
const BOOKED = wordSet('booked|scheduled|rebooked|reservado|agendado');
const LONG = wordSet('while|ages|long|lately|recently|forever');
/** Measures whose words may belong to 'was here'. */
const OF_BEING_HERE = new Set(['customers', 'visits', 'jobs', 'last_visit', 'next_visit']);
export const LAPSED = wordSet(
  [everyOf('never|havent|have not|dont|do not', 'came|come|been', 'back'), NOT_BACK].join('|'),
);
const CLAUSE = wordSet('and|but|y|pero');
const SINCE = wordSet('since|in|for|over|within|desde|en');

/** Negated spans, up to the next clause. */
function untilNextClause(after: readonly Span[]): readonly Span[] {
  const end = after.findIndex(({ words }) => CLAUSE.has(words.join(' ')));
  return end < 0 ? after : after.slice(0, end);
}

const hasWord = ({ words, period }: Span, is: ReadonlySet<string>) =>
  !period && words.some((word) => is.has(word));

/** 'Not here since June', 'in 3 months', 'for a while', 'has not booked since May'. */
function absenceIn(parts: Parts, today: string): Filter[] {
  const lapsed = parts.all('value').find(({ span }) => LAPSED.has(span.words.join(' ')))?.span;
  const not = lapsed ?? parts.all('not')[0]?.span;
  if (!not) return [];
  const after = untilNextClause(parts.spans.slice(parts.spans.indexOf(not) + 1));
  const days = parts.periods().map(({ span }) => span);
  const [found] = days;
  // 'Added this year who never came back': the days belong to 'added'.
  if (days.length > 1 || (found && !after.includes(found))) return [];
  const isLed =
    found !== undefined &&
    (SINCE.has(found.words[0] ?? '') || SINCE.has(after[after.indexOf(found) - 1]?.words[0] ?? ''));
  const booked = isLed ? after.filter((span) => hasWord(span, BOOKED)) : [];
  const isHere = after.some((span) => hasWord(span, HERE));
  const isNothing = not.words.includes('nothing') || after[0]?.words[0] === 'visit';
  const long = after.filter((span) => hasWord(span, LONG));
  if (!(lapsed ?? (isHere || booked.length > 0 || (isNothing && isLed)))) return [];
  if (!found && (lapsed !== undefined || long.length === 0)) return [];
  const measures = parts.all('measure').filter(({ tag }) => OF_BEING_HERE.has(tag.name));
  const [{ period } = { period: undefined }] = parts.periods();
  const { from } = period?.resolve({ today, looks: 'back' }) ?? {};
  // 'Nothing booked for next week' says nothing about past visits.
  if ((from ?? '') > today) return [];
  parts.use(not, ...long, ...booked, ...measures.map(({ span }) => span));
  if (!found) return [{ name: 'due', values: ['due', 'lapsed'] }];
  parts.use(found);
  const since: Filter = {
    name: 'not_since',
    values: [afterSeason(found.words, today) ?? from ?? today],
  };
  return booked.length > 0 ? [since, { name: 'upcoming', values: ['booked'], not: true }] : [since];
}

/** 'Who is overdue 90+ days': customers who were not here for that long. */
function overdueIn(parts: Parts, today: string): Filter[] | undefined {
  const late = parts.all('value').find(({ span }) => span.words.join(' ') === 'overdue')?.span;
  const length = parts.spans.find(({ number }) => number && !number.isMoney);
  const unit = length && parts.beside(length, 1);
  const days = periodAt(['last', ...(length?.words ?? []), ...(unit?.words ?? [])], 0);
  const { from } = days?.resolve({ today, looks: 'back' }) ?? {};
  if (!late || !length || !unit || from === undefined || !isOfPeople(parts)) return undefined;
  parts.use(late, length, unit);
  return [{ name: 'not_since', values: [from] }];
}

const LAST_STRETCH = wordSet(everyOf('since last', 'week|month|quarter|year'));
const SEASON = wordSet('spring|summer|fall|autumn|winter');
/** 'Not since summer' starts after the summer, because the last visit may be in it. */
function afterSeason(words: readonly string[], today: string): string | undefined {
  const isOfSeason = words[0] === 'since' && words.some((word) => SEASON.has(word));
  if (!isOfSeason && !LAST_STRETCH.has(words.join(' '))) return undefined;
  const days = words.slice(1).filter((word) => !wordSet('the|el').has(word));
  const { to } = periodAt(days, 0)?.resolve({ today, looks: 'back' }) ?? {};
  return to === undefined || to >= today ? undefined : addDays(to, 1);
}

/** Filters that contradict an absence. */
const OF_VISITS = new Set(['status', 'visit', 'upcoming']);
/** Customers without a visit since a day. */
export function customersOf(parts: Parts, today: string): Plan | undefined {
  const absent = overdueIn(parts, today) ?? absenceIn(parts, today);
  if (absent.length === 0) return undefined;
  useMeasures(parts, 'customers');
  const others = filtersOf(parts, 'customers', 'customers', true);
  return {
    want: parts.has('count') ? 'value' : 'list',
    measure: 'customers',
    filters: [...others.filter(({ name }) => !OF_VISITS.has(name) && name !== 'due'), ...absent],
  };
}
