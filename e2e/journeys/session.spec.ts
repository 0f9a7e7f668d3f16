import { hold } from '../support/hold';
import { openMenu } from '../support/menus';
import { newEmail, PASSWORD, signOut, signUp } from '../support/people';
import { expect, test } from '../support/kept-page';

test('a page asked for without a session comes back after signing in, with its query', async ({
  page,
}) => {
  const email = await signUp(page);
  await signOut(page);
  await page.goto('/contacts?search=ruiz#top');
  await expect(page).toHaveURL(/\/auth\?tab=login/);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/contacts?search=ruiz#top');
  await expect(page.getByPlaceholder('Search contacts...')).toHaveValue('ruiz');
});

test('a wrong password is refused with a sentence and nothing typed is lost', async ({
  page,
  watch,
}) => {
  watch.expectFailures(/401|login/);
  const email = await signUp(page);
  await signOut(page);
  await page.goto('/auth?tab=login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('wrong-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('demo mode: an unknown e-mail gets a sandbox with sample data', async ({ page }) => {
  await page.goto('/auth?tab=login');
  await expect(page.getByText('Demo: Use any email and password to log in.')).toBeVisible();
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
});

test('signing out goes to the home page and ends the session', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Harbor Shine' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  const { user } = (await (await page.request.get('/api/session')).json()) as { user: unknown };
  expect(user).toBeNull();
});

test('a page that still loads while signing out asks nothing of the session that ends', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  const asked: string[] = [];
  const link = page
    .getByRole('navigation', { name: 'App' })
    .getByRole('link', { name: 'Contacts' });
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const letThrough = await hold(page, '/api/logout');
  await page.getByRole('banner').getByRole('button', { name: 'Harbor Shine' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await openMenu(page, 'Open sidebar', link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  await letThrough();
  await expect(page).toHaveURL('/');
  expect(asked).not.toContain('/api/contacts');
});

test('a session that ends while working asks to sign in and returns', async ({ page, watch }) => {
  watch.expectFailures(/401/);
  const email = await signUp(page);
  await page.goto('/contacts');
  await expect(page.getByText('No contacts found')).toBeVisible();
  await signOut(page);
  await page.getByPlaceholder('Search contacts...').fill('ana');
  await expect(page).toHaveURL(/\/auth\?tab=login/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/contacts?search=ana');
});
