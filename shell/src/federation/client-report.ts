const REASON_MAX = 300;

/** Ties what the person sees to the report that was sent. */
export const newTraceId = () => Math.random().toString(36).slice(2, 10);

/** Tells the server what failed in this browser; nothing depends on the answer. */
export function reportFailure(
  remote: string,
  version: string,
  traceId: string,
  error: unknown,
): void {
  const reason = String(error).slice(0, REASON_MAX);
  const body = JSON.stringify({ remote, version, traceId, reason });
  navigator.sendBeacon('/api/client-reports', new Blob([body], { type: 'application/json' }));
}
