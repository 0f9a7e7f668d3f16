import * as runtimeCore from './federation/runtime-core';

declare global {
  /** Global in which remotes built with an external runtime look for it. */
  var _FEDERATION_RUNTIME_CORE: unknown;
}

// Remotes have no federation runtime of their own; they use this one.
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/**
 * Modules of the first page, all in one file. Evaluated in one task they would block a phone for a
 * fifth of a second.
 */
const PIECES = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@clearcoat/sdk'),
  () => import(/* webpackMode: "eager" */ '@clearcoat/ui/site'),
];

/** Ends the task, so that the browser can handle input and paint. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve));

async function run(): Promise<void> {
  for (const load of PIECES) {
    await load();
    await yieldToBrowser();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start();
}

void run();
