import {
  createBrowserRouter as createTheirs,
  type DataRouter,
  type RouteObject,
} from 'react-router-dom';
import { createBrowserRouter, type PageRouterOptions } from './page-router';

const routes = (): RouteObject[] => [
  {
    id: 'root',
    children: [
      {
        id: 'public',
        children: [
          { path: '/', id: 'home' },
          { path: '*', id: 'nothing' },
        ],
      },
      {
        id: 'app',
        path: '/jobs',
        children: [
          { index: true, id: 'jobs' },
          { path: ':job', id: 'job', children: [{ path: 'photos', id: 'photos' }] },
        ],
      },
    ],
  },
];

/** jsdom's history navigation takes a few timers, whatever the machine's speed. */
const TURNS = 8;

async function settled() {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

const seen = ({ state }: DataRouter) => ({
  address: state.location.pathname + state.location.search + state.location.hash,
  history: window.location.pathname + window.location.search + window.location.hash,
  state: state.location.state as unknown,
  action: state.historyAction,
  matches: state.matches.map(({ route, params, pathname }) => [route.id, params, pathname]),
  initialized: state.initialized,
  navigation: state.navigation.state,
  scroll: [state.restoreScrollPosition, state.preventScrollReset],
  errors: Object.keys(state.errors ?? {}),
  blockers: [...state.blockers.values()].map((blocker) => blocker.state),
});

type Make = (options?: PageRouterOptions) => DataRouter;
const ours: Make = (options) => createBrowserRouter(routes(), options);
const theirs: Make = ({ isFound, isDrawn, ...options } = {}) =>
  createTheirs(routes(), { ...options, ...(isFound && isDrawn && { hydrationData: {} }) });

/** Router states after each step, from a starting address. */
async function walk(
  make: Make,
  start: string,
  steps: ((router: DataRouter) => unknown)[],
  options?: PageRouterOptions,
) {
  window.history.pushState(null, '', start);
  const router = make(options);
  const log: unknown[] = [seen(router)];
  router.subscribe((state, { flushSync, viewTransitionOpts }) => {
    const between = [viewTransitionOpts?.currentLocation, viewTransitionOpts?.nextLocation];
    log.push([seen({ ...router, state }), flushSync, between.map((place) => place?.pathname)]);
  });
  for (const step of steps) {
    // A blocked step never resolves.
    await Promise.race([Promise.resolve(step(router)), settled()]);
    await settled();
    log.push(seen(router));
  }
  router.dispose();
  return log;
}

const WALKS: Record<string, [string, ((router: DataRouter) => unknown)[]]> = {
  'to pages and back': [
    '/',
    [
      (router) => router.navigate('/jobs/7?a=1#b', { state: { from: 'x' } }),
      (router) => router.navigate('/jobs', { replace: true, preventScrollReset: true }),
      (router) => router.navigate(-1),
    ],
  ],
  'to addresses relative to routes and to the address': [
    '/jobs/7/photos?a=1',
    [
      (router) => router.navigate('..', { fromRouteId: 'photos' }),
      (router) => router.navigate('photos'),
      (router) => router.navigate('..', { fromRouteId: 'photos', relative: 'path' }),
      (router) => router.navigate('?b=2'),
      (router) => router.navigate('#c'),
      (router) => router.navigate({ pathname: '../8', search: '?x' }, { fromRouteId: 'job' }),
      (router) => router.navigate('9/', { fromRouteId: 'app' }),
      (router) => router.navigate({ search: 'y=1' }),
      (router) => router.navigate(null),
    ],
  ],
  'to nothing, and with letters beyond ASCII': [
    '/nothing/here',
    [(router) => router.navigate('/jobs/Zoë Müller'), (router) => router.navigate('/jobs/a%2Fb')],
  ],
  'with a transition there and back': [
    '/jobs',
    [
      (router) => router.navigate('/jobs/7', { viewTransition: true, flushSync: true }),
      (router) => router.navigate(-1),
    ],
  ],
  'scrolled to where it was read': [
    '/jobs',
    [
      (router) =>
        router.enableScrollRestoration(
          {},
          () => 120,
          ({ pathname }) => pathname,
        ),
      (router) => router.navigate('/'),
      (router) => router.navigate('/jobs'),
    ],
  ],
};

it.each(Object.entries(WALKS))('goes as react-router’s own: %s', async (_name, [start, steps]) => {
  expect(await walk(ours, start, steps)).toEqual(await walk(theirs, start, steps));
});

describe('a blocker', () => {
  const block = (router: DataRouter) =>
    router.getBlocker('form', ({ nextLocation }) => nextLocation.pathname !== '/jobs/7');
  const answer = (what: 'proceed' | 'reset') => (router: DataRouter) =>
    router.state.blockers.get('form')?.[what]?.();

  it.each(['proceed', 'reset'] as const)('is asked, then %ss', async (what) => {
    const steps = [
      block,
      (router: DataRouter) => router.navigate('/jobs/7'),
      (router: DataRouter) => router.navigate('/jobs/8'),
      answer(what),
      (router: DataRouter) => router.deleteBlocker('form'),
      (router: DataRouter) => router.navigate('/'),
    ];
    expect(await walk(ours, '/jobs', steps)).toEqual(await walk(theirs, '/jobs', steps));
  });

  it.each(['proceed', 'reset'] as const)('holds the way back, then %ss', async (what) => {
    const steps = [
      (router: DataRouter) => router.navigate('/jobs/7'),
      block,
      (router: DataRouter) => router.navigate(-1),
      answer(what),
    ];
    expect(await walk(ours, '/jobs', steps)).toEqual(await walk(theirs, '/jobs', steps));
  });
});

describe('routes that come later', () => {
  const later = (): PageRouterOptions => ({
    patchRoutesOnNavigation: async ({ path, patch }) => {
      await Promise.resolve();
      if (path.startsWith('/book')) patch('public', [{ id: 'book', path: '/book/:slug' }]);
    },
  });
  const steps = [
    (router: DataRouter) => router.navigate('/book/ana'),
    (router: DataRouter) => router.navigate('/gone'),
    (router: DataRouter) => void router.navigate('/book/eva'),
    (router: DataRouter) => router.navigate('/'),
  ];

  it.each(['/', '/book/eva'])('are looked for from %s', async (start) => {
    const pages = (log: unknown[]) => log.at(-1);
    expect(pages(await walk(ours, start, steps, later()))).toEqual(
      pages(await walk(theirs, start, steps, later())),
    );
    window.history.pushState(null, '', start);
    const [router, other] = [ours(later()), theirs(later())];
    await settled();
    expect(seen(router)).toEqual(seen(other));
    router.dispose();
    other.dispose();
  });

  it('are not looked for where the page is drawn', async () => {
    const drawn = { ...later(), isFound: true, isDrawn: true };
    const [page] = await walk(ours, '/book/eva', [], drawn);
    expect([page]).toEqual(await walk(theirs, '/book/eva', [], drawn));
    expect(page).toMatchObject({ initialized: true, scroll: [false, false] });
  });

  it('are not looked for where they are known, and shown where they were left', async () => {
    const [page] = await walk(ours, '/book/eva', [], { ...later(), isFound: true });
    expect(page).toMatchObject({ initialized: true, scroll: [null, false] });
  });

  it('show what is newer in the place of what stood there', () => {
    window.history.pushState(null, '', '/');
    const router = ours();
    router.patchRoutes('public', [{ path: '/', id: 'home', element: 'new' }], true);
    expect(router.state.matches.at(-1)?.route).toMatchObject({ id: 'home', element: 'new' });
    router.patchRoutes('public', [{ path: '/', element: 'newer' }]);
    expect(router.routes[0]?.children?.[0]?.children).toHaveLength(2);
    router.dispose();
  });
});

it('shows what is drawn until that has come alive, then where the visitor went meanwhile', async () => {
  window.history.pushState(null, '', '/jobs');
  const router = ours({ isFound: true, isDrawn: true });
  for (const place of ['/jobs/7', '/jobs/8']) {
    window.history.pushState(null, '', place);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settled();
    expect(seen(router)).toMatchObject({ address: '/jobs', history: place });
  }
  const shown: string[] = [];
  router.subscribe(({ location }) => shown.push(location.pathname));
  await settled();
  expect(shown).toEqual(['/jobs/8']);
  router.dispose();
});

it('leads to no other site, and takes no route that would need data of its own', async () => {
  window.history.pushState(null, '', '/');
  const router = ours();
  await expect(router.navigate('https://evil.example/')).rejects.toThrow('External');
  await expect(router.navigate('//evil.example')).rejects.toThrow('External');
  expect(() => router.patchRoutes('root', [{ path: '/x', loader: () => null }])).toThrow('loader');
  expect(() => router.patchRoutes('gone', [])).toThrow("no route 'gone'");
  router.dispose();
});
