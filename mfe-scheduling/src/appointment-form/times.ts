import { minutesBetween } from '@clearcoat/sdk/rules';

export const DEFAULT_START = '12:00';
export const DEFAULT_END = '13:00';

export const endsAfterStart = (start: string, end: string): boolean =>
  minutesBetween(start, end) > 0;
