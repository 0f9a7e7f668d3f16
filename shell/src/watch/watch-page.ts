import type { Registry } from '@clearcoat/federation/registry';
import type { Router } from '../routing/router';

/** After the first paint, and after what the page fetches then. */
const LATER_MS = 4_000;

export type Uncaught = ErrorEvent | PromiseRejectionEvent;

/**
 * Notes what nobody catches in this page, and how soon it was there. What reports it is loaded when the page has
 * stood for a while, so that nobody waits for it: what happens before is kept until then.
 */
export function watchPage(registry: Registry, router: Router): void {
  const { pathname } = window.location;
  const early: Uncaught[] = [];
  let note: (event: Uncaught) => void = (event) => early.push(event);
  for (const type of ['error', 'unhandledrejection'] as const) {
    addEventListener(type, (event) => note(event));
  }
  setTimeout(() => {
    void import(/* webpackChunkName: 'watch' */ './page-watch').then(
      ({ pageWatch }) => {
        note = pageWatch(registry, router, pathname);
        early.forEach(note);
      },
      () => undefined, // without a network nothing could be reported either
    );
  }, LATER_MS);
}
