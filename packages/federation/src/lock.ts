import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

const POLL_MS = 50;
/** Another publisher is waited for this long, in milliseconds. */
const PATIENCE_MS = 60_000;

interface Holder {
  pid: number;
  host: string;
  by: string;
  token: string;
}

/** What this process holds: a lock in its name that it did not take is from an earlier life. */
const held = new Set<string>();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, host, token }: Holder): boolean {
  // What runs on another machine cannot be seen from here.
  if (host !== hostname()) return true;
  // A container that starts again has the same name and the same process id.
  if (pid === process.pid) return held.has(token);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Takes the lock; false when someone else has it. The content is there before the name is. */
function take(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes what a killed process left; of several that try, one succeeds. */
function removeDead(file: string, dead: Holder): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  // Someone may have taken the lock in between: then it is given back.
  if (readHolder(aside)?.token === dead.token) rmSync(aside);
  else renameSync(aside, file);
}

/** Waits until the lock is taken. */
async function acquire(file: string, own: Holder, giveUpAt: number): Promise<void> {
  while (!take(file, own)) {
    const holder = readHolder(file);
    if (holder && !isAlive(holder)) removeDead(file, holder);
    else if (performance.now() > giveUpAt) {
      const who = holder ? `${holder.by} (process ${holder.pid} on ${holder.host})` : 'Someone';
      throw new Error(
        `${who} is publishing here and has not come to an end. Try again later; if nobody is, delete ${file}.`,
      );
    } else await pause(POLL_MS);
  }
}

/**
 * Runs `work` while nobody else publishes to the same folder. Others wait; the lock of a process
 * that was killed is taken over.
 *
 * @param file - the lock
 * @param by - who, for the sentence others read
 * @param patienceMs - how long to wait for another publisher
 * @throws Error when another publisher does not come to an end
 */
export async function withLock<Result>(
  file: string,
  by: string,
  work: () => Promise<Result> | Result,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  mkdirSync(path.dirname(file), { recursive: true });
  const own: Holder = { pid: process.pid, host: hostname(), by, token: randomUUID() };
  held.add(own.token);
  const giveUpAt = performance.now() + patienceMs;
  try {
    await acquire(file, own, giveUpAt);
    return await work();
  } finally {
    if (readHolder(file)?.token === own.token) rmSync(file, { force: true });
    held.delete(own.token);
  }
}
