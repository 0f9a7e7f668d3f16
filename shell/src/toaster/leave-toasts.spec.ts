import { createBrowserRouter, dismissToast, toast, useShownToast } from '@clearcoat/sdk';
import { act, renderHook } from '@testing-library/react';
import { leaveToasts } from './leave-toasts';

const routes = [
  { path: '/', id: 'home' },
  { path: '/jobs/:job', id: 'job' },
];

/** A router whose parameterized pages load only on command. */
function open() {
  let arrive = (): void => undefined;
  const router = createBrowserRouter(routes, {
    isDrawn: true,
    patchRoutesOnNavigation: () => new Promise<void>((resolve) => (arrive = resolve)),
  });
  leaveToasts(router);
  const { result } = renderHook(() => useShownToast());
  return { router, arrive: () => arrive(), title: () => result.current?.title };
}

let now = 0;
const wait = (milliseconds: number) => (now += milliseconds);

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => dismissToast());
});

it('leaves with the page it spoke of, as soon as the next one is asked for', () => {
  const { router, title } = open();
  act(() => toast({ title: 'Contact created' }));
  wait(5_000);
  act(() => void router.navigate('/jobs/1'));
  expect(title()).toBeUndefined();
});

it('stays on the page its own step led to, however long that one takes', async () => {
  const { router, arrive, title } = open();
  act(() => toast({ title: 'Success' }));
  const step = router.navigate('/jobs/1');
  wait(5_000);
  arrive();
  await act(() => step);
  expect(router.state.location.pathname).toBe('/jobs/1');
  expect(title()).toBe('Success');
});

it('stays while there is something to press', () => {
  const { router, title } = open();
  act(() => toast({ title: 'Deleted', action: { label: 'Undo', onClick: jest.fn() } }));
  wait(5_000);
  act(() => void router.navigate('/jobs/1'));
  expect(title()).toBe('Deleted');
});

it('stays where only the search of the address changes', () => {
  const { router, title } = open();
  act(() => toast({ title: 'Contact created' }));
  wait(5_000);
  act(() => void router.navigate('/?search=ana'));
  expect(title()).toBe('Contact created');
});
