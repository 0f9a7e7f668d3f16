import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseRegistry, type Registry, type RegistryRemote } from './registry';

const fileIn = (webRoot: string) => path.join(webRoot, 'registry', 'remotes.json');

/** The published registry; an empty one when nothing was published yet. */
export function readRegistry(webRoot: string): Registry {
  const file = fileIn(webRoot);
  if (!existsSync(file)) return { schema: 1, revision: '', remotes: [] };
  return parseRegistry(JSON.parse(readFileSync(file, 'utf8')));
}

/** Writes the registry in one step, so that no browser ever reads half of it. */
export function writeRegistry(webRoot: string, remotes: RegistryRemote[]): void {
  const sorted = [...remotes].sort((a, b) => a.name.localeCompare(b.name));
  const revision = createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 12);
  const file = fileIn(webRoot);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ schema: 1, revision, remotes: sorted }, null, 2));
  renameSync(`${file}.new`, file);
}
