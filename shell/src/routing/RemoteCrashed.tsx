import { useRouteError } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { PageCrash, RemoteLoadError } from '../federation/remote-errors';
import { PageSkeleton } from '../layouts/AppSkeleton';
import { ErrorPanel } from '../host/ErrorPanel';
import { useRecovery } from './use-recovery';

/** What support would ask for: which version did not load, or that it is no version's fault. */
function detailsOf({ name }: RegistryRemote, failure: unknown): string | undefined {
  if (failure instanceof PageCrash) return `${name} · ${failure.traceId}`;
  if (failure instanceof RemoteLoadError) return `${name} ${failure.version} · ${failure.traceId}`;
  return undefined;
}

/**
 * A remote's page broke while it was shown, or its files are gone. It is tried once more, then another
 * version takes its place if there is one; else only this region says so.
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
