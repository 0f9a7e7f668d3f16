import type { MouseEvent } from 'react';

const INTERACTIVE = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"]';

/**
 * Makes a whole row a click target for its link. A click on a control, or one that ends a text
 * selection, is left alone.
 */
export function rowEvents<Row>(row: Row, onRowClick: ((row: Row) => void) | undefined) {
  if (!onRowClick) return {};
  return {
    'data-clickable': true,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Clicks in a portal (a menu opened from the row) bubble here through React as well.
      const { target, currentTarget } = event;
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      if (target.closest(INTERACTIVE)) return;
      if (getSelection()?.toString()) return;
      onRowClick(row);
    },
  };
}
