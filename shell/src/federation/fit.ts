import type { RemoteModule } from '@clearcoat/sdk';
import { claims, type RegistryRemote } from '@clearcoat/federation/registry';

/**
 * Holds a module's routes against its remote.json: the shell has made places for those, and for no
 * others.
 *
 * @throws Error naming the route that has no place
 */
export function requireFit({ contributes }: RegistryRemote, module: RemoteModule): void {
  for (const { path = '' } of module.routes) {
    if (!contributes.routes.some((route) => claims(route.path, path))) {
      throw new Error(`no place for '${path}'`);
    }
  }
}
