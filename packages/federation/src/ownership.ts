/** Ownership of paths and slots, and violations by a remote. */
import { claims, type RegistryRemote } from './registry.ts';
import type { Release } from './release.ts';
import { RESERVED_PATHS } from './reserved-paths.ts';

/** Plain segments only, without patterns. */
const PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** Slots that these remotes declare. */
export const declaredBy = (remotes: Pick<RegistryRemote, 'contributes'>[]): string[] =>
  remotes.flatMap(({ contributes: { declares = [] } }) => declares.map(({ slot }) => slot));

/** Whether one of two paths lies at or below the other. */
const isSharedBetween = (one: string, other: string) => claims(one, other) || claims(other, one);

/** Paths of the shell, and those that no browser and no reader would take as one. */
function unfitPaths(paths: string[]): string[] {
  return paths.flatMap((path) => {
    if (!PATH.test(path)) return `${path} is no path`;
    return RESERVED_PATHS.some((reserved) => claims(reserved, path))
      ? `${path} belongs to the shell`
      : [];
  });
}

/** Sidebar entries that lead to another remote's pages. */
function foreignEntries({ routes, sidebar }: Release['contributes']): string[] {
  return sidebar
    .filter((entry) => !routes.some((route) => claims(route.path, entry.path)))
    .map((entry) => `the sidebar entry ${entry.path} is no route of its own`);
}

/** Slots declared on another remote's page. */
function foreignDeclarations({ routes, declares = [] }: Release['contributes']): string[] {
  return declares
    .filter(({ path }) => !routes.some((route) => claims(route.path, path)))
    .map(({ slot, path }) => `${slot} is declared on ${path}, which is no route of its own`);
}

/**
 * Contributions that violate another remote's ownership. Two remotes never claim the same path, or
 * one below the other's, or declare the same slot.
 *
 * @param ofShell - the slots of the shell's own pages
 * @returns one message for each violation
 */
export function notItsOwn(
  { name, contributes }: Pick<Release, 'name' | 'contributes'>,
  others: RegistryRemote[],
  ofShell: string[],
): string[] {
  const paths = contributes.routes.map(({ path }) => path);
  const declared = declaredBy([{ contributes }]);
  const taken = others
    .filter((other) => other.name !== name)
    .flatMap((other) => [
      ...paths.flatMap((path) =>
        other.contributes.routes
          .filter((route) => isSharedBetween(route.path, path))
          .map((route) => `${path} belongs to ${other.name} (${route.path})`),
      ),
      ...declaredBy([other])
        .filter((slot) => declared.includes(slot))
        .map((slot) => `${slot} belongs to ${other.name}`),
    ]);
  return [
    ...unfitPaths(paths),
    ...foreignEntries(contributes),
    ...foreignDeclarations(contributes),
    ...declared.filter((slot) => ofShell.includes(slot)).map((slot) => `${slot} is the shell's`),
    ...taken,
  ];
}
