import { createBrowserRouter, lazyPage, Outlet, type RouteObject } from '@clearcoat/sdk';
import type { Registry, RegistryRemote } from '@clearcoat/federation/registry';
import { remotes } from '../federation/remote-store';
import { layoutOf, remoteOf, routeOf } from '../federation/route-owner';
import { createSlotHost } from '../federation/slot-host';
import { AppSkeleton } from '../layouts/AppSkeleton';
import { PublicLayout } from '../layouts/public/PublicLayout';
import pages from '../pages.json';
import { leaveToasts } from '../toaster/leave-toasts';
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

/** What the router starts with, where a remote was awaited: its routes, or what stands for them. */
export interface First {
  remote: RegistryRemote;
  routes: RouteObject[];
  /** What they show stands in the page already, as far down as the visitor has read it. */
  isAsDrawn: boolean;
}

/** The routes of a remote that have their place in a layout. */
const routesIn = (layout: Layout, remote: RegistryRemote, routes: RouteObject[]) =>
  // An earlier version may have had pages that nobody knows of any more: they have no place.
  routes.filter(({ path = '' }) => routeOf(remote, path)?.layout === layout);

/** One region a remote: its routes go in here once its code is there, and its errors stay in here. */
function regions(registry: Registry, layout: Layout, first?: First): RouteObject[] {
  return registry.remotes
    .filter((remote) => remote.contributes.routes.some((route) => route.layout === layout))
    .map((remote) => ({
      id: regionId(remote, layout),
      element: <Outlet />,
      errorElement: <RemoteCrashed remote={remote} />,
      children: first?.remote === remote ? routesIn(layout, remote, first.routes) : [],
    }));
}

/** Puts a loaded remote's routes into its regions. */
export function placeRoutes(
  remote: RegistryRemote,
  routes: RouteObject[],
  patch: (regionId: string, routes: RouteObject[]) => void,
): void {
  for (const layout of ['app', 'public'] as const) {
    const own = routesIn(layout, remote, routes);
    if (own.length > 0) patch(regionId(remote, layout), own);
  }
}

/**
 * Stands in for the routes of a remote that could not be loaded. A splat ranks below every real
 * route, so it loses as soon as those are there.
 */
export function downRoute(remote: RegistryRemote, pathname: string): RouteObject {
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
export function createRouter(registry: Registry, first?: First): Router {
  const router: Router = createBrowserRouter(
    [
      {
        element: (
          <Root
            host={{ registry, slots: createSlotHost(registry) }}
            // Not before: the first to subscribe is told what happened until then, and that is who draws.
            onDrawn={() => leaveToasts(router)}
          />
        ),
        hydrateFallbackElement: <></>,
        errorElement: <RegionError />,
        children: [
          {
            id: 'public',
            element: <PublicLayout />,
            children: [
              ...regions(registry, 'public', first),
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
            children: [...regions(registry, 'app', first), ...appNotFound(registry)],
          },
        ],
      },
    ],
    {
      isFound: first !== undefined,
      isDrawn: first?.isAsDrawn === true,
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
