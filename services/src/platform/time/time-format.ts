import { AsyncLocalStorage } from 'node:async_hooks';

/** How times are shown: '1:30 PM', or '13:30'. */
export const TIME_FORMATS = ['12h', '24h'] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];

/** Of whom nothing else is known. */
const USUAL: TimeFormat = '12h';

const shown = new AsyncLocalStorage<{ format: TimeFormat }>();

/** Does all of a request's work; what {@link showTimesAs} says meanwhile holds for that work alone. */
export const withOwnTimeFormat = <T>(work: () => T): T => shown.run({ format: USUAL }, work);

/** Says how every sentence of this request has its times: as its business prefers. */
export function showTimesAs(format: TimeFormat): void {
  const own = shown.getStore();
  if (own) own.format = format;
}

export const shownTimeFormat = (): TimeFormat => shown.getStore()?.format ?? USUAL;
