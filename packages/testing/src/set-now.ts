/** Everything that jest can fake, except the date. */
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
 * Sets the current time until `jest.useRealTimers()`. Timers stay real: faked ones would skip the
 * ten seconds of `waitFor`, before a lazily loaded page arrives.
 *
 * @param now - an instant, as a Date or in ISO 8601
 * @example beforeEach(() => setNow('2026-11-23T15:00:00Z'));
 */
export function setNow(now: Date | string): void {
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...TIMERS] });
}
