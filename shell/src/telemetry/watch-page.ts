import type { Registry } from '@clearcoat/federation/registry';
import type { Router } from '../routing/router';

/** After the first paint and the requests that follow it. */
const LATER_MS = 4_000;

export type Uncaught = ErrorEvent | PromiseRejectionEvent;

/**
 * Records uncaught errors from now on, and the page's load time. The reporting code loads after a
 * while, or with the first error, since the person may leave then.
 *
 * @returns callback for the registry and router; earlier errors are queued until then
 */
export function watchPage(): (registry: Registry, router: Router) => void {
  const early: Uncaught[] = [];
  let load: (() => void) | undefined;
  let note = (event: Uncaught): void => {
    early.push(event);
    load?.();
  };
  for (const type of ['error', 'unhandledrejection'] as const) {
    addEventListener(type, (event) => note(event));
  }
  return (registry, router) => {
    const { pathname } = window.location;
    const timer = setTimeout(() => load?.(), LATER_MS);
    load = () => {
      load = undefined;
      clearTimeout(timer);
      void import(/* webpackChunkName: 'watch' */ './page-watch').then(
        ({ pageWatch }) => {
          note = pageWatch(registry, router, pathname);
          early.splice(0).forEach(note);
        },
        () => undefined, // offline nothing can be reported
      );
    };
    if (early.length > 0) load();
  };
}
