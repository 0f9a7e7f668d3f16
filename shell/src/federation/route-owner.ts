import {
  claims,
  type Registry,
  type RegistryRemote,
  type RouteContribution,
} from '@clearcoat/federation/registry';

/** Owner of a path: the remote with the longest matching prefix. */
function ownerOf(
  remotes: RegistryRemote[],
  pathname: string,
): { remote: RegistryRemote; route: RouteContribution } | undefined {
  return remotes
    .flatMap((remote) => remote.contributes.routes.map((route) => ({ remote, route })))
    .filter(({ route }) => claims(route.path, pathname))
    .sort((a, b) => b.route.path.length - a.route.path.length)[0];
}

export const remoteOf = ({ remotes }: Registry, pathname: string): RegistryRemote | undefined =>
  ownerOf(remotes, pathname)?.remote;

/** A remote's longest route prefix that matches a path. */
export const routeOf = (remote: RegistryRemote, pathname: string): RouteContribution | undefined =>
  ownerOf([remote], pathname)?.route;

/** Permission that the page at a path requires; undefined: none. */
export const permissionFor = ({ remotes }: Registry, pathname: string): string | undefined =>
  ownerOf(remotes, pathname)?.route.permission;

/** Layout of a path, even when there is no page at it. */
export const layoutOf = ({ remotes }: Registry, pathname: string): RouteContribution['layout'] =>
  ownerOf(remotes, pathname)?.route.layout ?? 'public';
