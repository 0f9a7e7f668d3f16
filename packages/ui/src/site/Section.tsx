import type { ReactNode } from 'react';
import styles from './Section.module.css';

/**
 * Centred container of a readable width.
 *
 * @param narrow - for running text: lines of 60 to 75 characters
 * @example <Container><h1>Pricing</h1></Container>
 */
export function Container({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={narrow ? styles.narrow : styles.container}>{children}</div>;
}

export interface SectionProps {
  /** Heading of the section (h2). Without one, the content brings its own. */
  title?: string;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** 'navy' is dark in both themes, and so is everything in it. Default: 'plain'. */
  tone?: 'plain' | 'surface' | 'navy';
  id?: string;
  children: ReactNode;
}

/**
 * A full-width section of a public page.
 *
 * @example <Section title="Questions" lead="What detailers ask first."><Faq /></Section>
 */
export function Section({ title, lead, tone = 'plain', id, children }: SectionProps) {
  return (
    <section id={id} className={`${styles.section} ${styles[tone]}`} aria-label={title}>
      <Container>
        {title && (
          <div className={styles.head}>
            <h2>{title}</h2>
            {lead && <p>{lead}</p>}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
