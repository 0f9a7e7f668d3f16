import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, type App } from './workspace';

const SKIPPED = new Set(['node_modules', 'dist', 'testing', 'template']);

function filesBelow(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || /\.spec\.tsx?$/.test(entry.name)) return [];
    const full = path.join(dir, entry.name);
    return entry.isDirectory() ? filesBelow(full) : [full];
  });
}

const fromRoot = (...names: string[]) => names.map((name) => path.join(ROOT, name));

/** What goes into an app's build besides its own folder. A remote takes sdk and ui from the shell. */
function foldersOf(app: App): string[] {
  const shared = fromRoot('packages/federation');
  return app.definition
    ? [app.dir, ...shared]
    : [app.dir, ...shared, ...fromRoot('packages/sdk', 'packages/ui', 'packages/api-client')];
}

/** A hash of everything an app is built from: same hash, same build. */
export function hashInputs(app: App): string {
  const files = [
    ...foldersOf(app).flatMap(filesBelow),
    ...fromRoot(
      'package-lock.json',
      'tsconfig.base.json',
      'packages/sdk/src/remote/contract-version.ts',
    ),
  ];
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}
