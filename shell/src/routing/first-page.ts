import { claims, type Registry } from '@clearcoat/federation/registry';
import { remotes } from '../federation/remote-store';
import { layoutOf } from '../federation/route-owner';
import { fillersOf } from '../federation/slot-fillers';

/**
 * Prefetches what the first page would request one after the other: the app's layout, and the
 * remotes whose slots the page declares.
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
  // Failures surface where the code is used, which requests it again.
  for (const guess of guesses) guess.catch(() => undefined);
}
