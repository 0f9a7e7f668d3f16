import { MEASURES } from '../../plan/measures/index.js';
import type { Filter, Plan } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';
import type { Parts } from '../pieces/parts.js';
import { saysAny } from '../pieces/said.js';
import type { Person } from '../pieces/vocabulary.js';
import { fromToday } from '../plan-of/from-today.js';
import { hasDays, isBookedIn, isPast, OF_PEOPLE, saysWord } from '../plan-of/asked.js';
import { changed, isSplitBy } from './changed.js';
import { saysEver } from './days.js';
import { COUNT_OF_IT } from './follow-up.js';
import { isOfSomebody, unsplit, wordTokens } from './turn.js';

/** 'Has spent' includes all time up to now. */
const UNTIL_NOW = new Phrases('has|have|ive|weve|hasnt|havent|ha|han|he|hemos');
const OF_ALL = new Phrases(
  'my|our|ever|usually|usual|always|typically|normally|overall|all|total|mi|mis|nuestro|nuestra|siempre',
);

/** Asks about all time or all customers. */
export const saysAll = (parts: Parts) => saysAny(parts, OF_ALL);

/** Whether the previous days apply: past days to 'did', future days to 'booked'. */
function isOnThoseDays(parts: Parts, { from, to }: NonNullable<Plan['period']>, today: string) {
  const wasDone = isPast(parts) && !saysAny(parts, UNTIL_NOW);
  const isOver = from !== undefined && from <= today;
  const isToCome = to === undefined || to >= today;
  return (wasDone && isOver) || (isToCome && isBookedIn(parts));
}

/** Short question without filters: 'how much will we make', 'a que hora es la primera'. */
const isBare = (parts: Parts, { filters }: Plan) =>
  parts.spans.length <= MOST_SPANS && filters.every(({ name }) => name === 'status');
const MOST_SPANS = 7;

/** Filters that do not select a kind of job. */
const OF_OTHERS = new Set(['status', 'customer', 'upcoming', 'not_since', 'due']);

/** 'Who spent the most' takes the days and the kind of job of the previous question. */
function onThoseDays(parts: Parts, plan: Plan, before: Plan, today: string): Plan | undefined {
  const { period } = before;
  const isOpen = plan.period?.from === undefined && !saysEver(parts) && plan.compare === undefined;
  const unit = MEASURES.find(({ name }) => name === plan.measure)?.unit;
  if (!isOpen || period?.from === undefined || isOfSomebody(plan) || unit === 'day')
    return undefined;
  const isOfAll = saysAll(parts) || OF_PEOPLE.has(plan.measure);
  if (isOfAll || !(isBare(parts, plan) || isOnThoseDays(parts, period, today))) return undefined;
  const isKept = (each: Filter) =>
    !OF_OTHERS.has(each.name) &&
    !isSplitBy(plan.group, each) &&
    !plan.filters.some(({ name }) => name === each.name);
  const filters = [...before.filters.filter(isKept), ...plan.filters];
  const isNext = plan.filters.some(({ name, not }) => name === 'status' && not);
  return isNext ? fromToday({ ...plan, filters, period }, today) : { ...plan, filters, period };
}

const LEADS = new Phrases('and|so|ok');
const WHO = new Phrases(
  'who|whos|whose|anyone|anybody|any|spent|paid|quien|alguien',
  everyOf('is|has|are|was|does', 'anyone|anybody|someone|somebody'),
  everyOf('how many|which', 'have|has|own|drive|got|spent|are|were'),
);
const NOUN = new Phrases('customer|customers|client|clients|people|cliente|clientes');
/** 'Who', 'anyone' or 'how many have' without a noun for customers. */
function asksWhoOfThem(parts: Parts): boolean {
  const words = wordTokens(parts);
  return WHO.lengthAt(words, LEADS.runAt(words, 0)) > 0 && NOUN.in(words) === undefined;
}

/** 'Who spent over 1000' after a list of truck owners selects from that list. */
function ofThosePeople(parts: Parts, plan: Plan, before: Plan): Plan | undefined {
  const isOfJobs = before.measure === 'jobs' && before.want === 'list';
  const isOfPeople = (OF_PEOPLE.has(before.measure) || isOfJobs) && before.group === undefined;
  const isOfSome = before.filters.length > 0 || before.period?.from !== undefined;
  const isCondition =
    plan.measure === 'customers' && plan.group === undefined && plan.filters.length > 0;
  if (!isOfPeople || !isOfSome || !isCondition || plan.period !== undefined) return undefined;
  if (hasDays(parts) || isOfSomebody(plan) || !asksWhoOfThem(parts)) return undefined;
  return changed(before, { filters: plan.filters, want: plan.want, rest: {} });
}

