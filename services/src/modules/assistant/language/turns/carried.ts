import { Phrases } from '../../words/phrases.js';
import { MEASURES } from '../../plan/measures/index.js';
import type { Filter, Plan } from '../../plan/plan.js';
import { hasDays, isBookedIn } from '../plan-of/asked.js';
import { changed, isSplitBy } from './changed.js';
import { everyOf } from '../../words/every-of.js';
import type { Parts } from '../pieces/parts.js';
import { pointsAtOne } from './pronouns.js';
import { leavesAllOut } from '../normalize/subject-left-out.js';
import { tokensOf, type WordTokens } from '../../words/tokens.js';
import { NO_SHOW, wordTokens } from './turn.js';
import { isWeekday } from '../plan-of/weekdays-within.js';
import { asksWhoCame, COMPLETED, ofThoseWhoCame } from '../plan-of/who-came.js';

/** What was done, and when is not said: on the days that were spoken of. 'Has spent' is so until now. */
const DONE = new Phrases(
  'did|was|were|had|made|got|came|brought|took|earned|spent|lost|paid|ran|went|worked|washed|bought|sold|cancelled|canceled|no show|no showed|no shows|no showeds',
  'hice|hicimos|gane|ganamos|gasto|vino|vinieron|hubo|tuvimos|cancelaron|fue|fueron|perdi|perdimos|pago|pagaron|gastaron|llegaron|faltaron|lavamos|cobramos',
);
const UNTIL_NOW = new Phrases('has|have|ive|weve|hes|shes|theyve|hasnt|havent|ha|han|he|hemos');
/** Of everything there is. */
const OF_ALL = new Phrases(
  'my|our|ever|usually|usual|always|typically|normally|overall|all|total|mi|mis|nuestro|nuestra|nuestros|siempre',
);

const saysAny = (parts: Parts, phrases: Phrases) => phrases.in(wordTokens(parts)) !== undefined;

export const saysAll = (parts: Parts) => saysAny(parts, OF_ALL);

const CALLED_OFF = new Set(['cancelled', 'no_shows', 'lost']);

/** Whether the days that were spoken of are those on which it was done, or is booked. */
function isOfThose(
  parts: Parts,
  { measure }: Plan,
  { from, to }: NonNullable<Plan['period']>,
  today: string,
) {
  const isOver = from !== undefined && from <= today;
  const isToCome = to === undefined || to >= today;
  const wasDone = saysAny(parts, DONE) && !saysAny(parts, UNTIL_NOW);
  // What is still to come may be called off already.
  return (wasDone && (isOver || CALLED_OFF.has(measure))) || (isToCome && isBookedIn(parts));
}

const isOfSomebody = ({ filters }: Plan) => filters.some(({ name }) => name === 'customer');
/** What became of jobs, or is so of customers alone, is no sort of jobs. */
const OF_OTHERS = new Set(['status', 'customer', 'upcoming', 'not_since', 'due']);
const isOfJob = ({ name }: Filter) => !OF_OTHERS.has(name);

/** 'Who spent the most', after how October was, is of October; and of trucks, where those were spoken of. */
function onThoseDays(parts: Parts, plan: Plan, before: Plan, today: string): Plan | undefined {
  const { period } = before;
  const isOpen = plan.period === undefined && !hasDays(parts) && plan.compare === undefined;
  if (!isOpen || period?.from === undefined || isOfSomebody(plan)) return undefined;
  const unit = MEASURES.find(({ name }) => name === plan.measure)?.unit;
  if (unit === 'day' || saysAll(parts)) return undefined;
  if (!isOfThose(parts, plan, period, today)) return undefined;
  const kept = before.filters.filter(
    (each) =>
      isOfJob(each) &&
      !isSplitBy(plan.group, each) &&
      !plan.filters.some(({ name }) => name === each.name),
  );
  // What was lost by those who did not come.
  const lost = plan.measure === 'lost' && before.measure === 'no_shows' ? [NO_SHOW] : [];
  return { ...plan, filters: [...kept, ...plan.filters, ...lost], period };
}

const PEOPLE = new Set(['customers', 'new_customers']);
const LEADS = new Phrases('and|so|ok');
const WHO = new Phrases(
  'who|whos|whose|anyone|anybody|any|spent|paid|spending|quien|alguien',
  everyOf('is|has|are|was', 'anyone|anybody|someone|somebody'),
  everyOf('does', 'anyone|anybody'),
  everyOf('how many|which', 'have|has|own|drive|got|spent|are|were'),
);
const NOUN = new Phrases('customer|customers|client|clients|people|cliente|clientes');
const asksWho = (words: WordTokens) => WHO.lengthAt(words, LEADS.runAt(words, 0)) > 0;
/** Those who were told, and no customers that are named anew. */
const asksWhoOfThem = (parts: Parts) => {
  const words = wordTokens(parts);
  return asksWho(words) && NOUN.in(words) === undefined;
};

