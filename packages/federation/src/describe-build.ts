/** Description of a built app, read from its files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBuild, type BuildRecord } from './build';
import { readRemoteEntry, readShellPage } from './emitted';
import { filesIn } from './files';
import type { Release, ShellRelease } from './release';
import type { RemoteDefinition } from './remote-definition';
import { strayStyles } from './styles';
import { integrityOf } from './verify';
import { MAPS } from './web-root';
import { ROOT, type App } from './workspace';

const KILOBYTE = 1024;

interface BuiltRemote {
  app: App;
  definition: RemoteDefinition;
  dist: string;
}

function federationVersion(): string {
  const file = path.join(ROOT, 'node_modules/@module-federation/runtime-core/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Folder of an app's build. */
export const distOf = (app: App) => path.join(app.dir, 'dist');

function buildOf(app: App): BuildRecord {
  const build = readBuild(app);
  if (!build) throw new Error(`${app.name} has not been built: npm run build.`);
  return build;
}

function contributionsOf(definition: RemoteDefinition): Release['contributes'] {
  const { routes, sidebar, slots, slotOrder, declares = [] } = definition;
  return { routes, sidebar, slots, ...(slotOrder && { slotOrder }), declares };
}

/** Release of a built remote, read from its files. @throws Error when it has not been built */
export function describeRemote({ app, definition, dist }: BuiltRemote): Release {
  const build = buildOf(app);
  const version = `${build.version}-${build.hash}`;
  const files = filesIn(dist).filter(
    (file) => file !== 'build.json' && !file.startsWith(`${MAPS}/`),
  );
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

/** Release of a built shell. @throws Error when it has not been built */
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
