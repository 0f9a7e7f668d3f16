import type { ReactNode } from 'react';
import { Icon } from '@clearcoat/ui/icons';
import { PageHead } from '../shared/PageHead';
import styles from './LegalPage.module.css';

export interface Clause {
  title: string;
  body: ReactNode;
}

/** Date of the last change to any legal text. */
const LAST_UPDATED = { date: '2025-05-24', words: 'May 24, 2025' };

const anchorOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function Contents({ clauses }: { clauses: readonly Clause[] }) {
  return (
    <ol>
      {clauses.map(({ title }) => (
        <li key={title}>
          <a href={`#${anchorOf(title)}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}

/** Legal text with a table of contents beside it. */
export function LegalPage({
  title,
  lead,
  clauses,
}: {
  title: string;
  lead: string;
  clauses: readonly Clause[];
}) {
  return (
    <>
      <PageHead compact title={title} lead={lead} />
      <div className={styles.page}>
        <nav aria-label="On this page" className={styles.contents}>
          <div className={styles.beside}>
            <Contents clauses={clauses} />
          </div>
          {/* On a phone the table of contents is collapsed above the text. */}
          <details className={styles.above}>
            <summary>
              On this page
              <Icon name="chevron-down" size={18} />
            </summary>
            <Contents clauses={clauses} />
          </details>
        </nav>
        <article className={styles.text}>
          <p className={styles.updated}>
            Last updated <time dateTime={LAST_UPDATED.date}>{LAST_UPDATED.words}</time>
          </p>
          {clauses.map((clause) => (
            <section key={clause.title} aria-labelledby={anchorOf(clause.title)}>
              <h2 id={anchorOf(clause.title)}>{clause.title}</h2>
              {clause.body}
            </section>
          ))}
        </article>
      </div>
    </>
  );
}
