import { lazyPage } from '@clearcoat/sdk';
import { useState, type ComponentType } from 'react';

let fetched: ComponentType | undefined;

/** Brings the page's code ahead of the person. That it fails says nothing yet: going there asks again. */
export function fetchContactPage(): void {
  void import('./ContactPage').then(
    (module) => (fetched = module.default),
    () => undefined,
  );
}

const page = lazyPage(() => import('./ContactPage'));

/** A customer's page; with its code fetched it is there at once, so that their car has where to travel to. */
export function ContactRoute() {
  const [Page] = useState(() => fetched);
  return Page ? <Page /> : page;
}
