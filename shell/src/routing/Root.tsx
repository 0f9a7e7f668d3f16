import { Outlet, ScrollRestoration, SlotHostProvider } from '@clearcoat/sdk';
import { HostProvider, type HostValue } from './host';
import { useNavigationEffects } from './navigation-effects';

/** What is around every page, whatever its layout. */
export function Root({ host }: { host: HostValue }) {
  useNavigationEffects();
  return (
    <HostProvider value={host}>
      <SlotHostProvider value={host.slots}>
        <Outlet />
        <ScrollRestoration />
      </SlotHostProvider>
    </HostProvider>
  );
}
