import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Near } from './WindowedRows';

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

/** With the head of its group, where it is the first of it. A row that is not laid out, such as in a hidden page, tells nothing. */
function heightOf(row: HTMLElement): number {
  const before = row.previousElementSibling ?? row.parentElement?.previousElementSibling;
  const head = before?.matches('[data-group=true]') ? (before as HTMLElement).offsetHeight : 0;
  return row.offsetHeight ? row.offsetHeight + head : FIRST_GUESS_PX;
}

interface LongRowsProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What the rows stand in. */
  box: RefObject<HTMLElement | null>;
  /** Where they begin, from the top of the document, in pixels. */
  scrollMargin: number;
  onNear: (near: Near) => void;
}

/** Draws nothing: says which rows are near the screen, and how much room the others take. */
export function LongRows<Row>({ rows, rowKey, box, scrollMargin, onNear }: LongRowsProps<Row>) {
  // Cards on a phone are twice as high as rows: what stands below the list would go down with each row
  // that comes near, and slip away from under a thumb.
  const usualHeight = useRef<number>(undefined);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: () => usualHeight.current ?? FIRST_GUESS_PX,
    measureElement: (row) => {
      usualHeight.current ??= row.offsetHeight || undefined;
      return heightOf(row);
    },
    overscan: OVERSCAN_ROWS,
    scrollMargin,
    // The rows are there at each index that is asked for.
    getItemKey: (index) => rowKey(rows[index] as Row),
    rangeExtractor: (range) => withFocused(range, focusedIndex(box.current)),
  });
  useLayoutEffect(() => {
    box.current
      ?.querySelectorAll<HTMLElement>('[data-index]')
      .forEach((row) => virtualizer.measureElement(row));
  });

  const items = virtualizer.getVirtualItems();
  const [first] = items;
  const last = items.at(-1);
  const from = first?.index ?? 0;
  const past = (last?.index ?? -1) + 1;
  const above = (first?.start ?? scrollMargin) - scrollMargin;
  const below = virtualizer.getTotalSize() - ((last?.end ?? scrollMargin) - scrollMargin);
  const tell = useEffectEvent(onNear);
  useLayoutEffect(() => {
    // Before the window is measured none is near: without their rows, the focus would be gone.
    if (past > 0) tell({ from, past, above, below });
  }, [from, past, above, below]);
  return null;
}
