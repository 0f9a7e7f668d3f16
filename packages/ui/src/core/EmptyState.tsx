import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  /** Explanation of the future content and its use. */
  description?: ReactNode;
  /** The one button that starts the task. */
  action?: ReactNode;
  /** Default: 'sparkle'. */
  icon?: IconName;
}

/**
 * Empty state of a list.
 *
 * @example <EmptyState icon="contacts" title="No contacts found" action={<Button …/>} />
 */
export function EmptyState({ title, description, action, icon = 'sparkle' }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.bead}>
        <Icon name={icon} size={26} />
      </span>
      <p className={styles.title}>{title}</p>
      {description && <div className={styles.description}>{description}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
