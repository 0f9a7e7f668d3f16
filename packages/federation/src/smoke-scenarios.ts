/** Version combinations that the smoke tests load in a browser before publication. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { publishVersion } from './changes';
import type { Registry, RegistryRemote } from './registry';
import type { Release, ShellRelease } from './release';
import type { Build } from './ship';
import type { SmokeScenario } from './smoke';
import { readRegistry, readShell } from './store';

const fileIn = (folder: string, file: string) => {
  const full = path.join(folder, file);
  return existsSync(full) ? full : undefined;
};

/** The remotes' own pages, and the dashboard, which has nearly all slots. */
const pathsOf = (remotes: Pick<RegistryRemote, 'contributes'>[]): string[] => [
  ...new Set([
    ...remotes.flatMap(({ contributes }) => contributes.routes.map((route) => route.path)),
    '/dashboard',
  ]),
];

/** New remotes beside the published ones, in the live shell or the new one. */
function scenarioOfRemotes(
  registry: Registry,
  builds: Build<Release>[],
  shell: Build<ShellRelease> | undefined,
  liveShell: string,
): SmokeScenario {
  const releases = builds.map(({ release }) => release);
  const names = releases.map(({ name, version }) => `${name} ${version}`);
  return {
    between: `${names.join(', ')} × shell ${shell?.release.version ?? liveShell}`,
    registry: releases.reduce(publishVersion, registry),
    paths: pathsOf(releases),
    ...filesOf(builds, shell),
  };
}

/** A new shell with the stable versions, and with all fallbacks. */
function scenariosOfShell(registry: Registry, shell: Build<ShellRelease>): SmokeScenario[] {
  const fallen = registry.remotes.map((remote) => ({
    ...remote,
    stable: remote.previous ?? remote.stable,
  }));
  const hasPrevious = registry.remotes.some(({ previous }) => previous);
  const scenario = (which: string, remotes: RegistryRemote[]): SmokeScenario => ({
    between: `shell ${shell.release.version} × ${which} of every remote`,
    registry: { ...registry, remotes },
    paths: pathsOf(remotes),
    ...filesOf([], shell),
  });
  return [
    scenario('stable', registry.remotes),
    ...(hasPrevious ? [scenario('previous', fallen)] : []),
  ];
}

function filesOf(builds: Build<Release>[], shell: Build<ShellRelease> | undefined) {
  return {
    shellPage: shell && path.join(shell.dist, 'index.html'),
    fileFor(pathname: string): string | undefined {
      for (const { dist, release } of builds) {
        const folder = `/remotes/${release.name}/${release.version}/`;
        if (pathname.startsWith(folder)) return fileIn(dist, pathname.slice(folder.length));
      }
      return shell && pathname.startsWith('/assets/') ? fileIn(shell.dist, pathname) : undefined;
    },
  };
}

/**
 * Smoke test scenarios for these builds: new remotes in the future shell, and a new shell with
 * stable and with previous of every remote.
 */
export function smokeScenarios(
  webRoot: string,
  remotes: Build<Release>[],
  shell: Build<ShellRelease> | undefined,
): SmokeScenario[] {
  const registry = readRegistry(webRoot);
  const live = readShell(webRoot)?.version ?? 'none';
  return [
    ...(remotes.length > 0 ? [scenarioOfRemotes(registry, remotes, shell, live)] : []),
    ...(shell ? scenariosOfShell(registry, shell) : []),
  ];
}
