/**
 * Layout of the web root. `registry/` and `remotes/` are served to everyone; `releases/` is not
 * served.
 */
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** Folders of unfinished work: half copied, or about to be deleted. */
export const UNFINISHED = /\.(staging|removed)$/;

/** Files of the published state. */
export const paths = (webRoot: string) => ({
  registry: path.join(webRoot, 'registry', 'remotes.json'),
  lastGood: path.join(webRoot, 'releases', 'remotes.last-good.json'),
  pending: path.join(webRoot, 'releases', 'pending.json'),
  history: path.join(webRoot, 'releases', 'history.jsonl'),
  shell: path.join(webRoot, 'releases', 'shell.json'),
  lock: path.join(webRoot, 'releases', 'publishing'),
});

/** The folder of one published version. */
export const versionFolder = (webRoot: string, name: string, version: string): string =>
  path.join(webRoot, 'remotes', name, version);

/** Folder of the source maps, within a build's output. */
export const MAPS = 'maps';

/**
 * Folder of a published version's source maps. All versions of the shell share one, as their files
 * do.
 */
export const mapsFolder = (webRoot: string, name: string, version = ''): string =>
  path.join(webRoot, 'releases', MAPS, name, version);

/** Flushes a file or folder to the disk. */
export function sync(target: string): void {
  const handle = openSync(target, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Writes a file atomically, also across a power cut. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const handle = openSync(`${file}.new`, 'w');
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(`${file}.new`, file);
  sync(path.dirname(file));
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
