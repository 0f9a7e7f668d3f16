import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, kept up to date. False without `matchMedia` (tests, prerender).
 *
 * @example const phone = useMediaQuery('(max-width: 639px)');
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (typeof matchMedia !== 'function') return () => undefined;
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  const matches = () => typeof matchMedia === 'function' && matchMedia(query).matches;
  return useSyncExternalStore(subscribe, matches, () => false);
}
