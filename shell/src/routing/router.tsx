import { createBrowserRouter, lazyPage, Outlet, type RouteObject } from '@clearcoat/sdk';
import type { Registry, RegistryRemote } from '@clearcoat/federation/registry';
import { remotes } from '../federation/remote-store';
import { layoutOf, remoteOf, routeOf } from '../federation/route-owner';
import { createSlotHost } from '../federation/slot-host';
import { AppSkeleton } from '../layouts/AppSkeleton';
import { PublicLayout } from '../layouts/public/PublicLayout';
import pages from '../pages.json';
import { RegionError } from './RegionError';
import { RemoteCrashed } from './RemoteCrashed';
import { RemoteDown } from './RemoteDown';
import { Root } from './Root';

export type Router = ReturnType<typeof createBrowserRouter>;
type Layout = 'app' | 'public';

const regionId = (remote: RegistryRemote, layout: Layout) => `${layout}:${remote.name}`;

const notFound = {
  element: lazyPage(() => import('../pages/NotFoundPage')),
  handle: { title: 'Page not found' },
};

/** One region a remote: its routes go in here once its code is there, and its errors stay in here. */
function regions(registry: Registry, layout: Layout): RouteObject[] {
  return registry.remotes
    .filter((remote) => remote.contributes.routes.some((route) => route.layout === layout))
    .map((remote) => ({
      id: regionId(remote, layout),
      element: <Outlet />,
      errorElement: <RemoteCrashed remote={remote} />,
      children: [],
    }));
}

/** Puts a loaded remote's routes into its regions. */
export function placeRoutes(
  remote: RegistryRemote,
  routes: RouteObject[],
  patch: (regionId: string, routes: RouteObject[]) => void,
): void {
  for (const layout of ['app', 'public'] as const) {
    // An earlier version may have had pages that nobody knows of any more: they have no place.
    const own = routes.filter(({ path = '' }) => routeOf(remote, path)?.layout === layout);
    if (own.length > 0) patch(regionId(remote, layout), own);
  }
}

/**
 * Stands in for the routes of a remote that could not be loaded. A splat ranks below every real
 * route, so it loses as soon as those are there.
 */
function downRoute(remote: RegistryRemote, pathname: string): RouteObject {
  const prefix = routeOf(remote, pathname)?.path ?? pathname;
  const path = prefix === '/' ? '/*' : `${prefix}/*`;
  return { path, element: <RemoteDown remote={remote} />, id: `down:${remote.name}:${prefix}` };
}

/** What stands at every address of the app that no remote has a page for. */
const appNotFound = ({ remotes: all }: Registry): RouteObject[] =>
  all
    .flatMap(({ contributes }) => contributes.routes)
    .filter(({ layout }) => layout === 'app')
    .map(({ path }) => ({ path: `${path}/*`, ...notFound }));

/**
 * The page's router. Which paths exist follows from the registry; the code behind them is loaded
 * when one is first visited.
 */
export function createRouter(registry: Registry): Router {
  const router: Router = createBrowserRouter(
    [
      {
        element: <Root host={{ registry, slots: createSlotHost(registry) }} />,
        hydrateFallbackElement: <></>,
        errorElement: <RegionError />,
        children: [
          {
            id: 'public',
            element: <PublicLayout />,
            children: [
              ...regions(registry, 'public'),
              {
                path: '/auth',
                element: lazyPage(() => import('../auth/AuthPage')),
                handle: { title: pages['/auth'].title },
              },
              { path: '*', ...notFound },
            ],
          },
          {
            id: 'app',
            element: lazyPage(() => import('../layouts/app/AppLayout'), <AppSkeleton />),
            children: [...regions(registry, 'app'), ...appNotFound(registry)],
          },
        ],
      },
    ],
    {
      async patchRoutesOnNavigation({ path, patch }) {
        const remote = remoteOf(registry, path);
        if (!remote || remotes.isRunning(remote)) return;
        try {
          await remotes.load(remote);
        } catch {
          patch(regionId(remote, layoutOf(registry, path)), [downRoute(remote, path)]);
        }
      },
    },
  );
  // Routes of a version that stood here before get the elements of this one.
  remotes.onRunning = (remote, { routes }) =>
    placeRoutes(remote, routes, (id, own) => router.patchRoutes(id, own, true));
  return router;
}
