import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { PAGES, remotes } from '../federation/remote-store';

/** The place the person is at, or undefined once they have left this region. */
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
 * What stands in the place of a remote's pages that do not show, and the way back to them.
 *
 * @param crash - what a page of the remote threw: it is tried again at once, then another version
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
    // This also opens the boundary around what crashed. Who has gone elsewhere stays there.
    if (place.current) void navigate(place.current, { replace: true });
  }, [epoch, navigate, place]);

  const tryAgain = useCallback(() => {
    // A failure stands in the region.
    remotes.retry(remote).catch(() => undefined);
  }, [remote]);
  return { isTrying: status === 'loading', failure: error, tryAgain };
}
