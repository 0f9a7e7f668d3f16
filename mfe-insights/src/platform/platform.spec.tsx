import type { Schema } from '@clearcoat/api-client';
import {
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  sessionState,
  within,
} from '@clearcoat/testing';
import insights from '../module';

const at = '2026-11-21T15:00:00.000Z';
const message: Schema<'PlatformMessage'> = {
  id: 'm1',
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  subject: 'Two bays',
  message: 'Does it work with two of them?',
  createdAt: at,
};
const application: Schema<'PlatformApplication'> = {
  id: 'a1',
  name: 'Dana Reyes',
  email: 'dana@example.com',
  phone: '',
  position: 'product-designer',
  positionTitle: 'Product Designer',
  message: 'I draw.',
  fileName: 'dana.pdf',
  fileSize: 120_000,
  createdAt: at,
};
const subscriber: Schema<'PlatformSubscriber'> = {
  id: 's1',
  email: 'sam@example.com',
  status: 'pending',
  createdAt: at,
  confirmedAt: null,
};
const mail: Schema<'PlatformMail'> = {
  id: 'e1',
  to: 'jo@example.com',
  subject: 'Choose a new password',
  text: 'Open this:\nhttp://localhost/auth?reset=abc.\n<b>not bold</b>',
  status: 'kept',
  error: null,
  createdAt: at,
  sentAt: null,
};

const permissions = [...sessionState().permissions, 'platform:manage' as const];

const serve = (path: string, rows: object[], headers: Record<string, string> = {}) =>
  server.use(
    http.get(`/api/platform/${path}`, () =>
      HttpResponse.json(rows, { headers: { 'X-Total-Count': String(rows.length), ...headers } }),
    ),
  );
const serveMails = (mode: 'local' | 'smtp', rows = [mail]) => {
  serve('mails', rows);
  server.use(
    http.get('/api/platform/mail-status', () => HttpResponse.json({ mode, from: 'a@b.example' })),
  );
};
const open = (tab: string) =>
  renderRoutes(insights.routes, { path: `/admin?tab=${tab}`, session: { permissions } });

