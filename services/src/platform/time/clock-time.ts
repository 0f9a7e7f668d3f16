/** Wall time as HH:mm. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Wall time as HH:mm, or 24:00 for the end of the day. */
export const DAY_TIME = /^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/;

export const DAY_MINUTES = 24 * 60;

/** Minutes since midnight. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** '4 h', '1 h 30 min', '45 min' */
export function saidMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(' ');
}

/** Wall time after some minutes from midnight; 00:00 at the end of the day. */
export function clockTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
}
