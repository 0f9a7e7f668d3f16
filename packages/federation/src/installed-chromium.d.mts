export function hasHeadlessShell(): boolean;
/** Where the machine's own Chromium is; undefined where Playwright has to find its own. */
export function installedChromium(): string | undefined;
