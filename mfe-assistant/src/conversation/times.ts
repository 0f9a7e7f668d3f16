/** Times of day are 'HH:mm'. */
const DAY_MINUTES = 24 * 60;

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** From start to end; an end of '00:00' is midnight at the end of the day. */
export const minutesBetween = (start: string, end: string): number =>
  (toMinutes(end) || DAY_MINUTES) - toMinutes(start);

/** The time so much later, at the latest midnight at the end of the day. */
export function timeAfter(start: string, minutes: number): string {
  const end = Math.min(toMinutes(start) + minutes, DAY_MINUTES) % DAY_MINUTES;
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${twoDigits(Math.floor(end / 60))}:${twoDigits(end % 60)}`;
}
