import { fetchRegistry } from './registry-client';

const TIMEOUT_MS = 10_000;
/** A small page to poll: no text and no styles of its own before its scripts run. */
const SMALL_PAGE = '/dashboard';

/** Whether the server's page now links other files than this one did. */
async function isShellNew(): Promise<boolean> {
  const response = await fetch(SMALL_PAGE, {
    // The page has a new nonce each time, so a conditional request never saves anything.
    cache: 'no-store',
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) return false;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const own = new Set([...document.scripts].map(({ src }) => src));
  return [...page.scripts].some(({ src }) => src && !own.has(src));
}

/** Fetches the registry again and returns whether a newer shell is published. */
export async function checkForUpdate(): Promise<boolean> {
  const [, isNew] = await Promise.all([
    fetchRegistry().catch(() => undefined),
    isShellNew().catch(() => false),
  ]);
  return isNew;
}
