import { addDays } from '../../../../platform/time/zone.js';
import { minutesOf } from '../../../../platform/time/clock-time.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import type { Facts } from '../../plan/facts.js';
import { COMPLETED } from '../../language/plan-of/who-came.js';
import type { Plan } from '../../plan/plan.js';
import type { Workbench } from '../action.js';
import { USUAL_ROWS } from '../../plan/run.js';
import { answeredJobs, toldJob } from './answered.js';
import { countedIn } from '../counted-in.js';
import { oneOfThem } from '../whom/last-people.js';
import { customersPlan, vehicleFilters, type Whom } from '../whom/place.js';

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
      return bookedOf(whom, bench);
    case 'everybody':
      return listed(ofEach(whom.plan, bench), bench, true);
  }
}

/** 'The 8 am on Thursday', when that is today and over, is of next week. */
async function bookedOf({ plan, isWeekday }: Extract<Whom, { kind: 'booked' }>, bench: Workbench) {
  const found = await listed(plan, bench, false);
  const { from } = plan.period ?? {};
  if (found.people.length > 0 || !isWeekday || from !== bench.today) return found;
  const day = addDays(from, A_WEEK);
  return listed({ ...plan, period: { from: day, to: day } }, bench, false);
}
const A_WEEK = 7;

type Last = Extract<Whom, { kind: 'last' }>;

/** Whom the last answer names; where it was a figure, whom that counted. */
async function lastOf(whom: Last, bench: Workbench): Promise<People> {
  if (whom.only) return someOfAnswer(whom.only, bench);
  const found = await lastAll(whom, bench);
  const people = found.people.slice(0, whom.first);
  // Of the first so many there are no more.
  return whom.first === undefined ? found : all(people, people.length > 1);
}

/** 'Those that have not confirmed' of what was listed or counted; of anything else nobody is known. */
async function someOfAnswer(only: Plan['filters'], bench: Workbench): Promise<People> {
  const plan = countedIn(bench.meant);
  if (plan) return listed({ ...plan, filters: [...plan.filters, ...only] }, bench, true);
  // Nothing was told: of all customers, of whom no job says how far it is.
  const isOfJobs = only.some(({ name }) => name === 'status');
  if (!bench.meant) return isOfJobs ? all([]) : listed(customersPlan(only), bench, true);
  const values = (await bench.lastPeople()).map(({ id }) => id);
  const ofThose = [{ name: 'customer', values }, ...only];
  return values.length > 0 ? listed(customersPlan(ofThose), bench, true) : all([]);
}

async function lastAll({ isEach, isMany, nth, count }: Last, bench: Workbench): Promise<People> {
  const last = await bench.lastPeople();
  // 'Him' may be further back than they are.
  const isOne = !isMany && !isEach && nth === undefined;
  const people = last.length === 0 && isOne ? await bench.lastOne() : last;
  // 'All three' of one, or of ten, are not known; and whoever stands below 'I understood this part' is not them.
  const isOfOne = isMany === true && people.length === 1 && bench.isAfterNo === true;
  if ((count !== undefined && people.length !== count) || isOfOne) return all([]);
  const counted = isMany ? await ofAnswer(people, bench) : undefined;
  if (counted) return counted;
  if (nth !== undefined) return nthOf(nth, people, bench);
  if ((isEach === true || isMany === true) && people.length > 1) return all(people, true);
  const told = people.length > 1 ? await toldJob(bench) : undefined;
  if (told) return all([{ id: told.contactId, name: told.customer }]);
  return all(isMany ? people : oneOfThem(people, bench.meant));
}

/** Of a list of jobs whose the second one is: somebody may stand in it twice. */
async function nthOf(nth: number, people: readonly Person[], bench: Workbench) {
  const job = (await answeredJobs(bench)).at(nth);
  const one = job ? { id: job.contactId, name: job.customer } : people.at(nth);
  return all(one ? [one] : []);
}

/** Those who were counted are meant, and nobody who was named before them; of a list also those whom it was cut by. */
async function ofAnswer(people: readonly Person[], bench: Workbench): Promise<People | undefined> {
  const { meant } = bench;
  const isOfAll = people.length === 0 || meant?.want === 'value';
  const mayBeCut = meant?.want === 'list' && meant.limit === undefined;
  const plan = isOfAll || mayBeCut ? countedIn(meant) : undefined;
  if (!plan) return undefined;
  const facts = await bench.plans.run(bench.who, plan);
  return isOfAll || facts.total.count > USUAL_ROWS ? peopleIn(facts, plan, bench, true) : undefined;
}

const isOver = ({ period }: Plan, { today }: Workbench) =>
  period?.to !== undefined && period.to < today;

const CALLED_OFF = new Set(['cancelled', 'no_shows']);
/** Who was here is counted as customers: of many jobs only so many are listed. */
function ofEach(plan: Plan, bench: Workbench): Plan {
  const isDone = plan.measure === 'visits' || (plan.measure === 'jobs' && isOver(plan, bench));
  return isDone && plan.group === undefined
    ? { ...plan, measure: 'customers', filters: [...plan.filters, COMPLETED] }
    : plan;
}

/** Whom a list of customers, or of jobs, names: visits are done, jobs are still to come. */
async function listed(plan: Plan, bench: Workbench, isEach: boolean): Promise<People> {
  const facts = await bench.plans.run(bench.who, { ...plan, limit: mostOf(plan) });
  const { groups } = facts;
  const exact = exactly(facts, plan);
  if (exact) return peopleIn(exact, plan, bench, isEach);
  if (plan.limit === 1 && facts.jobs) return peopleIn(levelIn(facts), plan, bench, isEach);
  if (!groups) return peopleIn(facts, plan, bench, isEach);
  const first = groups.rows.slice(0, plan.limit).map(({ key }) => key);
  return first.length === 0
    ? all([])
    : listed(customersPlan([{ name: 'customer', values: first }]), bench, isEach);
}

const MOST_LEVEL = 5;
/** Whoever begins with the first one stands first as well. */
const mostOf = ({ limit, group }: Plan) =>
  limit === 1 && group === undefined ? MOST_LEVEL : limit;
/** 'The 8 am' begins at eight, where one does; else within that hour. */
function exactly(facts: Facts, { filters }: Plan): Facts | undefined {
  const at = filters.find(({ name }) => name === 'time_of_day')?.values[0]?.split('-') ?? [];
  const isHour =
    at.length === 2 && at[1] !== '' && minutesOf(at[1] ?? '') - minutesOf(at[0] ?? '') === 60;
  const jobs = isHour ? (facts.jobs ?? []).filter(({ startTime }) => startTime === at[0]) : [];
  return jobs.length > 0 ? { ...facts, jobs } : undefined;
}

function levelIn(facts: Facts): Facts {
  const [first] = facts.jobs ?? [];
  const jobs = facts.jobs?.filter(
    ({ date, startTime }) => date === first?.date && startTime === first.startTime,
  );
  return { ...facts, jobs };
}

function peopleIn(facts: Facts, plan: Plan, bench: Workbench, isEach: boolean): People {
  const { customers, jobs = [], total } = facts;
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
