import type { ReactNode } from 'react';
import styles from './EntryList.module.css';

/**
 * Short list in a card; each child is an {@link Entry}.
 *
 * @example <EntryList>{addons.map(({ id, name }) => <Entry key={id} title={name} />)}</EntryList>
 */
export const EntryList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);

export interface EntryProps {
  title: ReactNode;
  /** Heading level. Default: 3. */
  level?: 2 | 3;
  /** Notes below the title; empty ones are left out. Default: none. */
  notes?: readonly ReactNode[];
  /** Main fact, such as a price or a day. Default: none. */
  fact?: ReactNode;
  /** Whether the fact is long, so that on a phone it moves below the text. Default: false. */
  isFactLong?: boolean;
  /** Actions of the entry. Default: none. */
  menu?: ReactNode;
}

/**
 * One entry of an {@link EntryList}: title, notes, main fact and actions.
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
