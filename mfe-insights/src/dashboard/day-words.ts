import { formatMoney, formatTime, timeAt, type IsoDate } from '@clearcoat/sdk';
import type { Schema } from '@clearcoat/api-client';

type Day = Schema<'DaySummary'>;

const HOUR = 60;
const DAY = 24 * HOUR;

const jobs = (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'}`;

function summary({ jobs: count, worth, earned, appointments }: Day): string {
  const expected = worth === undefined ? undefined : formatMoney(worth);
  const money = earned && expected ? `${formatMoney(earned)} of ${expected} earned` : undefined;
  const [first] = appointments;
  const start = first && !money ? `first at ${formatTime(first.startTime)}` : undefined;
  return [jobs(count), money ?? expected, start].filter(Boolean).join(', ');
}

/** Sentence about today; on a free day also about tomorrow. */
export function sayDay(today: Day, tomorrow: Day): string {
  if (today.jobs > 0) return `Today: ${summary(today)}.`;
  const ahead = tomorrow.jobs > 0 ? `Tomorrow: ${summary(tomorrow)}.` : 'Tomorrow is free too.';
  return `Nothing on today. ${ahead}`;
}

/** Minute of the day in the business's time zone. */
export function minuteNow(timeZone: string | undefined, now = new Date()): number {
  return minutesOf(timeAt(timeZone, now));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
}

/** Time until a job: 'in 22 h', 'in 3 days', 'now'. */
export function howSoon(
  job: { date: IsoDate; startTime: string },
  today: IsoDate,
  minute: number,
): string {
  const days = Math.round((Date.parse(job.date) - Date.parse(today)) / 86_400_000);
  const ahead = days * DAY + minutesOf(job.startTime) - minute;
  if (!(ahead > 0)) return 'now';
  if (ahead < HOUR) return `in ${ahead} min`;
  return ahead < 2 * DAY ? `in ${Math.round(ahead / HOUR)} h` : `in ${days} days`;
}

/** '2 h', '45 min', '1 h 30 min'; undefined for invalid times. */
export function lengthOf({ startTime, endTime }: { startTime: string; endTime: string }) {
  const minutes = (minutesOf(endTime) || DAY) - minutesOf(startTime);
  if (!(minutes > 0)) return undefined;
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
}
