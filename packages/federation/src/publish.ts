import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { readBuild, type BuildRecord } from './build';
import { publishVersion, startCanary } from './changes';
import { filesIn, readRemoteEntry, readShellPage } from './emitted';
import { checkRelease, passGate, type Check } from './gate';
import type { Registry } from './registry';
import type { Release, ShellRelease } from './release';
import { checkShell } from './releases';
import type { RemoteDefinition } from './remote-definition';
import { smoke } from './smoke';
import {
  changeRegistry,
  changeShell,
  exclusively,
  readHistory,
  readRegistry,
  readRelease,
  readShell,
  type RegistryChange,
} from './store';
import { strayStyles } from './styles';
import { integrityOf, verifyFiles } from './verify';
import { placeFiles, precompress, prune, removeUnfinished, syncFolder } from './version-files';
import { walksFor, type Build } from './walks';
import { ROOT, type App } from './workspace';

const KILOBYTE = 1024;

/** How far a publish is; in this order. */
export type PublishStep = 'staged' | 'in place' | 'verified' | 'checked' | 'shell' | 'registry';

export interface PublishOptions {
  webRoot: string;
  /** Who, for the history. */
  by: string;
  /** Fetch the files back from the product that runs there. */
  verifyAt?: string | undefined;
  /** Walk through the product that runs there with the new versions, in a browser. */
  smokeAt?: string | undefined;
  /** Give the new versions to this share of the businesses only. */
  canaryPercent?: number | undefined;
  log?: (line: string) => void;
  /** Called after each step. */
  onStep?: (step: PublishStep) => void;
}

interface BuiltRemote {
  app: App;
  definition: RemoteDefinition;
  dist: string;
}

