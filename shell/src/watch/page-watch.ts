import type { Registry } from '@clearcoat/federation/registry';
import { send } from '../federation/client-report';
import { remotes } from '../federation/remote-store';
import { remoteOf } from '../federation/route-owner';
import type { Router } from '../routing/router';
import { watchVitals } from './vitals';
import type { Uncaught } from './watch-page';

/** What belongs together is sent together. */
const GATHERED_MS = 2_000;
/** As the server takes them. */
const ERRORS_MAX = 10;
const MESSAGE_MAX = 1_000;
const STACK_MAX = 4_000;
/** A page that fails at every frame has said so by then. */
const MOST_OF_A_PAGE = 20;

/** What browsers say of their own, or of code of others, without a cause that anyone could mend. */
const NOISE = /^(Script error\.?|ResizeObserver loop .*)$/;

interface ReportedError {
  kind: 'error' | 'rejection';
  message: string;
  stack: string;
  route: string;
}

/** The route of what is shown, as it is written down: of an address nobody needs to know the rest. */
const shownRoute = ({ state }: Router): string =>
  state.matches.map(({ route }) => route.path).findLast((path) => path !== undefined) ?? '*';

function describe(event: Uncaught): Omit<ReportedError, 'route'> | undefined {
  const isRejection = 'reason' in event;
  const thrown: unknown = isRejection ? event.reason : event.error;
  const { name, stack } = (thrown ?? {}) as Partial<Error>;
  // Taken back on purpose.
  if (name === 'AbortError') return undefined;
  const message = isRejection || thrown ? String(thrown) : event.message;
  if (NOISE.test(message)) return undefined;
  return {
    kind: isRejection ? 'rejection' : 'error',
    message: message.slice(0, MESSAGE_MAX),
    stack: String(stack ?? '').slice(0, STACK_MAX),
  };
}

/** Sends each error of this page once, a few together; the rest when the person looks away. */
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

/** Whose page it is, in which version. */
function ownerOf(registry: Registry, pathname: string): { remote: string; version: string } {
  const name = remoteOf(registry, pathname)?.name;
  const running = remotes.records().find(({ remote }) => remote.name === name)?.running;
  if (name === undefined || !running) return { remote: 'shell', version: 'unknown' };
  return { remote: name, version: running.candidate.version };
}

/**
 * Reports to the server what nobody catches from now on, and how soon the page that was opened was there.
 *
 * @param opened - the path that the document was loaded with
 * @returns takes what nobody caught
 */
export function pageWatch(
  registry: Registry,
  router: Router,
  opened: string,
): (event: Uncaught) => void {
  // Whoever went on meanwhile has left a page whose route is not known any more.
  const route = window.location.pathname === opened ? shownRoute(router) : 'other';
  const page = { ...ownerOf(registry, opened), route };
  watchVitals((vitals) => {
    send('/api/client-vitals', { vitals: vitals.map((vital) => ({ ...vital, ...page })) });
  });
  return reporter(router);
}
