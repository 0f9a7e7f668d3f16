import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dismissToast, type ShownToast } from '@clearcoat/sdk';
import styles from './ToastView.module.css';

/** Long enough to read. In milliseconds. */
const SHOWN_MS = 5_000;
/** Long enough to be reached, by whatever means, when there is something to press. */
const SHOWN_WITH_ACTION_MS = 20_000;

/** On a phone a toast stands at the top, where dialogs begin: they make room for it. */
const IS_AT_TOP = '(width < 640px)';
const GAP_PX = 8;

function useRoomInDialogs() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!ref.current || !matchMedia(IS_AT_TOP).matches) return undefined;
    const { style } = document.documentElement;
    const { bottom } = ref.current.getBoundingClientRect();
    style.setProperty('--cc-toast-bottom', `${bottom + GAP_PX}px`);
    return () => void style.removeProperty('--cc-toast-bottom');
  }, []);
  return ref;
}

/** The toast on screen. It stays while the pointer or the focus is on it. */
export default function ToastView({ toast }: { toast: ShownToast }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const shownFor = toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS;
    const timer = window.setTimeout(() => dismissToast(toast.id), shownFor);
    return () => window.clearTimeout(timer);
  }, [toast, isHeld]);

  const ref = useRoomInDialogs();
  const isDestructive = toast.variant === 'destructive';
  return (
    <div
      ref={ref}
      className={`${styles.toast} ${isDestructive ? styles.destructive : ''}`}
      role={isDestructive ? 'alert' : undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className={styles.body}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p className={styles.text}>{toast.description}</p>}
      </div>
      {toast.action && (
        <button
          className={styles.action}
          type="button"
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.onClick();
          }}
        >
          {toast.action.label}
        </button>
      )}
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
