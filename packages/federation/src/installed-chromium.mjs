import { existsSync } from 'node:fs';

/** The headless shell renders the same pages in half the time. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export const hasHeadlessShell = () => existsSync(PLACES[0]);

/** Path of the system's Chromium, or undefined if Playwright has to use its own. */
export const installedChromium = () => PLACES.find((place) => existsSync(place));

/**
 * Flags for tests and measurements, also as root in a container. The browser talks to the product
 * only.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  // Without a GPU, emulating one is slower than rendering without it.
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
