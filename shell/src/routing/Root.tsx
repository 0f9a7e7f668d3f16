import type { ComponentProps } from 'react';
import { Outlet, ScrollRestoration, SlotHostProvider } from '@clearcoat/sdk';
import { HostProvider, type HostValue } from './host';
import { useNavigationEffects } from './navigation-effects';

type Location = Parameters<NonNullable<ComponentProps<typeof ScrollRestoration>['getKey']>>[0];

/**
 * Where a page was scrolled to is remembered by its place in the history. A page that is loaded as a
 * document has none of its own: there it is by the address, or it would open where another one was.
 */
const placeOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? `${pathname}${search}` : key;

/** What is around every page, whatever its layout. */
export function Root({ host }: { host: HostValue }) {
  useNavigationEffects();
  return (
    <HostProvider value={host}>
      <SlotHostProvider value={host.slots}>
        <Outlet />
        <ScrollRestoration getKey={placeOf} />
      </SlotHostProvider>
    </HostProvider>
  );
}
