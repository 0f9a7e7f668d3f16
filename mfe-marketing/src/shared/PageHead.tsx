import type { ReactNode } from 'react';
import { Gloss, Section } from '@clearcoat/ui/site';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Whether the next element overlaps the dark head, by this element's margin. */
  overlapped?: boolean;
  /** Half the height, for pages whose content matters more than the head. */
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
