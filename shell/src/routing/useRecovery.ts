import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { followUpdates } from '../updates/watch';
import { useHost } from './host';

/**
 * Brings the region of a remote back: when the person asks for it, and by itself as soon as
 * something else is published.
 *
 * @param crash - what a page of the remote threw: another version is tried at once
 */
export function useRecovery(remote: RegistryRemote, crash?: unknown) {
  const { recover } = useHost();
  const navigate = useNavigate();
  const location = useLocation();
  const [isTrying, setIsTrying] = useState(crash !== undefined);
  const [failure, setFailure] = useState<unknown>();
  const isRunning = useRef(false);

  const run = useCallback(
    (cause?: unknown) => {
      if (isRunning.current) return;
      isRunning.current = true;
      recover(remote, cause)
        // This also opens the boundary around what crashed.
        .then(() => navigate(location, { replace: true }))
        .catch(setFailure)
        .finally(() => {
          isRunning.current = false;
          setIsTrying(false);
        });
    },
    [recover, remote, navigate, location],
  );

  const tryAgain = useCallback(() => {
    setIsTrying(true);
    run();
  }, [run]);

  useEffect(() => {
    if (crash !== undefined) run(crash);
  }, [crash, run]);
  useEffect(() => followUpdates(tryAgain), [tryAgain]);
  return { isTrying, failure, tryAgain };
}
