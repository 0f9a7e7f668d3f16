/**
 * Converts dollars to cents. Money is integer cents internally and dollars only at the API boundary.
 */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Whether {@link toCents} loses nothing, apart from binary rounding. */
export function isWholeCents(dollars: number): boolean {
  return Math.abs(dollars * 100 - toCents(dollars)) < 1e-6;
}

export function toDollars(cents: number): number {
  return Math.round(cents) / 100;
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function formatCents(cents: number): string {
  return usd.format(cents / 100).replace(/\.00$/, '');
}
