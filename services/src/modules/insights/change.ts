/** (current - previous) / previous * 100, or 0 without a previous value. */
export function percentChange(current: number, previous: number): number {
  return previous === 0 ? 0 : ((current - previous) / previous) * 100;
}

/** '+12.5% from last month', with one decimal unless unchanged. */
export function changeText(current: number, previous: number): string {
  const percent = Math.round(percentChange(current, previous) * 10) / 10;
  if (percent === 0) return '+0% from last month';
  return `${percent > 0 ? '+' : ''}${percent.toFixed(1)}% from last month`;
}

export function averageOf(totalCents: number, count: number): number {
  return count === 0 ? 0 : totalCents / count;
}