/** 'Who spent over 1000', after a list of trucks, is asked of those. */
function ofThosePeople(parts: Parts, plan: Plan, before: Plan): Plan | undefined {
  const isOfPeople = PEOPLE.has(before.measure) && before.group === undefined;
  // Those who were added this month are some as well.
  const isSaid = before.filters.length > 0 || before.period?.from !== undefined;
  const isOfSome = isSaid && plan.filters.length > 0;
  if (!isOfPeople || !isOfSome || plan.measure !== 'customers' || plan.group !== undefined)
    return undefined;
  if (hasDays(parts) && plan.period !== undefined) return undefined;
  if (!asksWhoOfThem(parts) || isOfSomebody(plan)) return undefined;
  return changed(before, { filters: plan.filters, want: plan.want, rest: {} });
}

const JOBS = new Set(['jobs', 'visits', 'cancelled', 'no_shows']);
/** What each row of a list says of itself. */
const OF_ROW = new Set(
  'service vehicle add_on size status crew notes missing place job_at time_of_day unpriced coating visit'.split(
    ' ',
  ),
);

/** 'Is anyone still unconfirmed', after who comes on Monday, is asked of those jobs. */
function ofThoseRows(parts: Parts, plan: Plan, before: Plan): Plan | undefined {
  const isOfJobs = JOBS.has(before.measure) && before.want === 'list' && before.limit === undefined;
  const isOfRows = plan.filters.length > 0 && plan.filters.every(({ name }) => OF_ROW.has(name));
  if (!isOfJobs || before.period?.from === undefined || !isOfRows || hasDays(parts))
    return undefined;
  if (plan.measure !== 'customers' || plan.group !== undefined) return undefined;
  if (!asksWhoOfThem(parts)) return undefined;
  return changed(before, { filters: plan.filters, want: 'list', rest: {} });
}

/** 'Does it bring in', 'who is it for': said of one thing. */
const IT_DOES = new Phrases(
  everyOf(
    'does|did|do|has|will|would',
    'it|that one',
    'bring|brought|make|made|earn|earned|take|taken|cost|run|sell|sold|go for',
  ),
  everyOf(
    'how much|how much money|what',
    'it|that one',
    'made|makes|brought|brings|earned|earns|sold',
  ),
);
/** 'What is its average price' */
const ITS = new Phrases(everyOf('|and|so', 'whats|what is|what was|how is|hows', 'its'));
const OF_IT = new Phrases(everyOf('for|of|with', 'it|that one'));
export function saysOfIt(words: WordTokens): boolean {
  const last = OF_IT.in(words);
  const isLast = last !== undefined && last.at + last.length === words.length;
  return isLast || IT_DOES.in(words) !== undefined || ITS.lengthAt(words, 0) > 0;
}
/** What it brings in is asked of the thing that was spoken of. */
export const saysIt = (parts: Parts) => saysOfIt(wordTokens(parts));

const THINGS = new Set(['service', 'vehicle', 'add_on']);
const isOfThing = ({ name, not }: Filter) => THINGS.has(name) && !not;

/** 'Who had one last month', after ceramics, is of those; of nothing it is not known what of. */
function ofThatThing(parts: Parts, plan: Plan, before: Plan): Plan {
  const isIt = saysIt(parts);
  const isMeant = (each: Filter) => isOfThing(each) || (isIt && isWeekday(each));
  const thing = isIt || pointsAtOne(parts) ? before.filters.filter(isMeant) : [];
  return thing.length === 0 || plan.filters.some(isOfThing)
    ? plan
    : { ...plan, filters: [...thing, ...plan.filters] };
}

/** Whether it could leave something out: it is not known yet what it means. */
export function mayBeCarried(text: string): boolean {
  const words = tokensOf(text);
  return (
    asksWho(words) ||
    HAD_ONE.in(words) !== undefined ||
    DONE.in(words) !== undefined ||
    BOOKED.in(words) !== undefined
  );
}
const BOOKED = new Phrases('booked|scheduled');
const HAD_ONE = new Phrases(everyOf('have|do|did|got|get|had|does', 'one|any|another'));

/** 'How many times', after whether somebody came this year, is of this year. */
function onTheirDays(parts: Parts, plan: Plan, before: Plan): Plan | undefined {
  const { period } = before;
  const customers = ({ filters }: Plan) =>
    JSON.stringify(filters.filter(({ name }) => name === 'customer'));
  return leavesAllOut(wordTokens(parts)) &&
    plan.period?.from === undefined &&
    period?.from !== undefined &&
    customers(plan) === customers(before)
    ? { ...plan, period }
    : undefined;
}

/** Who came has been here: of days under way that is not who comes. */
function ofDone(parts: Parts, plan: Plan, today: string): Plan {
  const { from = '', to = '' } = plan.period ?? {};
  const isUnderWay = from <= today && to >= today;
  const isOfPeople =
    plan.measure === 'customers' && plan.filters.every(({ name }) => name !== 'status');
  return isUnderWay && isOfPeople && asksWhoCame(parts)
    ? { ...plan, filters: [...plan.filters, COMPLETED] }
    : plan;
}

/** A question of its own, with what it leaves to what was spoken of before. */
export function carried(parts: Parts, asked: Plan, before: Plan, today: string): Plan {
  const plan = ofThatThing(parts, asked, before);
  const of =
    ofThosePeople(parts, plan, before) ??
    ofThoseWhoCame(parts, plan, before) ??
    ofThoseRows(parts, plan, before) ??
    onTheirDays(parts, plan, before) ??
    onThoseDays(parts, plan, before, today) ??
    plan;
  return ofDone(parts, of, today);
}
