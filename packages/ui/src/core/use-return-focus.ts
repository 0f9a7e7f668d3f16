import { useLayoutEffect } from 'react';

/** Opener of a dialog that closes, for the dialog that takes its place in the same render. */
let openerLeft: Element | null = null;

/**
 * Returns the focus to the element that had it when a dialog opened. antd does so only for a
 * dialog that stays mounted.
 */
export function useReturnFocus(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = openerLeft ?? document.activeElement;
    return () => {
      openerLeft = before;
      // After the content has unmounted, unless another element has the focus.
      queueMicrotask(() => {
        openerLeft = null;
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, [open]);
}
