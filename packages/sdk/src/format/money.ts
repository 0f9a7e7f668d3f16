type Cents = 'never' | 'always' | 'auto';

/** Shifts the decimal point as text, because multiplying 9.995 by 100 is inexact. */
function moved(amount: number, places: number): number {
  const [figures, power = 0] = String(amount).split('e');
  return Number(`${figures}e${Number(power) + places}`);
}

/**
 * Rounds and groups thousands. No `Intl`, because its first formatter takes a phone a tenth of a
 * second, and public pages have prices.
 */
export function grouped(amount: number, decimals: number): string {
  const rounded = moved(Math.round(moved(Math.abs(amount), decimals)), -decimals);
  const text = rounded.toFixed(decimals).replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',');
  return amount < 0 ? `-${text}` : text;
}

/**
 * Formats US dollars as '$1,234' or '$1,234.50'.
 *
 * @param dollars - the amount in dollars; a non-finite number counts as 0
 * @param cents - 'never' (dashboard), 'always' (forms), 'auto' (only if not zero). Default: 'auto'
 * @example formatMoney(1234.5) // '$1,234.50'
 */
export function formatMoney(dollars: number, cents: Cents = 'auto'): string {
  const amount = Number.isFinite(dollars) ? dollars : 0;
  const isWhole = cents === 'auto' ? Number.isInteger(amount) : cents === 'never';
  return `${amount < 0 ? '-' : ''}$${grouped(Math.abs(amount), isWhole ? 0 : 2)}`;
}

/**
 * The percent change from `previous` to `current`; 0 when there is no previous value.
 *
 * @example percentChange(112.5, 100) // 12.5
 */
export function percentChange(current: number, previous: number | null | undefined): number {
  return previous ? ((current - previous) / previous) * 100 : 0;
}

/**
 * Formats a percentage with one decimal, and a plus sign from 0 on. @example formatPercent(12.5)
 * // '+12.5%'
 */
export function formatPercent(percent: number): string {
  const rounded = (Number.isFinite(percent) ? percent : 0).toFixed(1);
  // -0.04 rounds to '-0.0', which would look like a loss.
  const text = Number(rounded) === 0 ? '0.0' : rounded;
  return `${Number(text) >= 0 ? '+' : ''}${text}%`;
}
