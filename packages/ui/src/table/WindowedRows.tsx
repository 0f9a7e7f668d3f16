import { lazy, Suspense, type ReactNode } from 'react';
import type { Part } from './types';

/** Below this all rows simply stand there. */
const WINDOWED_FROM = 60;

export interface WindowedRowsProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Draws a `DataTable` of these rows. */
  children: (visible: readonly Row[], part?: Part) => ReactNode;
}

function AllRows<Row>({ rows, children }: WindowedRowsProps<Row>) {
  return <div>{children(rows)}</div>;
}

/** Comes with the first long list; where it does not come, the rows stand there as well. */
const LongRows = lazy(() =>
  import('./LongRows').then(
    (module) => ({ default: module.LongRows }),
    () => ({ default: AllRows }),
  ),
) as typeof AllRows;

/**
 * Of a long list only what is near the screen is in the page. Short lists simply stand there.
 *
 * @example
 * <WindowedRows rows={contacts} rowKey={(contact) => contact.id}>
 *   {(visible, part) => <DataTable rows={visible} part={part} … />}
 * </WindowedRows>
 */
export function WindowedRows<Row>(props: WindowedRowsProps<Row>) {
  if (props.rows.length <= WINDOWED_FROM) return <AllRows {...props} />;
  return (
    <Suspense fallback={<AllRows {...props} />}>
      <LongRows {...props} />
    </Suspense>
  );
}
