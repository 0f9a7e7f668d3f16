import type { ReactNode } from 'react';
import { Icon } from '../icons';
import { Button } from './Button';
import styles from './EmptyState.module.css';

export interface ErrorStateProps {
  /** Default: 'Something went wrong'. */
  title?: string;
  /** Default: depends on the error, the connection's fault or ours. */
  description?: ReactNode;
  /** The error; its request id, if any, is shown in small print. */
  error?: unknown;
  onRetry?: () => void;
}

function requestIdOf(error: unknown): string | undefined {
  const id = error instanceof Error && 'requestId' in error ? error.requestId : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Advice by error: check the connection without an answer, wait after a server error. */
function advice(error: unknown): string {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  if (status >= 500) return "That's on us. Nothing was lost. Try again in a moment.";
  return status > 0 ? 'Please try again.' : 'Check your connection and try again.';
}

/**
 * Error state in place of content that failed to load; brings its own card if it is not inside
 * one.
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
