import type { RouteObject } from 'react-router-dom';
import { CONTRACT_VERSION } from './contract-version';
import type { SlotComponents } from './slots';

/** Module of a remote: its routes (never a router of its own) and the slots it fills. */
export interface RemoteModule {
  /** The remote's name as in its remote.json. */
  name: string;
  contract: string;
  /** Routes with absolute paths. A route's `handle` may carry a {@link RouteHandle}. */
  routes: RouteObject[];
  slots?: Partial<SlotComponents>;
  /** Prefetches the code of a path, while the person is still pointing at the link. */
  prefetch?: (pathname: string) => void;
  /** False while leaving the page would lose unsaved input. */
  canLeave?: () => boolean;
}

/** Metadata of a route for the shell. */
export interface RouteHandle {
  /** The document's title, without the product's name. */
  title?: string;
}

/**
 * Declares a remote; the default export of its `module.ts`.
 *
 * @example
 * export default defineRemote({
 *   name: 'crm',
 *   routes: [{ path: '/contacts', element: <ContactsPage />, handle: { title: 'Contacts' } }],
 * });
 */
export function defineRemote(definition: Omit<RemoteModule, 'contract'>): RemoteModule {
  return { ...definition, contract: CONTRACT_VERSION };
}
