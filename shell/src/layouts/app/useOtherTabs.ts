import { useEffect } from 'react';
import { session } from '@clearcoat/sdk';

/** The SPEC's key of the profile in the browser: it goes and comes with the session, in every tab. */
const PROFILE_KEY = 'user';

/** Signing out, or in, in one tab shows in the others: each asks the server who it is for now. */
export function useOtherTabs(): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === PROFILE_KEY) void session.load();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
}
