import { useLayoutEffect, useRef, type RefObject } from 'react';
import { closeGap } from '../device/motion';

/** Index of the only removed row; -1 if rows changed in any other way. */
export function placeOfGone(before: readonly string[], now: readonly string[]): number {
  const place = before.findIndex((key, index) => key !== now[index]);
  const rest = before.slice(place + 1);
  // In a windowed list another row may enter at the end; a change at the start was only scrolling.
  const isScrolled = place === 0 && now.length >= before.length;
  const isGone = place >= 0 && !isScrolled && now.length >= before.length - 1;
  return isGone && rest.every((key, index) => key === now[place + index]) ? place : -1;
}

/** Animates the rows below a removed one into its gap. */
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
    // Rows have similar heights, so the row in its place gives the height.
    closeGap(rows, rows[0]?.offsetHeight ?? 0);
  });
}
