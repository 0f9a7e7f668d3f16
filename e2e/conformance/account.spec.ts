import type { Page } from '@playwright/test';
import { read } from '../support/business';
import { PASSWORD, signUp } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');

test(
  'two tabs; the profile is saved and says so',
  shows('ACC-01', 'ACC-04', 'GEN-05', 'ENT-31', 'CALL-18', 'CALL-19'),
  async ({ page }) => {
    const email = await signUp(page);
    await page.goto('/account');
    await expect(page.getByRole('tab')).toHaveText(['Profile', 'Security']);
    await expect(page.getByLabel('First Name')).toHaveValue('Noa');
    await expect(page.getByLabel('Last Name')).toHaveValue('Berg');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('First Name').fill('Nora');
    await page.getByLabel('Phone').fill('(555) 010-9999');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    expect((await sent).postDataJSON()).toEqual({
      firstName: 'Nora',
      lastName: 'Berg',
      email,
      phone: '(555) 010-9999',
    });
    await expect(main(page).getByText('Profile updated successfully!')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.reload();
    await expect(page.getByLabel('First Name')).toHaveValue('Nora');
  },
);

for (const [what, id, status, text] of [
  ['refused', 'ERR-17', 500, 'Failed to update profile. Please try again.'],
  ['cut off', 'ERR-18', 0, 'An error occurred while updating your profile.'],
] as const) {
  test(`a profile that is ${what} is said and stays`, shows(id), async ({ page, watch }) => {
    watch.expectFailures(/profile|500|ERR_FAILED/);
    await signUp(page);
    await page.goto('/account');
    await page.getByLabel('First Name').fill('Nora');
    await page.route('**/api/user/profile', (route) =>
      status ? route.fulfill({ status, json: {} }) : route.abort(),
    );
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(main(page).getByRole('alert')).toContainText(text);
    await expect(page.getByLabel('First Name')).toHaveValue('Nora');
  });
}

test(
  'the avatar shows initials, UU without a name, or the photo',
  shows('ACC-02', 'ACC-03', 'CONST-19'),
  async ({ page }) => {
    await signUp(page);
    await page.goto('/account');
    await expect(main(page).getByText('NB', { exact: true })).toBeVisible();
    await page.route('**/api/user/profile', async (route) => {
      const response = await route.fetch();
      const profile = (await response.json()) as object;
      await route.fulfill({ response, json: { ...profile, firstName: '', lastName: '' } });
    });
    await page.reload();
    await expect(main(page).getByText('UU', { exact: true })).toBeVisible();
    await page.unroute('**/api/user/profile');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Change Photo' })).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Change Photo' }).click();
    await (
      await chooser
    ).setFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } }),
    });
    await expect
      .poll(async () => (await read(page, '/api/user/profile'))['profileImage'])
      .toBeTruthy();
  },
);

test(
  'the password form: three fields, its rules, and it changes the password',
  shows('ACC-05', 'VAL-19', 'CALL-26', 'CONST-33'),
  async ({ page, request }) => {
    const email = await signUp(page);
    await page.goto('/account?tab=security');
    const update = () => page.getByRole('button', { name: 'Update Password' }).click();
    await page.getByLabel('Current Password').fill(PASSWORD);
    await page.getByLabel('New Password').fill('12345');
    await page.getByLabel('Confirm Password').fill('54321');
    await update();
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('New Password').fill('glossy-77');
    await page.getByLabel('Confirm Password').fill('glossy-77');
    await update();
    await expect(main(page)).toContainText('Your password was changed.');
    const signIn = await request.post('/api/login', { data: { email, password: 'glossy-77' } });
    expect(signIn.status()).toBe(200);
  },
);

test('Enable 2FA leads through a code of the app', shows('ACC-06', 'CALL-26'), async ({ page }) => {
  await signUp(page);
  await page.goto('/account?tab=security');
  await expect(page.getByRole('heading', { name: 'Two-Factor Authentication' })).toBeVisible();
  await page.getByRole('button', { name: 'Enable 2FA' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enable 2FA' });
  await dialog.getByLabel('Your Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(dialog.getByLabel('Code from the app')).toBeVisible();
});

test(
  'the sessions are real and can all be ended',
  shows('ACC-07', 'ACC-08'),
  async ({ page, request }) => {
    const email = await signUp(page);
    await request.post('/api/login', { data: { email, password: PASSWORD } });
    await page.goto('/account?tab=security');
    await expect(page.getByRole('heading', { name: 'Account Sessions' })).toBeVisible();
    await expect(page.getByText('This device')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Sign Out of (?!All)/ })).toHaveCount(1);
    await page.getByRole('button', { name: 'Sign Out of All Sessions' }).click();
    await expect(page).toHaveURL(/\/auth/);
    expect((await request.get('/api/dashboard')).status()).toBe(401);
    expect((await page.request.get('/api/dashboard')).status()).toBe(401);
  },
);
