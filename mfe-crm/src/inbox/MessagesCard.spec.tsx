import { http, HttpResponse, renderRoutes, screen, server, setNow } from '@clearcoat/testing';
import { REMINDER, RECEIVED, THREAD } from './inbox-fixture';
import { MessagesCard } from './MessagesCard';
import { MessagesLink } from './MessagesLink';

const asReader = { path: '/', session: { permissions: ['messages:read' as const] } };

it('the head of the contacts leads to the messages, with the number of unread ones', async () => {
  server.use(
    http.get('/api/conversations', () =>
      HttpResponse.json({ conversations: [], unread: 3, next: null }),
    ),
  );
  const routes = [{ path: '/', element: <MessagesLink /> }];
  const { unmount } = await renderRoutes(routes, asReader);
  expect(await screen.findByRole('link', { name: 'Messages 3 unread' })).toHaveAttribute(
    ...['href', '/contacts/messages'],
  );
  unmount();
  await renderRoutes(routes, { path: '/', session: { permissions: [] } });
  expect(screen.queryByRole('link')).toBeNull();
});

describe("the messages on a customer's page", () => {
  beforeEach(() => setNow('2026-11-23T15:00:00Z'));
  afterEach(() => jest.useRealTimers());

  const open = () =>
    renderRoutes([{ path: '/', element: <MessagesCard contactId="c1" /> }], asReader);

  it('are the last three, and lead to all of them', async () => {
    const messages = [RECEIVED, REMINDER, { ...RECEIVED, id: 'm3' }, { ...RECEIVED, id: 'm4' }];
    server.use(http.get('/api/conversations/c1', () => HttpResponse.json({ ...THREAD, messages })));
    await open();
    const entries = await screen.findAllByRole('listitem');
    expect(entries).toHaveLength(3);
    expect(entries[0]).toHaveTextContent(/Running ten minutes late.*9:50 AM/);
    expect(entries[1]).toHaveTextContent(/You: Hi Ana, a reminder.*Delivered Sun, Nov 22/);
    expect(screen.getByRole('link', { name: 'See All' })).toHaveAttribute(
      ...['href', '/contacts/messages/c1'],
    );
  });

  it('may be none, or fail to load', async () => {
    server.use(http.get('/api/conversations/c1', () => HttpResponse.json({}, { status: 500 })));
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(
      http.get('/api/conversations/c1', () => HttpResponse.json({ ...THREAD, messages: [] })),
    );
    await user.click(retry);
    expect(await screen.findByText('No messages yet.')).toBeVisible();
  });
});
