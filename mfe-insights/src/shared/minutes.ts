/** '2 h', '45 min', '1 h 30 min'. */
export function inHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(' ');
}
