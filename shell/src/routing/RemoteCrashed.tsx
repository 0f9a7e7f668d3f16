import { useRouteError } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { RemoteLoadError } from '../federation/loader';
import { PageSkeleton } from '../layouts/AppSkeleton';
import { ErrorPanel } from './ErrorPanel';
import { useRecovery } from './useRecovery';

/**
 * A remote's page broke while it was shown, or its files are gone. Another version takes its place
 * if there is one; else only this region says so.
 */
export function RemoteCrashed({ remote }: { remote: RegistryRemote }) {
  const error = useRouteError();
  const { isTrying, failure, tryAgain } = useRecovery(remote, error);
  if (!failure) return <PageSkeleton />;
  return (
    <ErrorPanel
      title="This page ran into a problem"
      isTrying={isTrying}
      onTryAgain={tryAgain}
      details={
        failure instanceof RemoteLoadError
          ? `${remote.name} ${failure.version} · ${failure.traceId}`
          : undefined
      }
    >
      Nothing you saved is lost. Try again, or use the menu to go somewhere else.
    </ErrorPanel>
  );
}
