import { personAt } from '../language/names.js';
import { numberOf } from '../language/periods/rule.js';
import { periodAt } from '../language/periods/index.js';
import { weekdayOf } from '../language/periods/weekdays.js';
import type { Token } from '../language/tokens.js';
import { isBareClock } from '../language/times.js';
import { vehicleAt, type Person } from '../language/vocabulary.js';
import type { Plan } from '../plan/plan.js';
import { groupAt, MOST_PEOPLE, type GroupPlace } from './group.js';
import { byServiceAt } from './by-service.js';
import { nearest, ofDays } from './days-of-people.js';
import { Phrases } from './phrases.js';
import { MINE, singular, slotAt } from './slot-at.js';
import { turnAt } from './turn-at.js';
import {
  EVERYBODY,
  PRONOUN,
  THEM_ALL,
  SO_MANY,
  SOMEBODY,
  PLACES,
  CAME_ON,
  COMES_ON,
  OWNER,
  HAVING,
  BOOKED,
  SCHEDULE,
  WE_HAD,
  BOOKED_PEOPLE,
  OF_ALL,
  DUE,
} from './whom-phrases.js';

/** Who is meant, as the words say it. */
export type Whom =
  | { kind: 'people'; people: readonly Person[]; said: string }
  /** Whoever the last answer was about; of several each, where all of them are meant. */
  | { kind: 'last'; isEach?: true; isMany?: true; nth?: number; count?: number; first?: number }
  /** Everybody of whom this plan is. */
  | { kind: 'everybody'; plan: Plan; said: string }
  /** Each of these. */
  | { kind: 'several'; people: readonly Person[]; said: string }
  /** Whoever has what this plan lists; on a weekday that is over today it is the next one. */
  | { kind: 'booked'; plan: Plan; said: string; isWeekday?: true }
  /** One whose vehicle has all of these words. */
  | { kind: 'vehicle'; words: readonly string[]; said: string }
  /** Part of a phone number. */
  | { kind: 'phone'; digits: string; said: string };

/** And which words say so. */
export interface FoundWhom {
  whom: Whom;
  from: number;
  to: number;
}

const MOST_VEHICLE_WORDS = 4;
const ENDING = new Phrases(
  'the|number|phone|phone number|that|ending in|ending with|ends in|ends with|ending',
  'el|numero|telefono|que|termina en|terminado en',
);
const SHORTEST_DIGITS = 4;
const YEAR = /^(?:19|20)\d\d$/;

const said = (text: string, tokens: readonly Token[], from: number, to: number) =>
  text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);

interface Place extends GroupPlace {
  text: string;
  /** Whether the words may be a name, and no others. */
  mayBeName: boolean;
}

/** Whom the words that begin here name. */
export async function whomAt(place: Place): Promise<FoundWhom | undefined> {
  return (
    (await everybodyAt(place)) ??
    ofDaysAt(place) ??
    (await toldAt(place)) ??
    bookedAt(place) ??
    firstSomeAt(place) ??
    placeAt(place) ??
    byDayAt(place) ??
    (await byVehicleAt(place)) ??
    (await byOwnedAt(place)) ??
    phoneAt(place) ??
    (place.mayBeName ? await namedAt(place) : undefined) ??
    pronounAt(place)
  );
}

/** 'Everyone tomorrow', 'everybody with a tesla', 'all customers who are due' */
async function everybodyAt(place: Place): Promise<FoundWhom | undefined> {
  const { text, tokens, at, today } = place;
  const length = EVERYBODY.lengthAt(tokens, at);
  if (length === 0) return undefined;
  const found = (plan: Plan, to: number): FoundWhom => ({
    whom: { kind: 'everybody', plan, said: said(text, tokens, at, to) },
    from: at,
    to,
  });
  const after = at + length;
  const due = DUE.lengthAt(tokens, after);
  if (due > 0) return found(customersPlan([{ name: 'due', values: ['due'] }]), after + due);
  const having = HAVING.lengthAt(tokens, after);
  const vehicle = having > 0 ? await vehicleWordsAt(place, after + having) : undefined;
  if (vehicle) return found(customersPlan(vehicleFilters(vehicle.words)), vehicle.end);
  const had = WE_HAD.lengthAt(tokens, after);
  const start = after + had + BOOKED.runAt(tokens, after + had);
  const words = tokens.map(({ word }) => singular(word));
  const days = periodAt(words, start);
  const end = start + (days?.length ?? 0);
  // With a condition besides it is a group.
  if (!days || (had > 0 && HAVING.lengthAt(tokens, end) > 0)) return undefined;
  const { from, to } = nearest(days, today, had > 0);
  const isOver = had > 0 || (to !== undefined && to < today);
  const plan = { ...jobsPlan({ from, to }), ...(isOver && { measure: 'visits' }) };
  return found(plan, end + SCHEDULE.lengthAt(tokens, end));
}

