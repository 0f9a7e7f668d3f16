import { formatMoney } from '@clearcoat/sdk';
import type { Schema } from '@clearcoat/api-client';

type Unit = Schema<'ChatFigures'>['unit'];

const tenths = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 0 });

/** A figure as it stands in a column, whose head says what it is. */
export function formatFigure(value: number, unit: Unit): string {
  if (unit === 'money' || unit === 'money_per_hour') return formatMoney(value);
  return unit === 'percent' ? `${tenths(value)}%` : tenths(value);
}
