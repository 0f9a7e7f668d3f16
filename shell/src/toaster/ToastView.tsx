import { useEffect, useState } from 'react';
import { dismissToast, type ShownToast } from '@clearcoat/sdk';
import styles from './ToastView.module.css';

/** Time to read a toast, in milliseconds. */
const SHOWN_MS = 5_000;
/** Time to reach a toast's action, by any input method. */
const SHOWN_WITH_ACTION_MS = 20_000;

const SIGNS = {
  default: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.3l2.7 2.7L16 9.5',
  destructive: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5v5.5M12 16.3v.2',
} as const;

/** Icon for the kind of message. */
const Sign = ({ variant = 'default' }: Pick<ShownToast, 'variant'>) => (
  <svg className={styles.sign} data-variant={variant} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[variant]} />
  </svg>
);

type ToastAction = NonNullable<ShownToast['action' | 'link']>;

function Action({ toastId, action }: { toastId: number; action: ToastAction }) {
  const { label } = action;
  const press = () => {
    dismissToast(toastId);
    action.onClick();
  };
  const shared = { className: styles.action, title: label, onClick: press };
  if ('href' in action) {
    return (
      <a {...shared} href={action.href}>
        {label}
      </a>
    );
  }
  return (
    <button {...shared} type="button">
      {label}
    </button>
  );
}

function Actions({ toast }: { toast: ShownToast }) {
  const { id, link, secondAction, action } = toast;
  const actions = [link, secondAction, action].filter((each) => each !== undefined);
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions} data-several={actions.length > 1 || undefined}>
      {actions.map((each) => (
        <Action key={each.label} toastId={id} action={each} />
      ))}
    </div>
  );
}

/** Toast on screen. Hovering or focusing it stops its timer. */
export default function ToastView({ toast }: { toast: ShownToast }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const shownFor = (toast.action ?? toast.link) ? SHOWN_WITH_ACTION_MS : SHOWN_MS;
    const timer = window.setTimeout(() => dismissToast(toast.id), shownFor);
    return () => window.clearTimeout(timer);
  }, [toast, isHeld]);

  const isDestructive = toast.variant === 'destructive';
  return (
    <div
      className={styles.toast}
      role={isDestructive ? 'alert' : undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Sign variant={toast.variant} />
      <div className={styles.body}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p className={styles.text}>{toast.description}</p>}
      </div>
      <Actions toast={toast} />
      <button
        className={styles.close}
        type="button"
        aria-label="Dismiss"
        onClick={() => dismissToast(toast.id)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m7 7 10 10M17 7 7 17" />
        </svg>
      </button>
    </div>
  );
}
