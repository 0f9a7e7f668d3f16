import { SAMPLE_NOTE, stories } from '../shared/stories';
import styles from './Stories.module.css';

/** Customer stories. */
export function Stories() {
  return (
    <>
      <p className={styles.sample}>{SAMPLE_NOTE}</p>
      <div className={styles.grid}>
        {stories.map(({ figure, of, quote, name, company, location }) => (
          <figure key={name} className={styles.story}>
            <p className={styles.figure}>
              <strong>{figure}</strong> {of}
            </p>
            <blockquote>{quote}</blockquote>
            <figcaption>
              <b>{name}</b>, {company}, {location}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
