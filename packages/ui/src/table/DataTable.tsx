import { useMediaQuery } from '../base/use-media-query';
import { SkeletonTable } from '../core/Skeletons';
import { CardList } from './CardList';
import styles from './DataTable.module.css';
import { HeaderCell } from './HeaderCell';
import { rowEvents } from './row-events';
import type { DataTableProps } from './types';
import { useRowFocus } from './use-row-focus';

/**
 * A table where the window has room for it, a list of cards below. For more than a few hundred rows load by pages.
 *
 * @example
 * <DataTable caption="Contacts" rows={contacts} columns={columns} rowKey={(c) => c.id}
 *   loading={isLoading} loadingText="Loading contacts..." empty={<EmptyState title="No contacts found" />}
 *   card={(c) => <ContactCard contact={c} />} />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, columns, loading, loadingText = 'Loading...', empty, tableFrom = 720 } = props;
  const narrow = useMediaQuery(`(max-width: ${tableFrom - 0.02}px)`);
  const box = useRowFocus(rows.map(props.rowKey).join());
  return <div {...box}>{content()}</div>;

  function content() {
    if (loading && rows.length === 0)
      return <SkeletonTable label={loadingText} columns={columns.length} />;
    if (rows.length === 0) return empty;
    return narrow ? <CardList {...props} /> : <Table {...props} />;
  }
}

function Table<Row>({
  rows,
  columns,
  rowKey,
  caption,
  loading,
  onRowClick,
  sort,
  onSortChange,
  part,
}: DataTableProps<Row>) {
  return (
    <div className={styles.scroll}>
      <table
        className={styles.table}
        aria-busy={loading || undefined}
        // The head is a row as well.
        aria-rowcount={part && part.of + 1}
      >
        <caption className="cc-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell
                key={column.key}
                column={column}
                sort={sort}
                onSortChange={onSortChange}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={rowKey(row)}
              aria-rowindex={part && part.from + index + 2}
              data-index={part && part.from + index}
              {...rowEvents(row, onRowClick)}
            >
              {columns.map(({ key, align, render }) => (
                <td key={key} className={align === 'right' ? styles.number : undefined}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
