import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { lock } from 'proper-lockfile';

const POLL_MS = 100;
/** Time to wait for another publisher, in milliseconds. */
const PATIENCE_MS = 60_000;
/** A lock that was not renewed for this long belongs to a dead process, on whatever machine. */
const LEASE_MS = 10_000;
const RENEWAL_MS = 2_000;

/** File that names a lock's holder; the lock itself is separate. */
const holderFile = (file: string) => `${file}.holder`;

function holderOf(file: string): string {
  try {
    return readFileSync(holderFile(file), 'utf8');
  } catch {
    return 'Someone';
  }
}

async function acquire(file: string, patienceMs: number): Promise<() => Promise<void>> {
  try {
    return await lock(file, {
      lockfilePath: file,
      realpath: false,
      stale: LEASE_MS,
      update: RENEWAL_MS,
      retries: {
        retries: Math.ceil(patienceMs / POLL_MS),
        factor: 1,
        minTimeout: POLL_MS,
        maxTimeout: POLL_MS,
      },
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    const sentence = `${holderOf(file)} is publishing here and has not come to an end. Try again later.`;
    throw new Error(sentence, { cause: error });
  }
}

/**
 * Runs `work` under a lock, so that only one publisher writes to the folder. Others wait; the lock
 * of a killed process expires after ten seconds.
 *
 * @param file - the lock
 * @param by - person, for messages to other publishers
 * @param patienceMs - how long to wait for another publisher. Default: a minute
 * @throws Error when another publisher does not finish in time
 */
export async function withLock<Result>(
  file: string,
  by: string,
  work: () => Promise<Result> | Result,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  mkdirSync(path.dirname(file), { recursive: true });
  const release = await acquire(file, patienceMs);
  writeFileSync(holderFile(file), `${by} (process ${process.pid} on ${hostname()})`);
  try {
    return await work();
  } finally {
    rmSync(holderFile(file), { force: true });
    await release();
  }
}
