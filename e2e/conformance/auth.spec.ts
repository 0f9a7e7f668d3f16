import type { Page } from '@playwright/test';
import { hold } from '../support/hold';
import { newEmail, PASSWORD, signOut, signUp } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/test';

const alert = (page: Page) => page.getByRole('alert').first();

const FIELDS = {
  'First Name': 'Noa',
  'Last Name': 'Berg',
  'Business Name': 'Harbor Shine',
  Email: '',
  Password: PASSWORD,
  'Confirm Password': PASSWORD,
};

async function fillSignUp(page: Page, values: Partial<typeof FIELDS> = {}): Promise<string> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const all = { ...FIELDS, Email: newEmail(), ...values };
  for (const [label, value] of Object.entries(all)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  return all.Email;
}

const createAccount = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();

async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth?tab=login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test(
  'two tabs; the address chooses one; the hint of the demo',
  shows('AUTH-01', 'AUTH-03'),
  async ({ page }) => {
    await page.goto('/auth?tab=login');
    await expect(page.getByRole('tab')).toHaveText(['Sign In', 'Sign Up']);
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByText('Demo: Use any email and password to log in.')).toBeVisible();
  },
);

test(
  'signing in: both fields, the submitting state, the dashboard, and the stored profile',
  shows('AUTH-02', 'AUTH-04', 'ENT-34', 'ENT-35', 'VAL-12', 'STATE-22', 'CALL-22'),
  async ({ page }) => {
    const email = await signUp(page);
    await signOut(page);
    await page.goto('/auth?tab=login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(alert(page)).toHaveText('Please fill in all fields');
    await fillSignIn(page, email);
    const sent = page.waitForRequest('**/api/login');
    const letThrough = await hold(page, '/api/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    expect((await sent).postDataJSON()).toEqual({ email, password: PASSWORD });
    await letThrough();
    await expect(page).toHaveURL('/dashboard');
    const stored = await page.evaluate(() => localStorage.getItem('user'));
    expect(JSON.parse(stored ?? '')).toMatchObject({ email, firstName: 'Noa' });
  },
);

test(
  'registering: the submitting state, the success message, a second, the dashboard',
  shows(
    'AUTH-02',
    'AUTH-04',
    'ENT-33',
    'ENT-35',
    'STATE-22',
    'STATE-23',
    'CONST-11',
    'CALL-23',
    'VAL-17',
  ),
  async ({ page }) => {
    const email = await fillSignUp(page);
    await page.clock.install();
    const sent = page.waitForRequest('**/api/register');
    const letThrough = await hold(page, '/api/register');
    await createAccount(page);
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
    const body = (await sent).postDataJSON() as object;
    expect(body).toMatchObject({
      firstName: 'Noa',
      lastName: 'Berg',
      email,
      password: PASSWORD,
      businessName: 'Harbor Shine',
    });
    // Not so far that the call, which is held, would run into its time limit.
    await page.clock.pauseAt(Date.now() + 10_000);
    await letThrough();
    await expect(page.getByRole('status').filter({ hasText: 'ready' })).toBeVisible();
    await page.clock.runFor(900);
    await expect(page).toHaveURL(/\/auth/);
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(page).toHaveURL('/dashboard');
    const stored = await page.evaluate(() => localStorage.getItem('user'));
    expect(JSON.parse(stored ?? '')).toMatchObject({ email });
  },
);

test(
  'registering says what is missing or wrong',
  shows('VAL-13', 'VAL-14', 'VAL-15', 'VAL-16', 'CONST-33'),
  async ({ page }) => {
    for (const [values, sentence] of [
      ...Object.keys(FIELDS)
        .slice(0, 5)
        .map((label) => [{ [label]: '' }, 'Please fill in all required fields'] as const),
      [{ 'Confirm Password': 'other-password' }, 'Passwords do not match'],
      [
        { Password: '12345', 'Confirm Password': '12345' },
        'Password must be at least 6 characters long',
      ],
      [{ Email: 'nobody' }, 'Please enter a valid email address'],
    ] as const) {
      await fillSignUp(page, values);
      await createAccount(page);
      await expect(alert(page)).toHaveText(sentence);
    }
  },
);

test('six characters are enough for a password', shows('CONST-33', 'VAL-15'), async ({ page }) => {
  await fillSignUp(page, { Password: '123456', 'Confirm Password': '123456' });
  await createAccount(page);
  await expect(page).toHaveURL('/dashboard');
});

for (const [what, path, fill, press, refusal, refused, unreachable] of [
  [
    'signing in',
    '**/api/login',
    (page: Page) => fillSignIn(page, 'noa@example.com'),
    'Sign In',
    ['ERR-22', 'CALL-22'],
    'Login failed. Please check your credentials.',
    ['ERR-23', 'An error occurred during login. Please try again.'],
  ],
  [
    'registering',
    '**/api/register',
    (page: Page) => fillSignUp(page),
    'Create Account',
    ['ERR-24', 'CALL-23'],
    'Registration failed. Please try again.',
    ['ERR-25', 'An error occurred during registration. Please try again.'],
  ],
] as const) {
  test(
    `${what} shows the server's sentence, or its own`,
    shows(...refusal),
    async ({ page, watch }) => {
      watch.expectFailures(/login|register|40\d/);
      await fill(page);
      const answers = [{ message: 'The server says why.' }, {}];
      await page.route(path, (route) => route.fulfill({ status: 400, json: answers.shift() }));
      await page.getByRole('button', { name: press, exact: true }).click();
      await expect(alert(page)).toHaveText('The server says why.');
      await page.getByRole('button', { name: press, exact: true }).click();
      await expect(alert(page)).toHaveText(refused);
    },
  );

  test(`${what} without a network says so`, shows(unreachable[0]), async ({ page, watch }) => {
    watch.expectFailures(/login|register|ERR_FAILED/);
    await fill(page);
    await page.route(path, (route) => route.abort());
    await page.getByRole('button', { name: press, exact: true }).click();
    await expect(alert(page)).toHaveText(unreachable[1]);
  });
}

test(
  'a wrong password is refused in the server’s words',
  shows('ERR-22'),
  async ({ page, watch }) => {
    watch.expectFailures(/401|login/);
    const email = await signUp(page);
    await signOut(page);
    await fillSignIn(page, email, 'wrong-password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(alert(page)).toContainText(/password/i);
    await expect(page.getByLabel('Email')).toHaveValue(email);
  },
);
