import type { RemoteModule } from '@clearcoat/sdk';
import { claims, type RegistryRemote } from '@clearcoat/federation/registry';

/**
 * Checks a module's routes against its remote.json: the shell has places only for the declared
 * routes.
 *
 * @throws Error naming the undeclared route
 */
export function requireFit({ contributes }: RegistryRemote, module: RemoteModule): void {
  for (const { path = '' } of module.routes) {
    if (!contributes.routes.some((route) => claims(route.path, path))) {
      throw new Error(`no place for '${path}'`);
    }
  }
}
