import type { Registry } from '@clearcoat/federation/registry';
import { isAppPath } from '../routing/app-paths';
import { loadRemoteModule } from './loader';

/**
 * Asks at once for what the first page will ask for one thing after the other: the app's layout,
 * and the remotes whose slots are on the page (slots are named after the page they are on).
 */
export function fetchFirstPage(registry: Registry, pathname: string): void {
  if (!isAppPath(pathname)) return;
  const onThisPage = `${pathname.split('/')[1] ?? ''}.`;
  const guesses: Promise<unknown>[] = [
    import('../layouts/app/AppLayout'),
    ...registry.remotes
      .filter(({ contributes }) => contributes.slots.some((slot) => slot.startsWith(onThisPage)))
      .map(loadRemoteModule),
  ];
  // What fails is asked for again, and said, where it is shown.
  for (const guess of guesses) guess.catch(() => undefined);
}
