/** Package versions of a build, from the lock file. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace';

interface Locked {
  version?: string;
  /** Folder of a linked workspace. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, Locked>;

/**
 * Location of a package as Node resolves it: in the folder's own node_modules, else in those
 * above.
 */
function locationOf(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = path.posix.join(folder, 'node_modules', name);
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

/**
 * Transitive dependencies of the named packages, with their versions.
 *
 * @param packages - `packages` of a package-lock.json
 * @param names - the packages to start from
 * @example versionsBelow(lock.packages, ['webpack']) // ['node_modules/acorn 8.15.0', …]
 */
export function versionsBelow(packages: Packages, names: string[]): string[] {
  const found = new Set<string>();
  const visit = (from: string, name: string) => {
    const place = locationOf(packages, from, name);
    if (place === undefined || found.has(place)) return;
    found.add(place);
    const { link, resolved } = packages[place] as Locked;
    const folder = link && resolved ? resolved : place;
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) {
      visit(folder, next);
    }
  };
  for (const name of names) visit('', name);
  return [...found].map((place) => `${place} ${packages[place]?.version ?? ''}`).sort();
}

/** The packages of this workspace's lock file. */
export const lockedPackages = (): Packages =>
  (JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Packages })
    .packages;
