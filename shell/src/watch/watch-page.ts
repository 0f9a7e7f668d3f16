import type { Registry } from '@clearcoat/federation/registry';
import type { Router } from '../routing/router';

/** After the first paint, and after what the page fetches then. */
const LATER_MS = 4_000;

export type Uncaught = ErrorEvent | PromiseRejectionEvent;

/**
 * Notes what nobody catches in this page from now on, and how soon it was there. What reports it is loaded when the
 * page has stood for a while, so that nobody waits for it, or at the first error: whoever meets one may leave.
 *
 * @returns to be called once it is known which remotes there are; what happens before is kept until then
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
        () => undefined, // without a network nothing could be reported either
      );
    };
    if (early.length > 0) load();
  };
}
