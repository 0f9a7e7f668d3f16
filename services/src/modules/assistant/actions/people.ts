import type { Answer } from '../answers/answer.js';
import type { Person } from '../language/pieces/vocabulary.js';
import type { Facts } from '../plan/facts.js';
import type { ListedJob } from '../plan/lists.js';
import type { Plan } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { wordSet } from '../words/word-set.js';
import type { Bench, Whom } from './call.js';
import { asksWhich, says } from './says.js';
import { WHO } from '../answers/who.texts.js';
import type { Request } from './request.js';
import { MOST_PEOPLE } from './whom.js';

export interface People {
  people: readonly Person[];
  /** All of them instead of one. */
  isEach: boolean;
  /** Total, which may be more than `people`. */
  count: number;
}

const all = (people: readonly Person[], isEach = false, count = people.length): People => ({
  people,
  isEach,
  count,
});

/** Looks the customers up. */
export async function peopleOf(whom: Whom, bench: Bench): Promise<People> {
  switch (whom.kind) {
    case 'people':
      return all(whom.people);
    case 'each':
      return all(whom.people, true);
    case 'listed':
      return listed(whom.plan, bench, whom.isEach);
    case 'nobody':
      return all([]);
    case 'last':
      return lastOf(whom, bench);
  }
}

type Last = Extract<Whom, { kind: 'last' }>;

async function lastOf({ isMany, nth, count, first }: Last, bench: Bench): Promise<People> {
  const last = await bench.lastPeople();
  if (nth !== undefined) {
    const job = (await toldJobs(bench))?.at(nth);
    const one = job ? { id: job.contactId, name: job.customer } : last.at(nth);
    return all(one ? [one] : []);
  }
  if (!isMany) return all(last);
  const counted = await countedOf(last, bench);
  const people = counted ?? all(last, true);
  if (first !== undefined) return all(people.people.slice(0, first), true);
  return count !== undefined && people.count !== count ? all([]) : people;
}

/** Customers behind a total, or behind a list that was cut off. */
async function countedOf(last: readonly Person[], bench: Bench): Promise<People | undefined> {
  const plan = countedIn(bench.meant);
  if (!plan || (last.length > 0 && bench.meant?.want === 'list' && bench.meant.limit !== undefined))
    return undefined;
  return listed(plan, bench, true);
}

const OF_SOME = wordSet('customers|jobs|visits|cancelled|no_shows');
/** Plan that lists the customers behind a total; undefined for a total over everything. */
function countedIn(plan: Plan | undefined): Plan | undefined {
  const measure = plan?.measure === 'lost' ? 'cancelled' : plan?.measure;
  const isOfSome = measure !== undefined && OF_SOME.has(measure) && plan?.group === undefined;
  if (!plan || !isOfSome) return undefined;
  const isOfAll = plan.filters.length === 0 && plan.period?.from === undefined;
  const { compare: _compare, per: _per, order: _order, ...counted } = plan;
  return isOfAll ? undefined : { ...counted, measure, want: 'list', limit: MOST_PEOPLE };
}

const isOver = ({ period }: Plan, { today }: Bench) =>
  period?.to !== undefined && period.to < today;
const CALLED_OFF = wordSet('cancelled|no_shows');

/** Customers of a list; listed visits are completed, listed jobs are upcoming unless over. */
async function listed(plan: Plan, bench: Bench, isEach: boolean): Promise<People> {
  const isDone = plan.measure === 'visits' || (plan.measure === 'jobs' && isOver(plan, bench));
  const completed = { name: 'status', values: ['completed'] };
  const asked =
    isDone && plan.group === undefined
      ? { ...plan, measure: 'customers', filters: [...plan.filters, completed] }
      : plan;
  const facts = await bench.plans.run(bench.who, asked);
  if (!facts.groups) return peopleIn(facts, asked, bench, isEach);
  const values = facts.groups.rows.slice(0, plan.limit).map(({ key }) => key);
  if (values.length === 0) return all([]);
  const filters = [{ name: 'customer', values }];
  return listed({ want: 'list', measure: 'customers', filters, limit: MOST_PEOPLE }, bench, isEach);
}

function peopleIn(facts: Facts, plan: Plan, bench: Bench, isEach: boolean): People {
  const { customers, jobs = [], total } = facts;
  if (customers) {
    const people = customers.map(({ id, customer }) => ({ id, name: customer }));
    const byName = people.toSorted((one, other) => one.name.localeCompare(other.name));
    return all(byName, isEach, total.count);
  }
  const isVisit = plan.measure === 'visits' || isOver(plan, bench);
  const meant = jobs.filter(
    ({ isListed, status }) =>
      isListed && (CALLED_OFF.has(plan.measure) || (status === 'completed') === isVisit),
  );
  const people = new Map(
    meant.map(({ contactId, customer }) => [contactId, { id: contactId, name: customer }]),
  );
  return all([...people.values()], isEach);
}

/** Jobs of the previous answer, in its order. Undefined for a total without days. */
export async function toldJobs({ meant, plans, who }: Bench): Promise<ListedJob[] | undefined> {
  const isOfJobs = meant?.measure === 'jobs' || meant?.measure === 'visits';
  if (!meant || !isOfJobs || meant.group !== undefined) return undefined;
  if (meant.want !== 'list' && meant.period?.from === undefined) return undefined;
  const { compare: _compare, per: _per, ...plan } = meant;
  return (await plans.run(who, { ...plan, want: 'list' })).jobs ?? [];
}

/** The one matching customer, or an answer that asks which one. */
export async function oneOf(
  whom: Whom,
  bench: Bench,
  { text, language }: Request,
): Promise<{ person: Person } | { problem: Answer }> {
  const { people } = await peopleOf(whom, bench);
  const [person, ...others] = people;
  const said = 'said' in whom ? whom.said : '';
  if (person && others.length === 0) return { person };
  if (person) return { problem: asksWhich(people, { text, said }, language) };
  const words = WHO[language];
  if (whom.kind === 'listed') return { problem: says(words.free, language) };
  return { problem: says(said === '' ? words.nobody : words.none(plain(said)), language) };
}
