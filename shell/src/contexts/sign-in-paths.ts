/** Sign-in address that leads back to exactly this place. */
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
