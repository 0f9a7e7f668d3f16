/**
 * Runs work that is aborted with its caller or after `ms` milliseconds. A plain timer is used, because
 * on Node 20 a timeout inside `AbortSignal.any` can be garbage collected.
 */
export async function within<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  caller?: AbortSignal,
): Promise<T> {
  const ending = new AbortController();
  const end = () => ending.abort();
  if (caller?.aborted) end();
  caller?.addEventListener('abort', end, { once: true });
  const timer = setTimeout(end, ms);
  try {
    return await work(ending.signal);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', end);
  }
}