describe('who is no platform administrator', () => {
  it('sees no trace of it, whatever the address says', async () => {
    server.use(http.get('/api/admin/users', () => HttpResponse.json([])));
    await renderRoutes(insights.routes, { path: '/admin?tab=messages' });
    expect(await screen.findByText('No users found')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Administration' })).not.toBeInTheDocument();
  });
});

describe('a platform administrator', () => {
  it('has the users first, and everything else beside them in the address', async () => {
    server.use(http.get('/api/admin/users', () => HttpResponse.json([])));
    serve('messages', [message]);
    const { router, user, container } = await renderRoutes(insights.routes, {
      path: '/admin',
      session: { permissions },
    });
    expect(await screen.findByRole('heading', { name: 'User Management' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add New User' })).toBeVisible();
    const nav = within(screen.getByRole('navigation', { name: 'Administration' }));
    expect(nav.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    await user.click(nav.getByRole('link', { name: 'Messages' }));
    expect(router.state.location.search).toBe('?tab=messages');
    expect(await screen.findByRole('button', { name: 'Two bays' })).toBeVisible();
    await expect(container).toBeAccessible();
  });
});

describe('the messages', () => {
  it('open with who wrote and a way to answer', async () => {
    serve('messages', [message]);
    const { user } = await open('messages');
    await user.click(await screen.findByRole('button', { name: 'Two bays' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Two bays' }));
    expect(dialog.getByText('Does it work with two of them?')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'ana@example.com' })).toHaveAttribute(
      'href',
      'mailto:ana@example.com',
    );
  });

  it('come a page at a time', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get('/api/platform/messages', ({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor');
        asked.push(cursor);
        return cursor
          ? HttpResponse.json([{ ...message, id: 'm2', subject: 'Older' }])
          : HttpResponse.json([message], {
              headers: {
                Link: '</api/platform/messages?cursor=c2>; rel="next"',
                'X-Total-Count': '2',
              },
            });
      }),
    );
    const { user } = await open('messages');
    await user.click(await screen.findByRole('button', { name: 'Load More' }));
    expect(await screen.findByRole('button', { name: 'Older' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Two bays' })).toBeVisible();
    expect(asked).toEqual([null, 'c2']);
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });
});

describe('the applications', () => {
  it('have the resume to download', async () => {
    serve('applications', [application]);
    const { user } = await open('applications');
    expect(
      await screen.findByRole('link', { name: /^Download dana\.pdf \(117 KB\)/ }),
    ).toHaveAttribute('href', '/api/platform/applications/a1/resume');
    expect(screen.getByText('Product Designer')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dana Reyes' }));
    expect(await screen.findByRole('dialog', { name: 'Dana Reyes' })).toHaveTextContent('I draw.');
  });
});

describe('the subscribers', () => {
  it('say who has confirmed', async () => {
    serve('subscribers', [subscriber]);
    await open('subscribers');
    expect(await screen.findByText('sam@example.com')).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.getByText('Not yet')).toBeVisible();
  });
});

describe('the outbox', () => {
  it('says that nothing is sent, and opens a mail with its link', async () => {
    serveMails('local');
    const { user } = await open('outbox');
    expect(await screen.findByText('This installation sends no email')).toBeVisible();
    expect(screen.getByText('Not sent')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose a new password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a new password' }));
    // The full stop after the URL is not part of it.
    expect(dialog.getByRole('link', { name: 'http://localhost/auth?reset=abc' })).toHaveAttribute(
      'href',
      'http://localhost/auth?reset=abc',
    );
    expect(dialog.getByText(/<b>not bold<\/b>/)).toBeInTheDocument();
  });

  it('says why a mail failed and that the text of a sent one is gone', async () => {
    const failed = { ...mail, id: 'e2', subject: 'Failed one', status: 'failed' as const };
    const sent = { ...mail, id: 'e3', subject: 'Sent one', status: 'sent' as const, text: '' };
    serveMails('smtp', [{ ...failed, error: 'Mailbox full.' }, sent]);
    const { user } = await open('outbox');
    await user.click(await screen.findByRole('button', { name: 'Failed one' }));
    expect(await screen.findByRole('dialog', { name: 'Failed one' })).toHaveTextContent(
      'Mailbox full.',
    );
    expect(screen.queryByText('This installation sends no email')).not.toBeInTheDocument();
  });
});

it('the answers that people found wrong open with what they say, and are listed by what was wrong', async () => {
  const answer: Schema<'PlatformFeedback'> = {
    id: 'f1',
    problem: 'wrong',
    note: 'It was twice',
    question: 'How often was [name] here?',
    answer: 'Once.',
    createdAt: at,
  };
  const asked: (string | null)[] = [];
  server.use(
    http.get('/api/platform/assistant-feedback', ({ request }) => {
      const problem = new URL(request.url).searchParams.get('problem');
      asked.push(problem);
      return HttpResponse.json(problem ? [] : [answer], { headers: { 'X-Total-Count': '1' } });
    }),
  );
  const { user } = await open('answers');
  await user.click(await screen.findByRole('button', { name: answer.question }));
  const dialog = within(await screen.findByRole('dialog', { name: answer.question }));
  expect(dialog.getByText('Once.')).toBeInTheDocument();
  expect(dialog.getByText('It was twice')).toBeInTheDocument();
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await user.click(screen.getByText('Missing'));
  expect(await screen.findByText('No answers of this kind')).toBeVisible();
  expect(asked).toEqual([null, 'missing']);
});

it.each([
  ['messages', 'No messages yet'],
  ['applications', 'No applications yet'],
  ['subscribers', 'No subscribers yet'],
])('%s say so when there are none', async (tab, sentence) => {
  serve(tab, []);
  await open(tab);
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('can be tried again when a list did not load', async () => {
  server.use(http.get('/api/platform/messages', () => new HttpResponse(null, { status: 500 })));
  const { user } = await open('messages');
  expect(await screen.findByText("Couldn't load messages")).toBeVisible();
  serve('messages', [message]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Two bays' })).toBeVisible();
});
