/**
 * Published state under a web root: the registry, the releases beside their files, and the
 * history. Independent of the workspace and the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRegistry } from './registry-file.ts';
import type { Registry } from './registry.ts';
import {
  parseHistoryEntry,
  parseRelease,
  parseShellRelease,
  type HistoryEntry,
  type Release,
  type ShellRelease,
} from './release.ts';
import { paths, readJson, UNFINISHED, versionFolder } from './web-root.ts';

/**
 * The published registry; an empty one if nothing was published yet.
 *
 * @param webRoot - the folder that is served
 * @throws Error when the file is not a valid registry; the message explains how to restore the last good one
 */
export function readRegistry(webRoot: string): Registry {
  const { registry, lastGood } = paths(webRoot);
  if (!existsSync(registry)) return { schema: 1, revision: '', remotes: [] };
  try {
    return parseRegistry(readJson(registry));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const way = existsSync(lastGood)
      ? ' `npm run mfe -- restore` brings back the last good one.'
      : '';
    throw new Error(`${registry} cannot be read (${reason}).${way}`, { cause: error });
  }
}

function readRecord<Output>(file: string, parse: (input: unknown) => Output): Output | undefined {
  return existsSync(file) ? parse(readJson(file)) : undefined;
}

/** Release of the published shell, or undefined. */
export const readShell = (webRoot: string): ShellRelease | undefined =>
  readRecord(paths(webRoot).shell, parseShellRelease);

/** Release of a published version, or undefined if it is not on disk. */
export const readRelease = (webRoot: string, name: string, version: string): Release | undefined =>
  readRecord(path.join(versionFolder(webRoot, name, version), 'release.json'), parseRelease);

/** Versions of a remote on disk, the latest published first. */
export function versionsOnDisk(webRoot: string, name: string): Release[] {
  const dir = path.join(webRoot, 'remotes', name);
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((folder) => !UNFINISHED.test(folder))
    .flatMap((folder) => readRelease(webRoot, name, folder) ?? [])
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

/**
 * Complete lines of a text, without one that is being written or was left half written by a killed
 * process.
 */
export const wholeLines = (text: string) => text.slice(0, text.lastIndexOf('\n') + 1);

/**
 * All changes, the latest last.
 *
 * @param app - only this remote, or 'shell'. Default: all
 * @throws Error naming the invalid field of a complete line
 */
export function readHistory(webRoot: string, app?: string): HistoryEntry[] {
  const { history } = paths(webRoot);
  if (!existsSync(history)) return [];
  return wholeLines(readFileSync(history, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => parseHistoryEntry(JSON.parse(line)))
    .filter((entry) => app === undefined || entry.app === app);
}
