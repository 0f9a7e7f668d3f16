import {
  act,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  setNow,
  waitFor,
  within,
} from '@clearcoat/testing';
import remote from '../module';
import type { Conversation, Thread } from './inbox-api';
import { CONVERSATION, RECEIVED, REMINDER, THREAD } from './inbox-fixture';

let conversations: Conversation[];
let thread: Thread;
let read: unknown[];
let sources: FakeSource[];

class FakeSource extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = FakeSource.OPEN;
  isClosed = false;

  constructor(readonly url: string) {
    super();
  }

  close() {
    this.isClosed = true;
  }
}

beforeEach(() => {
  setNow('2026-11-23T15:00:00Z');
  sources = [];
  const connect = (url: string) => {
    const source = new FakeSource(url);
    sources.push(source);
    return source;
  };
  window.EventSource = Object.assign(jest.fn(connect), { OPEN: 1 }) as never;
  conversations = [CONVERSATION];
  thread = THREAD;
  read = [];
  server.use(
    http.get('/api/conversations', () =>
      HttpResponse.json({ conversations, unread: 2, next: null }),
    ),
    http.get('/api/conversations/c1', () => HttpResponse.json(thread)),
    http.post('/api/conversations/c1/read', async ({ request }) => {
      read.push(await request.json());
      return HttpResponse.json({ unread: 0 });
    }),
  );
});

afterEach(() => jest.useRealTimers());

const open = (key = '') => renderRoutes(remote.routes, { path: `/contacts/messages/${key}` });
/** A narrow window, in which the list and a conversation are pages of their own. */
const narrow = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches: false,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

describe('the list of conversations', () => {
  it('says who wrote what, when, and how much is unread', async () => {
    conversations = [
      CONVERSATION,
      {
        ...{ ...CONVERSATION, key: '+15559876543', contactId: null, name: '(555) 987-6543' },
        ...{ direction: 'out', state: 'sent', text: 'We do boats', unread: 0 },
        at: '2026-11-20T14:00:00.000Z',
      },
    ];
    await open();
    const list = await screen.findByRole('list', { name: 'Conversations' });
    const [first, second] = within(list).getAllByRole('link');
    expect(first).toHaveTextContent(/Ana Ruiz.*9:50 AM.*Running ten minutes late.*2 unread/);
    expect(first).toHaveAttribute('href', '/contacts/messages/c1');
    expect(second).toHaveTextContent(/\(555\) 987-6543.*Fri, Nov 20.*You: We do boats/);
    expect(second).toHaveAttribute('href', '/contacts/messages/%2B15559876543');
    expect(screen.getByText('Choose a conversation')).toBeVisible();
  });

  it('says what will be here, and how to begin', async () => {
    conversations = [];
    await open();
    expect(await screen.findByText('No messages yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Contacts' })).toBeVisible();
  });

  it('offers to try again when it does not load', async () => {
    server.use(http.get('/api/conversations', () => HttpResponse.json({}, { status: 500 })));
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(
      http.get('/api/conversations', () =>
        HttpResponse.json({ conversations, unread: 2, next: null }),
      ),
    );
    await user.click(retry);
    expect(await screen.findByRole('list', { name: 'Conversations' })).toBeVisible();
  });

  it('follows changes live, and not while the page is hidden', async () => {
    await open();
    await screen.findByText('Running ten minutes late');
    conversations = [{ ...CONVERSATION, text: 'Here now' }];
    const [source] = sources;
    expect(source?.url).toBe('/api/conversations/events');
    act(() => void source?.dispatchEvent(new Event('changed')));
    expect(await screen.findByText('Here now')).toBeVisible();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(source?.isClosed).toBe(true);
    hidden.mockRestore();
  });
});

describe('a conversation', () => {
  it('shows the messages by day, the customer and the job, and marks them as read', async () => {
    const { container } = await open('c1');
    const log = await screen.findByRole('log', { name: 'Messages with Ana Ruiz' });
    const [yesterday, now] = within(log).getAllByRole('region');
    expect(yesterday).toHaveAccessibleName('Sun, Nov 22');
    expect(yesterday).toHaveTextContent(/You: Hi Ana, a reminder.*Reminder.*Delivered 9:00 AM/);
    expect(within(log).getByRole('link', { name: 'View Job' })).toHaveAttribute(
      ...['href', '/appointments/j1'],
    );
    expect(now).toHaveTextContent(/Ana Ruiz: Running ten minutes late.*9:50 AM/);
    expect(screen.getByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute('href', '/contacts/c1');
    await waitFor(() => expect(read).toEqual([{ upTo: 'm2' }]));
    await expect(container).toBeAccessible();
  });

  it('says why a message was not delivered', async () => {
    const failed = { state: 'failed', problem: 'The number does not exist.' } as const;
    thread = { ...THREAD, messages: [{ ...REMINDER, ...failed }] };
    await open('c1');
    expect(await screen.findByText('The number does not exist.')).toBeVisible();
    expect(screen.getByText('Not delivered 9:00 AM')).toBeVisible();
    expect(read).toEqual([]);
  });

  it('loads earlier messages on request', async () => {
    thread = { ...THREAD, next: 'n1' };
    const earlier = { ...THREAD, messages: [{ ...RECEIVED, id: 'm0', text: 'Hello' }] };
    server.use(
      http.get('/api/conversations/c1', ({ request }) =>
        HttpResponse.json(new URL(request.url).searchParams.get('cursor') ? earlier : thread),
      ),
    );
    const { user } = await open('c1');
    await user.click(await screen.findByRole('button', { name: 'Show Earlier Messages' }));
    expect(await screen.findByText('Hello')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show Earlier Messages' })).toBeNull();
  });

  it('has the page to itself on a phone, with a way back', async () => {
    narrow();
    const { user } = await open('c1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Conversations' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Messages' }));
    expect(await screen.findByRole('list', { name: 'Conversations' })).toBeVisible();
    expect(screen.queryByText('Choose a conversation')).toBeNull();
    jest.restoreAllMocks();
  });

  it('of a number leads to the customer who has it by now', async () => {
    server.use(http.get('/api/conversations/:key', () => HttpResponse.json(thread)));
    const { router } = await open(encodeURIComponent('+15551234567'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/contacts/messages/c1'));
  });

  it('that is gone says so', async () => {
    server.use(
      http.get('/api/conversations/c1', () =>
        HttpResponse.json({ message: 'Not found', code: 'not_found' }, { status: 404 }),
      ),
    );
    await open('c1');
    expect(await screen.findByText("This conversation isn't here")).toBeVisible();
  });
});
