import type { ReactNode } from 'react';
import { Gloss, Section } from '@clearcoat/ui/site';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** What follows reaches up into the dark by this element's own margin. */
  overlapped?: boolean;
  /** Of half the height, where the page itself is what one came for. */
  compact?: boolean;
  children?: ReactNode;
}

/** The dark head of a public page, with its main heading. */
export function PageHead({ title, lead, overlapped, compact, children }: PageHeadProps) {
  return (
    <Section tone="navy">
      <Gloss />
      <div
        className={[styles.head, overlapped && styles.overlapped, compact && styles.compact]
          .filter(Boolean)
          .join(' ')}
      >
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </div>
    </Section>
  );
}
