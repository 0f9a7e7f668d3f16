import type { Sql } from '../../../platform/database/index.js';
import { formatCents } from '../../../platform/money/money.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { formatDay } from '../../../platform/time/zone.js';
import { averageOf, completedTotals, percentChange, type Totals } from '../../insights/index.js';
import type { Days } from '../plan/named-spans.js';

export interface Takings {
  title: string;
  days: Days;
  total: string;
  jobs: number;
  average: string;
}

export interface Counted extends Takings {
  cents: number;
}

export async function takingsOf(
  sql: Sql,
  context: BusinessContext,
  days: Days,
  title: string,
): Promise<Counted> {
  return spokenTotals(await completedTotals(sql, context, days), days, title);
}

function spokenTotals({ cents, count }: Totals, days: Days, title: string): Counted {
  const average = formatCents(Math.round(averageOf(cents, count)));
  return { title, days, total: formatCents(cents), jobs: count, average, cents };
}

/** Note for a period that begins before the records do, so it looks too small. */
export function recordsNote(
  { days, title }: Takings,
  since: string | undefined,
): string | undefined {
  if (since === undefined || days.from >= since || days.to < since) return undefined;
  return `Your records begin on ${formatDay(since)}, so this is not all of ${title.replace(/^in /, '')}.`;
}

export const withoutCents = ({ cents: _cents, ...takings }: Counted): Takings => takings;

/** Change in percent: '+12.5%'. */
export function changeOf(current: number, previous: number): string {
  if (previous === 0) return current === 0 ? 'no change' : 'nothing earlier to compare with';
  const percent = Math.round(percentChange(current, previous) * 10) / 10;
  return percent === 0 ? 'no change' : `${percent > 0 ? '+' : ''}${percent}%`;
}
