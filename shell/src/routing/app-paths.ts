import { claims } from '@clearcoat/federation/registry';

/** Everything at or below these is shown in the app's layout. */
export const APP_PREFIXES = [
  '/dashboard',
  '/contacts',
  '/appointments',
  '/revenue',
  '/settings',
  '/account',
  '/admin',
  '/handbook',
];

/** Whether a path is shown in the app's layout, with its sidebar. */
export function isAppPath(pathname: string): boolean {
  return APP_PREFIXES.some((prefix) => claims(prefix, pathname));
}

/** Where to sign in so as to come back to exactly this place. */
export function loginPath(from: { pathname: string; search: string; hash: string }): string {
  const returnTo = `${from.pathname}${from.search}${from.hash}`;
  return `/auth?${new URLSearchParams({ tab: 'login', returnTo }).toString()}`;
}

/** The place to go after signing in; only a path of our own is followed. */
export function returnPath(search: URLSearchParams): string {
  const wanted = search.get('returnTo') ?? '';
  const isOwnPath = /^\/(?![/\\])/.test(wanted);
  return isOwnPath ? wanted : '/dashboard';
}
