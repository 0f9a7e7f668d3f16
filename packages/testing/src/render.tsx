import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
// oxlint-disable-next-line no-restricted-imports -- a router without a browser, for tests only
import { createMemoryRouter } from 'react-router-dom';
import {
  Outlet,
  RouterProvider,
  session,
  setTimeFormat,
  Slot,
  SlotHostProvider,
  useShownToast,
  type RouteObject,
  type SlotHost,
} from '@clearcoat/sdk';
import { createQueryClient } from '@clearcoat/sdk/query';
import { ThemeProvider } from '@clearcoat/ui/theme';
import { sessionState } from './factories';
import { server } from './server';

const noSlots: SlotHost = {
  subscribe: () => () => undefined,
  fillings: () => NONE,
  retry: () => undefined,
  crashed: () => undefined,
};
const NONE: never[] = [];

/** Slots of the shell are unknown where a remote is checked alone. */
const AnySlot = Slot as unknown as ComponentType<{ name: string; props: object }>;

/** The shell's toaster, without styles. A toast about a job fills the slot of its message. */
function TestToaster() {
  const toast = useShownToast();
  if (!toast) return null;
  const { id, job, link, secondAction, action } = toast;
  return (
    <div role={toast.variant === 'destructive' ? 'alert' : 'status'} data-job={job?.id}>
      <p>{toast.title}</p>
      <p>{toast.description}</p>
      {link && (
        <a href={link.href} onClick={link.onClick}>
          {link.label}
        </a>
      )}
      {[secondAction, action].map(
        (each) =>
          each && (
            <button key={each.label} onClick={each.onClick}>
              {each.label}
            </button>
          ),
      )}
      {job && <AnySlot name="app.message" props={{ toastId: id, job }} />}
    </div>
  );
}

/** Id of the job that the toast is about. */
export const jobOfToast = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-job]')?.dataset['job'];

interface Options {
  /** Start address with its query string. */
  path: string;
  session?: Parameters<typeof sessionState>[0];
  slots?: SlotHost;
  user?: UserEvent;
}

interface RenderedRoutes extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  user: UserEvent;
}

/**
 * Only one page of a remote: links to other pages request nothing.
 *
 * @example renderRoutes(pageOnly(remote.routes, '/appointments'), { path: '/appointments' });
 */
export const pageOnly = (routes: readonly RouteObject[], path: string): RouteObject[] =>
  routes.filter((route) => route.path === path);

/**
 * Renders a remote's routes under the shell's providers: session, query client, theme, router,
 * slots, toasts and the business's clock. Every other path shows its own address, so that a test
 * can see where the person was led.
 *
 * @example
 * const { user } = await renderRoutes(crm.routes, { path: '/contacts' });
 * await user.click(screen.getByRole('button', { name: 'Add Contact' }));
 */
export async function renderRoutes(
  routes: RouteObject[],
  options: Options,
): Promise<RenderedRoutes> {
  server.use(http.get('/api/session', () => HttpResponse.json(sessionState(options.session))));
  await session.load();
  // Same as in the shell's layout, where another test file of this process may have loaded it.
  setTimeFormat(session.get().user?.timeFormat);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const router = createMemoryRouter(
    [{ element: <Outlet />, children: [...routes, { path: '*', element: <p>elsewhere</p> }] }],
    { initialEntries: [options.path] },
  );
  const result = render(
    <QueryClientProvider client={client}>
      <ThemeProvider>
        <SlotHostProvider value={options.slots ?? noSlots}>
          <main>
            <RouterProvider router={router} />
          </main>
          <TestToaster />
        </SlotHostProvider>
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return { ...result, router, user: options.user ?? userEvent.setup() };
}
