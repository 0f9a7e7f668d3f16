export const LINE_KINDS = ['service', 'addon', 'fee', 'discount'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** One line of an appointment, with its price and duration. */
export interface Line {
  kind: LineKind;
  name: string;
  quantity: number;
  /** Price of one unit. Never negative: a discount is subtracted. */
  cents: number;
  /** Duration of one unit. */
  minutes: number;
  addonId: string | null;
}

interface Cost {
  cents: number;
  minutes: number;
}

/** A service with the prices and durations that differ by vehicle size. */
export interface PricedService extends Cost {
  name: string;
  sizes: readonly (Cost & { sizeId: string })[];
}

/** Signed amount of a line in cents. */
export const amountOf = ({ kind, quantity, cents }: Pick<Line, 'kind' | 'quantity' | 'cents'>) =>
  (kind === 'discount' ? -1 : 1) * quantity * cents;

/** Service line for a vehicle size. The service's own price is the fallback. */
export function serviceLine(service: PricedService, sizeId: string | null): Line {
  const { cents, minutes } = service.sizes.find((size) => size.sizeId === sizeId) ?? service;
  return { kind: 'service', name: service.name, quantity: 1, cents, minutes, addonId: null };
}

/**
 * The only rule for the price and duration of an appointment. It adds service, add-ons and fees,
 * subtracts discounts, and is never negative.
 */
export function priceOf(lines: readonly Line[]): Cost {
  const cents = lines.reduce((sum, line) => sum + amountOf(line), 0);
  const minutes = lines.reduce((sum, line) => sum + line.quantity * line.minutes, 0);
  return { cents: Math.max(0, cents), minutes };
}
