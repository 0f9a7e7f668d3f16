import { useEffect, useEffectEvent, useRef } from 'react';
import { dismissToast, useLocation, useShownToast } from '@clearcoat/sdk';

/** A message that came so shortly before the page changed belongs to that very step. In milliseconds. */
const SAME_STEP_MS = 1_000;

/**
 * Takes a toast away when the person goes on to another page. One that speaks of the step that led
 * here stays, and so does one with something to press, such as Undo.
 */
export function LeavingToasts() {
  const { pathname } = useLocation();
  const toast = useShownToast();
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, [toast]);
  const onLeave = useEffectEvent(() => {
    const isOfThisStep = performance.now() - shownAt.current < SAME_STEP_MS;
    if (toast && !toast.action && !isOfThisStep) dismissToast(toast.id);
  });
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    onLeave();
  }, [pathname]);
  return null;
}
