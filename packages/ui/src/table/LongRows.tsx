import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Near } from './WindowedRows';

/** Extra rows above and below the viewport, for fast scrolling. */
const OVERSCAN_ROWS = 15;
const FIRST_GUESS_PX = 72;
/** The focused row stays rendered up to this distance from the viewport. */
const FOCUS_ROWS = 200;

/** Index of the focused row among all rows, or -1. */
function focusedIndex(box: HTMLElement | null): number {
  const focused = document.activeElement?.closest<HTMLElement>('[data-index]');
  return focused && box?.contains(focused) ? Number(focused.dataset['index']) : -1;
}

/** Rows near the viewport, plus the focused row and all in between unless it is far away. */
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

/**
 * Height of a row, including its group's head above the first one. A row without layout, such as
 * in a hidden page, has no height.
 */
function heightOf(row: HTMLElement): number {
  const before = row.previousElementSibling ?? row.parentElement?.previousElementSibling;
  const head = before?.matches('[data-group=true]') ? (before as HTMLElement).offsetHeight : 0;
  return row.offsetHeight ? row.offsetHeight + head : FIRST_GUESS_PX;
}

interface LongRowsProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Container of the rows. */
  box: RefObject<HTMLElement | null>;
  /** Offset of the rows from the top of the document, in pixels. */
  scrollMargin: number;
  onNear: (near: Near) => void;
}

/** Renders nothing: reports which rows are near the viewport, and the space of the others. */
export function LongRows<Row>({ rows, rowKey, box, scrollMargin, onNear }: LongRowsProps<Row>) {
  // Cards on a phone are twice as high as rows. A wrong estimate would shift content below the list
  // with each rendered row, away from under a thumb.
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
    // Every requested index has a row.
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
    // Before the window is measured no row is near, and unmounting them would lose the focus.
    if (past > 0) tell({ from, past, above, below });
  }, [from, past, above, below]);
  return null;
}
