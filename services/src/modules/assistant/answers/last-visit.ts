import type { Principal } from '../../../platform/tenancy/context.js';
import type { Person } from '../language/pieces/vocabulary.js';
import type { PlanRunner } from '../plan/run.js';

/** The service of a customer's last visit, if there was one. */
export async function lastServiceOf(
  { id }: Person,
  { plans, who }: { plans: PlanRunner; who: Principal },
): Promise<string[]> {
  const filters = [{ name: 'customer', values: [id] }];
  const latest = { want: 'list', measure: 'visits', filters, order: 'latest', limit: 1 } as const;
  const { jobs = [] } = await plans.run(who, latest);
  return jobs.map(({ service }) => service);
}
