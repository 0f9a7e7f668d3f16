/** Compatibility checks of a shell and a remote's version, before either ships. */
import { declaredBy, notItsOwn } from './ownership.ts';
import { satisfiesContract, type RegistryRemote, type RemoteVersion } from './registry.ts';
import type { Release, ShellRelease } from './release.ts';
import { isKnownRange, satisfies } from './version-range.ts';

const KILOBYTE = 1024;

/** One check of the gate. */
export interface Check {
  /** The two versions, e.g. 'crm 1.2.0-1a2b3c4d × shell 1.0.0-5e6f7a8b'. */
  between: string;
  check: string;
  ok: boolean;
  why: string;
}

/** A {@link Check} without the versions. */
type Finding = Omit<Check, 'between'>;

const listed = (names: string[]) => names.join(', ');

function contractFinding(wanted: string, { contract }: ShellRelease): Finding {
  const ok = satisfiesContract(wanted, contract);
  return { check: 'contract', ok, why: `wants ${wanted}, the shell offers ${contract}` };
}

function runtimeFinding(wanted: string, { runtime }: ShellRelease): Finding {
  const ok = satisfies(runtime, `^${wanted}`);
  return { check: 'runtime', ok, why: `built with ${wanted}, the shell brings ${runtime}` };
}

function sharedFinding({ shared }: Release, shell: ShellRelease): Finding {
  const asks = Object.entries(shared);
  const unmet = asks.flatMap(([key, range]) => {
    const version = shell.shared[key];
    if (version === undefined) return `${key} is not there`;
    return isKnownRange(range) && satisfies(version, range)
      ? []
      : `${key} ${range} against ${version}`;
  });
  const found = asks.length === 0 ? ['the entry asks for nothing: it cannot be read'] : unmet;
  const ok = found.length === 0;
  return { check: 'shared', ok, why: ok ? `${asks.length} packages are there` : listed(found) };
}

function slotsFinding({ contributes }: Release, known: string[]): Finding {
  const { slots, declares } = contributes;
  // Builds from before remotes declared their slots were checked against the contract's own list.
  const unknown = declares ? slots.filter((slot) => !known.includes(slot)) : [];
  const ok = unknown.length === 0;
  const why = ok ? `${slots.length} filled, all declared` : `nobody declares ${listed(unknown)}`;
  return { check: 'slots', ok, why };
}

function placesFinding(release: Release, others: RegistryRemote[], ofShell: string[]): Finding {
  const wrong = notItsOwn(release, others, ofShell);
  const ok = wrong.length === 0;
  return { check: 'places', ok, why: ok ? "no one else's path or slot" : listed(wrong) };
}

function exposesFinding({ exposes }: Release): Finding {
  const ok = exposes.includes('./module');
  return { check: 'exports', ok, why: ok ? './module is there' : './module is missing' };
}

function sizeFinding({ routeBytes, budgetBytes }: Release): Finding {
  const size = (routeBytes / KILOBYTE).toFixed(1);
  const why = `a route loads ${size} KB, the budget is ${budgetBytes / KILOBYTE} KB`;
  return { check: 'size', ok: routeBytes <= budgetBytes, why };
}

function stylesFinding({ strayStyles }: Release): Finding {
  const ok = strayStyles.length === 0;
  const why = ok ? 'every selector is its own' : `reaches beyond itself: ${listed(strayStyles)}`;
  return { check: 'styles', ok, why };
}

const about = (name: string, version: string, shell: ShellRelease | undefined) =>
  `${name} ${version} × ${shell ? `shell ${shell.version}` : 'no shell'}`;

/**
 * Checks a remote's version against a shell. Without a published shell only the remote itself is
 * checked.
 *
 * @param others - the other remotes in the page. Default: none
 * @param declared - the slots that remotes declare. Default: those of `others`
 * @returns all checks, passed or not; {@link passGate} throws for failed ones
 * @example passGate(checkRelease(release, readShell(webRoot), readRegistry(webRoot).remotes));
 */
export function checkRelease(
  release: Release,
  shell: ShellRelease | undefined,
  others: RegistryRemote[] = [],
  declared: string[] = declaredBy(others),
): Check[] {
  const findings = [
    ...(shell
      ? [
          contractFinding(release.contract, shell),
          runtimeFinding(release.runtime, shell),
          sharedFinding(release, shell),
          slotsFinding(release, [...shell.slots, ...declared, ...declaredBy([release])]),
        ]
      : []),
    placesFinding(release, others, shell?.slots ?? []),
    exposesFinding(release),
    sizeFinding(release),
    stylesFinding(release),
  ];
  const between = about(release.name, release.version, shell);
  return findings.map((finding) => ({ between, ...finding }));
}

/**
 * Checks a version of which only the registry's entry is left against a shell.
 *
 * @param pointer - the entry: stable, previous or canary
 */
export function checkPointer(name: string, pointer: RemoteVersion, shell: ShellRelease): Check[] {
  const between = about(name, pointer.version, shell);
  return [contractFinding(pointer.contract, shell), runtimeFinding(pointer.runtime, shell)].map(
    (finding) => ({ between, ...finding }),
  );
}

/** The checks as a small table. */
export function tableOf(checks: Check[]): string {
  const groups = new Map<string, Check[]>();
  for (const check of checks) {
    groups.set(check.between, [...(groups.get(check.between) ?? []), check]);
  }
  const line = ({ check, ok, why }: Check) =>
    `  ${check.padEnd(10)} ${(ok ? 'ok' : 'NO').padEnd(4)} ${why}`;
  return [...groups].flatMap(([between, group]) => [between, ...group.map(line)]).join('\n');
}

/** Error of the gate with its failed checks. */
export class GateError extends Error {
  override readonly name = 'GateError';
  constructor(readonly checks: Check[]) {
    const red = checks.filter(({ ok }) => !ok);
    super(`This cannot be deployed; nothing was changed.\n${tableOf(red)}`);
  }
}

/** @throws GateError when a check is red */
export function passGate(checks: Check[]): void {
  if (checks.some(({ ok }) => !ok)) throw new GateError(checks);
}
