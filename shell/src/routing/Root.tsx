import { Outlet, ScrollRestoration, SlotHostProvider } from '@clearcoat/sdk';
import { HostProvider, type HostValue } from './host';
import { scrollPlaceOf } from './scroll-place';
import { useNavigationEffects } from './navigation-effects';

/** What is around every page, whatever its layout. */
export function Root({ host }: { host: HostValue }) {
  useNavigationEffects();
  return (
    <HostProvider value={host}>
      <SlotHostProvider value={host.slots}>
        <Outlet />
        <ScrollRestoration getKey={scrollPlaceOf} />
      </SlotHostProvider>
    </HostProvider>
  );
}
