import { http, HttpResponse, renderRoutes, screen, server, waitFor } from '@clearcoat/testing';
import marketing from '../module';

const almost = 'Almost there: please confirm with the link we sent to your inbox.';

function serveBlog() {
  server.use(
    http.get('/api/blog/posts', () =>
      HttpResponse.json({ posts: [], page: 1, pages: 1, total: 0 }),
    ),
  );
}

const answers = (path: string, answer: () => Response) => {
  const received: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      received.push(await request.json());
      return answer();
    }),
  );
  return received;
};

describe('the newsletter box', () => {
  async function open() {
    serveBlog();
    const view = await renderRoutes(marketing.routes, { path: '/blog' });
    await screen.findByRole('button', { name: 'Subscribe' });
    const subscribe = () => view.user.click(screen.getByRole('button', { name: 'Subscribe' }));
    return { ...view, subscribe };
  }

  it('puts an address on the list and shows what the server says (PUB-16, CALL-27)', async () => {
    const received = answers('/api/newsletter', () =>
      HttpResponse.json({ message: almost }, { status: 201 }),
    );
    const { container, user, subscribe } = await open();
    await user.type(screen.getByLabelText('Email'), 'dana@example.com');
    await subscribe();
    await waitFor(() => expect(screen.getByText(almost)).toBeVisible());
    expect(screen.getByText(almost)).toHaveAttribute('role', 'status');
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(received).toEqual([{ email: 'dana@example.com' }]);
    await expect(container).toBeAccessible();
  });

  it.each([
    ['', 'Please enter your email address'],
    ['dana@', 'Please enter a valid email address'],
  ])('does not send %j', async (email, sentence) => {
    const { user, subscribe } = await open();
    if (email) await user.type(screen.getByLabelText('Email'), email);
    await subscribe();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(sentence);
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it.each([
    ['no network', () => HttpResponse.error(), /Couldn't reach Clearcoat/],
    [
      'too many tries',
      () => HttpResponse.json({ message: 'Please wait 5 minutes.' }, { status: 429 }),
      'Please wait 5 minutes.',
    ],
  ])('keeps the address after %s', async (_what, answer, sentence) => {
    answers('/api/newsletter', answer);
    const { user, subscribe } = await open();
    await user.type(screen.getByLabelText('Email'), 'dana@example.com');
    await subscribe();
    const field = screen.getByLabelText('Email');
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
    expect(field).toHaveValue('dana@example.com');
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });
});

describe.each([
  ['confirm', 'Confirm your subscription', 'Confirm Subscription', "You're on the list."],
  ['unsubscribe', 'Leave the newsletter', 'Unsubscribe', "You're off the list."],
])('/newsletter/%s', (action, title, button, message) => {
  const open = (query = '?token=t1') =>
    renderRoutes(marketing.routes, { path: `/newsletter/${action}${query}` });

  it('acts on a press, not on a visit', async () => {
    const received = answers(`/api/newsletter/${action}`, () => HttpResponse.json({ message }));
    const { container, user } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(container).toBeAccessible();
    expect(received).toEqual([]);
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(received).toEqual([{ token: 't1' }]);
  });

  it('says when the link is over, and how to go on', async () => {
    const sentence = 'This link has expired or was already used. Please ask for a new one.';
    answers(`/api/newsletter/${action}`, () =>
      HttpResponse.json({ code: 'link_expired', message: sentence }, { status: 410 }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the Blog' })).toHaveAttribute('href', '/blog');
  });

  it('can be pressed again when nothing answered', async () => {
    answers(`/api/newsletter/${action}`, () => HttpResponse.error());
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Couldn't reach Clearcoat/);
    answers(`/api/newsletter/${action}`, () => HttpResponse.json({ message }));
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says when the address has no token', async () => {
    await open('');
    expect(await screen.findByRole('alert')).toHaveTextContent(/incomplete/);
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
  });
});
