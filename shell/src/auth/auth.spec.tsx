import { http, HttpResponse, renderRoutes, screen, server } from '@clearcoat/testing';
import AuthPage from './AuthPage';

const uniform = 'If that address has an account, a link to choose a new password is on its way.';
const changed = 'Your password is changed. Please sign in.';
const routes = [{ path: '/auth', element: <AuthPage /> }];
const open = (query: string) => renderRoutes(routes, { path: `/auth${query}` });

const receive = (path: string, answer: () => Response) => {
  const received: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      received.push(await request.json());
      return answer();
    }),
  );
  return received;
};

describe('a forgotten password', () => {
  it('is asked for from Sign In, with the address typed there', async () => {
    const received = receive('/api/password/forgot', () => HttpResponse.json({ message: uniform }));
    const { user, container } = await open('?tab=login');
    await user.type(screen.getByLabelText('Email'), 'noa@example.com');
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('noa@example.com');
    await expect(container).toBeAccessible();
    await user.click(screen.getByRole('button', { name: 'Send Link' }));
    expect(await screen.findByRole('status')).toHaveTextContent(uniform);
    expect(received).toEqual([{ email: 'noa@example.com' }]);
    await user.click(screen.getByRole('link', { name: 'Back to Sign In' }));
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });

  it('needs an address, and keeps it when nothing answers', async () => {
    receive('/api/password/forgot', () => HttpResponse.error());
    const { user } = await open('?forgot=1');
    await user.click(screen.getByRole('button', { name: 'Send Link' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter your email address');
    await user.type(screen.getByLabelText('Email'), 'noa@example.com');
    await user.click(screen.getByRole('button', { name: 'Send Link' }));
    expect(await screen.findByText(/check your connection/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('noa@example.com');
  });

  it('says how long to wait', async () => {
    const wait = 'Too many tries. Please wait 5 minutes.';
    receive('/api/password/forgot', () => HttpResponse.json({ message: wait }, { status: 429 }));
    const { user } = await open('?forgot=1');
    await user.type(screen.getByLabelText('Email'), 'noa@example.com');
    await user.click(screen.getByRole('button', { name: 'Send Link' }));
    expect(await screen.findByText(wait)).toBeVisible();
  });
});

describe('a new password', () => {
  async function enter(password: string, confirmed = password) {
    const view = await open('?reset=t1');
    await view.user.type(screen.getByLabelText('New Password'), password);
    await view.user.type(screen.getByLabelText('Confirm Password'), confirmed);
    await view.user.click(screen.getByRole('button', { name: 'Change Password' }));
    return view;
  }

  it.each([
    ['12345', '12345', 'Password must be at least 6 characters long'],
    ['long enough', 'long enoug', 'Passwords do not match'],
  ])('is refused: %s / %s', async (password, confirmed, sentence) => {
    await enter(password, confirmed);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  it('may be weak; the hint stops nobody', async () => {
    const received = receive('/api/password/reset', () => HttpResponse.json({ message: changed }));
    await enter('123456');
    expect(await screen.findByText(changed)).toBeVisible();
    expect(received).toEqual([{ token: 't1', password: '123456' }]);
  });

  it('leads to Sign In with the message', async () => {
    receive('/api/password/reset', () => HttpResponse.json({ message: changed }));
    const { router, container } = await enter('a much longer one');
    expect(await screen.findByRole('status')).toHaveTextContent(changed);
    expect(router.state.location.search).toBe('?tab=login');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(container).toBeAccessible();
  });

  it('can be asked for again when the link is over', async () => {
    const sentence = 'This link has expired or was already used. Please ask for a new one.';
    receive('/api/password/reset', () =>
      HttpResponse.json({ code: 'link_expired', message: sentence }, { status: 410 }),
    );
    const { user } = await enter('a much longer one');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await user.click(screen.getByRole('link', { name: 'Ask for a New Link' }));
    expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  });

  it('keeps what was typed when nothing answers', async () => {
    receive('/api/password/reset', () => HttpResponse.error());
    await enter('a much longer one');
    expect(await screen.findByText(/check your connection/)).toBeVisible();
    expect(screen.getByLabelText('New Password')).toHaveValue('a much longer one');
  });
});

describe('the link that confirms an address', () => {
  it('does so by hand, once, with its secret in the body', async () => {
    const message = 'Thank you. Your email address is confirmed.';
    const received = receive('/api/confirm-email', () => HttpResponse.json({ message }));
    const { user, container } = await open('?confirm=t1');
    expect(screen.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
    expect(received).toEqual([]);
    await expect(container).toBeAccessible();
    await user.click(screen.getByRole('button', { name: 'Confirm Email' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(received).toEqual([{ token: 't1' }]);
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  });

  it('says that it is over', async () => {
    const over = 'This link has expired or was already used. Please ask for a new one.';
    receive('/api/confirm-email', () => HttpResponse.json({ message: over }, { status: 410 }));
    const { user } = await open('?confirm=t1');
    await user.click(screen.getByRole('button', { name: 'Confirm Email' }));
    expect(await screen.findByText(over)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm Email' })).toBeEnabled();
  });
});

describe('an invitation', () => {
  const token = 'secret-token';

  it('is looked at and accepted with its secret in bodies, never in an address', async () => {
    const look = receive('/api/invitations/look', () =>
      HttpResponse.json({
        firstName: 'Ben',
        lastName: 'Cole',
        email: 'ben@example.com',
        businessName: 'Torres Detailing',
        expiresAt: '2026-11-28T15:00:00.000Z',
      }),
    );
    const accept = receive('/api/invitations/accept', () =>
      HttpResponse.json({ message: 'Taken.' }, { status: 409 }),
    );
    const { user } = await open(`?invite=${token}`);
    expect(await screen.findByText(/Ben, join Torres Detailing/)).toBeVisible();
    await user.type(screen.getByLabelText('Password'), 'secret-enough');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Taken.')).toBeVisible();
    expect(look).toEqual([{ token }]);
    expect(accept).toEqual([{ token, password: 'secret-enough' }]);
  });
});

describe('signing up', () => {
  const press = (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Create Account' }));

  it('marks what is missing, goes to the first of it, and says so beside it', async () => {
    const { user } = await open('');
    await user.type(screen.getByLabelText('First Name'), 'Noa');
    await press(user);
    expect(screen.getByLabelText('Last Name')).toHaveFocus();
    expect(screen.getByLabelText('First Name')).not.toHaveAttribute('aria-invalid');
    for (const label of ['Last Name', 'Business Name', 'Email', 'Password']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    }
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields');
  });

  it('puts the sentence about the second password right above it', async () => {
    const { user } = await open('');
    for (const label of ['First Name', 'Last Name', 'Business Name']) {
      await user.type(screen.getByLabelText(label), 'Noa');
    }
    await user.type(screen.getByLabelText('Email'), 'noa@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-1');
    await user.type(screen.getByLabelText('Confirm Password'), 'secret-2');
    await press(user);
    const field = screen.getByLabelText('Confirm Password');
    expect(field).toHaveFocus();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Passwords do not match');
    expect(alert.nextElementSibling).toContainElement(field);
  });
});
