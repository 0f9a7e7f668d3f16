import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons';
import styles from './Alert.module.css';

export type AlertType = 'info' | 'success' | 'warning' | 'error';

const icons: Record<AlertType, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

export interface AlertProps {
  type: AlertType;
  title?: ReactNode;
  children?: ReactNode;
  /** Called by the close button, which needs it. */
  onClose?: () => void;
  action?: ReactNode;
  /** Static note that is not announced. Default: false. */
  isNote?: boolean;
}

/**
 * A persistent message in the page. Errors and warnings are announced at once, other types
 * politely.
 *
 * @example <Alert type="error">Please select a customer</Alert>
 */
export function Alert({ type, title, children, onClose, action, isNote = false }: AlertProps) {
  const urgent = type === 'error' || type === 'warning';
  return (
    <div
      className={`${styles.alert} ${styles[type]}`}
      role={isNote ? 'note' : urgent ? 'alert' : 'status'}
    >
      <Icon name={icons[type]} className={styles.icon} />
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {onClose && (
        <button type="button" className={styles.close} aria-label="Dismiss" onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  );
}
