import type { ReactNode } from 'react';
import { Section } from '@clearcoat/ui/site';
import styles from './RaisedCard.module.css';

interface RaisedCardProps {
  /** Width for a few words and one button. */
  narrow?: boolean;
  children: ReactNode;
}

/** The main card of a page; overlaps a dark head with `overlapped`. */
export function RaisedCard({ narrow, children }: RaisedCardProps) {
  return (
    <div className={styles.place}>
      <Section>
        <div className={`${styles.card} ${narrow ? styles.narrow : ''}`}>{children}</div>
      </Section>
    </div>
  );
}
