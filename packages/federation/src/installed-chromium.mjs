import { existsSync } from 'node:fs';

/** The headless shell draws the same pages in half the time. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export const hasHeadlessShell = () => existsSync(PLACES[0]);

/** The machine's own Chromium, if it has one; else Playwright finds its own. */
export const installedChromium = () => PLACES.find((place) => existsSync(place));

/** For tests and measurements, as root in a container too: it draws, and speaks with nobody but the product. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  // There is none here, and pretending one costs more than drawing without.
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
