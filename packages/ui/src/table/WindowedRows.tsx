import { lazy, Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { usePrinting } from '../device/use-printing';
import type { LongRows as LongRowsComponent } from './LongRows';
import type { Part } from './types';

/** Below this all rows simply stand there. */
const WINDOWED_FROM = 60;

export interface WindowedRowsProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The key of a row's group, where rows stand in groups. Default: they do not. */
  groupKey?: (row: Row) => string;
  /** Draws a `DataTable` of these rows. */
  children: (visible: readonly Row[], part?: Part) => ReactNode;
}

/** Which rows are near the screen, and the room of those above and below, in pixels. */
export interface Near {
  from: number;
  past: number;
  above: number;
  below: number;
}

/** Comes with the first long list; where it does not come, all rows stand there. */
const LongRows = lazy(() =>
  import('./LongRows').then(
    (module) => ({ default: module.LongRows }),
    () => ({ default: () => null }),
  ),
) as typeof LongRowsComponent;

/** Whether the first of the rows that are near is of the same group as the one before it. */
function continuesAt<Row>({ rows, groupKey }: WindowedRowsProps<Row>, from: number): boolean {
  const [before, first] = [rows[from - 1], rows[from]];
  return Boolean(groupKey && before && first && groupKey(before) === groupKey(first));
}

/**
 * Of a long list only what is near the screen is in the page, and on paper all of it. Short lists simply stand there.
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
    // From the top of the document, whatever stands around it is positioned.
    const { top = 0 } = box.current?.getBoundingClientRect() ?? {};
    setScrollMargin(top + window.scrollY);
  }, [isLong]);
  useLayoutEffect(() => {
    if (!groupKey) return;
    // The head of a group that began above stands there once more, over rows that are not in the page.
    const head = box.current?.querySelector<HTMLElement>('[data-group=continued]');
    setRepeatedHead(head?.offsetHeight ?? 0);
  }, [groupKey, near]);
  // The same element for short and long: a row with the focus keeps it as the list grows.
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
