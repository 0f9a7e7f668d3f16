import { safeStorage, session, type SessionState } from '@clearcoat/sdk';
import { KEY, PARAMETER } from './override-request';

/** Remotes by name, each with the address of the entry to take instead of the published one. */
export type DevOverrides = Record<string, string>;

const LOOPBACK = ['localhost', '127.0.0.1'];
/** The server lets dev servers into the policy of the page for a browser that has it. */
const COOKIE = 'clearcoat_dev';
const isLoopback = ({ hostname }: { hostname: string }) => LOOPBACK.includes(hostname);

/** Reads `crm@http://localhost:4100/remoteEntry.js`, several parted by commas; takes loopback only. */
export function parseOverrides(text: string): DevOverrides {
  const pairs = text.split(',').flatMap((part) => {
    const [, name, url = ''] = /^([a-z][a-z0-9-]*)@(https?:\/\/.+)$/.exec(part.trim()) ?? [];
    return name && URL.canParse(url) && isLoopback(new URL(url)) ? [[name, url]] : [];
  });
  return Object.fromEntries(pairs) as DevOverrides;
}

/**
 * What this tab asked for with `?mfe=crm@http://localhost:4100/remoteEntry.js`: kept for the tab,
 * one remote after the other. Whether it is granted is {@link areGranted}'s to say.
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

/** On a developer's own machine everyone may; elsewhere only who runs the platform. */
export function areGranted({ user }: SessionState, location: Location = window.location): boolean {
  return isLoopback(location) || user?.isPlatformAdmin === true;
}

function setCookie(isOn: boolean): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = isOn ? '' : '; Max-Age=0';
  document.cookie = `${COOKIE}=1; Path=/; SameSite=Strict${secure}${age}`;
}

const letsDevServersIn = () => document.cookie.split('; ').includes(`${COOKIE}=1`);

/** The page anew, this time with a policy that lets dev servers in. Does not come back. */
function withDevServers(location: Location): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/** The overrides in force. Loads the page anew when its policy does not let dev servers in. */
export async function devOverrides(location: Location = window.location): Promise<DevOverrides> {
  const requested = requestedOverrides(location);
  if (Object.keys(requested).length === 0) return requested;
  const isUnknown = !isLoopback(location) && session.get().status === 'unknown';
  const who = isUnknown ? await session.load() : session.get();
  if (!areGranted(who, location)) return {};
  if (letsDevServersIn()) return requested;
  setCookie(true);
  // A browser that keeps no cookies would load the page for ever.
  return letsDevServersIn() ? withDevServers(location) : requested;
}

/** Back to what is published: forgets the overrides and loads the page anew without them. */
export function resetOverrides(): void {
  safeStorage.session.remove(KEY);
  setCookie(false);
  const url = new URL(window.location.href);
  url.searchParams.delete(PARAMETER);
  window.location.replace(url);
}
