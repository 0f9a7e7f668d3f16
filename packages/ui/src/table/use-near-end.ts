import { useEffect, useEffectEvent, useRef } from 'react';

/** Distance that a fast thumb scrolls while a page loads. */
const AHEAD = '1500px 0px';

/**
 * Loads more before the end of a list is visible: once for each length, since an observer reports
 * a visible end immediately.
 *
 * @param length - current length of the list
 * @param more - loads the next page
 * @returns ref for an element at the end of the list
 * @example const end = useNearEnd(pages.length, () => void query.fetchNextPage()); <div ref={end} />
 */
export function useNearEnd(length: number, more: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const fetchMore = useEffectEvent(more);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetchMore();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [length]);
  return end;
}
