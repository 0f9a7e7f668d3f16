import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Stats } from 'webpack';
import { typedSlots } from './contract';
import type { RemoteDefinition } from './remote-definition';
import { packageOf, SHARED_KEYS } from './shared-policy';
import type { App } from './workspace';

const KILOBYTE = 1024;
const sharedPackages = new Set(SHARED_KEYS.map(packageOf));

/** The package a module file belongs to; workspace packages are resolved to their folder. */
function packageOfFile(file: string): string | undefined {
  const inModules = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
  const inWorkspace = /\/packages\/([^/]+)\/src\//.exec(file)?.[1];
  return inModules ?? (inWorkspace && `@clearcoat/${inWorkspace}`);
}

function bundledFiles(stats: Stats): string[] {
  const files = new Set<string>();
  for (const module of stats.compilation.modules) {
    const file = module.nameForCondition();
    if (file) files.add(file);
  }
  return [...files];
}

function gzipped(app: App, file: string): number {
  return gzipSync(readFileSync(path.join(app.dir, 'dist', file))).length;
}

/**
 * Largest amount of the remote's own JavaScript on a route: the entry, the exposed module and the
 * largest chunk of a page.
 */
function routeBytes(app: App, stats: Stats): number {
  const scripts = (chunk: { files: Set<string> }) =>
    [...chunk.files].filter((file) => file.endsWith('.js'));
  const sizes = { always: 0, page: 0 };
  for (const chunk of stats.compilation.chunks) {
    const size = scripts(chunk).reduce((sum, file) => sum + gzipped(app, file), 0);
    const isAlways = chunk.name === '__federation_expose_module' || chunk.hasRuntime();
    if (isAlways) sizes.always += size;
    else sizes.page = Math.max(sizes.page, size);
  }
  return sizes.always + sizes.page;
}

/** Checks that the slots in remote.json match the types in src/slots.ts. */
function declarationProblems(app: App, { declares = [] }: RemoteDefinition): string[] {
  const [named, typed] = [declares.map(({ slot }) => slot), typedSlots(app)];
  return [
    ...named.filter((slot) => !typed.includes(slot)).map((slot) => `src/slots.ts lacks ${slot}`),
    ...typed.filter((slot) => !named.includes(slot)).map((slot) => `remote.json lacks ${slot}`),
  ];
}

/**
 * Entries of shared packages that each remote bundles: it completes answers by the API it was
 * built for, not by that of the shell.
 */
const BUNDLED_ENTRIES = /[\\/]api-client[\\/]src[\\/]answers[\\/]/;

/**
 * Validates a remote's build before publication: it exposes `./module`, bundles no copy of a
 * shared package, types its declared slots, and keeps to its budget.
 *
 * @returns the bytes a route loads of its own JavaScript, gzipped
 * @throws Error naming every rule it breaks
 */
export function validateBuild(app: App, definition: RemoteDefinition, stats: Stats): number {
  const problems: string[] = [];
  if (!stats.compilation.getAsset('remoteEntry.js')) problems.push('it has no remoteEntry.js');
  const copies = new Set(
    bundledFiles(stats)
      .filter((file) => !BUNDLED_ENTRIES.test(file))
      .map(packageOfFile)
      .filter((name) => name !== undefined && sharedPackages.has(name)),
  );
  if (copies.size > 0) problems.push(`it bundles its own copy of ${[...copies].join(', ')}`);
  problems.push(...declarationProblems(app, definition));
  const bytes = routeBytes(app, stats);
  if (bytes > definition.budgetKb * KILOBYTE) {
    const size = (bytes / KILOBYTE).toFixed(1);
    problems.push(`a route loads ${size} KB of its code, the budget is ${definition.budgetKb} KB`);
  }
  if (problems.length > 0) throw new Error(`${app.name}: ${problems.join('; ')}.`);
  return bytes;
}
