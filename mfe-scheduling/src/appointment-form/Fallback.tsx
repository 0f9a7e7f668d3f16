import type { Ref, ReactNode } from 'react';
import styles from './Quick.module.css';

interface FallbackProps {
  /** Stays on screen. Default: only while it has the focus. */
  isShown?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * Native control behind its shortcuts, for keyboards, screen readers and other values. It covers
 * the shortcuts while it has the focus, so that nothing below moves.
 */
export function Fallback({ isShown = false, ref, children }: FallbackProps) {
  return (
    <div ref={ref} className={styles.fallback} data-shown={isShown || undefined}>
      {children}
    </div>
  );
}
