import styles from './DataTable.module.css';
import { grouped } from './grouped';
import { CELLS, HeaderCell } from './HeaderCell';
import { rowEvents } from './row-events';
import type { DataTableProps } from './types';

/** Rows as a table; each group is a `tbody` below its head. */
export function Table<Row>(props: DataTableProps<Row> & { isTight: boolean }) {
  const { rows, columns, rowKey, caption, loading, sort, onSortChange, part, groupOf } = props;
  return (
    <table
      className={styles.table}
      data-tight={props.isTight || undefined}
      aria-busy={loading || undefined}
      // The header row counts too.
      aria-rowcount={part && part.of + 1}
    >
      <caption className="cc-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort} onSortChange={onSortChange} />
          ))}
        </tr>
      </thead>
      {grouped(rows, groupOf).map(({ group, from, rows: own }) => (
        <tbody key={group?.key ?? caption}>
          {group && (
            <tr data-group={part?.continues && from === 0 ? 'continued' : true}>
              <th
                scope="rowgroup"
                abbr={group.name}
                colSpan={columns.length}
                className={styles.group}
              >
                {group.head}
              </th>
            </tr>
          )}
          {own.map((row, index) => (
            <Row key={rowKey(row)} {...props} row={row} index={(part?.from ?? 0) + from + index} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row<Row>({
  row,
  index,
  columns,
  onRowClick,
  isFresh,
  part,
}: DataTableProps<Row> & { row: Row; index: number }) {
  return (
    <tr
      aria-rowindex={part && index + 2}
      data-index={part && index}
      data-fresh={isFresh?.(row) || undefined}
      {...rowEvents(row, onRowClick)}
    >
      {columns.map(({ key, align = 'left', render }) => (
        <td key={key} className={CELLS[align]} data-print={align === 'actions' ? 'no' : undefined}>
          {render(row)}
        </td>
      ))}
    </tr>
  );
}
