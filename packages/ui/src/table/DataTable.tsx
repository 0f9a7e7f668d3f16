import { SkeletonTable } from '../core/Skeletons';
import { CardList } from './CardList';
import { Table } from './Table';
import type { Column, DataTableProps } from './types';
import { useClosingGap } from './use-closing-gap';
import { useRoom } from './use-room';
import { useRowFocus } from './use-row-focus';

/** Width below which cells are tighter, in pixels. */
const TIGHT = 900;

/**
 * A table, or a list of cards in narrow layouts. For more than a few hundred rows load by pages.
 *
 * @example
 * <DataTable caption="Contacts" rows={contacts} columns={columns} rowKey={(c) => c.id}
 *   loading={isLoading} loadingText="Loading contacts..." empty={<EmptyState title="No contacts found" />}
 *   card={(c) => <ContactCard contact={c} />} />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, columns, loading, loadingText = 'Loading...', empty, tableFrom = 720 } = props;
  const keys = rows.map(props.rowKey);
  const { ref, onFocus } = useRowFocus(keys.join());
  useClosingGap(ref, keys);
  const { isNarrow, width } = useRoom(ref, tableFrom);
  return (
    <div ref={ref} onFocus={onFocus}>
      {content()}
    </div>
  );

  function content() {
    if (loading && rows.length === 0) {
      const { hasAvatars = false } = props;
      return <SkeletonTable label={loadingText} columns={columns.length} avatar={hasAvatars} />;
    }
    if (rows.length === 0) return empty;
    if (isNarrow) return <CardList {...props} />;
    const hasRoom = ({ from = 0, below = Infinity }: Column<Row>) => from <= width && width < below;
    return <Table {...props} columns={columns.filter(hasRoom)} isTight={width < TIGHT} />;
  }
}
