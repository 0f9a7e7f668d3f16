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

/** Session as last reported by the server. */
export interface SessionState {
  /** 'unknown' until the first answer; 'failed' if none arrived. */
  status: 'unknown' | 'signed-in' | 'signed-out' | 'failed';
  user: UserProfile | null;
  permissions: readonly Permission[];
  demoMode: boolean;
}

/** The SPEC's storage key of the public profile. For display only: authority is the cookie. */
const STORED_PROFILE_KEY = 'user';
/** Timeout of a session request, in milliseconds. */
const LOOK_MS = 10_000;
/** Backoff after failed session requests; then the person, or the network, has to retry. */
const RETRY_PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000];

let state: SessionState = { status: 'unknown', user: null, permissions: [], demoMode: false };
let pending: Promise<SessionState> | undefined;
/** Incremented when a newer state is known, so that pending answers are ignored. */
let generation = 0;
/** Number of the first call that belongs to the present session. */
let firstCall = 0;
/** Permissions of the last person, used when they sign in again over a bad connection. */
let last: Pick<SessionState, 'user' | 'permissions'> = { user: null, permissions: [] };
let retries = 0;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const PROFILE_TEXTS = ['id', 'firstName', 'lastName', 'email', 'phone', 'businessName', 'timeZone'];

/** Written by hand, because public pages must not load the answer shapes. */
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

/** Retries automatically, so that the person need not press a button. */
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

/** Starts a new session: pending answers and refusals of the earlier one are ignored. */
function startGeneration(): void {
  generation += 1;
  firstCall = callsSent() + 1;
  pending = undefined;
}

/**
 * The Back button may restore this page from the browser's cache; then the session is requested
 * again.
 */
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
  /** Requests the session; concurrent calls share one request. */
  load(): Promise<SessionState> {
    pending ??= fetchSession();
    return pending;
  },
  /** Requests the session again, even while a request is pending, because it has just changed. */
  refresh(): Promise<SessionState> {
    generation += 1;
    pending = undefined;
    return session.load();
  },
  /**
   * Called after a sign-in in the page: sets the profile at once, then the permissions. The same
   * person keeps the earlier permissions until the answer arrives.
   */
  signedIn(user: UserProfile): Promise<SessionState> {
    startGeneration();
    const permissions = last.user?.id === user.id ? last.permissions : [];
    set({ ...state, user, permissions });
    return session.load();
  },
  /**
   * Continues offline with the cached session, until the server answers.
   *
   * @param known - session cached on this device
   */
  recall(known: Pick<SessionState, 'user' | 'permissions' | 'demoMode'>): void {
    if (state.status === 'failed' && state.user === null) set({ ...state, ...known });
  },
  /**
   * Called before the page is left after a sign-out: deletes the stored profile and holds further
   * calls. If the browser's unsaved-changes prompt keeps the person here, calls continue, and the
   * first one finds the session ended.
   */
  forget(): void {
    safeStorage.local.remove(STORED_PROFILE_KEY);
    if (canLeavePage()) holdUntilReturn();
  },
  /** Called when the server says that the session has ended. */
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

/** Current session. @example const { user } = useSession(); */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.get);
}

/**
 * Whether the person has a permission. The server checks again. @example useCan('contacts:write')
 */
export function useCan(permission: Permission): boolean {
  return useSession().permissions.includes(permission);
}
