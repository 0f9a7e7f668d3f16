/**
 * What is published under a web root: the registry, the releases beside their files, and the
 * history of changes. Knows neither the workspace nor the build.
 *
 * `registry/` and `remotes/` are served to everyone; `releases/` is served to nobody.
 */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.ts';
import { parseRegistry } from './registry-file.ts';
import type { Registry, RegistryRemote } from './registry.ts';
import {
  parseHistoryEntry,
  parseRelease,
  parseShellRelease,
  type Action,
  type HistoryEntry,
  type Release,
  type ShellRelease,
} from './release.ts';

/** Folders that no version lives in: half copied, or about to be deleted. */
export const UNFINISHED = /\.(staging|removed)$/;

const places = (webRoot: string) => ({
  registry: path.join(webRoot, 'registry', 'remotes.json'),
  lastGood: path.join(webRoot, 'releases', 'remotes.last-good.json'),
  pending: path.join(webRoot, 'releases', 'pending.json'),
  history: path.join(webRoot, 'releases', 'history.jsonl'),
  shell: path.join(webRoot, 'releases', 'shell.json'),
  lock: path.join(webRoot, 'releases', 'lock'),
});

/** The folder of one published version. */
export const versionFolder = (webRoot: string, name: string, version: string): string =>
  path.join(webRoot, 'remotes', name, version);

