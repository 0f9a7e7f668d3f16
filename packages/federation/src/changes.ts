/**
 * Registry changes of publish, promote, canary and rollback. Pure functions without file access.
 */
import type { Registry, RegistryRemote, RemoteVersion } from './registry.ts';
import type { Release } from './release.ts';

const versionOf = (release: Release): RemoteVersion => {
  const { version, entry, container, contract, runtime, integrity } = release;
  return { version, entry, container, contract, runtime, integrity };
};

/** Properties of a version rather than of the remote: a rollback restores them as well. */
const belongings = ({ timeoutMs, contributes }: Release) => ({ timeoutMs, contributes });

/**
 * A remote's entry in the registry.
 *
 * @throws Error when the remote was never published
 */
export function remoteIn(registry: Registry, name: string): RegistryRemote {
  const remote = registry.remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`No remote called ${name} is published.`);
  return remote;
}

function replace(registry: Registry, remote: RegistryRemote): Registry {
  const others = registry.remotes.filter(({ name }) => name !== remote.name);
  const remotes = [...others, remote].sort((a, b) => a.name.localeCompare(b.name));
  return { ...registry, remotes };
}

/** Makes a version stable; the former stable version becomes `previous`. */
function makeStable(release: Release, before: RegistryRemote | undefined): RegistryRemote {
  const canary = before?.canary?.version === release.version ? undefined : before?.canary;
  const previous = before?.stable.version === release.version ? before.previous : before?.stable;
  return {
    name: release.name,
    stable: versionOf(release),
    ...(previous && { previous }),
    ...(canary && { canary }),
    ...belongings(release),
  };
}

/** Publishes a new version to everyone. A canary of another version stays. */
export function publishVersion(registry: Registry, release: Release): Registry {
  const before = registry.remotes.find(({ name }) => name === release.name);
  return replace(registry, makeStable(release, before));
}

/**
 * Promotes a version to everyone and ends the canary.
 *
 * @throws Error when the version is stable already
 */
export function promote(registry: Registry, release: Release): Registry {
  const { canary: _ended, ...before } = remoteIn(registry, release.name);
  if (before.stable.version === release.version) {
    throw new Error(`${release.name} ${release.version} is everyone's version already.`);
  }
  return replace(registry, makeStable(release, before));
}

/**
 * Starts a canary for `percent` of the businesses, always the same ones.
 *
 * @throws Error for an invalid percentage, or when the version is stable already
 */
export function startCanary(registry: Registry, release: Release, percent: number): Registry {
  if (!(percent >= 0 && percent <= 100)) throw new Error('The percentage must be from 0 to 100.');
  const before = remoteIn(registry, release.name);
  if (before.stable.version === release.version) {
    throw new Error(
      `${release.name} ${release.version} is everyone's version already. Roll back first, then try it as a canary.`,
    );
  }
  return replace(registry, { ...before, canary: { ...versionOf(release), percent } });
}

/**
 * Swaps stable and previous, so that a rollback can itself be rolled back. A canary of the
 * restored version ends.
 *
 * @param release - release of the previous version; without it (very old versions have none) the
 *   routes and sidebar entries stay as they are
 * @param from - version that the person saw running. Default: any
 * @throws Error when there is no previous version, or somebody changed the version meanwhile
 */
export function rollback(
  registry: Registry,
  name: string,
  release?: Release,
  from?: string,
): Registry {
  const before = remoteIn(registry, name);
  if (from !== undefined && from !== before.stable.version) {
    throw new Error(
      `${name} is at ${before.stable.version} now, no longer at ${from}: somebody changed it meanwhile. Nothing was done.`,
    );
  }
  const { canary, ...others } = before;
  if (!before.previous) throw new Error(`${name} has no previous version to go back to.`);
  return replace(registry, {
    ...others,
    ...(canary && canary.version !== before.previous.version && { canary }),
    ...(release && belongings(release)),
    stable: before.previous,
    previous: before.stable,
  });
}
