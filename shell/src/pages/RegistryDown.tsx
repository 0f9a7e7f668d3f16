import { ErrorPanel } from '../host/ErrorPanel';

/** Shown when not even the list of remotes arrives and there is no copy of an earlier one. */
export function RegistryDown({ onRetry }: { onRetry: () => void }) {
  return (
    <main>
      <ErrorPanel title="Clearcoat can't be reached" onTryAgain={onRetry}>
        Check your connection. Nothing you saved is lost.
      </ErrorPanel>
    </main>
  );
}
