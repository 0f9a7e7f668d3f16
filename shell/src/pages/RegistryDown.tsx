import { ErrorPanel } from '../contexts/ErrorPanel';

/** Shown when the list of remotes does not load and there is no cached copy. */
export function RegistryDown({ onRetry }: { onRetry: () => void }) {
  return (
    <main>
      <ErrorPanel title="Clearcoat can't be reached" onTryAgain={onRetry}>
        Check your connection. Nothing you saved is lost.
      </ErrorPanel>
    </main>
  );
}
