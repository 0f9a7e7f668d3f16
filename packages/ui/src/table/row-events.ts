import type { MouseEvent } from 'react';

const INTERACTIVE = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"]';

/**
 * Makes a whole row a larger target for what a link in it does. A click on a control in the row,
 * or one that ends a text selection, stays what it is.
 */
export function rowEvents<Row>(row: Row, onRowClick: ((row: Row) => void) | undefined) {
  if (!onRowClick) return {};
  return {
    'data-clickable': true,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A portal's click (a menu opened from the row) bubbles here through React as well.
      const { target, currentTarget } = event;
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      if (target.closest(INTERACTIVE)) return;
      if (getSelection()?.toString()) return;
      onRowClick(row);
    },
  };
}