function sync(target: string): void {
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

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The published registry; an empty one when nothing was published yet.
 *
 * @throws Error when the file is no registry, saying how to get the last good one back
 */
export function readRegistry(webRoot: string): Registry {
  const { registry, lastGood } = places(webRoot);
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

function revisionOf(remotes: RegistryRemote[]): string {
  return createHash('sha256').update(JSON.stringify(remotes)).digest('hex').slice(0, 12);
}

function readRecord<Output>(file: string, parse: (input: unknown) => Output): Output | undefined {
  return existsSync(file) ? parse(readJson(file)) : undefined;
}

/** What the published shell offers, or undefined when none was published here. */
export const readShell = (webRoot: string): ShellRelease | undefined =>
  readRecord(places(webRoot).shell, parseShellRelease);

/** What is known of one published version, or undefined when it is not on disk. */
export const readRelease = (webRoot: string, name: string, version: string): Release | undefined =>
  readRecord(path.join(versionFolder(webRoot, name, version), 'release.json'), parseRelease);

/** The versions of a remote on disk, the latest published first. */
export function versionsOnDisk(webRoot: string, name: string): Release[] {
  const dir = path.join(webRoot, 'remotes', name);
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((folder) => !UNFINISHED.test(folder))
    .flatMap((folder) => readRelease(webRoot, name, folder) ?? [])
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

/** Without the line that is being written, or that a killed process had only half written. */
const wholeLines = (text: string) => text.slice(0, text.lastIndexOf('\n') + 1);

/** Every change there was, the latest last. @param app - only of this remote, or of 'shell' */
export function readHistory(webRoot: string, app?: string): HistoryEntry[] {
  const { history } = places(webRoot);
  if (!existsSync(history)) return [];
  return wholeLines(readFileSync(history, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => parseHistoryEntry(JSON.parse(line)))
    .filter((entry) => app === undefined || entry.app === app);
}

function record(webRoot: string, entries: HistoryEntry[]): void {
  const { history } = places(webRoot);
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  appendFileSync(history, lines);
  sync(history);
}

/** Whether a change that was about to be made has been made. */
function wasMade(webRoot: string, { app, to, revision }: HistoryEntry): boolean {
  if (app === 'shell') return readShell(webRoot)?.version === to;
  return readRegistry(webRoot).revision === revision;
}

function dropHalfLine(history: string): void {
  if (!existsSync(history)) return;
  const text = readFileSync(history, 'utf8');
  if (!text.endsWith('\n')) writeWhole(history, wholeLines(text));
}

/** Ends what a killed process began: a change it made but did not record is recorded now. */
function settle(webRoot: string): void {
  const { pending, history } = places(webRoot);
  if (!existsSync(pending)) return;
  dropHalfLine(history);
  const entries = (readJson(pending) as unknown[]).map(parseHistoryEntry);
  const known = new Set(readHistory(webRoot).map((entry) => JSON.stringify(entry)));
  record(
    webRoot,
    entries.filter((entry) => wasMade(webRoot, entry) && !known.has(JSON.stringify(entry))),
  );
  rmSync(pending);
}

/** Makes a change and records it, in such an order that neither is ever without the other. */
function change(webRoot: string, entries: HistoryEntry[], make: () => void): void {
  const { pending } = places(webRoot);
  writeWhole(pending, JSON.stringify(entries));
  make();
  record(webRoot, entries);
  rmSync(pending);
}

/**
 * Runs `work` while nobody else changes what is published under this web root.
 *
 * @param by - who, for the sentence others read
 */
export function exclusively<Result>(
  webRoot: string,
  by: string,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  return withLock(places(webRoot).lock, by, () => {
    settle(webRoot);
    return work();
  });
}

/** A change of one remote's entry. */
export interface RegistryChange {
  action: Action;
  remote: string;
  apply: (registry: Registry) => Registry;
}

function entryOf(change: RegistryChange, before: Registry, after: Registry) {
  const find = ({ remotes }: Registry) => remotes.find(({ name }) => name === change.remote);
  const isCanary = change.action === 'canary';
  const from = isCanary ? find(before)?.canary?.version : find(before)?.stable.version;
  const remote = find(after);
  const to = (isCanary ? remote?.canary?.version : remote?.stable.version) ?? '';
  return {
    action: change.action,
    app: change.remote,
    ...(from !== undefined && { from }),
    to,
    ...(isCanary && { percent: remote?.canary?.percent ?? 0 }),
  };
}

/**
 * Changes the registry, in one step, and records who did what. Call it within {@link exclusively}.
 *
 * @param by - who
 * @returns the registry as it is now
 */
export function changeRegistry(webRoot: string, by: string, changes: RegistryChange[]): Registry {
  const { registry: file, lastGood } = places(webRoot);
  let now = readRegistry(webRoot);
  const made = changes.map((next) => {
    const before = now;
    now = next.apply(before);
    return entryOf(next, before, now);
  });
  const revision = revisionOf(now.remotes);
  const at = new Date().toISOString();
  const next: Registry = { schema: 1, revision, remotes: now.remotes };
  const text = JSON.stringify(next);
  const entries = made.map((entry) => ({ at, by, ...entry, revision }));
  change(webRoot, entries, () => {
    writeWhole(file, text);
    writeWhole(lastGood, text);
  });
  return next;
}

/**
 * Replaces the shell's page, by `putInPlace`, and records what it offers. Call it within
 * {@link exclusively}.
 */
export function changeShell(
  webRoot: string,
  by: string,
  shell: ShellRelease,
  putInPlace: () => void,
): void {
  const from = readShell(webRoot)?.version;
  const entry: HistoryEntry = {
    at: new Date().toISOString(),
    by,
    action: 'publish',
    app: 'shell',
    ...(from !== undefined && { from }),
    to: shell.version,
    revision: readRegistry(webRoot).revision,
  };
  change(webRoot, [entry], () => {
    putInPlace();
    writeWhole(places(webRoot).shell, JSON.stringify(shell, null, 2));
  });
}

/**
 * Puts the last good registry in the place of one that cannot be read.
 *
 * @param by - who, for the sentence others read
 * @throws Error when there is none
 */
export function restoreRegistry(webRoot: string, by: string): Promise<Registry> {
  const { registry, lastGood, lock } = places(webRoot);
  return withLock(lock, by, () => {
    if (!existsSync(lastGood)) throw new Error(`There is no ${lastGood} to bring back.`);
    const text = readFileSync(lastGood, 'utf8');
    const restored = parseRegistry(JSON.parse(text));
    writeWhole(registry, text);
    settle(webRoot);
    return restored;
  });
}
