import { useState } from 'react';
import { lazyPage, useLocation, useNavigate } from '@clearcoat/sdk';
import { claims, type RegistryRemote } from '@clearcoat/federation/registry';
import { failureOf } from '../federation/loader';
import { ErrorPanel } from './ErrorPanel';
import { useHost } from './host';

const notFound = lazyPage(() => import('../pages/NotFoundPage'));

/** The region of a remote whose code could not be loaded. Everything around it keeps working. */
export function RemoteDown({ remote }: { remote: RegistryRemote }) {
  const { recover } = useHost();
  const navigate = useNavigate();
  const location = useLocation();
  const [isTrying, setIsTrying] = useState(false);
  const failure = failureOf(remote.name);
  const isClaimed = remote.contributes.routes.some((route) =>
    claims(route.path, location.pathname),
  );
  if (!failure || !isClaimed) return notFound;

  async function tryAgain() {
    setIsTrying(true);
    await recover(remote).catch(() => undefined);
    setIsTrying(false);
    await navigate(location, { replace: true });
  }

  return (
    <ErrorPanel
      title="This part of Clearcoat isn't loading"
      isTrying={isTrying}
      onTryAgain={() => void tryAgain()}
      details={`${remote.name} ${failure.version} · ${failure.traceId}`}
    >
      The rest of the app keeps working. Check your connection, then try again.
    </ErrorPanel>
  );
}
