import type { Sql } from '../../platform/database/index.js';
import { orNotFound } from '../../platform/errors/app-error.js';
import type { Plan, Subscription } from './plan.policy.js';

/** Runs as the platform role, because a tenant may not change its own plan. */
export async function updatePlan(sql: Sql, businessId: string, plan: Plan): Promise<void> {
  await sql('update businesses set plan = $2 where id = $1', [businessId, plan]);
}

/** Plan of a business, locked until the transaction ends. */
export async function lockPlan(sql: Sql, businessId: string): Promise<Plan | undefined> {
  const [row] = await sql<{ plan: Plan }>(
    'select plan from businesses where id = $1 for no key update',
    [businessId],
  );
  return row?.plan;
}

const SUBSCRIPTION = `select plan, trial_ends_at as "trialEndsAt" from businesses where id = $1`;

/** Number of a business's contacts; `$1` is the business. */
export const COUNT_CUSTOMERS = `select coalesce(sum(added - removed), 0)::integer as customers
  from customer_days where business_id = $1`;

/** Subscription and its usage. */
export async function findSubscriptionUse(sql: Sql, businessId: string, lock = '') {
  // Counted under the lock, because one connection runs its queries in order.
  const [[subscription], [count]] = await Promise.all([
    sql<Subscription>(`${SUBSCRIPTION} ${lock}`, [businessId]),
    sql<{ customers: number }>(COUNT_CUSTOMERS, [businessId]),
  ]);
  return subscription && { subscription, customers: count?.customers ?? 0 };
}

/** Locked until the transaction ends, so that two additions cannot both take the last place. */
export const lockSubscription = (sql: Sql, businessId: string) =>
  findSubscriptionUse(sql, businessId, 'for no key update');

export async function findSubscription(sql: Sql, businessId: string): Promise<Subscription> {
  const [subscription] = await sql<Subscription>(SUBSCRIPTION, [businessId]);
  return orNotFound(subscription, 'This business');
}
