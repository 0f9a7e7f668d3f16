import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** Below this all rows simply stand there. */
const WINDOWED_FROM = 60;
/** Rows come and go in groups, so that most scrolling changes nothing. */
const GROUP = 5;
/** Ready above and below what is seen, for quick thumbs. */
const MARGIN_PX = 900;
const FIRST_GUESS_PX = 72;
const FIRST_ROWS = 40;
/** The row that has the focus stays in the page, up to this far from what is seen. */
const FOCUS_ROWS = 200;
const ROWS = 'tbody > tr, ul > li';

interface Span {
  start: number;
  end: number;
  /** The heights of what is left out above and below. */
  before: number;
  after: number;
}

interface WindowedRowsProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** @param part - where these stand in the whole, when they are not all */
  children: (visible: readonly Row[], part?: { from: number; of: number }) => ReactNode;
}

/**
 * Of a long list only what is near the screen is in the page; what was measured once keeps its place.
 *
 * @param children - draws the rows as `tr` of one table body or as `li` of one list
 */
export function WindowedRows<Row>({ rows, rowKey, children }: WindowedRowsProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const heights = useRef(new Map<string, number>());
  const [span, setSpan] = useState<Span>({ start: 0, end: FIRST_ROWS, before: 0, after: 0 });
  const isWindowed = rows.length > WINDOWED_FROM;

  const look = useCallback(() => {
    if (!box.current || rows.length <= WINDOWED_FROM) return;
    const { top } = box.current.getBoundingClientRect();
    const known = heightsOf(rows, rowKey, heights.current);
    setSpan((present) => {
      const focused = focusedRow(box.current);
      const near = spanAt(-top, window.innerHeight, known);
      const next = focused < 0 ? near : including(near, present.start + focused, known);
      return isSame(present, next) ? present : next;
    });
  }, [rows, rowKey]);

  useLayoutEffect(() => {
    if (!isWindowed) return;
    const drawn = box.current?.querySelectorAll<HTMLElement>(ROWS) ?? [];
    drawn.forEach((element, index) => {
      const row = rows[span.start + index];
      if (row && element.offsetHeight > 0) heights.current.set(rowKey(row), element.offsetHeight);
    });
  }, [isWindowed, rows, rowKey, span]);

  useLayoutEffect(look, [look]);
  useEffect(() => {
    let frame = 0;
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    // A phone that is turned has rows of other heights.
    const measureAnew = () => {
      heights.current.clear();
      lookSoon();
    };
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', measureAnew);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', measureAnew);
    };
  }, [look]);

  if (!isWindowed) return <div ref={box}>{children(rows)}</div>;
  return (
    <div ref={box} style={{ paddingTop: span.before, paddingBottom: span.after }}>
      {children(rows.slice(span.start, span.end), { from: span.start, of: rows.length })}
    </div>
  );
}

/** Each row's height as it was, else as the others are on average. */
function heightsOf<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  known: ReadonlyMap<string, number>,
): number[] {
  const sum = [...known.values()].reduce((total, height) => total + height, 0);
  const guess = known.size > 0 ? sum / known.size : FIRST_GUESS_PX;
  return rows.map((row) => known.get(rowKey(row)) ?? guess);
}

function spanAt(scrolled: number, screen: number, heights: readonly number[]): Span {
  const from = scrolled - MARGIN_PX;
  const to = scrolled + screen + MARGIN_PX;
  let [start, end, y] = [0, 0, 0];
  heights.forEach((height, index) => {
    if (y + height < from) start = index + 1;
    if (y < to) end = index + 1;
    y += height;
  });
  start = Math.min(Math.floor(start / GROUP) * GROUP, Math.max(0, heights.length - GROUP));
  end = Math.min(Math.max(start + GROUP, Math.ceil(end / GROUP) * GROUP), heights.length);
  return { start, end, before: total(heights, 0, start), after: total(heights, end) };
}

/** The place of the row with the focus among those that are drawn, or -1. */
function focusedRow(box: HTMLElement | null): number {
  const drawn = [...(box?.querySelectorAll(ROWS) ?? [])];
  return drawn.findIndex((row) => row.contains(document.activeElement));
}

/** The span with one row more, and all between, unless that is far away. */
function including(span: Span, row: number, heights: readonly number[]): Span {
  const isNear = row > span.start - FOCUS_ROWS && row < span.end + FOCUS_ROWS;
  if (!isNear) return span;
  const start = Math.min(span.start, row);
  const end = Math.max(span.end, row + 1);
  return { start, end, before: total(heights, 0, start), after: total(heights, end) };
}

const total = (heights: readonly number[], from: number, to = heights.length) =>
  heights.slice(from, to).reduce((sum, height) => sum + height, 0);

/** Better knowledge of rows that are far away can wait for the next change. */
const isSame = (one: Span, other: Span) => one.start === other.start && one.end === other.end;
