import { ModuleMocker } from 'jest-mock';

/** Jest's environment without a sandbox: the tests' globals are Node's own. See docs/decisions/0019. */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  /** What jest replaces for as long as a file runs. */
  #own = { console: globalThis.console, exit: process.exit };

  async setup() {}

  async teardown() {
    globalThis.console = this.#own.console;
    process.exit = this.#own.exit;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Jest asks for one; only code that it would run in a sandbox needs it. */
  getVmContext() {
    return null;
  }
}
