/** Changes to the published state: one at a time, each together with its history entry. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { withLock } from './lock.ts';
import { parseRegistry } from './registry-file.ts';
import type { Registry, RegistryRemote } from './registry.ts';
import { parseHistoryEntry, type Action, type HistoryEntry, type ShellRelease } from './release.ts';
import { writeSite } from './site.ts';
import { readHistory, readRegistry, readShell, wholeLines } from './store.ts';
import { paths, readJson, sync, writeWhole } from './web-root.ts';

function revisionOf(remotes: RegistryRemote[]): string {
  return createHash('sha256').update(JSON.stringify(remotes)).digest('hex').slice(0, 12);
}

function record(webRoot: string, entries: HistoryEntry[]): void {
  const { history } = paths(webRoot);
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  appendFileSync(history, lines);
  sync(history);
}

/** Whether a pending change was made. */
function wasMade(webRoot: string, { app, to, revision }: HistoryEntry): boolean {
  if (app === 'shell') return readShell(webRoot)?.version === to;
  return readRegistry(webRoot).revision === revision;
}

function dropHalfLine(history: string): void {
  if (!existsSync(history)) return;
  const text = readFileSync(history, 'utf8');
  if (!text.endsWith('\n')) writeWhole(history, wholeLines(text));
}

/**
 * Completes the work of a killed process: a change that was made but not recorded is recorded now.
 */
function finishPending(webRoot: string): void {
  const { pending, history } = paths(webRoot);
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

/** Makes a change and records it, ordered so that a crash loses neither. */
function change(webRoot: string, entries: HistoryEntry[], apply: () => void): void {
  const { pending } = paths(webRoot);
  writeWhole(pending, JSON.stringify(entries));
  apply();
  record(webRoot, entries);
  rmSync(pending);
}

/**
 * Runs `work` while nobody else publishes under this web root. Completes the work of a killed
 * process first, and updates the page files afterwards.
 *
 * @param webRoot - the folder that is served
 * @param by - person, for messages to other publishers
 * @throws Error when another publisher does not finish within a minute
 */
export function exclusively<Result>(
  webRoot: string,
  by: string,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  return withLock(paths(webRoot).lock, by, async () => {
    finishPending(webRoot);
    const result = await work();
    writeSite(webRoot);
    return result;
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
 * Changes the registry in one step and records the change. Call it within {@link exclusively}.
 *
 * @param by - person
 * @returns the new registry
 */
export function changeRegistry(webRoot: string, by: string, changes: RegistryChange[]): Registry {
  const { registry: file, lastGood } = paths(webRoot);
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
 * Replaces the shell's page through `putInPlace` and records the change. Call it within {@link
 * exclusively}.
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
    writeWhole(paths(webRoot).shell, JSON.stringify(shell, null, 2));
  });
}

/**
 * Replaces an unreadable registry by the last good one.
 *
 * @param by - person, for messages to other publishers
 * @throws Error when there is no last good registry
 */
export function restoreRegistry(webRoot: string, by: string): Promise<Registry> {
  const { registry, lastGood, lock } = paths(webRoot);
  return withLock(lock, by, () => {
    if (!existsSync(lastGood)) throw new Error(`There is no ${lastGood} to bring back.`);
    const text = readFileSync(lastGood, 'utf8');
    const restored = parseRegistry(JSON.parse(text));
    writeWhole(registry, text);
    finishPending(webRoot);
    writeSite(webRoot);
    return restored;
  });
}
