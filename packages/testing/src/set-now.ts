/** All that jest fakes but the date. */
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'queueMicrotask',
  'nextTick',
  'performance',
] as const;

/**
 * What time it is, for whoever asks, until `jest.useRealTimers()`. Timers are real: of faked ones the ten
 * seconds that something is waited for pass in a moment, and a page whose code loads late is not there yet.
 *
 * @param now - an instant, as a Date or in ISO 8601
 * @example beforeEach(() => setNow('2026-11-23T15:00:00Z'));
 */
export function setNow(now: Date | string): void {
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...TIMERS] });
}
