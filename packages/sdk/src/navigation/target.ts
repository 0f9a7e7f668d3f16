import { createPath, parsePath, resolvePath, type Location, type To } from 'react-router-dom';
import type { Matches } from './route-table';

/** Current location, which relative addresses are resolved against. */
export interface Place {
  location: Location;
  matches: NonNullable<Matches>;
}

/** Paths of the matched routes; each `..` removes one of them. */
function routeAddresses(matches: Place['matches'], from: string | undefined): string[] {
  const last = matches.findIndex(({ route }) => route.id === from);
  const above = last < 0 ? matches : matches.slice(0, last + 1);
  const own = above.filter(({ route }, index) => index === 0 || route.path);
  return own.map(({ pathname, pathnameBase }, index) =>
    index === own.length - 1 ? pathname : pathnameBase,
  );
}

function baseOf(pathname: string, addresses: string[]): { base: string; rest: string } {
  const rest = pathname.split('/');
  let level = addresses.length - 1;
  for (; pathname.startsWith('..') && rest[0] === '..'; level -= 1) rest.shift();
  return { base: addresses[level] ?? '/', rest: rest.join('/') };
}

/**
 * Absolute address of `to` from here.
 *
 * @param from - id of the route whose component navigates
 * @param relative - 'path' resolves against path segments instead of routes
 */
export function resolveTarget(
  { location, matches }: Place,
  to: To | null,
  from?: string,
  relative?: 'route' | 'path',
): string {
  if (to === null) return createPath(location);
  const parsed = typeof to === 'string' ? parsePath(to || '.') : { ...to };
  const here = location.pathname;
  if (parsed.pathname === undefined) return createPath(resolvePath(parsed, here));
  const addresses = routeAddresses(matches, from);
  const asked = parsed.pathname || '.';
  const { base, rest } =
    relative === 'path' ? { base: addresses.at(-1) ?? '/', rest: asked } : baseOf(asked, addresses);
  const path = resolvePath({ ...parsed, pathname: rest || '.' }, base);
  const endsOpen = (asked !== '/' && asked.endsWith('/')) || (asked === '.' && here.endsWith('/'));
  if (endsOpen && !path.pathname.endsWith('/')) path.pathname += '/';
  return createPath(path);
}

const KEY = { from: 2, to: 10 };
const newKey = () => Math.random().toString(36).slice(KEY.from, KEY.to);

/** A history location for an address, with a new key. */
export const locationAt = (path: string, state: unknown = null): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...parsePath(path),
  state,
  key: newKey(),
  mask: undefined,
});

/** Whether only the hash of the same page changes. */
export const isSamePage = (a: Location, b: Location): boolean =>
  a.pathname === b.pathname && a.search === b.search && b.hash !== '';
