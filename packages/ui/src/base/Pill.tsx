import type { ReactNode } from 'react';
import styles from './Pill.module.css';

/** Meaning of a pill's colour. */
export type PillTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export interface PillProps {
  /** Default: 'neutral'. */
  tone?: PillTone;
  /** 'dot' has no ground, for a line of text. Default: 'pill'. */
  look?: 'pill' | 'dot';
  children: ReactNode;
}

/**
 * A short coloured label for the thing beside it. The text is complete; the colour only repeats
 * it.
 *
 * @param tone - Default: 'neutral'
 * @param look - 'dot' has no ground. Default: 'pill'
 * @example <Pill tone="success">Sent</Pill>
 */
export function Pill({ tone = 'neutral', look = 'pill', children }: PillProps) {
  return <span className={`${styles[look]} ${styles[tone]}`}>{children}</span>;
}
