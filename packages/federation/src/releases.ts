import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { satisfiesContract, type RegistryRemote, type RemoteVersion } from './registry';
import { readRegistry, writeRegistry } from './registry-file';
import { WEB_ROOT } from './workspace';

function change(
  webRoot: string,
  name: string,
  update: (remote: RegistryRemote) => RegistryRemote,
): void {
  const registry = readRegistry(webRoot);
  if (!registry.remotes.some((remote) => remote.name === name)) {
    throw new Error(`No remote called ${name} is published.`);
  }
  const next = registry.remotes.map((remote) => (remote.name === name ? update(remote) : remote));
  writeRegistry(webRoot, next);
}

/** Swaps stable and previous: a rollback that can itself be rolled back. */
export function rollback(name: string, webRoot = WEB_ROOT): void {
  change(webRoot, name, (remote) => {
    if (!remote.previous) throw new Error(`${name} has no previous version to go back to.`);
    return { ...remote, stable: remote.previous, previous: remote.stable };
  });
}

/** Gives the stable version to everyone but `percent` of businesses, who get the canary. */
export function canary(name: string, percent: number, webRoot = WEB_ROOT): void {
  if (!(percent >= 0 && percent <= 100)) throw new Error('The percentage must be from 0 to 100.');
  change(webRoot, name, (remote) => {
    if (remote.canary) return { ...remote, canary: { ...remote.canary, percent } };
    if (!remote.previous)
      throw new Error(`${name} has only one version: nothing to try beside it.`);
    // The newest version becomes the canary, the one before it serves everyone else meanwhile.
    const { previous, ...rest } = remote;
    return { ...rest, stable: previous, canary: { ...remote.stable, percent } };
  });
}

/** Makes the canary everyone's version. */
export function promote(name: string, webRoot = WEB_ROOT): void {
  change(webRoot, name, (remote) => {
    if (!remote.canary) throw new Error(`${name} has no canary to promote.`);
    const { canary: promoted, ...rest } = remote;
    const { percent: _percent, ...version } = promoted;
    return { ...rest, stable: version, previous: remote.stable };
  });
}

const describe = (label: string, version: RemoteVersion | undefined) =>
  version ? `  ${label.padEnd(9)} ${version.version}  contract ${version.contract}` : '';

/** One paragraph a remote: what runs, what it would fall back to, what is on disk. */
export function list(webRoot = WEB_ROOT): string {
  return readRegistry(webRoot)
    .remotes.map((remote) => {
      const dir = path.join(webRoot, 'remotes', remote.name);
      const kept = existsSync(dir) ? readdirSync(dir).length : 0;
      const share = remote.canary ? `canary ${remote.canary.percent}%` : '';
      return [
        `${remote.name} (${kept} kept)`,
        describe('stable', remote.stable),
        describe('previous', remote.previous),
        describe(share, remote.canary),
      ]
        .filter(Boolean)
        .join('\n');
    })
    .join('\n');
}

/**
 * Whether every version a remote may fall back to works with a shell of this contract.
 *
 * @throws Error naming the versions that would not load
 */
export function canIDeploy(name: string, contract: string, webRoot = WEB_ROOT): void {
  const remote = readRegistry(webRoot).remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`No remote called ${name} is published.`);
  const refused = [remote.stable, remote.previous, remote.canary].filter(
    (version) => version && !satisfiesContract(version.contract, contract),
  );
  if (refused.length === 0) return;
  const names = refused.map((version) => `${version?.version} (wants ${version?.contract})`);
  throw new Error(
    `${name}: ${names.join(', ')} would not load in a shell of contract ${contract}.`,
  );
}
