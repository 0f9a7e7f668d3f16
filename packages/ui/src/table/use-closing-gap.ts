import { useLayoutEffect, useRef, type RefObject } from 'react';
import { closeGap } from '../device/motion';

/** The place of the one row that is no longer there; -1 when rows changed in any other way. */
export function placeOfGone(before: readonly string[], now: readonly string[]): number {
  const place = before.findIndex((key, index) => key !== now[index]);
  const rest = before.slice(place + 1);
  // Of a long list another row may have come in at the end; at its beginning it was only scrolled.
  const isScrolled = place === 0 && now.length >= before.length;
  const isGone = place >= 0 && !isScrolled && now.length >= before.length - 1;
  return isGone && rest.every((key, index) => key === now[place + index]) ? place : -1;
}

/** When one row goes, those below close its gap in a movement. */
export function useClosingGap(box: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const before = useRef(keys);
  useLayoutEffect(() => {
    const place = placeOfGone(before.current, keys);
    before.current = keys;
    if (place < 0) return;
    const rows = [
      ...(box.current?.querySelectorAll<HTMLElement>('tbody > tr:not([data-group]), ul > li') ??
        []),
    ].slice(place);
    // Rows are about as high as each other: the one in its place tells what it took.
    closeGap(rows, rows[0]?.offsetHeight ?? 0);
  });
}
