const KINDS = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
];

/**
 * Tracks timers. Node would run a page's pending timers after its test, in the next file.
 *
 * @returns clears the pending timers and restores Node's functions
 */
export function trackTimers() {
  const planned = new Set();
  const originals = KINDS.map(([set, clear]) => [set, globalThis[set], globalThis[clear]]);
  for (const [name, original, stop] of originals) {
    const tracked = (...args) => {
      const timer = original(...args);
      planned.add(() => stop(timer));
      return timer;
    };
    globalThis[name] = Object.defineProperties(tracked, Object.getOwnPropertyDescriptors(original));
  }
  return () => {
    for (const stop of planned) stop();
    for (const [name, original] of originals) globalThis[name] = original;
  };
}
