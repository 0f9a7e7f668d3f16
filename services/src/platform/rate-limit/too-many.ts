import { tooManyRequests, type AppError } from '../errors/app-error.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** 'Too many messages. Please try again in 5 minutes.' */
export function tooMany(sentence: string, waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return tooManyRequests(`${sentence} Please try again in ${inWords(seconds)}.`, seconds);
}

function inWords(seconds: number): string {
  if (seconds < MINUTE) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  if (seconds < HOUR) return counted(Math.ceil(seconds / MINUTE), 'a minute', 'minutes');
  return counted(Math.ceil(seconds / HOUR), 'an hour', 'hours');
}

const counted = (count: number, one: string, many: string) =>
  count === 1 ? one : `${count} ${many}`;
