import type { ReactNode } from 'react';
import styles from './Pill.module.css';

/** Meaning of a pill's colour. */
export type PillTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export interface PillProps {
  /** Default: 'neutral'. */
  tone?: PillTone;
  children: ReactNode;
}

/**
 * A short coloured label for the thing beside it. The text is complete; the colour only repeats
 * it.
 *
 * @param tone - Default: 'neutral'
 * @example <Pill tone="success">Sent</Pill>
 */
export function Pill({ tone = 'neutral', children }: PillProps) {
  return <span className={`${styles.pill} ${styles[tone]}`}>{children}</span>;
}
