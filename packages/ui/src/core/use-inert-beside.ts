import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

const SPOKEN = '[aria-live], [role=status], [role=alert], [role=log]';

/** Parts to make inert: everything except live regions, which must stay audible. */
function quietParts(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element.inert || element.matches(SPOKEN)) return [];
  return element.querySelector(SPOKEN) ? [...element.children].flatMap(quietParts) : [element];
}

/** All siblings of an element and of its ancestors. */
function partsBeside(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const others = [...parent.children].filter((other) => other !== element);
  return [...others.flatMap(quietParts), ...partsBeside(parent)];
}

/**
 * Makes everything beside an overlay inert, because a half-covered button must not be pressable.
 *
 * @param place - returns the overlay, which stays reachable; called after it is mounted
 * @param open - whether the overlay is open
 * @example useInertBeside(() => panel.current, isOpen)
 */
export function useInertBeside(place: () => Element | null | undefined, open: boolean): void {
  const hidden = useRef<HTMLElement[]>([]);
  const hideOthers = useEffectEvent(() => {
    const kept = place();
    hidden.current = kept ? partsBeside(kept) : [];
    hidden.current.forEach((element) => (element.inert = true));
  });
  // After antd has stored the focused element; removed before the focus is returned.
  useEffect(() => {
    if (open) hideOthers();
  }, [open]);
  useLayoutEffect(() => {
    if (!open) return undefined;
    return () => hidden.current.splice(0).forEach((element) => (element.inert = false));
  }, [open]);
}
