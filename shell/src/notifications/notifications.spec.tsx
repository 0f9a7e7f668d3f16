import type { Schema } from '@clearcoat/api-client';
import {
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  waitFor,
  within,
} from '@clearcoat/testing';
import { NotificationsBell } from './NotificationsBell';

const routes = [
  {
    path: '/dashboard',
    element: (
      <>
        <header>
          <NotificationsBell />
        </header>
        <button type="button">Elsewhere</button>
      </>
    ),
  },
];

const notification = (values: Partial<Schema<'Notification'>> = {}): Schema<'Notification'> => ({
  id: 'n1',
  kind: 'appointment.booked',
  title: 'New appointment',
  text: 'Full Detail for Ana Ruiz, Nov 23, 2026 at 9:00 AM',
  link: '/appointments',
  createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
  read: false,
  ...values,
});

function serve(items = [notification()], unread = items.filter(({ read }) => !read).length) {
  const marked: unknown[] = [];
  let left = unread;
  server.use(
    http.get('/api/notifications', () => HttpResponse.json({ unread: left, items })),
    http.post('/api/notifications/read', async ({ request }) => {
      const body = (await request.json()) as { ids?: string[] };
      marked.push(body);
      left -= body.ids?.length ?? left;
      return HttpResponse.json({ unread: left });
    }),
  );
  return marked;
}

const bell = () => screen.findByRole('button', { name: 'Notifications' });
const open = async () => {
  const view = await renderRoutes(routes, { path: '/dashboard' });
  const button = await bell();
  await view.user.click(button);
  return { ...view, button, panel: within(await screen.findByRole('dialog')) };
};

describe('the bell', () => {
  it('is called Notifications and says how many are unread (SIDE-10)', async () => {
    serve([notification()], 3);
    const { container, user } = await renderRoutes(routes, { path: '/dashboard' });
    const button = await bell();
    await waitFor(() => expect(button).toHaveAccessibleDescription('3 unread'));
    expect(button.querySelector('[data-count]')).toHaveAttribute('data-count', '3');
    expect(button).toHaveAccessibleName('Notifications');
    await expect(container).toBeAccessible();
    await user.hover(button);
    expect(await screen.findByRole('tooltip', { name: 'Notifications' })).toBeInTheDocument();
  });

  it('has no badge when nothing is unread, nor when that is not known', async () => {
    server.use(http.get('/api/notifications', () => new HttpResponse(null, { status: 500 })));
    await renderRoutes(routes, { path: '/dashboard' });
    expect((await bell()).querySelector('[data-count]')).toBeNull();
  });

  it('is not there for those who may not see the dashboard', async () => {
    await renderRoutes(routes, { path: '/dashboard', session: { permissions: [] } });
    expect(await screen.findByRole('button', { name: 'Elsewhere' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Notifications' })).not.toBeInTheDocument();
  });
});

describe('the panel', () => {
  it('lists them, newest first, and takes and gives back the focus', async () => {
    serve([notification(), notification({ id: 'n2', title: 'Older', read: true })]);
    const { user, button, panel, container } = await open();
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveFocus();
    const titles = (await panel.findAllByRole('link')).map(({ textContent }) => textContent);
    expect(titles[0]).toMatch(/^Unread: New appointment.*5 minutes ago$/);
    expect(titles[1]).toMatch(/^Older/);
    await expect(container).toBeAccessible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('closes when one presses elsewhere, where nothing can be pressed until then', async () => {
    serve();
    const { user } = await open();
    const elsewhere = screen.getByText('Elsewhere');
    expect(elsewhere.inert).toBe(true);
    await user.click(elsewhere);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(elsewhere.inert).toBe(false);
  });

  it('leads to what a notification is about, and marks it as read', async () => {
    const marked = serve();
    const { user, panel, router, button } = await open();
    await waitFor(() => expect(button).toHaveAccessibleDescription('1 unread'));
    await user.click(await panel.findByRole('link'));
    expect(router.state.location.pathname).toBe('/appointments');
    expect(marked).toEqual([{ ids: ['n1'] }]);
  });

  it('marks all as read', async () => {
    const marked = serve([notification(), notification({ id: 'n2' })]);
    const { user, panel, button } = await open();
    await user.click(await panel.findByRole('button', { name: 'Mark All as Read' }));
    await waitFor(() => expect(button).toHaveAccessibleDescription('Nothing unread'));
    expect(marked).toEqual([{}]);
    expect(panel.queryByText('Unread:')).not.toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Mark All as Read' })).toBeDisabled();
  });

  it('shows more on request', async () => {
    server.use(
      http.get('/api/notifications', ({ request }) =>
        new URL(request.url).searchParams.get('cursor')
          ? HttpResponse.json({ unread: 0, items: [notification({ id: 'n2', title: 'Older' })] })
          : HttpResponse.json(
              { unread: 0, items: [notification()] },
              { headers: { Link: '</api/notifications?cursor=c2>; rel="next"' } },
            ),
      ),
    );
    const { user, panel } = await open();
    await user.click(await panel.findByRole('button', { name: 'Show More' }));
    expect(await panel.findByText('Older')).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
  });

  it('says what will be here while there is nothing', async () => {
    serve([]);
    const { panel } = await open();
    expect(await panel.findByText('Nothing new')).toBeVisible();
  });

  it('can be tried again when it did not load', async () => {
    server.use(http.get('/api/notifications', () => new HttpResponse(null, { status: 500 })));
    const { user, panel } = await open();
    expect(await panel.findByText("Couldn't load your notifications")).toBeVisible();
    serve();
    await user.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('New appointment')).toBeVisible();
  });
});
