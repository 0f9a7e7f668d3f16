import { fetchRegistry } from './registry-client';

const TIMEOUT_MS = 10_000;
/** One on which nothing is drawn before its scripts run: no text, and no styles of its own. */
const SMALL_PAGE = '/dashboard';

/** Whether the page on the server starts with other files than this one did. */
async function isShellNew(): Promise<boolean> {
  const response = await fetch(SMALL_PAGE, {
    // The page has a nonce of its own each time, so it always comes whole.
    cache: 'no-store',
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) return false;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const own = new Set([...document.scripts].map(({ src }) => src));
  return [...page.scripts].some(({ src }) => src && !own.has(src));
}

/** Reads the registry anew, and answers whether there is another shell. */
export async function checkForUpdate(): Promise<boolean> {
  const [, isNew] = await Promise.all([
    fetchRegistry().catch(() => undefined),
    isShellNew().catch(() => false),
  ]);
  return isNew;
}
