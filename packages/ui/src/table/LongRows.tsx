import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { WindowedRowsProps } from './WindowedRows';

/** Ready above and below what is seen, for quick thumbs. */
const OVERSCAN_ROWS = 15;
const FIRST_GUESS_PX = 72;
/** The row that has the focus stays in the page, up to this far from what is seen. */
const FOCUS_ROWS = 200;

/** The place in the whole of the row that has the focus, or -1. */
function focusedIndex(box: HTMLElement | null): number {
  const focused = document.activeElement?.closest<HTMLElement>('[data-index]');
  return focused && box?.contains(focused) ? Number(focused.dataset['index']) : -1;
}

/** What is near the screen, and the row with the focus with all between, unless that is far away. */
function withFocused(range: Range, focused: number): number[] {
  const near = defaultRangeExtractor(range);
  const [first = 0] = near;
  const last = near.at(-1) ?? first;
  const isNear = focused >= 0 && focused > first - FOCUS_ROWS && focused < last + FOCUS_ROWS;
  if (!isNear) return near;
  const start = Math.min(first, focused);
  const end = Math.max(last, focused);
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
}

/** The rows that are near the screen, and above and below room for the others. */
export function LongRows<Row>({ rows, rowKey, children }: WindowedRowsProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: () => FIRST_GUESS_PX,
    // A row that is not laid out, such as in a hidden page, tells nothing.
    measureElement: (row) => row.offsetHeight || FIRST_GUESS_PX,
    overscan: OVERSCAN_ROWS,
    scrollMargin,
    // The rows are there at each index that is asked for.
    getItemKey: (index) => rowKey(rows[index] as Row),
    rangeExtractor: (range) => withFocused(range, focusedIndex(box.current)),
  });
  useLayoutEffect(() => {
    // From the top of the document, whatever stands around it is positioned.
    const { top = 0 } = box.current?.getBoundingClientRect() ?? {};
    setScrollMargin(top + window.scrollY);
  }, []);
  useLayoutEffect(() => {
    box.current
      ?.querySelectorAll<HTMLElement>('[data-index]')
      .forEach((row) => virtualizer.measureElement(row));
  });

  const items = virtualizer.getVirtualItems();
  const [first] = items;
  const last = items.at(-1);
  const from = first?.index ?? 0;
  const padding = {
    paddingTop: (first?.start ?? scrollMargin) - scrollMargin,
    paddingBottom: virtualizer.getTotalSize() - ((last?.end ?? scrollMargin) - scrollMargin),
  };
  return (
    <div ref={box} style={padding}>
      {children(rows.slice(from, (last?.index ?? -1) + 1), { from, of: rows.length })}
    </div>
  );
}
