import { AppError } from '../../platform/errors/app-error.js';

interface Offer {
  name: string;
  /** Dollars a month, as the pricing page says. */
  price: number;
  customers: number;
}

export const OFFERS = {
  trial: { name: 'Free trial', price: 0, customers: 500 },
  starter: { name: 'Starter', price: 29, customers: 50 },
  professional: { name: 'Professional', price: 59, customers: 500 },
  enterprise: { name: 'Enterprise', price: 99, customers: Infinity },
} as const satisfies Record<string, Offer>;

export type Plan = keyof typeof OFFERS;
export const PLANS = Object.keys(OFFERS) as Plan[];

export interface Subscription {
  plan: Plan;
  trialEndsAt: Date;
}

/** A trial that is over and was not followed by a plan has Starter's limit. */
export function customerLimit({ plan, trialEndsAt }: Subscription, now: Date): number {
  const isOver = plan === 'trial' && now >= trialEndsAt;
  return OFFERS[isOver ? 'starter' : plan].customers;
}

/** The smallest plan that holds more than this many. */
export function planAbove(limit: number): 'professional' | 'enterprise' | null {
  if (limit === Infinity) return null;
  return limit < OFFERS.professional.customers ? 'professional' : 'enterprise';
}

export function planFullText(limit: number): string {
  const { name } = OFFERS[planAbove(limit) ?? 'enterprise'];
  return (
    `Your plan holds up to ${limit} customers and is full. ` +
    `Upgrade to ${name} on the Pricing page to add more.`
  );
}

/** What exists is never locked away: only adding one more is refused. */
export function assertRoomForCustomer(subscription: Subscription, customers: number, now: Date) {
  const limit = customerLimit(subscription, now);
  if (customers < limit) return;
  throw new AppError({ statusCode: 402, code: 'plan_limit', message: planFullText(limit) });
}
