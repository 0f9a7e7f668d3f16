import { lazyPage, useLocation } from '@clearcoat/sdk';
import { claims, type RegistryRemote } from '@clearcoat/federation/registry';
import { failureOf } from '../federation/loader';
import { ErrorPanel } from './ErrorPanel';
import { useRecovery } from './useRecovery';

const notFound = lazyPage(() => import('../pages/NotFoundPage'));

/** The region of a remote whose code could not be loaded. Everything around it keeps working. */
export function RemoteDown({ remote }: { remote: RegistryRemote }) {
  const location = useLocation();
  const { isTrying, tryAgain } = useRecovery(remote);
  const failure = failureOf(remote.name);
  const isClaimed = remote.contributes.routes.some((route) =>
    claims(route.path, location.pathname),
  );
  if (!failure || !isClaimed) return notFound;

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
