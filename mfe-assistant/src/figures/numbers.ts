import { formatMoney } from '@clearcoat/sdk';
import type { Schema } from '@clearcoat/api-client';

type Unit = Schema<'ChatFigures'>['unit'];

const tenths = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 0 });

/** Formats a figure without its unit, which is in the column's head. */
export function formatFigure(value: number, unit: Unit): string {
  if (unit === 'money' || unit === 'money_per_hour') return formatMoney(value);
  return unit === 'percent' ? `${tenths(value)}%` : tenths(value);
}
