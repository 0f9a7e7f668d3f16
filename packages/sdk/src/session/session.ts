import { useSyncExternalStore } from 'react';
import {
  api,
  call,
  callsSent,
  holdCalls,
  onUnauthorized,
  type Schema,
} from '@clearcoat/api-client';
import { canLeavePage } from '../remote/leave';
import { safeStorage } from '../storage/storage';

export type UserProfile = Schema<'UserProfile'>;
export type Permission = Schema<'Permission'>;

/** Who is signed in, as the server last said. */
export interface SessionState {
  /** 'unknown' until the first answer; 'failed' when none came. */
  status: 'unknown' | 'signed-in' | 'signed-out' | 'failed';
  user: UserProfile | null;
  permissions: readonly Permission[];
  demoMode: boolean;
}

/** The SPEC's key for the public profile in the browser. Display only: authority is the cookie. */
const STORED_PROFILE_KEY = 'user';
/** One look at the session is waited for this long, in milliseconds. */
const LOOK_MS = 10_000;
/** After a failed look the pauses before the next ones; then the person, or the network, has to ask. */
const RETRY_PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000];

let state: SessionState = { status: 'unknown', user: null, permissions: [], demoMode: false };
let pending: Promise<SessionState> | undefined;
/** Raised when it is known better than by asking: an answer asked for before that is out of date. */
let generation = 0;
/** The first call that the present session is responsible for. */
let firstCall = 0;
/** What the last person was allowed, for when they sign in again over a bad line. */
let last: Pick<SessionState, 'user' | 'permissions'> = { user: null, permissions: [] };
let retries = 0;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const PROFILE_TEXTS = ['id', 'firstName', 'lastName', 'email', 'phone', 'businessName', 'timeZone'];

/** Written by hand: the shapes of the answers are no part of a public page. */
function completed(user: UserProfile | null): UserProfile | null {
  if (!user || typeof user !== 'object') return null;
  const values = user as unknown as Record<string, unknown>;
  const missing = PROFILE_TEXTS.filter((name) => typeof values[name] !== 'string');
  return missing.length
    ? { ...user, ...Object.fromEntries(missing.map((name) => [name, ''])) }
    : user;
}

function set(answer: SessionState): SessionState {
  const permissions = Array.isArray(answer.permissions) ? answer.permissions : [];
  const next = { ...answer, user: completed(answer.user), permissions };
  state = next;
  if (next.status === 'signed-in') last = next;
  if (next.user) safeStorage.local.set(STORED_PROFILE_KEY, JSON.stringify(next.user));
  else if (next.status === 'signed-out') safeStorage.local.remove(STORED_PROFILE_KEY);
  listeners.forEach((listener) => listener());
  return next;
}

/** Nobody answered: the person is not asked to press a button that time presses as well. */
function retryLater(): void {
  const pause = RETRY_PAUSES_MS[retries];
  if (pause === undefined) return;
  retries += 1;
  retryTimer = setTimeout(() => void session.load(), pause);
}

async function fetchSession(): Promise<SessionState> {
  const asked = generation;
  clearTimeout(retryTimer);
  try {
    const signal = AbortSignal.timeout(LOOK_MS);
    const { user, permissions, demoMode } = await call(api.GET('/api/session', { signal }));
    if (asked !== generation) return await (pending ?? state);
    pending = undefined;
    retries = 0;
    return set({ status: user ? 'signed-in' : 'signed-out', user, permissions, demoMode });
  } catch {
    if (asked !== generation) return pending ?? state;
    pending = undefined;
    retryLater();
    return set({ ...state, status: 'failed' });
  }
}

/** From now on another session counts: what was asked for before, and its refusals, do not. */
function startGeneration(): void {
  generation += 1;
  firstCall = callsSent() + 1;
  pending = undefined;
}

/** Back can bring the very page that was left out of the browser's memory: then it asks who is there. */
function holdUntilReturn(): void {
  const release = holdCalls();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    release();
    void session.load();
  });
}

/** The session, outside React. Components use {@link useSession}. */
export const session = {
  get: (): SessionState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Asks the server who is signed in; concurrent calls share one request. */
  load(): Promise<SessionState> {
    pending ??= fetchSession();
    return pending;
  },
  /** Asks anew even while it is being asked: who is signed in, or their profile, changed just now. */
  refresh(): Promise<SessionState> {
    generation += 1;
    pending = undefined;
    return session.load();
  },
  /**
   * After a sign-in elsewhere in the page: takes the profile at once, then the permissions. Somebody
   * who signs in again keeps those of before until the answer is there.
   */
  signedIn(user: UserProfile): Promise<SessionState> {
    startGeneration();
    const permissions = last.user?.id === user.id ? last.permissions : [];
    set({ ...state, user, permissions });
    return session.load();
  },
  /**
   * Without an answer to who is signed in: goes on with what was known the last time, until there is one.
   *
   * @param known - as it was kept on this device
   */
  recall(known: Pick<SessionState, 'user' | 'permissions' | 'demoMode'>): void {
    if (state.status === 'failed' && state.user === null) set({ ...state, ...known });
  },
  /**
   * Before the page is left for good after a sign-out: the stored profile goes, the screen stays
   * and asks for nothing more. Where the browser asks about what was typed, the person may stay:
   * then calls go on, and the first one finds that the session is over.
   */
  forget(): void {
    safeStorage.local.remove(STORED_PROFILE_KEY);
    if (canLeavePage()) holdUntilReturn();
  },
  /** When the server says that the session has ended. */
  signedOut(): void {
    startGeneration();
    set({ ...state, status: 'signed-out', user: null, permissions: [] });
  },
};

// A call that was sent before somebody signed in speaks of an earlier session.
onUnauthorized((nth) => {
  if (nth >= firstCall && state.status !== 'signed-out') session.signedOut();
});

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    if (state.status !== 'failed') return;
    retries = 0;
    void session.load();
  });
}

/** Who is signed in. @example const { user } = useSession(); */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.get);
}

/** Whether the person may do this. The server checks again. @example useCan('contacts:write') */
export function useCan(permission: Permission): boolean {
  return useSession().permissions.includes(permission);
}