/** 'Tomorrow's customers', 'all of friday's people', 'last week's customers' */
function ofDaysAt({ text, tokens, at, today }: Place): FoundWhom | undefined {
  const start = at + OF_ALL.runAt(tokens, at);
  const days = periodAt(
    tokens.slice(start).map(({ word }) => ofDays(word)),
    0,
  );
  const people = days ? BOOKED_PEOPLE.lengthAt(tokens, start + days.length) : 0;
  if (!days || people === 0) return undefined;
  const to = start + days.length + people;
  const { from, to: until } = nearest(days, today);
  const plan = jobsPlan({ from, to: until });
  return { whom: { kind: 'everybody', plan, said: said(text, tokens, at, to) }, from: at, to };
}

const FIRST = /^(?:first|top|primer[oa]s)$/;
const OF_THEM = new Phrases('of them|of those|ones|customers|clients|people|de ellos');
const MOST_FIRST = 20;
/** 'The first three' of a list */
function firstSomeAt({ tokens, at }: Place): FoundWhom | undefined {
  const start = MINE.has(tokens[at]?.word ?? '') ? at + 1 : at;
  const count = FIRST.test(tokens[start]?.word ?? '')
    ? numberOf(tokens[start + 1]?.word)
    : undefined;
  if (count === undefined || count < 2 || count > MOST_FIRST) return undefined;
  const to = start + 2 + OF_THEM.lengthAt(tokens, start + 2);
  return { whom: { kind: 'last', isEach: true, isMany: true, first: count }, from: at, to };
}

/** 'The second one' of a list */
function placeAt({ tokens, at }: Place): FoundWhom | undefined {
  const start = MINE.has(tokens[at]?.word ?? '') ? at + 1 : at;
  for (const [phrases, nth] of PLACES) {
    const length = phrases.lengthAt(tokens, start);
    if (length > 0) return { whom: { kind: 'last', nth }, from: at, to: start + length };
  }
  return undefined;
}

async function toldAt(place: Place): Promise<FoundWhom | undefined> {
  const group = await groupAt(place);
  const found = group ?? (await turnAt(place)) ?? (await byServiceAt(place));
  if (!found) return undefined;
  const { text, tokens, at } = place;
  const { plan, to } = found;
  const kind = group ? 'everybody' : 'booked';
  return { whom: { kind, plan, said: said(text, tokens, at, to) }, from: at, to };
}

export const jobsPlan = (period: Plan['period'], filters: Plan['filters'] = []): Plan => ({
  ...{ want: 'list', measure: 'jobs', filters, period, limit: MOST_PEOPLE },
});
export const customersPlan = (filters: Plan['filters']): Plan => ({
  ...{ want: 'list', measure: 'customers', filters, limit: MOST_PEOPLE },
});
export const vehicleFilters = (words: readonly string[]) =>
  words.map((word) => ({ name: 'vehicle', values: [word] }));

/** Whoever is booked then; today when no day is said. */
function bookedAt({ text, tokens, at, today }: Place): FoundWhom | undefined {
  const slot = slotAt(
    tokens.map(({ word }) => word),
    at,
  );
  if (!slot) return undefined;
  const { time, days, name, to } = slot;
  const { from = today, to: until = today } = days?.resolve({ today, looks: 'ahead' }) ?? {};
  const plan = jobsPlan({ from, to: until }, [{ name: 'time_of_day', values: [time.span] }]);
  const isWeekday = days && weekdayOf(singular(name ?? '')) !== undefined;
  const whom = { kind: 'booked' as const, plan, said: said(text, tokens, at, to) };
  return { whom: { ...whom, ...(isWeekday && { isWeekday: true as const }) }, from: at, to };
}

const PART = /^(?:morning|afternoon)$/;
/** 'The guy from yesterday morning': whoever was here then. */
function byDayAt({ text, tokens, at, today }: Place): FoundWhom | undefined {
  const somebody = SOMEBODY.lengthAt(tokens, at);
  const came = CAME_ON.lengthAt(tokens, at + somebody);
  const start = at + somebody + (came || COMES_ON.lengthAt(tokens, at + somebody));
  const words = tokens.map(({ word }) => word);
  const days = somebody > 0 ? periodAt(words, start) : undefined;
  if (!days) return undefined;
  const { from, to: until } = nearest(days, today, came > 0);
  const end = start + days.length;
  const part = words[end] ?? '';
  const isPart = PART.test(part);
  const filters = isPart ? [{ name: 'time_of_day', values: [part] }] : [];
  const isOver = until !== undefined && until < today;
  const plan = { ...jobsPlan({ from, to: until }, filters), ...(isOver && { measure: 'visits' }) };
  const to = isPart ? end + 1 : end;
  return { whom: { kind: 'booked', plan, said: said(text, tokens, at, to) }, from: at, to };
}