function federationVersion(): string {
  const file = path.join(ROOT, 'node_modules/@module-federation/runtime-core/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

const distOf = (app: App) => path.join(app.dir, 'dist');

function buildOf(app: App): BuildRecord {
  const build = readBuild(app);
  if (!build) throw new Error(`${app.name} has not been built: npm run build.`);
  return build;
}

/** What a built remote is, read from its files. @throws Error when it has not been built */
export function describeRemote({ app, definition, dist }: BuiltRemote): Release {
  const build = buildOf(app);
  const version = `${build.version}-${build.hash}`;
  const files = filesIn(dist).filter((file) => file !== 'build.json');
  const bytesOf = (file: string) => readFileSync(path.join(dist, file));
  const { container = '', exposes, asks } = readRemoteEntry(dist);
  const { timeoutMs, routes, sidebar, slots, contract, budgetKb } = definition;
  const styles = files.filter((file) => file.endsWith('.css'));
  return {
    schema: 1,
    name: app.name,
    version,
    entry: `/remotes/${app.name}/${version}/remoteEntry.js`,
    container,
    contract,
    runtime: federationVersion(),
    integrity: integrityOf(bytesOf('remoteEntry.js')),
    publishedAt: new Date().toISOString(),
    timeoutMs,
    contributes: { routes, sidebar, slots },
    exposes,
    shared: asks,
    strayStyles: styles.flatMap((file) => strayStyles(String(bytesOf(file)), app.name)),
    routeBytes: build.routeBytes ?? 0,
    budgetBytes: budgetKb * KILOBYTE,
    files: Object.fromEntries(files.map((file) => [file, integrityOf(bytesOf(file))])),
  };
}

/** What a built shell offers. @throws Error when it has not been built */
export function describeShell(app: App): ShellRelease {
  const { version, hash, contract } = buildOf(app);
  return {
    schema: 1,
    version: `${version}-${hash}`,
    publishedAt: new Date().toISOString(),
    contract: contract.version,
    runtime: federationVersion(),
    shared: readShellPage(distOf(app)).provides,
    slots: contract.slots,
  };
}

/** The shell: new assets beside the old ones (tabs are still open on them), then its page, at once. */
async function placeAssets(app: App, webRoot: string): Promise<void> {
  const target = path.join(webRoot, 'shell', 'assets');
  mkdirSync(target, { recursive: true });
  cpSync(path.join(distOf(app), 'assets'), target, { recursive: true });
  await precompress(target);
  syncFolder(target);
}

function placePage(app: App, webRoot: string): void {
  const page = path.join(webRoot, 'shell', 'index.html');
  cpSync(path.join(distOf(app), 'index.html'), `${page}.new`);
  renameSync(`${page}.new`, page);
}

/** Whether someone went back from this version: building it again does not bring it to everyone. */
function isHeldBack(webRoot: string, { name, version }: Release): boolean {
  const last = readHistory(webRoot, name).at(-1);
  return last?.action === 'rollback' && last.from === version;
}

/** Why a version stays as it is, or undefined when it is to be published. */
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

/** The gate: the new remotes against the shell that will run, that shell against what stays. */
function checksFor(webRoot: string, shell: ShellRelease | undefined, releases: Release[]): Check[] {
  const names = releases.map(({ name }) => name);
  const before = readRegistry(webRoot);
  const others = before.remotes.filter(({ name }) => !names.includes(name));
  const { remotes } = releases.reduce(publishVersion, before);
  return [
    ...releases.flatMap((release) => checkRelease(release, shell ?? readShell(webRoot), remotes)),
    ...(shell ? checkShell(webRoot, shell, others) : []),
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

interface NewShell extends Build<ShellRelease> {
  app: App;
}

function newShell(apps: App[], webRoot: string): NewShell | undefined {
  const app = apps.find(({ definition }) => !definition);
  if (!app) return undefined;
  const release = describeShell(app);
  const page = path.join(webRoot, 'shell', 'index.html');
  const isThere = existsSync(page) && readShell(webRoot)?.version === release.version;
  return isThere ? undefined : { app, release, dist: distOf(app) };
}

function newRemotes(apps: App[], { webRoot, log }: PublishOptions): Build<Release>[] {
  const registry = readRegistry(webRoot);
  return apps.flatMap((app): Build<Release>[] => {
    if (!app.definition) return [];
    const dist = distOf(app);
    const release = describeRemote({ app, definition: app.definition, dist });
    const reason = reasonToKeep(webRoot, registry, release);
    if (reason) log?.(reason);
    return reason === undefined ? [{ dist, release }] : [];
  });
}

async function publishNow(apps: App[], options: PublishOptions): Promise<void> {
  const { webRoot, by, verifyAt, smokeAt, canaryPercent } = options;
  const step = (name: PublishStep) => options.onStep?.(name);
  for (const { name } of apps) removeUnfinished(webRoot, name);
  const shell = newShell(apps, webRoot);
  const builds: Build<Release>[] = [];
  for (const { dist, release } of newRemotes(apps, options)) {
    const placed = await placeFiles(webRoot, dist, release, () => step('staged'));
    builds.push({ dist, release: placed });
  }
  const releases = builds.map(({ release }) => release);
  if (shell) await placeAssets(shell.app, webRoot);
  step('in place');
  for (const release of releases) await verifyFiles(webRoot, release, verifyAt);
  step('verified');
  passGate(checksFor(webRoot, shell?.release, releases));
  if (smokeAt) passGate(await smoke(smokeAt, walksFor(webRoot, builds, shell)));
  step('checked');
  if (shell) changeShell(webRoot, by, shell.release, () => placePage(shell.app, webRoot));
  step('shell');
  if (releases.length === 0) return;
  const changes = releases.map((release) => changeOf(release, canaryPercent));
  const { remotes } = changeRegistry(webRoot, by, changes);
  step('registry');
  const names = releases.map(({ name }) => name);
  for (const remote of remotes.filter(({ name }) => names.includes(name))) prune(webRoot, remote);
}

/**
 * Puts the last good build of each app where browsers find it: files first, read back and checked
 * against what runs, then the shell's page and the registry. What is already there stays as it is.
 *
 * @param apps - the apps to publish
 * @throws Error when an app has not been built, a file cannot be read back or a check is red; then
 *   everything runs on as before
 */
export function publish(apps: App[], options: PublishOptions): Promise<void> {
  return exclusively(options.webRoot, options.by, () => publishNow(apps, options));
}

/**
 * What the gate says of the builds as they are here, without publishing anything.
 *
 * @param smokeAt - a running product to walk through with them, once all else is green
 */
export async function checkBuilds(
  apps: App[],
  webRoot: string,
  smokeAt?: string,
): Promise<Check[]> {
  const app = apps.find(({ definition }) => !definition);
  const shell = app && { dist: distOf(app), release: describeShell(app) };
  const builds = apps.flatMap(({ definition, ...rest }) => {
    const dist = distOf(rest);
    return definition ? [{ dist, release: describeRemote({ app: rest, definition, dist }) }] : [];
  });
  const releases = builds.map(({ release }) => release);
  const checks = checksFor(webRoot, shell?.release, releases);
  if (smokeAt === undefined || checks.some(({ ok }) => !ok)) return checks;
  return [...checks, ...(await smoke(smokeAt, walksFor(webRoot, builds, shell)))];
}
