import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lockedPackages, versionsBelow } from './package-versions';
import { isDrawn } from './prerender';
import { packageOf, SHARED_KEYS, sharedPolicy } from './shared-policy';
import { ROOT, type App } from './workspace';

const SKIPPED = new Set(['node_modules', 'dist', 'testing']);
/** Relative to the workspace, so that a copy of it has the same names. */
const FEDERATION = path.join(ROOT, 'packages/federation');
const IMPORT = /from '(\.\/[\w-]+)(?:\.ts)?'/g;
/** Dependencies of packages/federation that are not used for building. */
const NOT_FOR_BUILDING = ['proper-lockfile', 'webpack-dev-server'];

const fromRoot = (...names: string[]) => names.map((name) => path.join(ROOT, name));

function filesBelow(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || /\.spec\.tsx?$/.test(entry.name)) return [];
    const full = path.join(dir, entry.name);
    return entry.isDirectory() ? filesBelow(full) : [full];
  });
}

/** Files of this folder with all their local imports. */
function withImports(...names: string[]): string[] {
  const files = new Set(names.map((name) => path.join(FEDERATION, `src/${name}.ts`)));
  // Files added during the loop are visited as well.
  for (const file of files) {
    for (const [, imported] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      files.add(path.join(path.dirname(file), `${imported}.ts`));
    }
  }
  return [...files];
}

function dependenciesOf(dir: string): string[] {
  const manifest = readFileSync(path.join(dir, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies);
}

/**
 * Packages of an app's build: the tools and its own dependencies. A remote gets shared packages
 * from the shell.
 */
function packagesOf(app: App): string[] {
  const tools = dependenciesOf(FEDERATION);
  const shared = new Set(SHARED_KEYS.map(packageOf));
  const own = dependenciesOf(app.dir).filter((name) => !app.definition || !shared.has(name));
  return [
    ...tools.filter((name) => !NOT_FOR_BUILDING.includes(name)),
    ...own.filter((name) => name !== '@clearcoat/federation'),
  ];
}

/**
 * Sources of an app's build. A remote gets shared packages from the shell, yet prerenders its
 * public pages with them, so they count as sources too. Otherwise prerendered and hydrated markup
 * could differ.
 */
export function filesOf(app: App): string[] {
  const read = fromRoot(...(app.reads ?? [])).flatMap(filesBelow);
  const own = [...filesBelow(app.dir), ...read, ...fromRoot('tsconfig.base.json')];
  const tools = app.definition ? [] : withImports('registry', 'version-range');
  const isShared = app.definition && !isDrawn(app);
  // Each remote bundles the answer shapes that it uses.
  const shared = isShared
    ? ['packages/api-client/src/answers']
    : ['packages/sdk', 'packages/ui', 'packages/api-client'];
  return [
    ...new Set([...own, ...tools, ...withImports('preset', 'preset-prerender', 'prerender')]),
    ...fromRoot(...shared).flatMap(filesBelow),
  ];
}

/** Hash of everything an app is built from, and of nothing else: same hash, same build. */
export function hashInputs(app: App): string {
  const hash = createHash('sha256');
  hash.update(versionsBelow(lockedPackages(), packagesOf(app)).join());
  hash.update(JSON.stringify(sharedPolicy(ROOT, app.definition ? 'remote' : 'shell')));
  for (const file of filesOf(app).sort()) {
    hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

/** Source maps make builds a fifth slower, so they are opt-in. */
export const hasMaps = (): boolean => process.env['SOURCE_MAPS'] === '1';
