import { lazy, Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { usePrinting } from '../device/use-printing';
import type { LongRows as LongRowsComponent } from './LongRows';
import type { Part } from './types';

/** Lists shorter than this are rendered completely. */
const WINDOWED_FROM = 60;

export interface WindowedRowsProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Key of a row's group. Default: no groups. */
  groupKey?: (row: Row) => string;
  /** Renders a `DataTable` of these rows. */
  children: (visible: readonly Row[], part?: Part) => ReactNode;
}

/** Rows near the viewport, and the space above and below them, in pixels. */
export interface Near {
  from: number;
  past: number;
  above: number;
  below: number;
}

/** Loads with the first long list; if it fails, all rows are rendered. */
const LongRows = lazy(() =>
  import('./LongRows').then(
    (module) => ({ default: module.LongRows }),
    () => ({ default: () => null }),
  ),
) as typeof LongRowsComponent;

/** Whether the first rendered row belongs to the group of the row before it. */
function continuesAt<Row>({ rows, groupKey }: WindowedRowsProps<Row>, from: number): boolean {
  const [before, first] = [rows[from - 1], rows[from]];
  return Boolean(groupKey && before && first && groupKey(before) === groupKey(first));
}

/**
 * Renders only the rows of a long list that are near the viewport; for printing all of them. Short
 * lists are rendered completely.
 *
 * @example
 * <WindowedRows rows={contacts} rowKey={(contact) => contact.id}>
 *   {(visible, part) => <DataTable rows={visible} part={part} … />}
 * </WindowedRows>
 */
export function WindowedRows<Row>(props: WindowedRowsProps<Row>) {
  const { rows, rowKey, groupKey, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const [known, setNear] = useState<Near>();
  const isLong = rows.length > WINDOWED_FROM;
  const isOnPaper = usePrinting();
  const near = isLong && !isOnPaper ? known : undefined;
  const [scrollMargin, setScrollMargin] = useState(0);
  const [repeatedHead, setRepeatedHead] = useState(0);
  useLayoutEffect(() => {
    // Measured from the top of the document, whatever elements around it are positioned.
    const { top = 0 } = box.current?.getBoundingClientRect() ?? {};
    setScrollMargin(top + window.scrollY);
  }, [isLong]);
  useLayoutEffect(() => {
    if (!groupKey) return;
    // A group that starts above the viewport repeats its head, over rows that are not rendered.
    const head = box.current?.querySelector<HTMLElement>('[data-group=continued]');
    setRepeatedHead(head?.offsetHeight ?? 0);
  }, [groupKey, near]);
  // The same element for short and long lists, so that a focused row keeps the focus as the list
  // grows.
  return (
    <>
      <div
        ref={box}
        style={near && { paddingTop: near.above - repeatedHead, paddingBottom: near.below }}
      >
        {near
          ? children(rows.slice(near.from, near.past), {
              from: near.from,
              of: rows.length,
              continues: continuesAt(props, near.from),
            })
          : children(rows)}
      </div>
      {isLong && (
        <Suspense fallback={null}>
          <LongRows
            rows={rows}
            rowKey={rowKey}
            box={box}
            scrollMargin={scrollMargin}
            onNear={setNear}
          />
        </Suspense>
      )}
    </>
  );
}
