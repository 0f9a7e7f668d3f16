import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readBuild } from './build';
import { containerName } from './preset';
import { readRegistry, writeRegistry } from './registry-file';
import type { RegistryRemote, RemoteVersion } from './registry';
import type { RemoteDefinition } from './remote-definition';
import { ROOT, WEB_ROOT, type App } from './workspace';

/** So many versions of a remote stay on disk, for open tabs and for going back. */
const KEPT_VERSIONS = 5;
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;

const compressors = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: (data: Buffer) => promisify(gzip)(data),
};

async function precompress(dir: string): Promise<void> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => COMPRESSIBLE.test(file))
    .map((file) => path.join(dir, file));
  await Promise.all(
    files.flatMap((file) =>
      Object.entries(compressors).map(async ([suffix, compress]) => {
        if (existsSync(`${file}.${suffix}`)) return;
        writeFileSync(`${file}.${suffix}`, await compress(readFileSync(file)));
      }),
    ),
  );
}

/** The shell: new assets beside the old ones (tabs are still open on them), then its page, at once. */
async function publishShell(app: App): Promise<void> {
  const target = path.join(WEB_ROOT, 'shell');
  mkdirSync(target, { recursive: true });
  cpSync(path.join(app.dir, 'dist', 'assets'), path.join(target, 'assets'), { recursive: true });
  await precompress(path.join(target, 'assets'));
  const page = path.join(target, 'index.html');
  cpSync(path.join(app.dir, 'dist', 'index.html'), `${page}.new`);
  renameSync(`${page}.new`, page);
}

function federationVersion(): string {
  const file = path.join(ROOT, 'node_modules/@module-federation/runtime-core/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Copies a build into its own folder, once: a published version never changes. */
async function publishFiles(app: App, folder: string): Promise<string> {
  const target = path.join(WEB_ROOT, 'remotes', app.name, folder);
  if (!existsSync(target)) {
    const staging = `${target}.staging`;
    rmSync(staging, { recursive: true, force: true });
    cpSync(path.join(app.dir, 'dist'), staging, { recursive: true });
    rmSync(path.join(staging, 'build.json'), { force: true });
    await precompress(staging);
    renameSync(staging, target);
  }
  return target;
}

function describeVersion(app: App, definition: RemoteDefinition, target: string): RemoteVersion {
  const hash = path.basename(target).split('-').at(-1) ?? '';
  const entry = readFileSync(path.join(target, 'remoteEntry.js'));
  return {
    version: path.basename(target),
    entry: `/remotes/${app.name}/${path.basename(target)}/remoteEntry.js`,
    container: containerName(app, hash),
    contract: definition.contract,
    runtime: federationVersion(),
    integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
  };
}

function registryEntry(
  definition: RemoteDefinition,
  version: RemoteVersion,
  before: RegistryRemote | undefined,
): RegistryRemote {
  const { name, timeoutMs, routes, sidebar, slots } = definition;
  const isNew = before?.stable.version !== version.version;
  const previous = isNew ? before?.stable : before.previous;
  return {
    name,
    stable: version,
    ...(previous && { previous }),
    ...(before?.canary && before.canary.version !== version.version && { canary: before.canary }),
    timeoutMs,
    contributes: { routes, sidebar, slots },
  };
}

function removeOldVersions(name: string, entry: RegistryRemote): void {
  const dir = path.join(WEB_ROOT, 'remotes', name);
  const used = [entry.stable, entry.previous, entry.canary].map((version) => version?.version);
  const newestFirst = readdirSync(dir)
    .map((folder) => ({ folder, time: statSync(path.join(dir, folder)).ctimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { folder } of newestFirst.slice(KEPT_VERSIONS)) {
    if (!used.includes(folder)) rmSync(path.join(dir, folder), { recursive: true });
  }
}

async function publishRemote(app: App, definition: RemoteDefinition, hash: string): Promise<void> {
  const target = await publishFiles(app, `${app.version}-${hash}`);
  const registry = readRegistry(WEB_ROOT);
  const before = registry.remotes.find((remote) => remote.name === app.name);
  const entry = registryEntry(definition, describeVersion(app, definition, target), before);
  const others = registry.remotes.filter((remote) => remote.name !== app.name);
  writeRegistry(WEB_ROOT, [...others, entry]);
  removeOldVersions(app.name, entry);
}

/**
 * Puts the last good build of each app where browsers find it. What is already there stays as it is.
 *
 * @param apps - the apps to publish
 * @throws Error when an app has not been built
 */
export async function publish(apps: App[]): Promise<void> {
  for (const app of apps) {
    const build = readBuild(app);
    if (!build) throw new Error(`${app.name} has not been built: npm run build.`);
    if (app.definition) await publishRemote(app, app.definition, build.hash);
    else await publishShell(app);
  }
}
