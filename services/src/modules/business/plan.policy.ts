import { AppError } from '../../platform/errors/app-error.js';
import type { FileRoom } from '../../platform/files/index.js';

interface Offer {
  name: string;
  /** Dollars per month, as on the pricing page. */
  price: number;
  customers: number;
  /** Quota for photos and other files. */
  gigabytes: number;
  /** Parts of text messages per month. */
  texts: number;
}

export const OFFERS = {
  trial: { name: 'Free trial', price: 0, customers: 500, gigabytes: 10, texts: 100 },
  starter: { name: 'Starter', price: 29, customers: 50, gigabytes: 2, texts: 250 },
  professional: { name: 'Professional', price: 59, customers: 500, gigabytes: 10, texts: 1000 },
  enterprise: { name: 'Enterprise', price: 99, customers: Infinity, gigabytes: 50, texts: 4000 },
} as const satisfies Record<string, Offer>;

export type Plan = keyof typeof OFFERS;
export const PLANS = Object.keys(OFFERS) as Plan[];

export interface Subscription {
  plan: Plan;
  trialEndsAt: Date;
}

/** Limits of a plan. An expired trial has Starter's limits. */
function offerOf({ plan, trialEndsAt }: Subscription, now: Date): Offer {
  const isOver = plan === 'trial' && now >= trialEndsAt;
  return OFFERS[isOver ? 'starter' : plan];
}

export const customerLimit = (subscription: Subscription, now: Date): number =>
  offerOf(subscription, now).customers;

export const textLimit = (subscription: Subscription, now: Date): number =>
  offerOf(subscription, now).texts;

/** The smallest plan with a higher limit. */
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

/** Refuses one more contact beyond the limit. Existing contacts always stay accessible. */
export function assertRoomForCustomer(subscription: Subscription, customers: number, now: Date) {
  const limit = customerLimit(subscription, now);
  if (customers < limit) return;
  throw new AppError({ statusCode: 402, code: 'plan_limit', message: planFullText(limit) });
}

const GIGABYTE = 1024 ** 3;

/** File quota of a business in bytes, and the error message when it is full. */
export function fileRoom(subscription: Subscription, now: Date): FileRoom {
  const { gigabytes } = offerOf(subscription, now);
  const fullText =
    `Your plan holds ${gigabytes} GB of photos and is full. ` +
    'Upgrade on the Pricing page to add more, or delete photos you no longer need.';
  return { bytes: gigabytes * GIGABYTE, fullText };
}
