import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened. antd does where a dialog stays and is told to
 * close; one that is there only while it is open is gone before.
 */
export function useReturnFocus(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    return () => {
      // Once what was inside is gone, and unless somebody else has taken it.
      queueMicrotask(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, [open]);
}
