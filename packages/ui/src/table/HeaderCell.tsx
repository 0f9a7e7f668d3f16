import { Icon } from '../icons';
import styles from './DataTable.module.css';
import type { Column, Sort } from './types';

/** Alignment of a column's cells, including its head. */
export const CELLS = { left: undefined, right: styles.number, actions: styles.actions } as const;

interface HeaderCellProps {
  column: Pick<Column<never>, 'key' | 'title' | 'align' | 'sortable' | 'width'>;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
}

/** Head of a column; a sortable one is a button that reverses the order. */
export function HeaderCell({ column, sort, onSortChange }: HeaderCellProps) {
  const { key, title, align = 'left', width } = column;
  const direction = sort?.key === key ? sort.direction : undefined;
  const sortable = column.sortable && onSortChange;
  return (
    <th
      scope="col"
      className={CELLS[align]}
      style={{ width }}
      data-print={align === 'actions' ? 'no' : undefined}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
    >
      {sortable ? (
        <button
          type="button"
          className={styles.sort}
          data-direction={direction}
          onClick={() => onSortChange({ key, direction: direction === 'asc' ? 'desc' : 'asc' })}
        >
          {title}
          <Icon name="chevron-down" size={14} />
        </button>
      ) : (
        title
      )}
    </th>
  );
}
