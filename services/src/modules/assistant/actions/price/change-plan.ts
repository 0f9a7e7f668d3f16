import type { Size } from '../../tools/suggest-price.js';

/** What a service is to cost, or by how much more or less. */
export interface PriceChangePlan {
  do: 'price_change';
  /** Those that the words fit, or each that there is. */
  services: readonly string[] | 'all';
  /** Each of them is named by itself. */
  isOfEach?: true;
  /** For vehicles of this size: those prices are changed on their page. */
  size?: Size;
  /** Add-ons that are named instead: their prices are changed on their page. */
  addOns?: readonly string[];
  to?: number;
  /** What it was before, which is not known. */
  isAsBefore?: true;
  /** Cents, or hundredths of the price. */
  by?: { amount: number; isPercent: boolean };
  /** Days for which it should be: a list price has none. */
  left?: readonly string[];
}
