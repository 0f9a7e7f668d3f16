/** Something of our own origin that is always there, and small. */
const PROBE = '/registry/remotes.json';
const PATIENCE_MS = 2_000;

/**
 * Whether a file that did not come is likely the file's fault: the device has a network, and something
 * else of the same origin does come. In a tunnel no version is to blame.
 */
export async function isNetworkSound(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await fetch(PROBE, { cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
