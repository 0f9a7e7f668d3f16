import { claims, type Registry } from '@clearcoat/federation/registry';
import { remotes } from '../federation/remote-store';
import { layoutOf } from '../federation/route-owner';
import { fillersOf } from '../federation/slot-host';

/**
 * Fetches at once what the first page will ask for one thing after the other: the app's layout, and
 * the remotes whose slots are declared on the page.
 */
export function fetchFirstPage(registry: Registry, pathname: string): void {
  if (layoutOf(registry, pathname) !== 'app') return;
  const slots = registry.remotes
    .flatMap(({ contributes }) => contributes.declares ?? [])
    .filter(({ path }) => claims(path, pathname));
  const fillers = slots.flatMap(({ slot }) => fillersOf(registry, slot));
  const guesses = [
    import('../layouts/app/AppLayout'),
    ...fillers.map((remote) => remotes.load(remote)),
  ];
  // What fails is requested again, and shown, where it is needed.
  for (const guess of guesses) guess.catch(() => undefined);
}
