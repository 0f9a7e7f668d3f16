import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { PAGES, remotes } from '../federation/remote-store';

/** Current location, or undefined after leaving this region. */
function usePlace() {
  const location = useLocation();
  const place = useRef<typeof location | undefined>(undefined);
  useEffect(() => {
    place.current = location;
    return () => void (place.current = undefined);
  }, [location]);
  return place;
}

/**
 * State of a remote's pages that failed to render, and the retry.
 *
 * @param crash - error thrown by a page of the remote; triggers a retry, then another version
 */
export function useRecovery(remote: RegistryRemote, crash?: unknown) {
  const navigate = useNavigate();
  const place = usePlace();
  const { status, error, epoch } = useSyncExternalStore(remotes.subscribe, () =>
    remotes.region(remote, PAGES),
  );
  const shown = useRef(epoch);

  useEffect(() => {
    if (crash !== undefined) void remotes.crashed(remote, PAGES, crash);
  }, [crash, remote]);
  useEffect(() => {
    if (shown.current === epoch) return;
    shown.current = epoch;
    // Navigating also resets the error boundary. A person who went elsewhere stays there.
    if (place.current) void navigate(place.current, { replace: true });
  }, [epoch, navigate, place]);

  const tryAgain = useCallback(() => {
    // The region shows the failure.
    remotes.retry(remote).catch(() => undefined);
  }, [remote]);
  return { isTrying: status === 'loading', failure: error, tryAgain };
}
