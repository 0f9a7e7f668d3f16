import styles from './DataTable.module.css';
import { rowEvents } from './row-events';
import type { DataTableProps } from './types';

/** The table's rows as a list of cards, for phones. */
export function CardList<Row>({
  rows,
  rowKey,
  card,
  caption,
  loading,
  onRowClick,
  part,
}: DataTableProps<Row>) {
  return (
    // Safari drops the list role of lists without bullets unless it is stated.
    <ul role="list" className={styles.cards} aria-label={caption} aria-busy={loading || undefined}>
      {rows.map((row, index) => (
        <li
          key={rowKey(row)}
          aria-setsize={part?.of}
          aria-posinset={part && part.from + index + 1}
          data-index={part && part.from + index}
          {...rowEvents(row, onRowClick)}
        >
          {card(row)}
        </li>
      ))}
    </ul>
  );
}
