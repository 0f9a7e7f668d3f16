import { ApiError } from '@clearcoat/api-client';
import { session, type SessionState } from '../session/session';
import { keptStore, type KeptStore } from './store';

/** Maximum age of cached reads. */
const KEPT_MS = 2 * 24 * 60 * 60 * 1000;

interface KeptRead {
  /** Owner and name of the read. */
  id: string;
  at: number;
  value: unknown;
}

/** Store whose failures are ignored, since cached copies are optional. */
function withoutFailure<Row extends { id: string }>(store: KeptStore<Row>): KeptStore<Row> {
  const nothing = () => undefined;
  return {
    get: (id) => store.get(id).catch(nothing),
    all: () => store.all().catch(() => []),
    put: (row) => store.put(row).catch(nothing),
    remove: (id) => store.remove(id).catch(nothing),
    clear: () => store.clear().catch(nothing),
  };
}

const reads = withoutFailure(keptStore<KeptRead>('reads'));

const idOf = (name: string) => `${session.get().user?.id ?? ''} ${name}`;

/**
 * Caches an answer on this device for offline use, until sign-out and for two days at most.
 *
 * @example await keepRead('/api/my-jobs', jobs);
 */
export function keepRead(name: string, value: unknown): Promise<void> {
  return reads.put({ id: idOf(name), at: Date.now(), value });
}

/**
 * Cached answer of this person under that name, unless it is too old.
 *
 * @example const jobs = await recallRead<Job[]>('/api/my-jobs');
 */
export async function recallRead<T>(name: string): Promise<T | undefined> {
  const kept = await reads.get(idOf(name));
  return kept && kept.at > Date.now() - KEPT_MS ? (kept.value as T) : undefined;
}

/**
 * Reads from the network; offline returns the cached answer.
 *
 * @param recall - reads the cached answer. Default: the one under this name
 * @param keeps - part of an answer to cache; undefined caches nothing. Default: all of it
 * @throws the error of `read`, if the server answered or nothing is cached
 * @example queryFn: () => readOrRecall('/api/my-jobs', fetchJobs)
 */
export async function readOrRecall<T>(
  name: string,
  read: () => Promise<T>,
  options: { recall?: () => Promise<T | undefined>; keeps?: (value: T) => T | undefined } = {},
): Promise<T> {
  const { recall = () => recallRead<T>(name), keeps = (value: T) => value } = options;
  try {
    const value = await read();
    const kept = keeps(value);
    if (kept !== undefined) await keepRead(name, kept);
    return value;
  } catch (error) {
    const isCutOff = error instanceof ApiError && error.isNetwork;
    const known = isCutOff ? await recall() : undefined;
    if (known === undefined) throw error;
    return known;
  }
}

/** Key of the last session, which is read before the person is known. */
const SESSION = 'session';

type KeptSession = Pick<SessionState, 'user' | 'permissions' | 'demoMode'>;

/**
 * Caches the session, for an offline start.
 *
 * @example void keepSession(session.get());
 */
export const keepSession = ({ user, permissions, demoMode }: KeptSession): Promise<void> =>
  reads.put({ id: SESSION, at: Date.now(), value: { user, permissions, demoMode } });

/**
 * Deletes the cached session, so that nobody starts offline as that person.
 *
 * @example await forgetSession();
 */
export const forgetSession = (): Promise<void> => reads.remove(SESSION);

/**
 * Cached session of the person who was last signed in here.
 *
 * @example const known = await recallSession();
 */
export async function recallSession(): Promise<KeptSession | undefined> {
  const kept = await reads.get(SESSION);
  return kept && kept.at > Date.now() - KEPT_MS ? (kept.value as KeptSession) : undefined;
}

/** Deletes all cached reads of everybody. */
export const forgetReads = (): Promise<void> => reads.clear();

/** Deletes cached reads that are too old or belong to other people. */
export async function forgetOldReads(): Promise<void> {
  const own = idOf('');
  const oldest = Date.now() - KEPT_MS;
  const rows = await reads.all();
  const old = rows.filter(({ id, at }) => at < oldest || !(id === SESSION || id.startsWith(own)));
  for (const { id } of old) await reads.remove(id);
}