/** 'The tesla guy' */
async function byOwnedAt(place: Place): Promise<FoundWhom | undefined> {
  const { text, tokens, at } = place;
  // 'Mustang guy'
  const isBare = tokens
    .slice(at + 1, at + MOST_VEHICLE_WORDS)
    .some((_, next) => OWNER.lengthAt(tokens, at + 1 + next) > 0);
  const start = MINE.has(tokens[at]?.word ?? '') ? at + 1 : at;
  if (start === at && !isBare) return undefined;
  const found = await vehicleWordsAt(place, start);
  const owner = found && OWNER.lengthAt(tokens, found.end);
  if (!found || !owner) return undefined;
  const to = found.end + owner;
  const { words } = found;
  return { whom: { kind: 'vehicle', words, said: said(text, tokens, at, to) }, from: at, to };
}

async function byVehicleAt(place: Place): Promise<FoundWhom | undefined> {
  const { text, tokens, at } = place;
  const somebody = SOMEBODY.lengthAt(tokens, at);
  const having = HAVING.lengthAt(tokens, at + somebody);
  if (somebody === 0 || having === 0) return undefined;
  const found = await vehicleWordsAt(place, at + somebody + having);
  if (!found) return undefined;
  const { words, end } = found;
  return { whom: { kind: 'vehicle', words, said: said(text, tokens, at, end) }, from: at, to: end };
}

/** 'Black tacoma' */
async function vehicleWordsAt({ tokens, vocabulary }: Place, start: number) {
  const words: string[] = [];
  const plain = tokens.map(({ word }) => word);
  let end = start;
  while (words.length < MOST_VEHICLE_WORDS) {
    const known = vehicleAt(plain, end);
    const word = plain[end] ?? '';
    if (known) words.push(known.words);
    else if (word !== '' && (await vocabulary.whereIs(word)).isInVehicles) words.push(word);
    else break;
    end += known?.length ?? 1;
  }
  return words.length > 0 ? { words, end } : undefined;
}

/** '555 123 4567', 'the number ending in 4567' */
function phoneAt({ text, tokens, at }: Place): FoundWhom | undefined {
  const start = at + ENDING.runAt(tokens, at);
  let [digits, end] = ['', start];
  while (/^\d{3,}$/.test(tokens[end]?.word ?? '')) {
    digits += tokens[end]?.word ?? '';
    end += 1;
  }
  // '1030' alone is a time rather than the end of a number.
  const isTime = start === at && isBareClock(digits);
  if (digits.length < SHORTEST_DIGITS || YEAR.test(digits) || isTime) return undefined;
  return { whom: { kind: 'phone', digits, said: said(text, tokens, at, end) }, from: at, to: end };
}

async function namedAt({ text, tokens, at, vocabulary }: Place): Promise<FoundWhom | undefined> {
  const named = await personAt(tokens, at, vocabulary);
  if (!named) return undefined;
  const { people, from, length } = named;
  const to = from + length;
  const ofInitial = length === 1 ? withInitial(people, tokens[to]) : [];
  if (ofInitial.length > 0) {
    const whom = {
      kind: 'people' as const,
      people: ofInitial,
      said: said(text, tokens, from, to + 1),
    };
    return { whom, from, to: to + 1 };
  }
  // 'Tanya Keller', where Tanya is a Hayes and the Keller is called Marcus: neither is meant.
  const next = length === 1 ? await personAt(tokens, to, vocabulary) : undefined;
  const isStranger = next?.from === to && next.people.every(({ name }) => isLast(name, tokens[to]));
  // 'Hayes (Tanya)' is the one who has both names.
  const both =
    next?.from === to ? people.filter(({ id }) => next.people.some((p) => p.id === id)) : [];
  if (next && both.length > 0) {
    const end = to + next.length;
    const whom = { kind: 'people' as const, people: both, said: said(text, tokens, from, end) };
    return { whom, from, to: end };
  }
  if (isStranger) return undefined;
  return { whom: { kind: 'people', people, said: said(text, tokens, from, to) }, from, to };
}

/** 'Tyler V'; a small 'a' or 'i' is a word. */
function withInitial(people: readonly Person[], token: Token | undefined): readonly Person[] {
  if (!/^[b-df-hj-np-tv-xz]$/i.test(token?.raw ?? '')) return [];
  return people.filter(({ name }) => name.toLowerCase().split(' ').at(-1)?.[0] === token?.word);
}

const isLast = (name: string, token: Token | undefined) =>
  token !== undefined && name.toLowerCase().endsWith(token.word);

const MANY = /^(?:them|they|those|these|each|ellos|ellas|les)$/;
function pronounAt({ tokens, at }: Place): FoundWhom | undefined {
  for (const [phrases, count] of SO_MANY) {
    const found = phrases.lengthAt(tokens, at);
    const whom = { kind: 'last' as const, isEach: true as const, isMany: true as const, count };
    if (found > 0) return { whom, from: at, to: at + found };
  }
  const each = THEM_ALL.lengthAt(tokens, at);
  const length = Math.max(each, PRONOUN.lengthAt(tokens, at));
  const whom = {
    kind: 'last' as const,
    ...(each > 0 && { isEach: true as const }),
    ...((each > 0 || MANY.test(tokens[at]?.word ?? '')) && { isMany: true as const }),
  };
  return length > 0 ? { whom, from: at, to: at + length } : undefined;
}
