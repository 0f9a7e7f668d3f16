import type { ReactNode } from 'react';
import { Icon } from '../icons';
import { Button } from './Button';
import styles from './EmptyState.module.css';

export interface ErrorStateProps {
  /** Default: 'Something went wrong'. */
  title?: string;
  /** Default: by what was thrown, the connection's fault or ours. */
  description?: ReactNode;
  /** What was thrown; its request id, if any, stands in small print. */
  error?: unknown;
  onRetry?: () => void;
}

function requestIdOf(error: unknown): string | undefined {
  const id = error instanceof Error && 'requestId' in error ? error.requestId : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Who got no answer looks at the connection; a server that failed says so itself. */
function advice(error: unknown): string {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  if (status >= 500) return "That's on us. Nothing was lost. Try again in a moment.";
  return status > 0 ? 'Please try again.' : 'Check your connection and try again.';
}

/**
 * What stands in the place of something that could not be loaded; it brings its card where it stands in none.
 *
 * @example <ErrorState title="Couldn't load your contacts" error={error} onRetry={refetch} />
 */
export function ErrorState({
  title = 'Something went wrong',
  description,
  error,
  onRetry,
}: ErrorStateProps) {
  const requestId = requestIdOf(error);
  return (
    <div className={`${styles.state} ${styles.error}`} role="alert">
      <span className={styles.bead}>
        <Icon name="warning" size={26} />
      </span>
      <p className={styles.title}>{title}</p>
      <div className={styles.description}>{description ?? advice(error)}</div>
      {onRetry && (
        <div className={styles.action}>
          <Button onClick={() => onRetry()}>Retry</Button>
        </div>
      )}
      {requestId && <p className={styles.reference}>Reference {requestId}</p>}
    </div>
  );
}
