/** (current - previous) / previous * 100, and 0 where there is nothing to compare with. */
export function percentChange(current: number, previous: number): number {
  return previous === 0 ? 0 : ((current - previous) / previous) * 100;
}

/** '+12.5% from last month': one decimal, whole numbers without it. */
export function changeText(current: number, previous: number): string {
  const percent = Math.round(percentChange(current, previous) * 10) / 10;
  const shown = Object.is(percent, -0) ? 0 : percent;
  return `${shown >= 0 ? '+' : ''}${shown}% from last month`;
}

export function averageOf(totalCents: number, count: number): number {
  return count === 0 ? 0 : totalCents / count;
}
