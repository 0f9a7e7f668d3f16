import { ModernFakeTimers } from '@jest/fake-timers';
import NativeEnvironment from './node-environment.mjs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { enterWindow } from './window.mjs';

/**
 * Node's own globals plus a window, one for all files of a worker, since cached modules refer to
 * it. Each file finds it empty. See docs/decisions/0019.
 */
export default class DomEnvironment extends NativeEnvironment {
  fakeTimersModern;
  #leave;

  constructor({ projectConfig }) {
    super();
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    await super.setup();
    this.#leave = enterWindow();
    globalThis.jest = jestOf(this);
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    // Lets React finish its work on the last page.
    await nextTurn();
    this.#leave();
    delete globalThis.jest;
    await super.teardown();
  }
}

/** Node's own streams and sockets use these and would hang with fake timers. */
const NEVER_FAKED = ['queueMicrotask', 'nextTick', 'setImmediate', 'clearImmediate'];

/** The used part of `jest`, which its sandbox would inject into each module. */
function jestOf({ moduleMocker: mocks, fakeTimersModern: timers }) {
  return {
    fn: mocks.fn.bind(mocks),
    spyOn: mocks.spyOn.bind(mocks),
    restoreAllMocks: () => mocks.restoreAllMocks(),
    useFakeTimers: ({ doNotFake = [], ...options } = {}) =>
      timers.useFakeTimers({ ...options, doNotFake: [...NEVER_FAKED, ...doNotFake] }),
    useRealTimers: () => timers.useRealTimers(),
    advanceTimersByTime: (milliseconds) => timers.advanceTimersByTime(milliseconds),
    advanceTimersByTimeAsync: (milliseconds) => timers.advanceTimersByTimeAsync(milliseconds),
  };
}
