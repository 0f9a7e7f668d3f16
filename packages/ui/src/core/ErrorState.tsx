import type { ReactNode } from 'react';
import { Icon } from '../icons';
import { Button } from './Button';
import styles from './EmptyState.module.css';

export interface ErrorStateProps {
  /** Default: 'Something went wrong'. */
  title?: string;
  /** Default: 'Check your connection and try again.' */
  description?: ReactNode;
  /** What was thrown; its request id, if any, stands in small print. */
  error?: unknown;
  onRetry?: () => void;
}

function requestIdOf(error: unknown): string | undefined {
  const id = error instanceof Error && 'requestId' in error ? error.requestId : undefined;
  return typeof id === 'string' ? id : undefined;
}

/**
 * What stands in the place of something that could not be loaded.
 *
 * @example <ErrorState title="Couldn't load your contacts" error={error} onRetry={refetch} />
 */
export function ErrorState({
  title = 'Something went wrong',
  description = 'Check your connection and try again.',
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
      {description && <div className={styles.description}>{description}</div>}
      {onRetry && (
        <div className={styles.action}>
          <Button onClick={() => onRetry()}>Retry</Button>
        </div>
      )}
      {requestId && <p className={styles.reference}>Reference {requestId}</p>}
    </div>
  );
}
