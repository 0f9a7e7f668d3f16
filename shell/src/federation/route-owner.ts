import {
  claims,
  type Registry,
  type RegistryRemote,
  type RouteContribution,
} from '@clearcoat/federation/registry';

/** Whose a path is: the longest prefix that claims it. */
function ownerOf(
  remotes: RegistryRemote[],
  pathname: string,
): { remote: RegistryRemote; route: RouteContribution } | undefined {
  return remotes
    .flatMap((remote) => remote.contributes.routes.map((route) => ({ remote, route })))
    .filter(({ route }) => claims(route.path, pathname))
    .sort((a, b) => b.route.path.length - a.route.path.length)[0];
}

/** The remote that a path belongs to. */
export const remoteOf = ({ remotes }: Registry, pathname: string): RegistryRemote | undefined =>
  ownerOf(remotes, pathname)?.remote;

/** The longest of a remote's route prefixes that claims a path. */
export const routeOf = (remote: RegistryRemote, pathname: string): RouteContribution | undefined =>
  ownerOf([remote], pathname)?.route;

/** What one needs to see the page at a path; undefined: nothing. */
export const permissionFor = ({ remotes }: Registry, pathname: string): string | undefined =>
  ownerOf(remotes, pathname)?.route.permission;

/** The layout that a path is shown in, also when there is no page at it. */
export const layoutOf = ({ remotes }: Registry, pathname: string): RouteContribution['layout'] =>
  ownerOf(remotes, pathname)?.route.layout ?? 'public';
