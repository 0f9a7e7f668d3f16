export function hasHeadlessShell(): boolean;
/** Path of the system's Chromium, or undefined if Playwright has to use its own. */
export function installedChromium(): string | undefined;
/**
 * Flags for tests and measurements, also as root in a container. The browser talks to the product
 * only.
 */
export const CHROMIUM_FLAGS: string[];
