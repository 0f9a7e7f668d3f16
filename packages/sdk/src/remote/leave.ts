import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Each takes one form's guard down. */
const guards = new Set<() => void>();

/** True when no open form would lose what was typed. The shell asks before it loads a new version. */
export function canLeavePage(): boolean {
  return guards.size === 0;
}

/**
 * Nothing that was typed is of any use any more: the document may be left without a question.
 *
 * @example discardUnsaved(); window.location.assign('/');
 */
export function discardUnsaved(): void {
  guards.forEach((release) => release());
}

/**
 * In the tab's storage while the shell loads this page anew for a new version: a remote that keeps
 * something for that finds it again. A person who reloads wants to begin anew.
 */
export const RELOADED_KEY = 'clearcoat.reloaded';

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
