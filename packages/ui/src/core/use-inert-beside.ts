import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

const SPOKEN = '[aria-live], [role=status], [role=alert], [role=log]';

/** All of it but what speaks by itself, which does so wherever the focus is. */
function quietParts(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element.inert || element.matches(SPOKEN)) return [];
  return element.querySelector(SPOKEN) ? [...element.children].flatMap(quietParts) : [element];
}

/** Everything beside an element and beside what it lies in. */
function partsBeside(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const others = [...parent.children].filter((other) => other !== element);
  return [...others.flatMap(quietParts), ...partsBeside(parent)];
}

/**
 * While something lies over the page nothing beside it can be reached: a button that it half covers is none.
 *
 * @param place - what stays in reach, asked for once it is there
 * @param open - whether it lies over the page
 * @example useInertBeside(() => panel.current, isOpen)
 */
export function useInertBeside(place: () => Element | null | undefined, open: boolean): void {
  const hidden = useRef<HTMLElement[]>([]);
  const hideOthers = useEffectEvent(() => {
    const kept = place();
    hidden.current = kept ? partsBeside(kept) : [];
    hidden.current.forEach((element) => (element.inert = true));
  });
  // Once antd knows what had the focus, and lifted before anybody gives it back.
  useEffect(() => {
    if (open) hideOthers();
  }, [open]);
  useLayoutEffect(() => {
    if (!open) return undefined;
    return () => hidden.current.splice(0).forEach((element) => (element.inert = false));
  }, [open]);
}
