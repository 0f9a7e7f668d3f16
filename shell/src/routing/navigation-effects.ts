import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, type RouteHandle } from '@clearcoat/sdk';

const PRODUCT = 'Clearcoat';
/** A page's code may still be loading; its heading is awaited this long, in milliseconds. */
const HEADING_WAIT_MS = 5_000;

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  // A dialog that opened with the page, or a field the page chose itself, keeps the focus.
  const active = document.activeElement;
  if (active && active !== document.body && active.closest('main, [role="dialog"]')) return true;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Moves the focus to the page's heading as soon as there is one, unless somebody goes on before. */
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

/** The document's title follows the page, and so does the focus after a navigation in the app. */
export function useNavigationEffects(): void {
  const { pathname } = useLocation();
  const matches = useMatches();
  const title = matches
    .map((match) => (match.handle as RouteHandle | undefined)?.title)
    .findLast(Boolean);

  // Before any effect of the page itself, which may know a better one.
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
