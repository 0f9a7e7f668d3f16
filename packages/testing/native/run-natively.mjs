import circus from 'jest-circus/runner';
import hooks, { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';

/** Where jest-circus keeps who listens to its events; in a sandbox it would end with the file. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');

const require = createRequire(import.meta.url);
process.setSourceMapsEnabled(true);

/** Which test is running. */
const context = new AsyncLocalStorage();

/**
 * Each storage that was ever used costs something with each promise that is made until the process ends: a worker would have one
 * for each file that it ran.
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
 * Jest's own runner, with Node's modules instead of the sandbox's: what a test file imports stays
 * loaded, and compiled, for the next one of the same worker. See docs/decisions/0019.
 *
 * @param load - loads a test file, or one that prepares the tests, and runs it
 */
export function runNatively(load) {
  return (globalConfig, config, environment, runtime, testPath, send) => {
    // Jest's maps stacks by the sandbox's source maps; Node knows those of its own modules.
    Error.prepareStackTrace = undefined;
    Object.assign(runtime, {
      // jest-circus itself, anew for each file.
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
