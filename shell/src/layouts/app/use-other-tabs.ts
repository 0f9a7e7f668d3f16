import { useEffect } from 'react';
import { holdCalls } from '@clearcoat/api-client';
import { session } from '@clearcoat/sdk';

/** The SPEC's localStorage key of the profile. It changes with the session in every tab. */
const PROFILE_KEY = 'user';

const idOf = (profile: string | null): unknown => {
  try {
    return (JSON.parse(profile ?? 'null') as { id?: unknown } | null)?.id;
  } catch {
    return undefined;
  }
};

/** Asks who this is for now. Until it is known, a page of somebody else sends nothing. */
async function ask(isSomebodyElse: boolean): Promise<void> {
  const asked = session.refresh();
  const release = isSomebodyElse ? holdCalls() : undefined;
  await asked;
  release?.();
}

/**
 * Signing in or out in one tab reaches the others: each of them reloads the session. A page
 * restored by the Back button does so too, since somebody else may have signed in.
 */
export function useOtherTabs(): void {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === PROFILE_KEY) void ask(idOf(newValue) !== session.get().user?.id);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void ask(true);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
}
