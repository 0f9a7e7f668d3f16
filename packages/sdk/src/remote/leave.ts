import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

const guards = new Set<object>();

/** True when no open form would lose what was typed. The shell asks before it loads a new version. */
export function canLeavePage(): boolean {
  return guards.size === 0;
}

/**
 * Guards what was typed: while `dirty`, leaving the page (link, back, reload, closing the tab)
 * asks first.
 *
 * @returns the router's blocker: when its state is 'blocked', ask, then `proceed()` or `reset()`
 * @example const blocker = useUnsavedChanges(form.isFieldsTouched());
 */
export function useUnsavedChanges(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return undefined;
    const guard = {};
    guards.add(guard);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      guards.delete(guard);
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  );
}
