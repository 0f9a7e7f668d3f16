import { useEffect } from 'react';
import { startRetryEpoch, useLocation, useNavigate, useRouteError } from '@clearcoat/sdk';
import { ErrorPanel } from '../contexts/ErrorPanel';

/** Render error of the shell's own code; shown in its region only. */
export function RegionError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  // A boundary caught the error; reporting it as uncaught sends it to the server.
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
