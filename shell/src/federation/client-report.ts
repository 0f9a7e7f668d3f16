const REASON_MAX = 300;
/** So many the server takes at once. */
const LOADS_MAX = 20;

/** Ties what the person sees to the report that was sent. */
export const newTraceId = () => Math.random().toString(36).slice(2, 10);

/** Nothing depends on the answer. */
export function send(path: string, content: object): void {
  const body = JSON.stringify(content);
  navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }));
}

/** Whether code did not come, threw while it was shown, or a page throws in whatever version. */
export type ReportKind = 'load' | 'render' | 'page';

interface Report {
  remote: string;
  version: string;
  traceId: string;
  kind: ReportKind;
  error: unknown;
}

/** Reports to the server what failed in this browser. */
export function reportFailure({ error, ...report }: Report): void {
  send('/api/client-reports', { ...report, reason: String(error).slice(0, REASON_MAX) });
}

/** What was loaded and has not been reported. */
const loads: { remote: string; version: string; ms: number }[] = [];

function sendLoads(): void {
  while (loads.length > 0) send('/api/client-loads', { loads: loads.splice(0, LOADS_MAX) });
}

/**
 * Reports to the server how long a remote took; all of a page's together, once the person looks away.
 *
 * @param since - when it was asked for, by performance.now()
 */
export function reportLoad(remote: string, version: string, since: number): void {
  loads.push({ remote, version, ms: Math.round(performance.now() - since) });
}

// Either may be the last event of a page.
addEventListener('pagehide', sendLoads);
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendLoads();
});
