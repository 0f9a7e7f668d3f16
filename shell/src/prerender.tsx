/** Prerenders the frame of public pages, as `start.tsx` renders it. Runs at build time only. */
import { prerender } from 'react-dom/static';
// oxlint-disable-next-line no-restricted-imports -- a router without a browser
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { PAGE_PLACE } from '@clearcoat/federation/public-pages';
import { headerAddresses, publicAddresses } from './layouts/public/links';
import { PublicFrame } from './layouts/public/PublicFrame';
import { HostProvider } from './contexts/host';
import { Toaster } from './toaster/Toaster';

/**
 * Registry in which every page that the layout links to is published, since only then there are
 * pages to prerender.
 */
const registry = {
  schema: 1 as const,
  revision: '',
  remotes: [
    {
      name: 'all',
      timeoutMs: 0,
      stable: { version: '', entry: '', container: '', contract: '', runtime: '', integrity: '' },
      contributes: {
        routes: publicAddresses.map((path) => ({ path, layout: 'public' as const })),
        sidebar: [],
        slots: [],
      },
    },
  ],
};

/** Addresses where the layout differs: the header marks its link to the current page. */
export const addresses = headerAddresses;

/** Layout of the page at an address, with {@link PAGE_PLACE} where a remote's page goes. */
export default async function draw(address = '/'): Promise<string> {
  const handler = createStaticHandler([
    {
      element: (
        <HostProvider value={{ registry }}>
          <PublicFrame />
        </HostProvider>
      ),
      children: [{ path: '*', element: PAGE_PLACE }],
    },
  ]);
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error('The layout leads elsewhere.');
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
      <Toaster />
    </>,
  );
  return new Response(prelude).text();
}
