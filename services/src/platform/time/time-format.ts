import { AsyncLocalStorage } from 'node:async_hooks';

/** Time formats: '1:30 PM' or '13:30'. */
export const TIME_FORMATS = ['12h', '24h'] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];

/** Fallback without a known preference. */
const USUAL: TimeFormat = '12h';

const shown = new AsyncLocalStorage<{ format: TimeFormat }>();

/** Runs a request with a time format of its own, which {@link showTimesAs} sets. */
export const withOwnTimeFormat = <T>(work: () => T): T => shown.run({ format: USUAL }, work);

/** Sets the time format for all sentences of this request. */
export function showTimesAs(format: TimeFormat): void {
  const own = shown.getStore();
  if (own) own.format = format;
}

export const shownTimeFormat = (): TimeFormat => shown.getStore()?.format ?? USUAL;
