import type { Principal } from '../../../platform/tenancy/context.js';
import type { Person } from '../language/pieces/vocabulary.js';
import type { PlanRunner } from '../plan/run.js';

/** The service of a customer's last visit, if there was one. */
export async function lastServiceOf(
  { id }: Person,
  { plans, who }: { plans: PlanRunner; who: Principal },
): Promise<string[]> {
  const filters = [{ name: 'customer', values: [id] }];
  const { jobs = [] } = await plans.run(who, { want: 'list', measure: 'visits', filters });
  const last = jobs.toSorted((one, other) => other.date.localeCompare(one.date))[0];
  return last ? [last.service] : [];
}
