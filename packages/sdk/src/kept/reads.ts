import { ApiError } from '@clearcoat/api-client';
import { session, type SessionState } from '../session/session';
import { keptStore, type KeptStore } from './store';

/** What is older helps nobody beside a car. */
const KEPT_MS = 2 * 24 * 60 * 60 * 1000;

interface KeptRead {
  /** Whose it is, and what. */
  id: string;
  at: number;
  value: unknown;
}

/** Copies of what the server has: a device that cannot keep them does without. */
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
 * Keeps an answer on this device, for when there is no line: until the person signs out, and two days at most.
 *
 * @example await keepRead('/api/my-jobs', jobs);
 */
export function keepRead(name: string, value: unknown): Promise<void> {
  return reads.put({ id: idOf(name), at: Date.now(), value });
}

/**
 * What was kept for this person under that name, if it is not too old.
 *
 * @example const jobs = await recallRead<Job[]>('/api/my-jobs');
 */
export async function recallRead<T>(name: string): Promise<T | undefined> {
  const kept = await reads.get(idOf(name));
  return kept && kept.at > Date.now() - KEPT_MS ? (kept.value as T) : undefined;
}

/**
 * Answers what is read, and without a line what was kept of it the last time.
 *
 * @param recall - looks for what was kept. Default: what was read under this name
 * @param keeps - which part of an answer is kept; undefined keeps nothing. Default: all of it
 * @throws what reading throws, where it was answered or nothing was kept
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

/** Of whoever used the app last; asked for before it is known who that is. */
const SESSION = 'session';

type KeptSession = Pick<SessionState, 'user' | 'permissions' | 'demoMode'>;

/**
 * Keeps who is signed in and what they may do, for a start without a line.
 *
 * @example void keepSession(session.get());
 */
export const keepSession = ({ user, permissions, demoMode }: KeptSession): Promise<void> =>
  reads.put({ id: SESSION, at: Date.now(), value: { user, permissions, demoMode } });

/**
 * Whoever was signed in here is not any more: nobody starts as them.
 *
 * @example await forgetSession();
 */
export const forgetSession = (): Promise<void> => reads.remove(SESSION);

/**
 * Who was signed in here when somebody last answered that.
 *
 * @example const known = await recallSession();
 */
export async function recallSession(): Promise<KeptSession | undefined> {
  const kept = await reads.get(SESSION);
  return kept && kept.at > Date.now() - KEPT_MS ? (kept.value as KeptSession) : undefined;
}

/** Forgets what was read, of everybody. */
export const forgetReads = (): Promise<void> => reads.clear();

/** Forgets what is too old, and what was read by others than whoever is signed in. */
export async function forgetOldReads(): Promise<void> {
  const own = idOf('');
  const oldest = Date.now() - KEPT_MS;
  const rows = await reads.all();
  const old = rows.filter(({ id, at }) => at < oldest || !(id === SESSION || id.startsWith(own)));
  for (const { id } of old) await reads.remove(id);
}
