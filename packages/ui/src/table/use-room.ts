import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/**
 * How much room a table has, and how much its columns turned out to need. A box without a width (hidden, or
 * never laid out) tells nothing: then there is what the window has at most.
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
      width = box.clientWidth;
      if (table && table.offsetWidth > width) needed = table.offsetWidth;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The room of a table in its box. Where that is narrower than it should be, or than its columns turn out to
 * need, cards take its place until there is more.
 *
 * @returns the width in pixels, and whether that is too narrow
 */
export function useRoom(box: RefObject<HTMLElement | null>, tableFrom: number) {
  const [room] = useState(createRoom);
  // After every rendering: other rows may need more than those before them.
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
