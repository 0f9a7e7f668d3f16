import type { ReactNode } from 'react';
import { PageHead } from '../shared/PageHead';
import styles from './LegalPage.module.css';

export interface Clause {
  title: string;
  body: ReactNode;
}

/** The day all legal texts were last changed. */
const LAST_UPDATED = { date: '2025-05-24', words: 'May 24, 2025' };

const anchorOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** A legal text: its clauses beside a table of contents. */
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
      <PageHead title={title} lead={lead} />
      <div className={styles.page}>
        <nav aria-label="On this page" className={styles.contents}>
          <ol>
            {clauses.map((clause) => (
              <li key={clause.title}>
                <a href={`#${anchorOf(clause.title)}`}>{clause.title}</a>
              </li>
            ))}
          </ol>
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
