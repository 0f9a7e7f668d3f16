import { AppError } from '../../platform/errors/app-error.js';

export const PLANS = ['trial', 'starter', 'professional', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

export interface Subscription {
  plan: Plan;
  trialEndsAt: Date;
}

const STARTER_LIMIT = 50;
const PROFESSIONAL_LIMIT = 500;

/** The trial has Professional's limits; one that is over and was not followed by a plan, Starter's. */
export function customerLimit({ plan, trialEndsAt }: Subscription, now: Date): number {
  switch (plan) {
    case 'enterprise':
      return Infinity;
    case 'professional':
      return PROFESSIONAL_LIMIT;
    case 'starter':
      return STARTER_LIMIT;
    case 'trial':
      return now < trialEndsAt ? PROFESSIONAL_LIMIT : STARTER_LIMIT;
  }
}

/** The smallest plan that holds more than this many. */
export function planAbove(limit: number): 'professional' | 'enterprise' | null {
  if (limit === Infinity) return null;
  return limit === STARTER_LIMIT ? 'professional' : 'enterprise';
}

export function planFullText(limit: number): string {
  const next = planAbove(limit) === 'professional' ? 'Professional' : 'Enterprise';
  return (
    `Your plan holds up to ${limit} customers and is full. ` +
    `Upgrade to ${next} on the Pricing page to add more.`
  );
}

/** What exists is never locked away: only adding one more is refused. */
export function assertRoomForCustomer(subscription: Subscription, customers: number, now: Date) {
  const limit = customerLimit(subscription, now);
  if (customers < limit) return;
  throw new AppError({ statusCode: 402, code: 'plan_limit', message: planFullText(limit) });
}
