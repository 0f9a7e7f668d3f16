import type { ReactNode } from 'react';
import styles from './EntryList.module.css';

/**
 * The few entries of a card, below each other, each an {@link Entry}.
 *
 * @example <EntryList>{addons.map(({ id, name }) => <Entry key={id} title={name} />)}</EntryList>
 */
export const EntryList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);

export interface EntryProps {
  title: ReactNode;
  /** How deep its heading is in the page. Default: 3. */
  level?: 2 | 3;
  /** What is said of it below its title; what is empty is left out. Default: nothing. */
  notes?: readonly ReactNode[];
  /** What counts, such as its price or its day. Default: nothing. */
  fact?: ReactNode;
  /** The fact is as long as a line: on a phone it stands below the words. Default: false. */
  isFactLong?: boolean;
  /** What one can do with it. Default: nothing. */
  menu?: ReactNode;
}

/**
 * One entry of an {@link EntryList}: what it is, what counts, and what one can do with it.
 *
 * @example <Entry title="Pet hair" notes={['With every service']} fact="$30.00" menu={<RowMenu … />} />
 */
export function Entry(props: EntryProps) {
  const { title, level = 3, notes = [], fact, isFactLong = false, menu } = props;
  const Heading = `h${level}` as const;
  return (
    <li className={styles.entry} data-fact={isFactLong ? 'long' : 'short'}>
      <div className={styles.words}>
        <Heading>{title}</Heading>
        {notes.map((note, index) => note && <p key={index}>{note}</p>)}
      </div>
      {fact && <div className={styles.fact}>{fact}</div>}
      {menu}
    </li>
  );
}
