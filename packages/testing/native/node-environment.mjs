import { ModuleMocker } from 'jest-mock';

/**
 * Jest environment without a sandbox: the tests' globals are Node's own. See docs/decisions/0019.
 */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  /** Globals that jest replaces while a file runs. */
  #own = { console: globalThis.console, exit: process.exit };

  async setup() {}

  async teardown() {
    globalThis.console = this.#own.console;
    process.exit = this.#own.exit;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Jest requires this method, but only sandboxed code needs a context. */
  getVmContext() {
    return null;
  }
}
