/** A small file of our own origin that always exists. */
const PROBE = '/registry/remotes.json';
const PATIENCE_MS = 2_000;

/**
 * Whether the network works: the device is online and another file of our origin loads. If not, a
 * load failure is not the version's fault.
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
