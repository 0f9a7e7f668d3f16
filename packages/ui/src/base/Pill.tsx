import type { ReactNode } from 'react';
import styles from './Pill.module.css';

/** What a pill says of its thing, apart from its words. */
export type PillTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export interface PillProps {
  /** Default: 'neutral'. */
  tone?: PillTone;
  children: ReactNode;
}

/**
 * One coloured word, or a few, about the thing beside it. The words say all: the
 * colour only repeats it.
 *
 * @param tone - neutral unless told
 * @example <Pill tone="success">Sent</Pill>
 */
export function Pill({ tone = 'neutral', children }: PillProps) {
  return <span className={`${styles.pill} ${styles[tone]}`}>{children}</span>;
}
