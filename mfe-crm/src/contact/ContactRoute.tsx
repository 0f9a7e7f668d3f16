import { lazyPage } from '@clearcoat/sdk';
import { useState, type ComponentType } from 'react';

let fetched: ComponentType | undefined;

/** Preloads the page's code. Errors are ignored, since opening the page requests it again. */
export function fetchContactPage(): void {
  void import('./ContactPage').then(
    (module) => (fetched = module.default),
    () => undefined,
  );
}

const page = lazyPage(() => import('./ContactPage'));

/**
 * A customer's page. Preloaded code renders synchronously, so that the vehicle's view transition
 * has a target.
 */
export function ContactRoute() {
  const [Page] = useState(() => fetched);
  return Page ? <Page /> : page;
}
