import { AppError } from '../../platform/errors/app-error.js';

export type Plan = 'trial' | 'starter' | 'professional' | 'enterprise';

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

/** What exists is never locked away: only adding one more is refused. */
export function assertRoomForCustomer(subscription: Subscription, customers: number, now: Date) {
  const limit = customerLimit(subscription, now);
  if (customers < limit) return;
  const next = limit === STARTER_LIMIT ? 'Professional' : 'Enterprise';
  throw new AppError({
    statusCode: 402,
    code: 'plan_limit',
    message:
      `Your plan holds up to ${limit} customers and is full. ` +
      `Upgrade to ${next} on the Pricing page to add more.`,
  });
}
