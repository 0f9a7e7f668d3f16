/** Money is integer cents inside and a number of dollars at the API's edge, nowhere else. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Whether nothing of it is lost in {@link toCents}, but for what binary fractions cannot say. */
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
