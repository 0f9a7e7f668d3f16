/** Day and time of something, in the business's zone. @example 'Nov 21, 2026, 9:30 AM' */
export function formatMoment(iso: string, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(iso));
}
