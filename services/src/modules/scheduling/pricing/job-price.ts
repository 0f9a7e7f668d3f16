/** What a row of what a job costs is. */
export const LINE_KINDS = ['service', 'addon', 'fee', 'discount'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** One row of what a job costs and takes. */
export interface Line {
  kind: LineKind;
  name: string;
  quantity: number;
  /** Of each, and never less than nothing: a discount's is taken off. */
  cents: number;
  /** Of each. */
  minutes: number;
  /** Which of the business's add-ons it is. */
  addonId: string | null;
}

interface Cost {
  cents: number;
  minutes: number;
}

/** A service with what it costs and takes by size, where that is not its own. */
export interface PricedService extends Cost {
  name: string;
  sizes: readonly (Cost & { sizeId: string })[];
}

/** What a row adds to the price; a discount takes it off. */
export const amountOf = ({ kind, quantity, cents }: Pick<Line, 'kind' | 'quantity' | 'cents'>) =>
  (kind === 'discount' ? -1 : 1) * quantity * cents;

/** A service for a vehicle of a size; without one, and where it has no price of its own, the service's. */
export function serviceLine(service: PricedService, sizeId: string | null): Line {
  const { cents, minutes } = service.sizes.find((size) => size.sizeId === sizeId) ?? service;
  return { kind: 'service', name: service.name, quantity: 1, cents, minutes, addonId: null };
}

/**
 * The one rule for price and minutes of a job: its service for the vehicle's size, add-ons and fees, less the
 * discounts, and never less than nothing.
 */
export function priceOf(lines: readonly Line[]): Cost {
  const cents = lines.reduce((sum, line) => sum + amountOf(line), 0);
  const minutes = lines.reduce((sum, line) => sum + line.quantity * line.minutes, 0);
  return { cents: Math.max(0, cents), minutes };
}
