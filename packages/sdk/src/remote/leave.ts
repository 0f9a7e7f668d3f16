import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Each releases one form's guard. */
const guards = new Set<() => void>();

/**
 * True if no open form would lose unsaved input. The shell checks this before it loads a new
 * version.
 */
export function canLeavePage(): boolean {
  return guards.size === 0;
}

/**
 * Discards unsaved input everywhere, so that the document can be left without a question.
 *
 * @example discardUnsaved(); window.location.assign('/');
 */
export function discardUnsaved(): void {
  guards.forEach((release) => release());
}

/**
 * Storage key that is set while the shell reloads the page for a new version, so that remotes
 * restore their state. After a reload by the person they start fresh.
 */
export const RELOADED_KEY = 'clearcoat.reloaded';

/**
 * Guards unsaved input: while `dirty`, leaving the page (link, back, reload, closing the tab) asks
 * first.
 *
 * @returns the router's blocker: when its state is 'blocked', ask, then `proceed()` or `reset()`
 * @example const blocker = useUnsavedChanges(form.isFieldsTouched());
 */
export function useUnsavedChanges(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = () => {
      guards.delete(release);
      window.removeEventListener('beforeunload', ask);
    };
    guards.add(release);
    window.addEventListener('beforeunload', ask);
    return release;
  }, [dirty]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  );
}
