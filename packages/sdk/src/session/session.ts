import { useSyncExternalStore } from 'react';
import { api, call, holdCalls, onUnauthorized, type Schema } from '@clearcoat/api-client';
import { canLeavePage } from '../remote/leave';

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

let state: SessionState = { status: 'unknown', user: null, permissions: [], demoMode: false };
let pending: Promise<SessionState> | undefined;
const listeners = new Set<() => void>();

function set(next: SessionState): SessionState {
  state = next;
  if (next.user) localStorage.setItem(STORED_PROFILE_KEY, JSON.stringify(next.user));
  else if (next.status === 'signed-out') localStorage.removeItem(STORED_PROFILE_KEY);
  listeners.forEach((listener) => listener());
  return next;
}

async function fetchSession(): Promise<SessionState> {
  try {
    const { user, permissions, demoMode } = await call(api.GET('/api/session'));
    return set({ status: user ? 'signed-in' : 'signed-out', user, permissions, demoMode });
  } catch {
    return set({ ...state, status: 'failed' });
  } finally {
    pending = undefined;
  }
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
  /** After a sign-in elsewhere in the page: takes the profile at once, then the permissions. */
  signedIn(user: UserProfile): Promise<SessionState> {
    set({ ...state, user });
    return session.load();
  },
  /**
   * Before the page is left for good after a sign-out: the stored profile goes, the screen stays
   * and asks for nothing more. Where the browser asks about what was typed, the person may stay:
   * then calls go on, and the first one finds that the session is over.
   */
  forget(): void {
    localStorage.removeItem(STORED_PROFILE_KEY);
    if (canLeavePage()) holdUntilReturn();
  },
  /** When the server says that the session has ended. */
  signedOut(): void {
    set({ ...state, status: 'signed-out', user: null, permissions: [] });
  },
};

onUnauthorized(() => {
  if (state.status === 'signed-in') session.signedOut();
});

/** Who is signed in. @example const { user } = useSession(); */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.get);
}

/** Whether the person may do this. The server checks again. @example useCan('contacts:write') */
export function useCan(permission: Permission): boolean {
  return useSession().permissions.includes(permission);
}
