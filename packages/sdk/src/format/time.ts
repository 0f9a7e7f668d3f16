/** Format of times of day: '1:30 PM' or '13:30'. */
export type TimeFormat = '12h' | '24h';

let chosen: TimeFormat = '12h';

/**
 * Sets the format of all times of day. The shell sets it to the business's choice.
 *
 * @param format - anything but '24h' counts as '12h'
 * @example setTimeFormat('24h')
 */
export function setTimeFormat(format: TimeFormat | undefined): void {
  chosen = format === '24h' ? '24h' : '12h';
}

/** Current format of times of day. Default: '12h'. @example timeFormat() // '12h' */
export const timeFormat = (): TimeFormat => chosen;

const parts = (time: string) => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours && minutes ? { hours: Number(hours), minutes } : null;
};

const halfOfDay = (hours: number) => (hours < 12 ? 'AM' : 'PM');

/** Time without AM or PM: '1:30', or '13:30' in 24-hour format. */
const figures = ({ hours, minutes }: { hours: number; minutes: string }) =>
  `${chosen === '24h' ? hours : hours % 12 || 12}:${minutes}`;

/**
 * Formats a time of day.
 *
 * @param time - 'HH:mm'
 * @returns the time in the chosen format; an invalid text unchanged
 * @example formatTime('13:30') // '1:30 PM', or '13:30'
 */
export function formatTime(time: string): string {
  const read = parts(time);
  if (!read) return time;
  return chosen === '24h' ? figures(read) : `${figures(read)} ${halfOfDay(read.hours)}`;
}

/**
 * Formats a time range; AM or PM appears once if both are the same.
 *
 * @param start - 'HH:mm'
 * @param end - 'HH:mm'; '00:00' is midnight at the end of the day
 * @example formatTimeRange('08:00', '10:00') // '8:00–10:00 AM', or '8:00–10:00'
 */
export function formatTimeRange(start: string, end: string): string {
  const [from, to] = [parts(start), parts(end)];
  const isOneHalf = from && to && halfOfDay(from.hours) === halfOfDay(to.hours);
  const first = from && isOneHalf ? figures(from) : formatTime(start);
  return `${first}–${formatTime(end)}`;
}
