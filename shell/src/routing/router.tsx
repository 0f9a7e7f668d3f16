import {
  createBrowserRouter,
  lazyPage,
  Outlet,
  type RemoteModule,
  type RouteObject,
} from '@clearcoat/sdk';
import {
  claims,
  type Registry,
  type RegistryRemote,
  type RouteContribution,
} from '@clearcoat/federation/registry';
import { loadRemoteModule, noteFailure, replaceCrashed, retryRemote } from '../federation/loader';
import { remoteOf } from '../federation/registry-client';
import { createSlotHost } from '../federation/slot-host';
import { AppSkeleton } from '../layouts/AppSkeleton';
import { PublicLayout } from '../layouts/public/PublicLayout';
import { RegionError } from './RegionError';
import { APP_PREFIXES, isAppPath } from './app-paths';
import type { HostValue } from './host';
import { RemoteCrashed } from './RemoteCrashed';
import { RemoteDown } from './RemoteDown';
import { Root } from './Root';

export type Router = ReturnType<typeof createBrowserRouter>;
type Layout = 'app' | 'public';

const regionId = (remote: RegistryRemote, layout: Layout) => `${layout}:${remote.name}`;

const notFound = lazyPage(() => import('../pages/NotFoundPage'));

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

/** The longest of a remote's route prefixes that claims a path. */
function prefixOf(remote: RegistryRemote, pathname: string): RouteContribution | undefined {
  return remote.contributes.routes
    .filter((route) => claims(route.path, pathname))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

function layoutOf(remote: RegistryRemote, pathname: string): Layout {
  return prefixOf(remote, pathname)?.layout ?? (isAppPath(pathname) ? 'app' : 'public');
}

/** Puts a loaded remote's routes into its regions. */
export function placeRoutes(
  remote: RegistryRemote,
  routes: RouteObject[],
  patch: (regionId: string, routes: RouteObject[]) => void,
): void {
  for (const layout of ['app', 'public'] as const) {
    // An earlier version may have had pages that nobody knows of any more: they have no place.
    const own = routes.filter(({ path = '' }) => prefixOf(remote, path)?.layout === layout);
    if (own.length > 0) patch(regionId(remote, layout), own);
  }
}

/**
 * Stands in for the routes of a remote that could not be loaded. A splat ranks below every real
 * route, so it loses as soon as those are there.
 */
function downRoute(remote: RegistryRemote, pathname: string): RouteObject {
  const prefix = prefixOf(remote, pathname)?.path ?? pathname;
  const path = prefix === '/' ? '/*' : `${prefix}/*`;
  return { path, element: <RemoteDown remote={remote} />, id: `down:${remote.name}:${prefix}` };
}

/**
 * The page's router. Which paths exist follows from the registry; the code behind them is loaded
 * when one is first visited.
 */
export function createRouter(registry: Registry): Router {
  /** The modules whose routes are in place. */
  const placed = new Map<string, RemoteModule>();
  /** Routes of a version that stood here before get the elements of this one. */
  const place = (remote: RegistryRemote, module: RemoteModule) => {
    placeRoutes(remote, module.routes, (id, routes) => router.patchRoutes(id, routes, true));
    placed.set(remote.name, module);
  };
  const slots = createSlotHost(registry, (remote, module) => {
    const before = placed.get(remote.name);
    if (before && before !== module) place(remote, module);
  });
  const host: HostValue = {
    registry,
    slots,
    async recover(remote, crash) {
      const module = await (crash === undefined
        ? retryRemote(remote)
        : replaceCrashed(remote, crash, placed.get(remote.name)));
      place(remote, module);
      slots.follow(remote, module);
    },
  };

  const router: Router = createBrowserRouter(
    [
      {
        element: <Root host={host} />,
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
                handle: { title: 'Sign in' },
              },
              { path: '*', element: notFound, handle: { title: 'Page not found' } },
            ],
          },
          {
            id: 'app',
            element: lazyPage(() => import('../layouts/app/AppLayout'), <AppSkeleton />),
            children: [
              ...regions(registry, 'app'),
              ...APP_PREFIXES.map((prefix) => ({
                path: `${prefix}/*`,
                element: notFound,
                handle: { title: 'Page not found' },
              })),
            ],
          },
        ],
      },
    ],
    {
      async patchRoutesOnNavigation({ path, patch, signal }) {
        const remote = remoteOf(registry, path);
        if (!remote || placed.has(remote.name)) return;
        try {
          const module = await loadRemoteModule(remote);
          // An aborted navigation patches nothing; the next one does.
          if (signal.aborted || placed.has(remote.name)) return;
          placeRoutes(remote, module.routes, (id, routes) => patch(id, routes));
          placed.set(remote.name, module);
        } catch (error) {
          noteFailure(remote, error);
          patch(regionId(remote, layoutOf(remote, path)), [downRoute(remote, path)]);
        }
      },
    },
  );
  return router;
}
