import circus from 'jest-circus/runner';
import hooks, { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';

/**
 * Symbol under which jest-circus stores its event listeners; in a sandbox it would end with the
 * file.
 */
const LISTENERS = Symbol.for('EVENT_HANDLERS');

const require = createRequire(import.meta.url);
process.setSourceMapsEnabled(true);

/** Context of the running test. */
const context = new AsyncLocalStorage();

/**
 * Shares one AsyncLocalStorage: every instance ever used slows down each promise until the process
 * ends, and a worker would have one for each file.
 */
function withOneStorage(load) {
  hooks.AsyncLocalStorage = function SharedStorage() {
    return context;
  };
  try {
    return load();
  } finally {
    hooks.AsyncLocalStorage = AsyncLocalStorage;
  }
}

/**
 * Jest's own runner on Node's module cache instead of the sandbox's: imports stay loaded and
 * compiled for the worker's next file. See docs/decisions/0019.
 *
 * @param load - loads and runs a test or setup file
 */
export function runNatively(load) {
  return (globalConfig, config, environment, runtime, testPath, send) => {
    // Jest maps stacks by the sandbox's source maps; Node maps its own modules.
    Error.prepareStackTrace = undefined;
    Object.assign(runtime, {
      // jest-circus itself must be reloaded for each file.
      requireInternalModule(file) {
        delete require.cache[file];
        delete globalThis[LISTENERS];
        return withOneStorage(() => require(file));
      },
      setGlobalsForRuntime() {},
      unstable_shouldLoadAsEsm: () => true,
      unstable_importModule: (file) => load(file, config),
    });
    return circus.default(globalConfig, config, environment, runtime, testPath, send);
  };
}
