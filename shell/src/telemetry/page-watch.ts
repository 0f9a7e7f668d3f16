import type { Registry } from '@clearcoat/federation/registry';
import { send } from '../federation/client-report';
import { remotes } from '../federation/remote-store';
import { remoteOf } from '../federation/route-owner';
import type { Router } from '../routing/router';
import { watchVitals } from './vitals';
import type { Uncaught } from './watch-page';

/** Delay to batch errors into one request. */
const GATHERED_MS = 2_000;
/** Limits of the server. */
const ERRORS_MAX = 10;
const MESSAGE_MAX = 1_000;
const STACK_MAX = 4_000;
/** Maximum errors of one page; a page that fails in every frame has been reported by then. */
const MOST_OF_A_PAGE = 20;

/** Errors without a usable cause: the browser's own, or of foreign scripts. */
const NOISE = /^(Script error\.?|ResizeObserver loop .*)$/;

interface ReportedError {
  kind: 'error' | 'rejection';
  message: string;
  stack: string;
  route: string;
}

/** Route pattern of the current page, without the parameters' values. */
const shownRoute = ({ state }: Router): string =>
  state.matches.map(({ route }) => route.path).findLast((path) => path !== undefined) ?? '*';

function describe(event: Uncaught): Omit<ReportedError, 'route'> | undefined {
  const isRejection = 'reason' in event;
  const thrown: unknown = isRejection ? event.reason : event.error;
  const { name, stack } = (thrown ?? {}) as Partial<Error>;
  // Aborted on purpose.
  if (name === 'AbortError') return undefined;
  const message = isRejection || thrown ? String(thrown) : event.message;
  if (NOISE.test(message)) return undefined;
  return {
    kind: isRejection ? 'rejection' : 'error',
    message: message.slice(0, MESSAGE_MAX),
    stack: String(stack ?? '').slice(0, STACK_MAX),
  };
}

/** Sends each error of this page once, in batches; the rest when the tab is hidden. */
function reporter(router: Router): (event: Uncaught) => void {
  const known = new Set<string>();
  const waiting: ReportedError[] = [];
  let timer = 0;
  const flush = () => {
    clearTimeout(timer);
    timer = 0;
    while (waiting.length > 0) {
      send('/api/client-errors', { errors: waiting.splice(0, ERRORS_MAX) });
    }
  };
  addEventListener('pagehide', flush);
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  return (event) => {
    const error = describe(event);
    const key = `${error?.message} ${error?.stack}`;
    if (!error || known.has(key) || known.size >= MOST_OF_A_PAGE) return;
    known.add(key);
    waiting.push({ ...error, route: shownRoute(router) });
    timer ||= window.setTimeout(flush, GATHERED_MS);
  };
}

/** Remote and version that the page belongs to. */
function ownerOf(registry: Registry, pathname: string): { remote: string; version: string } {
  const name = remoteOf(registry, pathname)?.name;
  const running = remotes.records().find(({ remote }) => remote.name === name)?.running;
  if (name === undefined || !running) return { remote: 'shell', version: 'unknown' };
  return { remote: name, version: running.candidate.version };
}

/**
 * Reports uncaught errors from now on, and the load time of the opened page.
 *
 * @param opened - the path that the document was loaded with
 * @returns handler for uncaught errors
 */
export function pageWatch(
  registry: Registry,
  router: Router,
  opened: string,
): (event: Uncaught) => void {
  // After a navigation the route of the opened page is no longer known.
  const route = window.location.pathname === opened ? shownRoute(router) : 'other';
  const page = { ...ownerOf(registry, opened), route };
  watchVitals((vitals) => {
    send('/api/client-vitals', { vitals: vitals.map((vital) => ({ ...vital, ...page })) });
  });
  return reporter(router);
}
