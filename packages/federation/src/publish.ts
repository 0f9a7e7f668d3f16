import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { describeRemote, describeShell, distOf } from './describe-build';
import type { Check } from './gate';
import type { Release } from './release';
import { checksFor, ship, type Build, type ShellBuild, type ShipOptions } from './ship';
import { runSmokeTests } from './smoke';
import { readShell } from './store';
import { exclusively } from './transaction';
import { keepMaps, precompress, syncFolder } from './version-files';
import { smokeScenarios } from './smoke-scenarios';
import type { App } from './workspace';

export interface PublishOptions extends Omit<ShipOptions, 'checks'> {
  /** URL of a running product for smoke tests with the new versions. */
  smokeUrl?: string | undefined;
}

const PAGE = 'index.html';
/** The build's own record. */
const RECORD = 'build.json';

/** Adds new assets beside the old ones, which open tabs still use. */
async function placeAssets(app: App, webRoot: string): Promise<void> {
  const target = path.join(webRoot, 'shell', 'assets');
  mkdirSync(target, { recursive: true });
  cpSync(path.join(distOf(app), 'assets'), target, { recursive: true });
  keepMaps(webRoot, distOf(app), 'shell');
  await precompress(target);
  syncFolder(target);
}

/** Replaces the page and its neighbours, such as the favicon; the page comes last. */
function placePage(app: App, webRoot: string): void {
  const files = readdirSync(distOf(app)).filter((name) => name.includes('.') && name !== RECORD);
  for (const name of files.filter((file) => file !== PAGE).concat(PAGE)) {
    const target = path.join(webRoot, 'shell', name);
    cpSync(path.join(distOf(app), name), `${target}.new`);
    renameSync(`${target}.new`, target);
  }
}

function newShell(apps: App[], webRoot: string): ShellBuild | undefined {
  const app = apps.find(({ definition }) => !definition);
  if (!app) return undefined;
  const release = describeShell(app);
  const page = path.join(webRoot, 'shell', PAGE);
  if (existsSync(page) && readShell(webRoot)?.version === release.version) return undefined;
  return {
    release,
    dist: distOf(app),
    placeAssets: () => placeAssets(app, webRoot),
    placePage: () => placePage(app, webRoot),
  };
}

/** Last good builds of the remotes among these apps. @throws Error when one has not been built */
export const buildsOf = (apps: App[]): Build<Release>[] =>
  apps.flatMap((app) => {
    if (!app.definition) return [];
    const dist = distOf(app);
    return { dist, release: describeRemote({ app, definition: app.definition, dist }) };
  });

/**
 * Publishes the last good build of each app: first the files, then the shell's page and the
 * registry. The files are read back and checked against the running versions. Versions that are
 * already there stay unchanged.
 *
 * @param apps - the apps to publish
 * @throws Error when an app has not been built, a file cannot be read back or a check fails; then
 *   nothing changes
 * @example await publish(readApps(), { webRoot: 'var/www', by: 'dana@example.com' });
 */
export function publish(apps: App[], options: PublishOptions): Promise<void> {
  const { webRoot, by, smokeUrl } = options;
  return exclusively(webRoot, by, () => {
    const shell = newShell(apps, webRoot);
    const checks = async (builds: Build<Release>[]) =>
      smokeUrl === undefined ? [] : runSmokeTests(smokeUrl, smokeScenarios(webRoot, builds, shell));
    return ship(buildsOf(apps), { ...options, checks }, shell);
  });
}

/**
 * Checks of the gate for the current builds, without publishing anything.
 *
 * @param smokeUrl - a running product for the smoke tests, which run after all other checks passed
 */
export async function checkBuilds(
  apps: App[],
  webRoot: string,
  smokeUrl?: string,
): Promise<Check[]> {
  const app = apps.find(({ definition }) => !definition);
  const shell = app && { dist: distOf(app), release: describeShell(app) };
  const builds = buildsOf(apps);
  const releases = builds.map(({ release }) => release);
  const checks = checksFor(webRoot, shell?.release, releases);
  if (smokeUrl === undefined || checks.some(({ ok }) => !ok)) return checks;
  return [...checks, ...(await runSmokeTests(smokeUrl, smokeScenarios(webRoot, builds, shell)))];
}
