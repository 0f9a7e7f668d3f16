import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, MultiStats } from 'webpack';
import { contractVersion, typedSlots, type Contract } from './contract';
import { hashInputs, hasMaps } from './inputs';
import { drawLayouts, drawPages, isDrawn } from './prerender';
import { PAGES_FILE, pagesFile, type PublicPage } from './public-pages';
import { validateBuild } from './validate';
import { MAPS } from './web-root';
import type { App } from './workspace';

/**
 * Record that a build leaves beside its files, so that the next build can tell whether anything
 * changed.
 */
export interface BuildRecord {
  name: string;
  version: string;
  hash: string;
  /** The contract it was built with. */
  contract: Contract;
  /** A remote's own JavaScript on a route, gzipped. */
  routeBytes?: number;
}

const recordFile = (app: App) => path.join(app.dir, 'dist', 'build.json');

/** Record of an app's last good build, or undefined. */
export function readBuild(app: App): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(recordFile(app), 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
}

/** Source maps do not change the other files, so the input hash does not cover them. */
const lacksMaps = ({ dir }: App) => hasMaps() && !existsSync(path.join(dir, 'dist', MAPS));

/** Apps that need a build: never built, changed inputs, or missing requested source maps. */
export const staleApps = (apps: App[]): App[] =>
  apps.filter((app) => readBuild(app)?.hash !== hashInputs(app) || lacksMaps(app));

async function loadConfig(app: App): Promise<Configuration> {
  const file = pathToFileURL(path.join(app.dir, 'webpack.config.mjs')).href;
  return ((await import(file)) as { default: Configuration }).default;
}

/**
 * Writes the table of an app's public pages, if it has any. @throws Error naming the invalid field
 */
async function writePages(app: App): Promise<void> {
  const source = path.join(app.dir, 'src', 'pages.ts');
  if (!existsSync(source)) return;
  const { default: pages } = (await import(pathToFileURL(source).href)) as {
    default: PublicPage[];
  };
  const pictures = path.join(app.dir, 'src', 'pictures');
  for (const { picture } of pages) {
    if (picture) cpSync(path.join(pictures, picture), path.join(app.dir, 'dist', picture));
  }
  const isRemote = app.definition !== undefined;
  const table =
    isRemote && isDrawn(app)
      ? pagesFile(await drawPages(app, pages))
      : pagesFile(pages, isDrawn(app) ? await drawLayouts(app) : {});
  writeFileSync(path.join(app.dir, 'dist', PAGES_FILE), table);
}

/** Webpack configurations of an app: for browsers, and for prerendering its public pages. */
async function configsOf(app: App, hash: string): Promise<Configuration[]> {
  const config = await loadConfig(app);
  if (!isDrawn(app)) return [config];
  const { prerenderConfig } = await import('./preset-prerender');
  const folder = app.definition ? `/remotes/${app.name}/${app.version}-${hash}/` : '/';
  return [config, prerenderConfig(app, folder)];
}

async function runWebpack(configs: Configuration[]): Promise<MultiStats> {
  const { default: webpack } = await import('webpack');
  const compiler = webpack(configs);
  // The compilers read much the same files, so they share one file system cache.
  const [first] = compiler.compilers;
  for (const each of compiler.compilers) each.inputFileSystem = first?.inputFileSystem ?? null;
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error()))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  return stats;
}

/**
 * Builds the apps whose inputs changed since their last good build, all in one process, and checks
 * each result. Nothing is recorded for a build that failed.
 *
 * @param apps - apps that may need a build
 * @param log - prints one line of progress
 * @throws Error with webpack's report, or the validator's messages
 */
export async function buildChanged(apps: App[], log: (line: string) => void): Promise<void> {
  const changed = staleApps(apps);
  if (changed.length === 0) return log('front end: nothing changed');
  // Hashes are computed before webpack runs, so that files saved during the build count as changed.
  const hashes = new Map(changed.map((app) => [app, hashInputs(app)]));
  log(`front end: building ${changed.map((app) => app.name).join(', ')}`);
  const version = contractVersion();
  const configs = changed.map((app) => configsOf(app, hashes.get(app) ?? ''));
  const stats = await runWebpack((await Promise.all(configs)).flat());
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  for (const app of changed) {
    const child = stats.stats.find((candidate) => candidate.compilation.name === app.name);
    await writePages(app);
    const routeBytes =
      app.definition && child ? validateBuild(app, app.definition, child) : undefined;
    const record: BuildRecord = {
      name: app.name,
      version: app.version,
      hash: hashes.get(app) ?? '',
      contract: { version, slots: typedSlots(app) },
      routeBytes,
    };
    writeFileSync(recordFile(app), JSON.stringify(record));
  }
}
