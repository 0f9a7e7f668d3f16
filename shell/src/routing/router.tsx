import { createBrowserRouter, lazyPage, Outlet, type RouteObject } from '@clearcoat/sdk';
import type { Registry, RegistryRemote } from '@clearcoat/federation/registry';
import { remotes } from '../federation/remote-store';
import { layoutOf, remoteOf, routeOf } from '../federation/route-owner';
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

/** Routes that the router starts with, if a remote was awaited: its own, or the fallback route. */
export interface First {
  remote: RegistryRemote;
  routes: RouteObject[];
  /** The prerendered page shows the same, so it can be hydrated. */
  isAsDrawn: boolean;
}

/** A remote's routes that belong to a layout. */
const routesIn = (layout: Layout, remote: RegistryRemote, routes: RouteObject[]) =>
  // An earlier version may have pages that are no longer published; they get no place.
  routes.filter(({ path = '' }) => routeOf(remote, path)?.layout === layout);

/** Routes that a remote has from the start, since its code is loaded already. */
function firstRoutes({ name }: RegistryRemote, first?: First): RouteObject[] {
  if (first?.remote.name === name) return first.routes;
  const record = remotes.records().find(({ remote }) => remote.name === name);
  return record?.running?.module.routes ?? [];
}

/** One region for each remote: holds its routes once loaded, and contains its errors. */
function regions(registry: Registry, layout: Layout, first?: First): RouteObject[] {
  return registry.remotes
    .filter((remote) => remote.contributes.routes.some((route) => route.layout === layout))
    .map((remote) => ({
      id: regionId(remote, layout),
      element: <Outlet />,
      errorElement: <RemoteCrashed remote={remote} />,
      children: routesIn(layout, remote, firstRoutes(remote, first)),
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
 * Fallback route for a remote that could not be loaded. A splat ranks below every real route, so
 * it loses as soon as those exist.
 */
export function downRoute(remote: RegistryRemote, pathname: string): RouteObject {
  const prefix = routeOf(remote, pathname)?.path ?? pathname;
  const path = prefix === '/' ? '/*' : `${prefix}/*`;
  return { path, element: <RemoteDown remote={remote} />, id: `down:${remote.name}:${prefix}` };
}

/** Not-found routes of the app area for paths without a page. */
const appNotFound = ({ remotes: all }: Registry): RouteObject[] =>
  all
    .flatMap(({ contributes }) => contributes.routes)
    .filter(({ layout }) => layout === 'app')
    .map(({ path }) => ({ path: `${path}/*`, ...notFound }));

/**
 * Router of the page. The paths come from the registry; the code behind a path loads on the first
 * visit.
 */
export function createRouter(registry: Registry, first?: First): Router {
  const router: Router = createBrowserRouter(
    [
      {
        element: (
          <Root
            host={{ registry }}
            // Only after the first render: the router tells its first subscriber what happened
            // before, and that must be React.
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
  // Routes of an earlier version get the elements of this one.
  remotes.onRunning = (remote, { routes }) =>
    placeRoutes(remote, routes, (id, own) => router.patchRoutes(id, own, true));
  return router;
}
