const KINDS = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
];

/**
 * Node goes on with what a page has planned after its test: its timers keep the process, and run in
 * the next file.
 *
 * @returns stops what was planned since the last time
 */
export function trackTimers() {
  const planned = new Set();
  for (const [set, clear] of KINDS) {
    const original = globalThis[set];
    const stop = globalThis[clear];
    const tracked = (...args) => {
      const timer = original(...args);
      planned.add(() => stop(timer));
      return timer;
    };
    globalThis[set] = Object.defineProperties(tracked, Object.getOwnPropertyDescriptors(original));
  }
  return () => {
    for (const stop of planned) stop();
    planned.clear();
  };
}
