import { useLayoutEffect, useRef, type FocusEvent } from 'react';

const ROWS = 'tbody > tr:not([data-group]), ul > li';
const CONTROLS = 'a[href], button:not(:disabled), input, select';

interface Place {
  element: Element;
  row: number;
  control: number;
}

const controlsOf = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? []),
];

/**
 * When the focused row disappears (for example deleted), the focus moves to the same control of
 * the row in its place. With no rows left it moves to the page's heading.
 *
 * @param keys - keys of all rows
 * @returns props for the element around the rows
 */
export function useRowFocus(keys: string) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<Place | undefined>(undefined);

  function onFocus({ target }: FocusEvent) {
    const rows = [...(box.current?.querySelectorAll(ROWS) ?? [])];
    const row = rows.findIndex((candidate) => candidate.contains(target));
    const control = controlsOf(rows[row]).indexOf(target as HTMLElement);
    last.current = row < 0 ? undefined : { element: target, row, control };
  }

  useLayoutEffect(() => {
    const place = last.current;
    if (!place || place.element.isConnected) return;
    last.current = undefined;
    if (document.activeElement && document.activeElement !== document.body) return;
    const rows = [...(box.current?.querySelectorAll(ROWS) ?? [])];
    const controls = controlsOf(rows[Math.min(place.row, rows.length - 1)]);
    const next = controls[place.control] ?? controls[0];
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!next && heading) heading.tabIndex = -1;
    (next ?? heading)?.focus({ preventScroll: true });
  }, [keys]);

  return { ref: box, onFocus };
}
