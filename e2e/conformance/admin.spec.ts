import type { Page } from '@playwright/test';
import { newEmail, signUp } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/test';

async function openWithColleague(page: Page): Promise<void> {
  await signUp(page, 'Harbor Shine');
  const answer = await page.request.post('/api/admin/users', {
    data: { firstName: 'Kim', lastName: 'Lo', email: newEmail(), role: 'staff' },
  });
  expect(answer.status()).toBe(201);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const confirm = (page: Page) => page.getByRole('dialog', { name: 'Are you sure?' });
const askToDelete = (page: Page) => page.getByRole('button', { name: 'Delete Kim Lo' }).click();
const press = (page: Page, name: RegExp) => confirm(page).getByRole('button', { name }).click();

test(
  'the table of users with its columns and actions',
  shows('ADM-01', 'ADM-02', 'ADM-03', 'CALL-20', 'ENT-32', 'ROLE-01'),
  async ({ page }) => {
    await openWithColleague(page);
    await expect(page.getByRole('columnheader')).toHaveText([
      'ID',
      'Username',
      'Name',
      'Email',
      'Business',
      'Created At',
      'Actions',
    ]);
    await expect(row(page, 'Kim Lo')).toContainText('Harbor Shine');
    await row(page, 'Kim Lo').getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Last Name').fill('Long');
    await dialog.getByRole('button').last().click();
    await expect(row(page, 'Kim Long')).toBeVisible();
    await page.getByRole('button', { name: 'Add New User' }).click();
    await dialog.getByLabel('First Name').fill('Jo');
    await dialog.getByLabel('Email').fill(newEmail());
    await dialog.getByRole('button').last().click();
    const invitation = page.getByRole('dialog', { name: /^Invite Jo/ });
    await expect(invitation.getByRole('textbox')).toHaveValue(/\/auth\?invite=/);
    // Nobody deletes themselves, and the button says why.
    await expect(page.getByRole('button', { name: /^Delete Noa Berg:/ })).toBeDisabled();
  },
);

test(
  'deleting asks first; Cancel changes nothing, Confirm deletes and says so',
  shows('ADM-04', 'ADM-05', 'STATE-24', 'STATE-25', 'CALL-21', 'ERR-20', 'ROLE-01'),
  async ({ page }) => {
    await openWithColleague(page);
    await askToDelete(page);
    await expect(confirm(page)).toContainText(
      'This will permanently delete the user and all associated data. This action cannot be undone.',
    );
    await press(page, /^Cancel$/);
    await expect(confirm(page)).toBeHidden();
    await expect(row(page, 'Kim Lo')).toBeVisible();
    await askToDelete(page);
    const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await press(page, /^(Delete|Confirm)/);
    expect((await answered).headers()['content-type']).toContain('json');
    const toast = page.getByRole('status').filter({ hasText: 'User deleted' });
    await expect(toast).toContainText('The user has been deleted successfully.');
    await expect(row(page, 'Kim Lo')).toBeHidden();
  },
);

test('a deletion that fails is said', shows('ERR-21', 'ERR-30'), async ({ page, watch }) => {
  watch.expectFailures(/users|500/);
  await openWithColleague(page);
  await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 500, json: {} }));
  await askToDelete(page);
  await press(page, /^(Delete|Confirm)/);
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to delete user' });
  await expect(toast).toContainText('Error');
  await expect(row(page, 'Kim Lo')).toBeVisible();
});

test('an empty list says what to do', shows('ADM-06'), async ({ page }) => {
  await signUp(page);
  await page.route('**/api/admin/users', (route) => route.fulfill({ json: [] }));
  await page.goto('/admin');
  await expect(page.getByText('No users found')).toBeVisible();
  await expect(page.getByText('Create a user to get started')).toBeVisible();
});

test(
  'a list that fails is tried three times in all and then says so; within a minute it is not asked again',
  shows('ERR-19', 'ERR-01', 'CALL-03', 'CONST-07'),
  async ({ page, watch }) => {
    watch.expectFailures(/users|500/);
    await signUp(page);
    let calls = 0;
    await page.route('**/api/admin/users', async (route) => {
      calls += 1;
      if (calls > 3) await route.continue();
      else await route.fulfill({ status: 500, json: {} });
    });
    await page.goto('/admin');
    await expect(page.getByText('Error loading users: API Error 500')).toBeVisible();
    expect(calls).toBe(3);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.clock.install();
    const visit = async () => {
      await page.getByRole('link', { name: 'Revenue' }).click();
      await expect(page).toHaveURL('/revenue');
      await page.getByRole('link', { name: 'Admin Panel' }).click();
      await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
    };
    await visit();
    expect(calls).toBe(4);
    await page.clock.fastForward(61_000);
    await visit();
    await expect.poll(() => calls).toBe(5);
  },
);
