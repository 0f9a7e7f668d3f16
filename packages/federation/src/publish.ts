import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { readBuild, type BuildRecord } from './build';
import { readRemoteEntry, readShellPage } from './emitted';
import { filesIn } from './files';
import type { Check } from './gate';
import type { Release, ShellRelease } from './release';
import type { RemoteDefinition } from './remote-definition';
import { checksFor, ship, type Build, type ShellBuild, type ShipOptions } from './ship';
import { smoke } from './smoke';
import { exclusively, readShell } from './store';
import { strayStyles } from './styles';
import { integrityOf } from './verify';
import { precompress, syncFolder } from './version-files';
import { walksFor } from './walks';
import { ROOT, type App } from './workspace';

const KILOBYTE = 1024;

export interface PublishOptions extends Omit<ShipOptions, 'checks'> {
  /** Walk through the product that runs there with the new versions, in a browser. */
  smokeAt?: string | undefined;
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

function contributionsOf(definition: RemoteDefinition): Release['contributes'] {
  const { routes, sidebar, slots, slotOrder, declares = [] } = definition;
  return { routes, sidebar, slots, ...(slotOrder && { slotOrder }), declares };
}

/** What a built remote is, read from its files. @throws Error when it has not been built */
export function describeRemote({ app, definition, dist }: BuiltRemote): Release {
  const build = buildOf(app);
  const version = `${build.version}-${build.hash}`;
  const files = filesIn(dist).filter((file) => file !== 'build.json');
  const bytesOf = (file: string) => readFileSync(path.join(dist, file));
  const { container = '', exposes, asks } = readRemoteEntry(dist);
  const { timeoutMs, contract, budgetKb } = definition;
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
    contributes: contributionsOf(definition),
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

function newShell(apps: App[], webRoot: string): ShellBuild | undefined {
  const app = apps.find(({ definition }) => !definition);
  if (!app) return undefined;
  const release = describeShell(app);
  const page = path.join(webRoot, 'shell', 'index.html');
  if (existsSync(page) && readShell(webRoot)?.version === release.version) return undefined;
  return {
    release,
    dist: distOf(app),
    placeAssets: () => placeAssets(app, webRoot),
    placePage: () => placePage(app, webRoot),
  };
}

/** The last good builds of the remotes among these apps. @throws Error when one has not been built */
export const buildsOf = (apps: App[]): Build<Release>[] =>
  apps.flatMap((app) => {
    if (!app.definition) return [];
    const dist = distOf(app);
    return { dist, release: describeRemote({ app, definition: app.definition, dist }) };
  });

/**
 * Puts the last good build of each app where browsers find it: files first, read back and checked
 * against what runs, then the shell's page and the registry. What is already there stays as it is.
 *
 * @param apps - the apps to publish
 * @throws Error when an app has not been built, a file cannot be read back or a check is red; then
 *   everything runs on as before
 */
export function publish(apps: App[], options: PublishOptions): Promise<void> {
  const { webRoot, by, smokeAt } = options;
  return exclusively(webRoot, by, () => {
    const shell = newShell(apps, webRoot);
    const checks = async (builds: Build<Release>[]) =>
      smokeAt === undefined ? [] : smoke(smokeAt, walksFor(webRoot, builds, shell));
    return ship(buildsOf(apps), { ...options, checks }, shell);
  });
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
  const builds = buildsOf(apps);
  const releases = builds.map(({ release }) => release);
  const checks = checksFor(webRoot, shell?.release, releases);
  if (smokeAt === undefined || checks.some(({ ok }) => !ok)) return checks;
  return [...checks, ...(await smoke(smokeAt, walksFor(webRoot, builds, shell)))];
}
