import type { Workbench } from '../actions/action.js';
import { oneOfThem } from '../actions/whom/last-people.js';
import { requestOf } from '../actions/request.js';
import { spokenOf, topicOf } from '../actions/spoken-of.js';
import { changesForm, pointsBack } from '../language/turns/follow-up.js';
import { tokensOf } from '../words/tokens.js';
import { saysOfOne } from '../language/turns/its-facts.js';
import { normalized } from '../language/normalize/normalize.js';
import { saysOne, saysPronoun } from '../language/turns/pronouns.js';
import { stretchIn } from '../language/forms/stretch-words.js';
import { asksWhatTheySpent } from '../language/turns/of-each.js';
import { narrowedTo, pointsAtFirst } from '../language/turns/that-stretch.js';
import { understand } from '../language/understand.js';
import type { Person } from '../language/pieces/vocabulary.js';
import type { Plan } from '../plan/plan.js';
import { asksBareEnd } from './bare-turns.js';
import { earlierOf, isChange, needsEarlier, ofFirst, type Earlier } from './earlier.js';
import { customersPlanOf, isOfBefore, pointsAtPeople, withDaysOf } from './of-before.js';
import { returnedTo, withoutReturn, type Returned } from './returned.js';
import { besideLast, overFirst, overNone } from './two-before.js';
import { wordSet } from '../words/word-set.js';

/** The plan of the question before came with it, or is made of the conversation again. */
export async function understoodIn(desk: Workbench, message: string, before: readonly string[]) {
  const { today: day, meant, vocabulary } = desk;
  const requests = before.map((each) => requestOf(each, day, vocabulary));
  const reading = {
    ...{ vocabulary, today: day },
    spokenOf: (count: number) => spokenOf(requests.slice(0, count)),
    topicOf: (count: number) => topicOf(requests.slice(0, count)),
    firstOf: (first: Plan) => firstOf(desk, first),
  };
  const {
    plan: found,
    over,
    isSpoken,
    isLost: wasLost,
  }: Earlier = meant || !needsEarlier(message) ? { plan: meant } : await earlierOf(before, reading);
  const returned = await returnedTo(message, found, before, reading);
  if (returned) return ofReturned(desk, returned);
  const last = isSpoken && isChange(message) ? undefined : found;
  const wider = desk.isAfterNone
    ? await overNone(last, before, reading)
    : await overFirst(message, last, before, reading);
  // What was not understood lies between, and is no one of two.
  const known = over === undefined ? before : before.slice(0, before.lastIndexOf(over) + 1);
  const { plan: beside } = await besideLast(message, wider.plan, known, reading);
  const plan = (await thoseRanked(desk, message, beside)) ?? oneRow(desk, message, beside);
  const { tokens } = normalized(message);
  const all = saysPronoun(tokens) ? await desk.lastPeople() : [];
  const isOne = saysOne(tokens);
  const them = isOne ? await oneOrBefore(desk, oneOfThem(all, meant)) : all;
  const { first, said } = await ofFirst(message, plan, reading);
  // Of two weeks that were the busiest nobody knows which one is meant.
  const isOfFirst = pointsAtFirst(message, plan);
  const stray = isOfFirst && !first ? stretchIn(message) : [];
  const understood = withDaysOf(
    first,
    said !== message,
    await understand(withoutReturn(said), vocabulary, day, first ?? plan, them),
  );
  // 'And in dollars' after what was not understood would be of something else.
  const isLost =
    before.length > 0 &&
    !plan &&
    (isOfBefore(message) ||
      pointsBack(message) ||
      (wasLost === true && asksBareEnd(message)) ||
      (desk.isAfterNo === true && understood.isOpen && isOfLost(message)));
  if (stray.length > 0) return { understood: { ...understood, unused: stray } };
  return isLost && understood.plan !== undefined
    ? { understood: { ...understood, unused: [message] } }
    : { understood, over: wider.over ?? over, plan: first ?? plan };
}

const BEHIND = wordSet('by|in|with|for|of|on|per|than|from');
/** 'By how much', 'in money': a part of a question, and what it is of was not understood. */
const isOfLost = (message: string) =>
  changesForm(message) || BEHIND.has(tokensOf(message)[0]?.word ?? '');

/** What is asked of what was returned to; it is said from which question. */
async function ofReturned(desk: Workbench, { plan, over, rest }: Returned) {
  const { vocabulary, today } = desk;
  const { tokens } = normalized(rest);
  const them = saysPronoun(tokens) ? await desk.lastPeople() : [];
  const understood = await understand(rest, vocabulary, today, plan, them);
  const asked = rest === '' ? { ...understood, plan, unknown: [], unused: [] } : understood;
  return { understood: { ...asked, isOfBefore: true, isOpen: false }, over, plan };
}

/** The first of a ranking that are told, where it does not say how many. */
const isOfSeveral = ({ limit, order }: Plan) => (limit ?? (order === 'most' ? 2 : 1)) > 1;

/** 'Which of them has a truck', of the first five of a ranking: those five, and nobody else who was ranked. */
async function thoseRanked({ who, plans }: Workbench, message: string, plan?: Plan) {
  if (plan?.group !== 'customer' || !isOfSeveral(plan)) return undefined;
  // What each of them spent is what they were ranked by.
  if (!pointsAtPeople(message) || asksWhatTheySpent(tokensOf(message), plan)) return undefined;
  const { groups } = await plans.run(who, plan);
  const values = groups?.rows.map(({ key }) => key) ?? [];
  return values.length > 0 ? customersPlanOf(values) : undefined;
}

/** 'How much is it', of a list of one: that job. */
function oneRow({ isAfterOne }: Workbench, message: string, plan?: Plan): Plan | undefined {
  const isOfJobs = plan?.measure === 'jobs' || plan?.measure === 'visits';
  if (!plan || !isAfterOne || !isOfJobs || plan.want === 'value' || plan.limit !== undefined)
    return plan;
  return saysOfOne(message)
    ? { ...plan, want: 'list', order: plan.order ?? 'earliest', limit: 1 }
    : plan;
}

const oneOrBefore = (desk: Workbench, people: readonly Person[]) =>
  people.length > 0 ? people : desk.lastOne();

/** The plan of the one stretch of days that stood first, where it is one. */
async function firstOf({ who, plans }: Workbench, plan: Plan): Promise<Plan | undefined> {
  const { groups } = await plans.run(who, plan);
  const [first, second] = groups?.rows ?? [];
  return first && first.value !== second?.value ? narrowedTo(plan, first.key) : undefined;
}
