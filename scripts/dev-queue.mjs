/** Scheduling of the dev server's builds. */

/** Whether a change of a file can affect the running product. */
export const isSource = (file) =>
  Boolean(file) && !/(^|[\\/])(dist|node_modules)[\\/]|\.spec\.tsx?$/.test(file);

/** Calls back after a quiet period. */
export function debounce(ms, callback) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(callback, ms);
  };
}

/**
 * A queue of named jobs that never run in parallel. A job requested again while queued runs once.
 * A job requested again while running is repeated, because it may have missed the change. A
 * failing job reports its error and does not stop the others.
 */
export function oneAtATime() {
  const waiting = new Map();
  let isRunning = false;
  async function run() {
    if (isRunning) return;
    isRunning = true;
    for (const [name, job] of waiting) {
      waiting.delete(name);
      try {
        await job();
      } catch (error) {
        process.stderr.write(`${name}: ${error.message}\n`);
      }
    }
    isRunning = false;
  }
  return (name, job) => {
    waiting.set(name, job);
    return run();
  };
}
