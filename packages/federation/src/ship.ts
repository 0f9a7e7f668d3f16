/**
 * Ships built versions: first the files, then the gate, then the shell's page and the registry.
 * Independent of the workspace and the build.
 */
import { publishVersion, startCanary } from './changes.ts';
import { checkRelease, passGate, type Check } from './gate.ts';
import { declaredBy } from './ownership.ts';
import type { Registry } from './registry.ts';
import type { Release, ShellRelease } from './release.ts';
import { checkShell } from './releases.ts';
import { readHistory, readRegistry, readRelease, readShell } from './store.ts';
import { changeRegistry, changeShell, type RegistryChange } from './transaction.ts';
import { verifyFiles } from './verify.ts';
import { placeFiles, prune, removeUnfinished } from './version-files.ts';

/** Progress of a publication, in this order. */
export type ShipStep = 'staged' | 'in place' | 'verified' | 'checked' | 'shell' | 'registry';

/** A build on this machine with the folder of its files. */
export interface Build<What> {
  dist: string;
  release: What;
}

export interface ShellBuild extends Build<ShellRelease> {
  placeAssets: () => Promise<void>;
  placePage: () => void;
}

export interface ShipOptions {
  webRoot: string;
  /** Person, for the history. */
  by: string;
  /** URL of a running product to fetch the files back from. Default: read them from the disk. */
  verifyAt?: string | undefined;
  /** Percentage of the businesses for a canary. Default: everyone. */
  canaryPercent?: number | undefined;
  /** Further checks that must pass. */
  checks?: (builds: Build<Release>[]) => Promise<Check[]>;
  log?: ((line: string) => void) | undefined;
  /** Called after each step. */
  onStep?: ((step: ShipStep) => void) | undefined;
}

/** Whether this version was rolled back: building it again must not publish it to everyone. */
function isHeldBack(webRoot: string, { name, version }: Release): boolean {
  const last = readHistory(webRoot, name).at(-1);
  return last?.action === 'rollback' && last.from === version;
}

/** Reason why a version is not published, or undefined. */
function reasonToKeep(webRoot: string, registry: Registry, release: Release): string | undefined {
  const { name, version } = release;
  const before = registry.remotes.find((remote) => remote.name === name);
  const isOnDisk = readRelease(webRoot, name, version) !== undefined;
  if (before?.stable.version === version && isOnDisk) return '';
  if (before?.canary?.version === version) {
    return `${name} ${version} is the canary and stays it; \`promote ${name}\` gives it to everyone.`;
  }
  if (!isHeldBack(webRoot, release)) return undefined;
  return `${name} ${version} was rolled back and stays so; \`promote ${name} ${version}\` brings it to everyone.`;
}

function newOnes(builds: Build<Release>[], { webRoot, log }: ShipOptions): Build<Release>[] {
  const registry = readRegistry(webRoot);
  return builds.filter(({ release }) => {
    const reason = reasonToKeep(webRoot, registry, release);
    if (reason) log?.(reason);
    return reason === undefined;
  });
}

/**
 * Checks of the gate: new remotes against the future shell, and that shell against the remotes
 * that stay.
 */
export function checksFor(
  webRoot: string,
  shell: ShellRelease | undefined,
  releases: Release[],
): Check[] {
  const names = releases.map(({ name }) => name);
  const before = readRegistry(webRoot);
  const others = before.remotes.filter(({ name }) => !names.includes(name));
  const { remotes } = releases.reduce(publishVersion, before);
  return [
    ...releases.flatMap((release) => checkRelease(release, shell ?? readShell(webRoot), remotes)),
    ...(shell ? checkShell(webRoot, shell, others, declaredBy(remotes)) : []),
  ];
}

function changeOf(release: Release, canaryPercent: number | undefined): RegistryChange {
  const { name } = release;
  if (canaryPercent === undefined) {
    return {
      action: 'publish',
      remote: name,
      apply: (registry) => publishVersion(registry, release),
    };
  }
  return {
    action: 'canary',
    remote: name,
    apply: (registry) => startCanary(registry, release, canaryPercent),
  };
}

async function place(builds: Build<Release>[], options: ShipOptions): Promise<Build<Release>[]> {
  const { webRoot, onStep } = options;
  for (const { release } of builds) removeUnfinished(webRoot, release.name);
  const placed: Build<Release>[] = [];
  for (const { dist, release } of newOnes(builds, options)) {
    const staged = () => onStep?.('staged');
    placed.push({ dist, release: await placeFiles(webRoot, dist, release, staged) });
  }
  return placed;
}

function change(releases: Release[], { webRoot, by, canaryPercent }: ShipOptions): void {
  const changes = releases.map((release) => changeOf(release, canaryPercent));
  const { remotes } = changeRegistry(webRoot, by, changes);
  const names = releases.map(({ name }) => name);
  for (const remote of remotes.filter(({ name }) => names.includes(name))) prune(webRoot, remote);
}

/**
 * Publishes builds. Versions that are already there stay unchanged. Call it within `exclusively`.
 *
 * @param shell - a new shell to publish with them
 * @throws Error when a file cannot be read back, GateError when a check fails; then nothing
 *   changes
 */
export async function ship(
  remotes: Build<Release>[],
  options: ShipOptions,
  shell?: ShellBuild,
): Promise<void> {
  const { webRoot, by, onStep: step } = options;
  const builds = await place(remotes, options);
  const releases = builds.map(({ release }) => release);
  await shell?.placeAssets();
  step?.('in place');
  for (const release of releases) await verifyFiles(webRoot, release, options.verifyAt);
  step?.('verified');
  passGate(checksFor(webRoot, shell?.release, releases));
  passGate((await options.checks?.(builds)) ?? []);
  step?.('checked');
  if (shell) changeShell(webRoot, by, shell.release, shell.placePage);
  step?.('shell');
  if (releases.length === 0) return;
  change(releases, options);
  step?.('registry');
}
