import { addDays, weekday } from '../../../platform/time/zone.js';
import { understand } from '../language/understand.js';
import type { Span } from '../language/pieces/spans.js';
import type { Person } from '../language/pieces/vocabulary.js';
import type { Plan } from '../plan/plan.js';
import { Phrases } from '../words/phrases.js';
import { wordSet } from '../words/word-set.js';
import type { Whom } from './call.js';
import { typedOf, type Request } from './request.js';

/** Maximum of customers looked up for one request. */
export const MOST_PEOPLE = 50;

export interface FoundWhom {
  whom: Whom;
  length: number;
}

const EVERYBODY = new Phrases(
  'everyone|everybody|whoever|anyone|anybody|people|customers|clients|the customers|my customers|all customers|all my customers|all the customers|all of my customers|all clients|all my clients|the people',
  'todos|todas|clientes|mis clientes|los clientes|todos los clientes|todos mis clientes|los que|las que',
);
const OWNED = wordSet(
  'owners|customers|clients|people|folks|jobs|appointments|spenders|regulars|clientes|citas|shows',
);
const LONGEST = 12;
/** Words that begin the text of a message after a group of customers. */
const STOPS = wordSet('know|to|we|were|weve|our|im|i|its|and|say|saying|about|que');
const TELLS_APART = wordSet('have|has|hasnt|havent|are|arent|isnt|need|were|had');
const isStop = (tokens: Request['tokens'], at: number) => {
  const [word = '', next = '', then] = tokens.slice(at, at + 3).map((token) => token.word);
  // 'We have not seen since spring' describes the group; 'we are closed' is the text.
  if (word === 'we' && next === 'have' && then === 'not') return false;
  return STOPS.has(word) || (word === 'that' && !TELLS_APART.has(next));
};

const MOST_BEFORE = 5;

/** Group of customers described as in a question; every word must be understood. */
export async function groupAt(request: Request, at: number): Promise<FoundWhom | undefined> {
  const { tokens } = request;
  const head = EVERYBODY.lengthAt(tokens, at);
  const ahead = tokens.slice(at, at + MOST_BEFORE);
  // 'Something to win back people': the group begins after 'to'.
  const noun = ahead.findIndex(({ word }) => OWNED.has(word) || word === 'to');
  if (head === 0 && !OWNED.has(ahead[noun]?.word ?? '')) return undefined;
  const start = head > 0 ? at + head : at + noun + 1;
  const lead = head > 0 ? 'customers' : '';
  const stop = tokens.findIndex((_, index) => index >= start && isStop(tokens, index));
  const last = stop < 0 ? tokens.length : stop;
  for (let end = Math.min(last, start + LONGEST); end >= start; end--) {
    const words = tokens.slice(head > 0 ? start : at, end);
    const plan =
      words.length > 0 ? await planOf(request, `${lead} ${typedOf(request, words)}`) : undefined;
    if (!plan) continue;
    const said = typedOf(request, tokens.slice(at, end));
    return { whom: { kind: 'listed', plan, said, isEach: true }, length: end - at };
  }
  return undefined;
}

/** 'Everyone' without a condition. */
export const everybodyAt = ({ tokens, ...request }: Request, at: number): FoundWhom | undefined => {
  const length = EVERYBODY.lengthAt(tokens, at);
  const isSaid = isStop(tokens, at + length);
  const plan: Plan = { want: 'list', measure: 'customers', filters: [], limit: MOST_PEOPLE };
  const said = typedOf(request, tokens.slice(at, at + length));
  return length > 0 && isSaid
    ? { whom: { kind: 'listed', plan, said, isEach: true }, length }
    : undefined;
};

const A_WEEK = 7;
/** 'Friday's people' are those of next Friday, not of all past Fridays. */
function onNextDay(plan: Plan, today: string): Plan {
  const [only, ...others] = plan.filters;
  const [day, ...days] = only?.name === 'weekday' && !only.not ? only.values : [];
  const isOther = others.length + days.length > 0 || plan.period?.from !== undefined;
  if (day === undefined || isOther) return plan;
  const from = addDays(today, (Number(day) - weekday(today) + A_WEEK) % A_WEEK);
  return { ...plan, measure: 'jobs', filters: [], period: { from, to: from } };
}

const OF_PEOPLE = wordSet('customers|jobs|visits|cancelled|no_shows|new_customers');

async function planOf(request: Request, asked: string): Promise<Plan | undefined> {
  const text = asked.trim().replace(/^(?:all|every) (?:my|the) /i, '');
  const { plan, unknown, unused } = await understand(text, request.vocabulary, request.today);
  if (!plan || unknown.length + unused.length > 0 || !OF_PEOPLE.has(plan.measure)) {
    const isRanked = plan?.group === 'customer' && plan.limit !== undefined;
    if (!plan || !isRanked || unknown.length + unused.length > 0) return undefined;
    return plan;
  }
  if (plan.group !== undefined && plan.group !== 'customer') return undefined;
  const isAll = plan.filters.length === 0 && plan.period?.from === undefined && !plan.group;
  return isAll
    ? undefined
    : {
        ...onNextDay(plan, request.today),
        want: plan.group ? plan.want : 'list',
        ...(!plan.group && { limit: MOST_PEOPLE }),
      };
}

const AND = wordSet('and|&|y|n|plus');

/** Named customers: one, or each of several joined by 'and'. */
export function namedIn(spans: readonly Span[], used: Set<Span>): Whom | undefined {
  const named = spans.filter(({ name }) => name?.kind === 'customer');
  const [first, ...others] = named;
  if (first?.name?.kind !== 'customer') return undefined;
  const { people } = first.name;
  const same = others.filter((each) => isSame(each, people));
  const apart = others.filter((each) => !isSame(each, people) && isBeside(spans, each));
  for (const each of [first, ...same, ...apart]) used.add(each);
  if (apart.length === 0) return { kind: 'people', people, said: first.raw };
  const all = [first, ...apart].map(({ name }) => (name?.kind === 'customer' ? name.people : []));
  const isOne = all.every((each) => each.length === 1);
  const said = [first, ...apart].map(({ raw }) => raw).join(', ');
  // Several customers with the same name are ambiguous.
  return isOne
    ? { kind: 'each', people: all.flat(), said }
    : { kind: 'people', people: all.flat(), said };
}

const isSame = ({ name }: Span, people: readonly Person[]) =>
  name?.kind === 'customer' && name.people.some(({ id }) => people.some((each) => each.id === id));
const isBeside = (spans: readonly Span[], span: Span) => {
  const before = spans[spans.indexOf(span) - 1];
  return before?.name?.kind === 'customer' || AND.has(before?.words[0] ?? '');
};
