import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { followUpdates } from '../updates/watch';
import { useHost } from './host';

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
 * Brings the region of a remote back: when the person asks for it, and by itself as soon as
 * something else is published or the network is back.
 *
 * @param crash - what a page of the remote threw: it is tried again at once, then another version
 */
export function useRecovery(remote: RegistryRemote, crash?: unknown) {
  const { recover } = useHost();
  const navigate = useNavigate();
  const place = usePlace();
  const [isTrying, setIsTrying] = useState(crash !== undefined);
  const [failure, setFailure] = useState<unknown>();
  const isRunning = useRef(false);

  const run = useCallback(
    (cause?: unknown) => {
      if (isRunning.current) return;
      isRunning.current = true;
      recover(remote, cause)
        // This also opens the boundary around what crashed. Who has gone elsewhere stays there.
        .then(() => place.current && navigate(place.current, { replace: true }))
        .catch(setFailure)
        .finally(() => {
          isRunning.current = false;
          setIsTrying(false);
        });
    },
    [recover, remote, navigate, place],
  );

  const tryAgain = useCallback(() => {
    setIsTrying(true);
    run();
  }, [run]);

  useEffect(() => {
    if (crash !== undefined) run(crash);
  }, [crash, run]);
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    const stopFollowing = followUpdates(tryAgain);
    return () => {
      window.removeEventListener('online', tryAgain);
      stopFollowing();
    };
  }, [tryAgain]);
  return { isTrying, failure, tryAgain };
}
