const REASON_MAX = 300;
/** Maximum loads that the server accepts in one report. */
const LOADS_MAX = 20;

/** Id that links the error on screen to its report. */
export const newTraceId = () => Math.random().toString(36).slice(2, 10);

/** Sends a beacon; nothing depends on the answer. */
export function send(path: string, content: object): void {
  const body = JSON.stringify(content);
  navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }));
}

/**
 * Kind of failure: code did not load, a version threw while rendering, or a page throws in every
 * version.
 */
export type ReportKind = 'load' | 'render' | 'page';

interface Report {
  remote: string;
  version: string;
  traceId: string;
  kind: ReportKind;
  error: unknown;
}

/** Reports a failure in this browser to the server. */
export function reportFailure({ error, ...report }: Report): void {
  send('/api/client-reports', { ...report, reason: String(error).slice(0, REASON_MAX) });
}

/** Loads not reported yet. */
const loads: { remote: string; version: string; ms: number }[] = [];

function sendLoads(): void {
  while (loads.length > 0) send('/api/client-loads', { loads: loads.splice(0, LOADS_MAX) });
}

/**
 * Reports how long a remote took to load. All loads of a page are sent together when the tab is
 * hidden.
 *
 * @param since - start of the request, by performance.now()
 */
export function reportLoad(remote: string, version: string, since: number): void {
  loads.push({ remote, version, ms: Math.round(performance.now() - since) });
}

// Either event may be the last one of a page.
addEventListener('pagehide', sendLoads);
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendLoads();
});
