/** What keeps the dev server's builds apart. */

/** Whether a change of a file can change what runs. */
export const isSource = (file) =>
  Boolean(file) && !/(^|[\\/])(dist|node_modules)[\\/]|\.spec\.tsx?$/.test(file);

/** Calls back once things have been quiet for a moment. */
export function debounce(ms, callback) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(callback, ms);
  };
}

/**
 * A queue of named jobs that never run at the same time. A job that is asked for while it waits is
 * done once; one that is asked for while it runs is done again, since it may have missed the change.
 * One that fails says so, and keeps none of the others.
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
