import { useId } from 'react';
import styles from './DataTable.module.css';
import { grouped, type Section } from './grouped';
import { rowEvents } from './row-events';
import type { DataTableProps } from './types';

/** Rows as cards, for narrow layouts; one list for each group. */
export function CardList<Row>(props: DataTableProps<Row>) {
  return grouped(props.rows, props.groupOf).map((section) => (
    <Cards key={section.group?.key ?? props.caption} {...props} section={section} />
  ));
}

function Cards<Row>({
  section: { group, from, rows },
  rowKey,
  card,
  caption,
  loading,
  onRowClick,
  isFresh,
  headingLevel = 2,
  part,
}: DataTableProps<Row> & { section: Section<Row> }) {
  const headId = useId();
  const Heading = `h${headingLevel}` as const;
  const first = (part?.from ?? 0) + from;
  return (
    <>
      {group && (
        <Heading
          id={headId}
          aria-label={group.name}
          className={styles.group}
          data-group={part?.continues && from === 0 ? 'continued' : true}
        >
          {group.head}
        </Heading>
      )}
      {/* Safari drops the list role of lists without bullets unless it is explicit. */}
      <ul
        role="list"
        className={styles.cards}
        aria-label={group ? undefined : caption}
        aria-labelledby={group && headId}
        aria-busy={loading || undefined}
      >
        {rows.map((row, index) => (
          <li
            key={rowKey(row)}
            aria-setsize={part?.of}
            aria-posinset={part && first + index + 1}
            data-index={part && first + index}
            data-fresh={isFresh?.(row) || undefined}
            {...rowEvents(row, onRowClick)}
          >
            {card(row)}
          </li>
        ))}
      </ul>
    </>
  );
}
