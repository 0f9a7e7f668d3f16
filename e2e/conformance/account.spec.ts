import { read } from '../support/business';
import { PASSWORD, signUp } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/kept-page';

test(
  'the profile and a photo from this machine are saved in the same document',
  shows('ACC-03', 'ACC-04', 'GEN-05', 'CALL-18', 'CALL-19'),
  async ({ page }) => {
    await signUp(page);
    await page.goto('/account');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByLabel('First Name').fill('Nora');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Profile updated successfully!')).toBeVisible();
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
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.reload();
    await expect(page.getByLabel('First Name')).toHaveValue('Nora');
  },
);

test(
  'a new password signs in, and all sessions can be ended',
  shows('ACC-05', 'ACC-07', 'ACC-08', 'VAL-19', 'CALL-26'),
  async ({ page, request }) => {
    const email = await signUp(page);
    await page.goto('/account?tab=security');
    await page.getByLabel('Current Password').fill(PASSWORD);
    await page.getByLabel('New Password').fill('glossy-77');
    await page.getByLabel('Confirm Password').fill('glossy-77');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByRole('main')).toContainText('Your password was changed.');
    const signIn = await request.post('/api/login', { data: { email, password: 'glossy-77' } });
    expect(signIn.status()).toBe(200);
    await page.reload();
    await expect(page.getByText('This device')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Sign Out of (?!All)/ })).toHaveCount(1);
    await page.getByRole('button', { name: 'Sign Out of All Sessions' }).click();
    await expect(page).toHaveURL(/\/auth/);
    expect((await request.get('/api/dashboard')).status()).toBe(401);
    expect((await page.request.get('/api/dashboard')).status()).toBe(401);
  },
);
