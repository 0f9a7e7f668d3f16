import { useEffect, useLayoutEffect, useRef } from 'react';

const SPOKEN = '[aria-live], [role=status], [role=alert], [role=log]';

/** All of it but what speaks by itself, which does so wherever the focus is. */
function quietParts(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element.inert || element.matches(SPOKEN)) return [];
  return element.querySelector(SPOKEN) ? [...element.children].flatMap(quietParts) : [element];
}

/** While a dialog is open nothing of the page behind it can be reached: a button that it half covers is none. */
export function useInertBehind(open: boolean): void {
  const hidden = useRef<HTMLElement[]>([]);
  // Once antd knows what had the focus, and lifted before anybody gives it back.
  useEffect(() => {
    const page = document.getElementById('root');
    if (!open || !page) return;
    hidden.current = quietParts(page);
    hidden.current.forEach((element) => (element.inert = true));
  }, [open]);
  useLayoutEffect(() => {
    if (!open) return undefined;
    return () => hidden.current.splice(0).forEach((element) => (element.inert = false));
  }, [open]);
}
