import { useEffect } from 'react';
import { Outlet, ScrollRestoration, SlotHostProvider } from '@clearcoat/sdk';
import { HostProvider, type HostValue } from '../host/host';
import { scrollPlaceOf } from './scroll-place';
import { useNavigationEffects } from './navigation-effects';

interface RootProps {
  host: HostValue;
  /** Follows the router once it is drawn; answers how to stop. The same function for as long as the page is open. */
  onDrawn: () => () => void;
}

/** What is around every page, whatever its layout. */
export function Root({ host, onDrawn }: RootProps) {
  useNavigationEffects();
  useEffect(onDrawn, [onDrawn]);
  return (
    <HostProvider value={host}>
      <SlotHostProvider value={host.slots}>
        <Outlet />
        <ScrollRestoration getKey={scrollPlaceOf} />
      </SlotHostProvider>
    </HostProvider>
  );
}
