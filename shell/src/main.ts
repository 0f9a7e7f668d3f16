import * as runtimeCore from './federation/runtime-core';

declare global {
  /** Where remotes built with an external runtime look for it. */
  var _FEDERATION_RUNTIME_CORE: unknown;
}

// Remotes carry no federation runtime of their own: they take this one.
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/**
 * What the first page stands on, all of it in one file. Run in one go it would hold a phone for a fifth
 * of a second, in which nothing scrolls and no press is answered.
 */
const PIECES = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@clearcoat/sdk'),
  () => import(/* webpackMode: "eager" */ '@clearcoat/ui/site'),
];

/** Lets the browser do what waits. */
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
