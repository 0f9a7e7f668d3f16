import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, type RouteHandle } from '@clearcoat/sdk';

const PRODUCT = 'Clearcoat';
/** Time to wait for the heading of a page whose code is still loading, in milliseconds. */
const HEADING_WAIT_MS = 5_000;

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  // A dialog or a field that already took the focus keeps it.
  const active = document.activeElement;
  if (active && active !== document.body && active.closest('main, [role="dialog"]')) return true;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Focuses the page's heading once it is rendered, unless the person tabs on first. */
function focusHeadingWhenThere(): () => void {
  if (focusHeading()) return () => undefined;
  const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && stop();
  const stop = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', stop);
  };
  const observer = new MutationObserver(() => focusHeading() && stop());
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = window.setTimeout(stop, HEADING_WAIT_MS);
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', stop);
  return stop;
}

/** Updates the document's title with the page, and moves the focus after in-app navigation. */
export function useNavigationEffects(): void {
  const { pathname } = useLocation();
  const matches = useMatches();
  const title = matches
    .map((match) => (match.handle as RouteHandle | undefined)?.title)
    .findLast(Boolean);

  // In a layout effect, so that an effect of the page itself can set a better title.
  useLayoutEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);

  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return undefined;
    shownPath.current = pathname;
    return focusHeadingWhenThere();
  }, [pathname]);
}
