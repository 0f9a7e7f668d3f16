import { safeStorage, session, type SessionState } from '@clearcoat/sdk';
import { KEY, PARAMETER } from './override-request';

/** Remotes by name, each with the entry address that replaces the published one. */
export type DevOverrides = Record<string, string>;

const LOOPBACK = ['localhost', '127.0.0.1'];
/** Cookie that makes the server allow dev servers in the page's policy. */
const COOKIE = 'clearcoat_dev';
const isLoopback = ({ hostname }: { hostname: string }) => LOOPBACK.includes(hostname);

/**
 * Parses comma-separated `crm@http://localhost:4100/remoteEntry.js`; accepts loopback addresses
 * only.
 */
export function parseOverrides(text: string): DevOverrides {
  const pairs = text.split(',').flatMap((part) => {
    const [, name, url = ''] = /^([a-z][a-z0-9-]*)@(https?:\/\/.+)$/.exec(part.trim()) ?? [];
    return name && URL.canParse(url) && isLoopback(new URL(url)) ? [[name, url]] : [];
  });
  return Object.fromEntries(pairs) as DevOverrides;
}

/**
 * Overrides requested with `?mfe=crm@http://localhost:4100/remoteEntry.js`. They accumulate in the
 * tab's session storage. {@link areGranted} decides whether they apply.
 */
export function requestedOverrides(location: Location = window.location): DevOverrides {
  const stored = parseOverrides(safeStorage.session.get(KEY) ?? '');
  const asked = new URLSearchParams(location.search).get(PARAMETER);
  if (!asked) return stored;
  const all = { ...stored, ...parseOverrides(asked) };
  const text = Object.entries(all).map(([name, url]) => `${name}@${url}`);
  safeStorage.session.set(KEY, text.join());
  return all;
}

/**
 * Overrides are allowed for everyone on a developer's own machine, elsewhere for platform
 * administrators only.
 */
export function areGranted({ user }: SessionState, location: Location = window.location): boolean {
  return isLoopback(location) || user?.isPlatformAdmin === true;
}

function setCookie(isOn: boolean): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = isOn ? '' : '; Max-Age=0';
  document.cookie = `${COOKIE}=1; Path=/; SameSite=Strict${secure}${age}`;
}

const letsDevServersIn = () => document.cookie.split('; ').includes(`${COOKIE}=1`);

/** Reloads the page with a policy that allows dev servers. Never resolves. */
function withDevServers(location: Location): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/** The overrides in force. Reloads the page when its policy does not allow dev servers. */
export async function devOverrides(location: Location = window.location): Promise<DevOverrides> {
  const requested = requestedOverrides(location);
  if (Object.keys(requested).length === 0) return requested;
  const isUnknown = !isLoopback(location) && session.get().status === 'unknown';
  const who = isUnknown ? await session.load() : session.get();
  if (!areGranted(who, location)) return {};
  if (letsDevServersIn()) return requested;
  setCookie(true);
  // Without the cookie check, a browser that refuses cookies would reload forever.
  return letsDevServersIn() ? withDevServers(location) : requested;
}

/** Forgets the overrides and reloads the page with the published remotes. */
export function resetOverrides(): void {
  safeStorage.session.remove(KEY);
  setCookie(false);
  const url = new URL(window.location.href);
  url.searchParams.delete(PARAMETER);
  window.location.replace(url);
}
