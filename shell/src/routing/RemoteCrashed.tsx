import { useRouteError } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { PageCrash, RemoteLoadError } from '../federation/remote-errors';
import { PageSkeleton } from '../layouts/AppSkeleton';
import { ErrorPanel } from '../contexts/ErrorPanel';
import { useRecovery } from './use-recovery';

/**
 * Text for support: the version that did not load, or only the report id when no version is at
 * fault.
 */
function detailsOf({ name }: RegistryRemote, failure: unknown): string | undefined {
  if (failure instanceof PageCrash) return `${name} · ${failure.traceId}`;
  if (failure instanceof RemoteLoadError) return `${name} ${failure.version} · ${failure.traceId}`;
  return undefined;
}

/**
 * Render error or missing files of a remote's page. The version is retried once, then replaced by
 * another one; else the region shows the error.
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
      details={detailsOf(remote, failure)}
    >
      Nothing you saved is lost. Try again, or use the menu to go somewhere else.
    </ErrorPanel>
  );
}
