import { useEffect } from 'react';
import { holdCalls } from '@clearcoat/api-client';
import { session } from '@clearcoat/sdk';

/** The SPEC's key of the profile in the browser: it goes and comes with the session, in every tab. */
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
 * Signing out, or in, in one tab shows in the others: each asks the server who it is for now. So does
 * a page that Back brings again as it was left: somebody else may have signed in since.
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
