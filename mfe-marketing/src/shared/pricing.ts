export type Billing = 'monthly' | 'annual';

/** Discount for annual billing. */
export const ANNUAL_DISCOUNT_PERCENT = 20;

/** A plan's price in cents. */
export interface Quote {
  perMonth: number;
  /** Amount of each payment: for a month or a year. */
  charged: number;
  savedPerYear: number;
}

/**
 * Price of a plan.
 *
 * @param monthlyCents - the price of one month, billed monthly
 * @example quote(2900, 'annual') // { perMonth: 2320, charged: 27840, savedPerYear: 6960 }
 */
export function quote(monthlyCents: number, billing: Billing): Quote {
  if (billing === 'monthly') {
    return { perMonth: monthlyCents, charged: monthlyCents, savedPerYear: 0 };
  }
  const perMonth = Math.round((monthlyCents * (100 - ANNUAL_DISCOUNT_PERCENT)) / 100);
  const charged = perMonth * 12;
  return { perMonth, charged, savedPerYear: monthlyCents * 12 - charged };
}
