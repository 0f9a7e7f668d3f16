import { lazyPage, useLocation } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { RemoteLoadError } from '../federation/remote-errors';
import { routeOf } from '../federation/route-owner';
import { ErrorPanel } from '../contexts/ErrorPanel';
import { useRecovery } from './use-recovery';

const notFound = lazyPage(() => import('../pages/NotFoundPage'));

/** Region of a remote whose code does not load. The rest of the page keeps working. */
export function RemoteDown({ remote }: { remote: RegistryRemote }) {
  const location = useLocation();
  const { isTrying, failure, tryAgain } = useRecovery(remote);
  const isDown = failure instanceof RemoteLoadError && routeOf(remote, location.pathname);
  if (!isDown) return notFound;

  return (
    <ErrorPanel
      title="This part of Clearcoat isn't loading"
      isTrying={isTrying}
      onTryAgain={tryAgain}
      details={`${remote.name} ${failure.version} · ${failure.traceId}`}
    >
      The rest of the app keeps working. Check your connection, then try again.
    </ErrorPanel>
  );
}
