import type { ReactNode } from 'react';
import { Section } from '@clearcoat/ui/site';
import styles from './RaisedCard.module.css';

interface RaisedCardProps {
  /** For a few words and one button. */
  narrow?: boolean;
  children: ReactNode;
}

/** A page's one card, reaching up into the dark head (which is `overlapped`). */
export function RaisedCard({ narrow, children }: RaisedCardProps) {
  return (
    <div className={styles.place}>
      <Section>
        <div className={`${styles.card} ${narrow ? styles.narrow : ''}`}>{children}</div>
      </Section>
    </div>
  );
}
