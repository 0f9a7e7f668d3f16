import type { Person } from '../language/vocabulary.js';
import type { Plan } from '../plan/plan.js';
import type { Workbench } from './action.js';
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

async function lastOf({ isEach, nth }: Extract<Whom, { kind: 'last' }>, bench: Workbench) {
  const people = await bench.lastPeople();
  const one = nth === undefined ? undefined : people.at(nth);
  if (nth !== undefined) return all(one ? [one] : []);
  return all(people, isEach === true && people.length > 1);
}

/** Whom a list of customers, or of jobs, names: visits are done, jobs are still to come. */
async function listed(plan: Plan, bench: Workbench, isEach: boolean): Promise<People> {
  const { customers, jobs = [], total } = await bench.plans.run(bench.who, plan);
  if (customers) {
    const people = customers.map(({ id, customer }) => ({ id, name: customer }));
    return all(people, isEach, total.count);
  }
  const isVisit = plan.measure === 'visits';
  const meant = jobs.filter(
    ({ isListed, status }) => isListed && (status === 'completed') === isVisit,
  );
  const people = new Map(
    meant.map(({ contactId, customer }) => [contactId, { id: contactId, name: customer }]),
  );
  return all([...people.values()], isEach);
}
