import * as runtimeCore from './federation/runtime-core';
import { start } from './start';

declare global {
  /** Where remotes built with an external runtime look for it. */
  var _FEDERATION_RUNTIME_CORE: unknown;
}

// Remotes carry no federation runtime of their own: they take this one.
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

void start();
