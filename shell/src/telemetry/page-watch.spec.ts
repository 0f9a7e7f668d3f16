import type { Registry } from '@clearcoat/federation/registry';
import type { Router } from '../routing/router';
import { pageWatch } from './page-watch';
import { LayoutShift, slowest } from './vitals';
import { watchPage, type Uncaught } from './watch-page';

const registry = { schema: 1, revision: 'r', remotes: [] } as Registry;
const router = {
  state: { matches: [{ route: {} }, { route: { path: '/contacts/:id' } }, { route: {} }] },
} as unknown as Router;

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
const sent = () =>
  Promise.all(
    sendBeacon.mock.calls.map(
      async ([path, body]) => [path, JSON.parse(await body.text()) as object] as const,
    ),
  );
const hide = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

/** Observer stub that delivers buffered entries at once, as browsers do. */
const measured: Record<string, object[]> = {};
class Observer {
  constructor(private readonly take: (list: { getEntries: () => object[] }) => void) {}
  observe({ type }: { type: string }) {
    if (!measured[type]) throw new TypeError('unknown');
    this.take({ getEntries: () => measured[type] ?? [] });
  }
}

beforeEach(() => {
  Object.assign(navigator, { sendBeacon });
  Object.assign(window, { PerformanceObserver: Observer });
  performance.getEntriesByType = (type) =>
    (type === 'navigation' ? [{ responseStart: 120.4 }] : []) as unknown as PerformanceEntryList;
  for (const type of Object.keys(measured)) delete measured[type];
  sendBeacon.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const watch = () => pageWatch(registry, router, window.location.pathname);
const failure = (error: unknown, message = '') => ({ error, message }) as Uncaught;
const rejection = (reason: unknown) => ({ reason }) as unknown as Uncaught;

it('tells what nobody caught, each once, a few together', async () => {
  jest.useFakeTimers();
  const note = watch();
  const broken = Object.assign(new TypeError('x is not a function'), { stack: 's'.repeat(5_000) });
  note(failure(broken));
  note(failure(broken));
  note(rejection('no'));
  expect(sendBeacon).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);
  jest.useRealTimers();
  const route = '/contacts/:id';
  expect(await sent()).toEqual([
    [
      '/api/client-errors',
      {
        errors: [
          {
            kind: 'error',
            message: 'TypeError: x is not a function',
            stack: 's'.repeat(4_000),
            route,
          },
          { kind: 'rejection', message: 'no', stack: '', route },
        ],
      },
    ],
  ]);
});

it('what happened before the page was there is told as soon as it is, not when it has stood for a while', async () => {
  const ready = watchPage();
  dispatchEvent(new ErrorEvent('error', { error: new Error('too early') }));
  ready(registry, router);
  await import('./page-watch');
  await Promise.resolve();
  hide();
  expect(JSON.stringify(await sent())).toContain('too early');
});

it('keeps to itself what is no fault, and more than twenty', async () => {
  const note = watch();
  note(failure(null, 'Script error.'));
  note(failure(null, 'ResizeObserver loop completed with undelivered notifications.'));
  note(rejection(new DOMException('', 'AbortError')));
  for (let nth = 0; nth < 30; nth += 1) note(failure(null, `odd ${nth}`));
  hide();
  const errors = (await sent())
    .filter(([path]) => path === '/api/client-errors')
    .map(([, body]) => (body as { errors: object[] }).errors.length);
  expect(errors).toEqual([10, 10]);
});

it('tells how soon the page was there, once, when it is looked away from', async () => {
  measured['largest-contentful-paint'] = [{ startTime: 800 }, { startTime: 1_204.6 }];
  measured['layout-shift'] = [
    { startTime: 10, value: 0.1, hadRecentInput: false },
    { startTime: 20, value: 0.9, hadRecentInput: true },
  ];
  measured['event'] = [{ duration: 72, interactionId: 1 }, { duration: 500 }];
  watch();
  hide();
  hide();
  const page = { remote: 'shell', version: 'unknown', route: '/contacts/:id' };
  const vitals = [
    { name: 'TTFB', value: 120, ...page },
    { name: 'LCP', value: 1_205, ...page },
    { name: 'INP', value: 72, ...page },
    { name: 'CLS', value: 100, ...page },
  ];
  expect(await sent()).toEqual([['/api/client-vitals', { vitals }]]);
});

it('of shifts the worst window counts, and of many interactions not the one slip', () => {
  const shift = new LayoutShift();
  for (const [at, value] of [
    [0, 0.1],
    [900, 0.1],
    [3_000, 0.15],
  ] as const)
    shift.add(at, value);
  expect(shift.worst).toBeCloseTo(0.2);
  expect(slowest([])).toBeUndefined();
  expect(slowest([40, 90])).toBe(90);
  expect(slowest([900, ...Array<number>(50).fill(50)])).toBe(50);
});
