export function hasHeadlessShell(): boolean;
/** Where the machine's own Chromium is; undefined where Playwright has to find its own. */
export function installedChromium(): string | undefined;
/** For tests and measurements, as root in a container too: it draws, and speaks with nobody but the product. */
export const CHROMIUM_FLAGS: string[];
