import type { Token } from '../../words/tokens.js';
import { PAST } from '../../language/plan-of/looks.js';
import { normalized } from '../../language/normalize/normalize.js';
import { understand } from '../../language/understand.js';
import { COMPLETED } from '../../language/plan-of/who-came.js';
import type { Vocabulary } from '../../language/pieces/vocabulary.js';
import type { Plan } from '../../plan/plan.js';
import { endsAfter, SAYING } from './group-ends.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';

const GROUP = new Phrases(
  'the people|everyone|everybody|whoever|anyone|anybody|people|customers|my customers|the customers|all customers|all my customers|all the customers|all of my customers|clients|my clients|the clients|all clients|all my clients|all the clients',
  'todos|todas|clientes|mis clientes|los clientes|todos los clientes|todos mis clientes|los que|las que|todos los que|los clientes que|clientes que',
);
const TELLING = new Set(['know', 'explaining']);
/** Looked up for one message. */
export const MOST_PEOPLE = 50;

const everybody: Plan = { want: 'list', measure: 'customers', filters: [], limit: MOST_PEOPLE };

/** Where in a request a group may begin. */
export interface GroupPlace {
  text: string;
  tokens: readonly Token[];
  at: number;
  today: string;
  vocabulary: Vocabulary;
}

/**
 * A group of customers told as a question would tell it: 'customers i have not seen in 3 months', 'everyone who was here in
 * October'. Only what is understood to its last word is a group.
 */
export async function groupAt(place: GroupPlace): Promise<{ plan: Plan; to: number } | undefined> {
  const { at, tokens } = place;
  const start = at + GROUP.lengthAt(tokens, at);
  const noun = start === at ? nounAfter(tokens, at) : undefined;
  if (start === at && noun === undefined) return undefined;
  // 'Let everyone know …' is for all there are.
  if (noun === undefined && TELLING.has(tokens[start]?.word ?? ''))
    return { plan: everybody, to: start };
  // 'My 3 best customers a Christmas greeting': what is sent begins there.
  const sent = noun !== undefined && SENT.has(tokens[noun + 1]?.word ?? '');
  const from = noun === undefined ? start : noun + 1;
  for (const to of sent ? [from] : endsAfter(place, from)) {
    const plan = await planOf(place, noun === undefined ? start : at, to, noun);
    if (plan) return { plan, to };
  }
  const isAll = noun === undefined && ALL.lengthAt(tokens, at) === start - at;
  return isAll && SAYING.has(tokens[start]?.word ?? '')
    ? { plan: everybody, to: start }
    : undefined;
}
const SENT = wordSet('an|a|un|una');
/** 'All my customers that …' has no 'that' which tells them apart. */
const ALL = new Phrases(
  'all customers|all my customers|all the customers|all of my customers|all clients|all my clients|all the clients',
  'todos mis clientes|todos los clientes',
);

const PEOPLE = wordSet(
  'owners|customers|clients|drivers|people|folks|spenders|regulars|jobs|appointments|cars|shows|clientes|citas',
);
/** 'The no-shows of this month' are told as they are. */
const OF_THEMSELVES = new Set(['shows', 'regulars']);
const MOST_BEFORE = 5;
const NEVER_BEFORE = wordSet('to|about|that|if|for|and|tell|ask|send');

/** 'All my BMW owners', 'October's customers': what they have in common stands before them. */
function nounAfter(tokens: readonly Token[], at: number): number | undefined {
  const found = tokens.findIndex(
    ({ word }, index) =>
      index >= at && (OF_THEMSELVES.has(word) || (index > at && PEOPLE.has(word))),
  );
  const before = tokens.slice(at, Math.max(found, at));
  const isNear = found >= at && before.length <= MOST_BEFORE;
  return isNear && !before.some(({ word }) => NEVER_BEFORE.has(word)) ? found : undefined;
}

const OF_JOBS = new Set(['jobs', 'visits', 'cancelled', 'no_shows']);

/** 'My top 5 customers' are so many; without a number nobody knows where the best ones end. */
const isFirstOf = ({ group, order, limit }: Plan) =>
  group === 'customer' && order !== undefined && limit !== undefined;

/** Spanish is read as it was typed: its days stand in English among the tokens. */
function typedIn({ text, tokens }: GroupPlace, start: number, to: number): string | undefined {
  const typed = text.slice(tokens[start]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  return normalized(text).language === 'es'
    ? `clientes que ${typed.replace(/^que /i, '')}`
    : undefined;
}

async function planOf(
  place: GroupPlace,
  start: number,
  to: number,
  noun?: number,
): Promise<Plan | undefined> {
  const { tokens, today, vocabulary } = place;
  const told = tokens
    .slice(start, to)
    .map(({ word }, index) =>
      start + index === noun && !OF_THEMSELVES.has(word) ? 'customers' : word,
    );
  const said = told.join(' ');
  const question = noun === undefined ? (typedIn(place, start, to) ?? `customers ${said}`) : said;
  const { plan, unknown, unused } = await understand(question, vocabulary, today);
  const isWhole = unknown.length === 0 && unused.length === 0;
  if (!plan || !isWhole) return undefined;
  if (isFirstOf(plan)) return plan;
  if (plan.want !== 'list' || plan.group !== undefined) return undefined;
  // 'The afternoon people' of no day are everybody who ever came then.
  const isOfPart = plan.filters.some(({ name }) => name === 'time_of_day');
  if (isOfPart && plan.period?.from === undefined) return undefined;
  // Whom a name is of is one, and no group.
  if (plan.filters.some(({ name }) => name === 'customer')) return undefined;
  const { from = today, to: last = today } = plan.period ?? {};
  const hasDays = plan.period?.from !== undefined;
  // 'Everyone who got a ceramic this year' had it.
  const isPast = told.some((word) => PAST.has(word)) && from <= today;
  const wasHere = plan.measure === 'customers' && plan.filters.length === 0 && isPast && hasDays;
  if (wasHere) return { ...plan, filters: [COMPLETED], limit: MOST_PEOPLE };
  const isOfSome =
    (plan.measure === 'customers' && plan.filters.length > 0) ||
    (OF_JOBS.has(plan.measure) && hasDays);
  const isOver = plan.measure === 'jobs' && (last < today || isPast) && plan.period !== undefined;
  return isOfSome
    ? // 'Whoever is first tomorrow' is one.
      { ...plan, ...(isOver && { measure: 'visits' }), limit: plan.limit ?? MOST_PEOPLE }
    : undefined;
}
