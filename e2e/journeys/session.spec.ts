import { newEmail, PASSWORD, signOut, signUp } from '../support/people';
import { expect, test } from '../support/test';

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
