/**
 * Promote, canary and rollback of published versions, used by the command line and the admin page.
 * Only the registry changes.
 */
import * as changes from './changes.ts';
import { checkPointer, checkRelease, passGate, type Check } from './gate.ts';
import { declaredBy } from './ownership.ts';
import type { Registry, RegistryRemote, RemoteVersion } from './registry.ts';
import type { Release, ShellRelease } from './release.ts';
import { readRegistry, readRelease, readShell, versionsOnDisk } from './store.ts';
import { changeRegistry, exclusively } from './transaction.ts';

/**
 * One version on disk.
 *
 * @param webRoot - the folder that is served
 * @throws Error naming the existing versions
 */
export function releaseOnDisk(webRoot: string, name: string, version: string): Release {
  const release = readRelease(webRoot, name, version);
  if (release) return release;
  const there = versionsOnDisk(webRoot, name).map((other) => other.version);
  throw new Error(
    there.length > 0
      ? `There is no ${name} ${version} on disk. There are: ${there.join(', ')}.`
      : `No version of ${name} is on disk.`,
  );
}

const passes = (webRoot: string, release: Release) =>
  passGate(checkRelease(release, readShell(webRoot), readRegistry(webRoot).remotes));

/**
 * Promotes a version to everyone: the named one, else the canary.
 *
 * @param webRoot - the folder that is served
 * @param by - person, for the history
 * @param version - a version on disk. Default: the canary
 * @returns the new registry
 * @throws Error when there is no such version, or GateError when the live shell cannot load it
 * @example await promote('var/www', 'dana@example.com', 'crm', '1.4.0-0c1a9b2e');
 */
export function promote(
  webRoot: string,
  by: string,
  name: string,
  version?: string,
): Promise<Registry> {
  return exclusively(webRoot, by, () => {
    const { canary } = changes.remoteIn(readRegistry(webRoot), name);
    const wanted = version ?? canary?.version;
    if (wanted === undefined) throw new Error(`${name} has no canary to promote.`);
    const release = releaseOnDisk(webRoot, name, wanted);
    passes(webRoot, release);
    const apply = (registry: Registry) => changes.promote(registry, release);
    return changeRegistry(webRoot, by, [{ action: 'promote', remote: name, apply }]);
  });
}

/**
 * Starts a canary of a version on disk for a share of the businesses, always the same ones.
 *
 * @param webRoot - the folder that is served
 * @param by - person, for the history
 * @param percent - percentage of the businesses
 * @returns the new registry
 * @throws Error when there is no such version, or GateError when the live shell cannot load it
 * @example await canary('var/www', 'dana@example.com', 'crm', '1.4.0-0c1a9b2e', 10);
 */
export function canary(
  webRoot: string,
  by: string,
  name: string,
  version: string,
  percent: number,
): Promise<Registry> {
  return exclusively(webRoot, by, () => {
    changes.remoteIn(readRegistry(webRoot), name);
    const release = releaseOnDisk(webRoot, name, version);
    passes(webRoot, release);
    const apply = (registry: Registry) => changes.startCanary(registry, release, percent);
    return changeRegistry(webRoot, by, [{ action: 'canary', remote: name, apply }]);
  });
}

/**
 * Rolls back to the previous version, with its routes and sidebar entries.
 *
 * @param webRoot - the folder that is served
 * @param by - person, for the history
 * @param from - version that the person saw running. Default: any
 * @returns the new registry
 * @throws Error when there is no previous version, or `from` is not running; GateError when the live
 *   shell cannot load it
 * @example await rollback('var/www', 'dana@example.com', 'crm');
 */
export function rollback(
  webRoot: string,
  by: string,
  name: string,
  from?: string,
): Promise<Registry> {
  return exclusively(webRoot, by, () => {
    const { previous } = changes.remoteIn(readRegistry(webRoot), name);
    const release = previous && readRelease(webRoot, name, previous.version);
    if (release) passes(webRoot, release);
    const apply = (registry: Registry) => changes.rollback(registry, name, release, from);
    return changeRegistry(webRoot, by, [{ action: 'rollback', remote: name, apply }]);
  });
}

function checkVersion(
  webRoot: string,
  name: string,
  pointer: RemoteVersion,
  shell: ShellRelease,
  declared: string[],
): Check[] {
  const release = readRelease(webRoot, name, pointer.version);
  return release ? checkRelease(release, shell, [], declared) : checkPointer(name, pointer, shell);
}

/**
 * Checks a new shell against everything a browser may load into it: stable, previous and canary of
 * every remote. A `previous` that does not load in the live shell either does not count.
 *
 * @param remotes - remotes to check. Default: all published ones
 * @param declared - the slots that remotes declare. Default: those of the published ones
 */
export function checkShell(
  webRoot: string,
  shell: ShellRelease,
  remotes: RegistryRemote[] = readRegistry(webRoot).remotes,
  declared: string[] = declaredBy(readRegistry(webRoot).remotes),
): Check[] {
  const live = readShell(webRoot);
  return remotes.flatMap(({ name, stable, previous, canary: tried }) => {
    const of = (pointer: RemoteVersion, against: ShellRelease) =>
      checkVersion(webRoot, name, pointer, against, declared);
    const needed = [stable, tried].flatMap((pointer) => (pointer ? of(pointer, shell) : []));
    if (!previous) return needed;
    const isLost = live && of(previous, live).some(({ ok }) => !ok);
    return isLost ? needed : [...needed, ...of(previous, shell)];
  });
}