const IT = new Phrases(
  everyOf('does|did|do|has|will|would', 'it|that one', 'bring|make|earn|take|cost|run|sell'),
  everyOf('how much|what', 'it|that one', 'made|makes|brought|brings|sold'),
  everyOf('for|of|with', 'it|that one'),
  everyOf('did|do', 'we|i', 'do|sell', 'it'),
  COUNT_OF_IT,
);
/** 'Does it bring in' refers to a single thing. */
const saysIt = (parts: Parts) => saysAny(parts, IT);
/** Whether 'it' is ambiguous after a group, or refers to nothing. */
export const lacksIt = (parts: Parts, { filters, period }: Plan, before: Plan | undefined) =>
  saysIt(parts) &&
  (before ? before.group !== undefined : saysWord(parts, ONLY_IT) && !filters.length && !period);
const ONLY_IT = wordSet('it');

const THINGS = new Set(['service', 'vehicle', 'add_on']);
export const isOfThing = ({ name, not }: Filter) => THINGS.has(name) && !not;
const withThatThing = (parts: Parts, plan: Plan, before: Plan): Plan =>
  saysIt(parts) && !plan.filters.some(isOfThing)
    ? { ...plan, filters: [...before.filters.filter(isOfThing), ...plan.filters] }
    : plan;

const OF_SPENDING = wordSet('spent|spend|paid|value|ltv|gastado|gasto|pago');
const OF_PERSON = new Set(['average', 'no_shows', 'cancelled', 'visits', 'jobs']);
/** Maximum of spans for a bare measure: 'no shows?', 'how many jobs'. */
const MOST_PLAIN = 3;
export const OF_US = wordSet('i|we|my|our');
/** 'Total spent', 'how much' may be about one customer; 'big spenders' is about all. */
const asksSpending = (parts: Parts, { measure }: Plan): boolean =>
  (measure === 'spent' ||
    (parts.has('amount') && !parts.has('measure') && measure === 'revenue')) &&
  !parts.has('order') &&
  parts.all('measure').every(({ span }) => OF_SPENDING.has(span.words.at(-1) ?? ''));
/** Whether the plan needs a customer but names none. */
function lacksPerson(parts: Parts, plan: Plan): boolean {
  const { measure, want, limit, group, period } = plan;
  const isOfPeople = parts.all('measure').some(({ tag }) => OF_PEOPLE.has(tag.name));
  if (!isBare(parts, plan) || isOfPeople) return false;
  // 'Do we have any' and 'how much did we make' are about the business.
  const isOfUs = saysWord(parts, OF_US);
  if (!isOfUs && asksSpending(parts, plan)) return true;
  if (period?.from !== undefined) return false;
  if ((want === 'list' && limit === 1) || measure === 'last_visit') return group === undefined;
  const isPlain = OF_PERSON.has(measure) && group === undefined && parts.spans.length <= MOST_PLAIN;
  return !isOfUs && (want === 'whether' || isPlain);
}

const isOfCustomer = ({ name }: Filter) => name === 'customer';
/** 'What was it last time', 'total spent': adds the customer of the conversation. */
function ofThatPerson(parts: Parts, plan: Plan, { before, them }: Spoken): Plan | undefined {
  const [one, ...others] = before ? [] : them;
  const ofOne = one && others.length === 0 ? [{ name: 'customer', values: [one.id] }] : [];
  const filters = isOfSomebody(before) ? before?.filters.filter(isOfCustomer) : ofOne;
  if (!filters?.length || !lacksPerson(parts, plan)) return undefined;
  const isSpending = asksSpending(parts, plan);
  return { ...(isSpending ? { ...unsplit(plan), measure: 'spent' } : plan), filters };
}

/** Previous plan, or else the customers of the previous answer. */
interface Spoken {
  before: Plan | undefined;
  them: readonly Person[];
}

/** Plan of a question, completed by the previous plan or customers. */
export function carried(parts: Parts, asked: Plan, spoken: Spoken, today: string): Plan {
  const { before } = spoken;
  if (!before) return ofThatPerson(parts, asked, spoken) ?? asked;
  const plan = withThatThing(parts, asked, before);
  return (
    ofThatPerson(parts, plan, spoken) ??
    ofThosePeople(parts, plan, before) ??
    onThoseDays(parts, plan, before, today) ??
    plan
  );
}
