import { minutesBetween } from '@clearcoat/sdk/rules';

export const DAY_MINUTES = 24 * 60;

export const DEFAULT_START = '12:00';
export const DEFAULT_END = '13:00';

export const endsAfterStart = (start: string, end: string): boolean =>
  minutesBetween(start, end) > 0;
