import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from '@clearcoat/sdk';
import { HostProvider, type HostValue } from '../contexts/host';
import { scrollPlaceOf } from './scroll-place';
import { useNavigationEffects } from './navigation-effects';

interface RootProps {
  host: HostValue;
  /**
   * Starts following the router after the first render; returns how to stop. Must be stable while
   * the page is open.
   */
  onDrawn: () => () => void;
}

/** Root of every page, whatever its layout. */
export function Root({ host, onDrawn }: RootProps) {
  useNavigationEffects();
  useEffect(onDrawn, [onDrawn]);
  return (
    <HostProvider value={host}>
      <Outlet />
      <ScrollRestoration getKey={scrollPlaceOf} />
    </HostProvider>
  );
}
