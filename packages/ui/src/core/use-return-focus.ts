import { useLayoutEffect } from 'react';

/**
 * Returns the focus to the element that had it when a dialog opened. antd does so only for a
 * dialog that stays mounted.
 */
export function useReturnFocus(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    return () => {
      // After the content has unmounted, unless another element has the focus.
      queueMicrotask(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, [open]);
}
