import {
  act,
  fireEvent,
  hold,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  sessionState,
  userProfile,
  waitFor,
} from '@clearcoat/testing';
import AuthPage from './AuthPage';

const routes = [{ path: '/auth', element: <AuthPage /> }];
const nobody = { user: null, permissions: [] };
const open = (query: string, demoMode = false) =>
  renderRoutes(routes, { path: `/auth${query}`, session: { ...nobody, demoMode } });

const noa = userProfile({ firstName: 'Noa', lastName: 'Berg', email: 'noa@example.com' });
const SIGN_IN = { Email: 'noa@example.com', Password: 'shine-bright-7' };
const SIGN_UP = {
  'First Name': 'Noa',
  'Last Name': 'Berg',
  'Business Name': 'Harbor Shine',
  Email: 'noa@example.com',
  Password: '123456',
  'Confirm Password': '123456',
};

function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const alert = () => screen.getByRole('alert');

/** Stubs a form's endpoint: holds the answer until released, and records the request bodies. */
function receive(path: string, status: number) {
  const sent: unknown[] = [];
  const { answer, letThrough } = hold(noa, { status });
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return {
    sent,
    letThrough() {
      server.use(http.get('/api/session', () => HttpResponse.json(sessionState({ user: noa }))));
      letThrough();
    },
  };
}

const stored = () => JSON.parse(localStorage.getItem('user') ?? 'null') as unknown;

it('two tabs, of which the address chooses one; the hint is of the demo alone (AUTH-01, AUTH-03)', async () => {
  const { unmount } = await open('?tab=login', true);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Sign In',
    'Sign Up',
  ]);
  expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  const hint = 'Demo: Use any email and password to log in.';
  expect(screen.getByText(hint)).toBeVisible();
  unmount();
  await open('');
  expect(screen.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
});

it('signing in needs both fields, says that it is under way, and leads to the dashboard (AUTH-02, AUTH-04, ENT-34, ENT-35, VAL-12, STATE-22, CALL-22)', async () => {
  const { sent, letThrough } = receive('/api/login', 200);
  const { router } = await open('?tab=login');
  press('Sign In');
  expect(alert()).toHaveTextContent(/^Please fill in all fields$/);
  fill({ Email: SIGN_IN.Email });
  press('Sign In');
  expect(alert()).toHaveTextContent(/^Please fill in all fields$/);
  fill(SIGN_IN);
  press('Sign In');
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  letThrough();
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(sent).toEqual([{ email: SIGN_IN.Email, password: SIGN_IN.Password }]);
  expect(stored()).toMatchObject({ email: SIGN_IN.Email, firstName: 'Noa' });
});

it('registering says that it is under way, that it worked, and a second later leads to the dashboard (AUTH-02, AUTH-04, ENT-33, ENT-35, STATE-22, STATE-23, CONST-11, CONST-33, CALL-23, VAL-15, VAL-17)', async () => {
  jest.useFakeTimers();
  const { sent, letThrough } = receive('/api/register', 201);
  const { router } = await open('');
  fill(SIGN_UP);
  press('Create Account');
  expect(screen.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
  letThrough();
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(await screen.findByRole('status')).toHaveTextContent('Your account is ready.');
  expect(router.state.location.pathname).toBe('/auth');
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(router.state.location.pathname).toBe('/auth');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(sent).toEqual([
    {
      firstName: 'Noa',
      lastName: 'Berg',
      email: 'noa@example.com',
      password: '123456',
      businessName: 'Harbor Shine',
      timeZone: expect.any(String),
      timeFormat: '12h',
    },
  ]);
  expect(stored()).toMatchObject({ email: 'noa@example.com' });
  jest.useRealTimers();
});

it('registering takes the clock of the browser’s region', async () => {
  const { sent, letThrough } = receive('/api/register', 201);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  await open('');
  fill(SIGN_UP);
  press('Create Account');
  letThrough();
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ timeFormat: '24h' })]));
  jest.restoreAllMocks();
});

it('registering says what is missing or wrong, and sends none of it (VAL-13, VAL-14, VAL-15, VAL-16, CONST-33)', async () => {
  const { sent } = receive('/api/register', 201);
  await open('');
  for (const [values, sentence] of [
    ...['First Name', 'Last Name', 'Business Name', 'Email', 'Password'].map(
      (label) => [{ [label]: '' }, 'Please fill in all required fields'] as const,
    ),
    [{ 'Confirm Password': 'other-password' }, 'Passwords do not match'],
    [
      { Password: '12345', 'Confirm Password': '12345' },
      'Password must be at least 6 characters long',
    ],
    [{ Email: 'nobody' }, 'Please enter a valid email address'],
  ] as const) {
    fill({ ...SIGN_UP, ...values });
    press('Create Account');
    expect(alert()).toHaveTextContent(new RegExp(`^${sentence}$`));
  }
  expect(sent).toEqual([]);
});

it.each([
  [
    'signing in (ERR-22, ERR-23, CALL-22)',
    '?tab=login',
    SIGN_IN,
    '/api/login',
    'Sign In',
    'Login failed. Please check your credentials.',
    'An error occurred during login. Please try again.',
  ],
  [
    'registering (ERR-24, ERR-25, CALL-23)',
    '',
    SIGN_UP,
    '/api/register',
    'Create Account',
    'Registration failed. Please try again.',
    'An error occurred during registration. Please try again.',
  ],
])(
  "the server's sentence, its own, or that nothing answered: what is said after %s",
  async (...row) => {
    const [, query, values, path, button, refused, unreachable] = row;
    const sentence = 'The server says why.';
    await open(query);
    fill(values);
    const answers: [() => Response, string][] = [
      [() => HttpResponse.json({ message: sentence }, { status: 400 }), sentence],
      [() => HttpResponse.json({}, { status: 400 }), refused],
      [() => HttpResponse.error(), unreachable],
    ];
    for (const [answer, text] of answers) {
      server.use(http.post(path, answer));
      press(button);
      await waitFor(() => expect(alert()).toHaveTextContent(new RegExp(`^${text}$`)));
      expect(screen.getByLabelText('Email')).toHaveValue('noa@example.com');
    }
  },
);
