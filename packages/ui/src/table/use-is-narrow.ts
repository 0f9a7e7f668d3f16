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
 * Whether a table has no room in its box: the box is narrower than it should be, or than its columns turn
 * out to need. Then cards take its place until the box has that room.
 */
export function useIsNarrow(box: RefObject<HTMLElement | null>, tableFrom: number): boolean {
  const [room] = useState(createRoom);
  // After every rendering: other rows may need more than those before them.
  useLayoutEffect(() => room.measure(box.current));
  useLayoutEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => room.measure(box.current));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, room]);
  return useSyncExternalStore(room.subscribe, () => room.isBelow(tableFrom));
}
