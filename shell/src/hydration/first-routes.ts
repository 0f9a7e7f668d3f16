import { isValidElement, type ComponentType, type ReactNode } from 'react';
import type { Registry, RegistryRemote } from '@clearcoat/federation/registry';
import { remotes } from '../federation/remote-store';
import { downRoute, type First } from '../routing/router';
import type { DrawnPage } from './prerendered-page';

const runningVersion = ({ name }: RegistryRemote) =>
  remotes.records().find(({ remote }) => remote.name === name)?.running?.candidate.version;

/**
 * Loads the remote that prerendered the page. The prerendered markup stays visible even if loading
 * fails.
 */
export async function loadFirst(
  registry: Registry,
  drawn: DrawnPage,
  pathname: string,
): Promise<First | undefined> {
  const remote = registry.remotes.find(({ name }) => name === drawn.remote);
  if (!remote) return undefined;
  try {
    const { routes } = await remotes.load(remote);
    return { remote, routes, isAsDrawn: drawn.isHere && runningVersion(remote) === drawn.version };
  } catch {
    return { remote, routes: [downRoute(remote, pathname)], isAsDrawn: false };
  }
}

/**
 * Preloads the code of `lazyPage` pages, so that hydration never replaces the markup with a
 * skeleton.
 */
export async function loadPages(matches: { route: { element?: ReactNode } }[]): Promise<void> {
  const load = async ({ route: { element } }: (typeof matches)[number]) => {
    if (!isValidElement(element)) return;
    const { preload } = element.type as ComponentType & { preload?: () => Promise<unknown> };
    // Failures surface where the page is rendered, which requests the code again.
    await preload?.().catch(() => undefined);
  };
  await Promise.all(matches.map(load));
}
