import type { RegistryRemote } from '@clearcoat/federation/registry';
import type { Release } from '@clearcoat/federation/release';
import { readShell, versionsOnDisk } from '@clearcoat/federation/store';
import {
  OF_THE_SHELL,
  type ReportRow,
  type VersionLoads,
} from '../../platform/client-reports/index.js';
import type { Halt } from './canary.queries.js';
import type {
  PlatformCanary,
  PlatformFailure,
  PlatformRemote,
  PlatformShell,
} from './dto/releases.dto.js';

const KILOBYTE = 1024;

const errorsOf = (names: string[], failures: ReportRow[]): PlatformFailure[] =>
  failures
    .filter(({ remote }) => names.includes(remote))
    .map(({ remote: _remote, at, ...failure }) => ({ at: at.toISOString(), ...failure }));

export function describeShell(webRoot: string, failures: ReportRow[]): PlatformShell | null {
  const release = readShell(webRoot);
  if (!release) return null;
  const { version, contract, publishedAt, shared } = release;
  const packages = Object.entries(shared).map(([name, provided]) => ({ name, version: provided }));
  return {
    version,
    contract,
    publishedAt,
    shared: packages,
    errors: errorsOf(OF_THE_SHELL, failures),
  };
}

const onDisk = ({ version, contract, publishedAt, routeBytes }: Release) => ({
  version,
  contract,
  publishedAt,
  kilobytes: Number((routeBytes / KILOBYTE).toFixed(1)),
});

function wantedBy(release: Release | undefined): PlatformRemote['shared'] {
  return Object.entries(release?.shared ?? {}).map(([name, range]) => ({ name, range }));
}

function describeCanary(
  name: string,
  { version, percent }: NonNullable<RegistryRemote['canary']>,
  halts: Halt[],
): PlatformCanary {
  const halt = halts.find((halted) => halted.remote === name && halted.version === version);
  const isHalted = halt && percent === 0;
  return {
    version,
    percent,
    ...(isHalted && { halt: { at: halt.at.toISOString(), reason: halt.reason } }),
  };
}

/**
 * @param loads - of all remotes
 * @param halts - of the canaries that nobody has changed since
 */
export function describeRemote(
  webRoot: string,
  { name, stable, previous, canary }: RegistryRemote,
  loads: VersionLoads[],
  failures: ReportRow[],
  halts: Halt[],
): PlatformRemote {
  const releases = versionsOnDisk(webRoot, name);
  const used = [stable, canary, previous].flatMap((pointer) => pointer?.version ?? []);
  // Anybody can send reports, so those of unknown versions are not shown.
  const known = new Set([...used, ...releases.map(({ version }) => version)]);
  return {
    name,
    stable: stable.version,
    previous: previous?.version ?? null,
    canary: canary ? describeCanary(name, canary, halts) : null,
    versions: releases.map(onDisk),
    shared: wantedBy(releases.find(({ version }) => version === stable.version)),
    loads: [...known].flatMap((version) =>
      loads
        .filter((row) => row.remote === name && row.version === version)
        .map(({ remote: _remote, ...figures }) => figures),
    ),
    errors: errorsOf([name], failures),
  };
}
