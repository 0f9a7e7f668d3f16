/**
 * '2 h', '45 min', '1 h 30 min'. The dashboard has its own, because a module shared with it would
 * cost its first paint.
 */
export function inHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(' ');
}
