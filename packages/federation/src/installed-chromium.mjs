import { existsSync } from 'node:fs';

/** The headless shell draws the same pages in half the time. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export const hasHeadlessShell = () => existsSync(PLACES[0]);

/** The machine's own Chromium, if it has one; else Playwright finds its own. */
export const installedChromium = () => PLACES.find((place) => existsSync(place));
