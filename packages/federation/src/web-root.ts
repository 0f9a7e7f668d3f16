/**
 * The folder that is served, and what lies where in it. `registry/` and `remotes/` are served to
 * everyone; `releases/` is served to nobody.
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

/** Folders that no version lives in: half copied, or about to be deleted. */
export const UNFINISHED = /\.(staging|removed)$/;

/** The files that say what is published. */
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

/** Where a build has its source maps, below what it gives to browsers. */
export const MAPS = 'maps';

/** Where the source maps of one published version are; all versions of the shell share a folder, as their files do. */
export const mapsFolder = (webRoot: string, name: string, version = ''): string =>
  path.join(webRoot, 'releases', MAPS, name, version);

/** Waits until a file or folder is on the disk. */
export function sync(target: string): void {
  const handle = openSync(target, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Writes a file so that it is there as a whole or not at all, also after a power cut. */
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
