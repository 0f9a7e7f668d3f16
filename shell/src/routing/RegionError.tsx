import { useEffect } from 'react';
import { startRetryEpoch, useLocation, useNavigate, useRouteError } from '@clearcoat/sdk';
import { ErrorPanel } from '../host/ErrorPanel';

/** Something of the shell's own broke while it was shown. Only this region says so. */
export function RegionError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  // A boundary has caught it: as an uncaught one it is told to the server, which groups them.
  useEffect(() => {
    if (error instanceof Error && 'reportError' in window) window.reportError(error);
  }, [error]);
  return (
    <ErrorPanel
      title="This page ran into a problem"
      onTryAgain={() => {
        startRetryEpoch();
        void navigate(location, { replace: true });
      }}
      details={error instanceof Error ? error.message : undefined}
    >
      Nothing you saved is lost. Try again, or use the menu to go somewhere else.
    </ErrorPanel>
  );
}
