import type { Sql } from '../../platform/database/index.js';
import { orNotFound } from '../../platform/errors/app-error.js';
import type { Plan, Subscription } from './plan.policy.js';

/** Runs as the platform role: what a business may do is not its own to write. */
export async function updatePlan(sql: Sql, businessId: string, plan: Plan): Promise<void> {
  await sql('update businesses set plan = $2 where id = $1', [businessId, plan]);
}

/** To the end of the transaction nobody else changes it. */
export async function lockPlan(sql: Sql, businessId: string): Promise<Plan | undefined> {
  const [row] = await sql<{ plan: Plan }>(
    'select plan from businesses where id = $1 for no key update',
    [businessId],
  );
  return row?.plan;
}

const SUBSCRIPTION = `select plan, trial_ends_at as "trialEndsAt" from businesses where id = $1`;

/** How many customers a business has; `$1` is the business. */
export const COUNT_CUSTOMERS = `select coalesce(sum(added - removed), 0)::integer as customers
  from customer_days where business_id = $1`;

/** The subscription and how much of it is used. */
export async function findSubscriptionUse(sql: Sql, businessId: string, lock = '') {
  // Counted when the lock is held: one connection answers in the order in which it is asked.
  const [[subscription], [count]] = await Promise.all([
    sql<Subscription>(`${SUBSCRIPTION} ${lock}`, [businessId]),
    sql<{ customers: number }>(COUNT_CUSTOMERS, [businessId]),
  ]);
  return subscription && { subscription, customers: count?.customers ?? 0 };
}

/** Held to the end of the transaction, so that two adds cannot both be the last. */
export const lockSubscription = (sql: Sql, businessId: string) =>
  findSubscriptionUse(sql, businessId, 'for no key update');

export async function findSubscription(sql: Sql, businessId: string): Promise<Subscription> {
  const [subscription] = await sql<Subscription>(SUBSCRIPTION, [businessId]);
  return orNotFound(subscription, 'This business');
}
