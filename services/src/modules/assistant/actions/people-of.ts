import type { Person } from '../language/vocabulary.js';
import type { Plan } from '../plan/plan.js';
import type { Workbench } from './action.js';
import { USUAL_ROWS } from '../plan/run.js';
import { MOST_PEOPLE } from './group.js';
import { oneOfThem } from './last-people.js';
import { customersPlan, vehicleFilters, type Whom } from './whom.js';

export interface People {
  people: readonly Person[];
  /** All of them are meant, not one of them. */
  isEach: boolean;
  /** How many there are, where more than these. */
  count: number;
}

const all = (people: readonly Person[], isEach = false, count = people.length): People => ({
  people,
  isEach,
  count,
});

/** Looked up among this business's customers. */
export async function peopleOf(whom: Whom, bench: Workbench): Promise<People> {
  switch (whom.kind) {
    case 'people':
      return all(whom.people);
    case 'last':
      return lastOf(whom, bench);
    case 'phone': {
      const args = { search: whom.digits, details: false };
      const { data } = await bench.use(bench.tools.findContact, args);
      return all(data.contacts.map(({ id, name }) => ({ id, name })));
    }
    case 'several':
      return all(whom.people, true);
    case 'vehicle':
      return listed(customersPlan(vehicleFilters(whom.words)), bench, false);
    case 'booked':
      return listed(whom.plan, bench, false);
    case 'everybody':
      return listed(whom.plan, bench, true);
  }
}

type Last = Extract<Whom, { kind: 'last' }>;

/** Whom the last answer names; where it was a figure, whom that counted. */
async function lastOf({ isEach, isMany, nth, count }: Last, bench: Workbench) {
  const people = await bench.lastPeople();
  // 'All three' of one, or of ten, are not known.
  if (count !== undefined && people.length !== count) return all([]);
  // Those who were counted are meant, and nobody who was named before them; of a list also those whom it was cut by.
  const isOfAll =
    people.length === 0 || bench.meant?.want === 'value' || (isMany && (await isCut(bench)));
  const counted = isMany && isOfAll ? countedIn(bench.meant) : undefined;
  if (counted) return listed(counted, bench, true);
  const one = nth === undefined ? undefined : people.at(nth);
  if (nth !== undefined) return all(one ? [one] : []);
  if ((isEach === true || isMany === true) && people.length > 1) return all(people, true);
  return all(isMany ? people : oneOfThem(people, bench.meant));
}

/** Whether the list that was answered has more than it showed. */
async function isCut({ meant, plans, who }: Workbench): Promise<boolean> {
  if (meant?.want !== 'list' || meant.limit !== undefined) return false;
  const { total } = await plans.run(who, meant);
  return total.count > USUAL_ROWS;
}

const OF_SOME = new Set(['customers', 'jobs', 'visits', 'cancelled', 'no_shows']);
/** The list of those whom a figure counted; nobody counts everybody so. */
function countedIn(plan: Plan | undefined): Plan | undefined {
  if (!plan || !OF_SOME.has(plan.measure) || plan.group !== undefined) return undefined;
  const isOfAll = plan.filters.length === 0 && plan.period?.from === undefined;
  const { compare: _compare, per: _per, order: _order, ...counted } = plan;
  return isOfAll ? undefined : { ...counted, want: 'list', limit: MOST_PEOPLE };
}

const isOver = ({ period }: Plan, { today }: Workbench) =>
  period?.to !== undefined && period.to < today;

const CALLED_OFF = new Set(['cancelled', 'no_shows']);
/** Whom a list of customers, or of jobs, names: visits are done, jobs are still to come. */
async function listed(plan: Plan, bench: Workbench, isEach: boolean): Promise<People> {
  const { customers, jobs = [], groups, total } = await bench.plans.run(bench.who, plan);
  if (groups) {
    const first = groups.rows.slice(0, plan.limit).map(({ key }) => key);
    return first.length === 0
      ? all([])
      : listed(customersPlan([{ name: 'customer', values: first }]), bench, isEach);
  }
  if (customers) {
    const people = customers.map(({ id, customer }) => ({ id, name: customer }));
    return all(people, isEach, total.count);
  }
  const isVisit = plan.measure === 'visits' || isOver(plan, bench);
  const isCalledOff = CALLED_OFF.has(plan.measure);
  const meant = jobs.filter(
    ({ isListed, status }) => isListed && (isCalledOff || (status === 'completed') === isVisit),
  );
  const people = new Map(
    meant.map(({ contactId, customer }) => [contactId, { id: contactId, name: customer }]),
  );
  return all([...people.values()], isEach);
}
