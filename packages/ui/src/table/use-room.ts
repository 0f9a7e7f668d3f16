import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/**
 * Width available to a table, and the width its columns need. A container without a width (hidden,
 * or without layout) counts as the window's width.
 */
function createRoom() {
  const listeners = new Set<() => void>();
  let width = window.innerWidth;
  let needed = 0;
  return {
    width: () => width,
    isBelow: (tableFrom: number) => width < Math.max(tableFrom, needed),
    measure(box: HTMLElement | null) {
      if (!box?.clientWidth) return;
      const table = box.querySelector('table');
      // At another width the table may have other columns, which the next render decides.
      const isAsRendered = width === box.clientWidth;
      width = box.clientWidth;
      if (isAsRendered && table && table.offsetWidth > width) needed = table.offsetWidth;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Available width of a table in its container. If that is less than required, or than its columns
 * need, cards are shown until there is more.
 *
 * @returns the width in pixels, and whether the table is too narrow
 */
export function useRoom(box: RefObject<HTMLElement | null>, tableFrom: number) {
  const [room] = useState(createRoom);
  // After every render, since other rows may need more width.
  useLayoutEffect(() => room.measure(box.current));
  useLayoutEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => room.measure(box.current));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, room]);
  const isNarrow = useSyncExternalStore(room.subscribe, () => room.isBelow(tableFrom));
  const width = useSyncExternalStore(room.subscribe, room.width);
  return { isNarrow, width };
}
