import { signInToPlatform, signUp } from '../support/people';
import { expect, test } from '../support/kept-page';

const REMOTES = ['assistant', 'crm', 'insights', 'marketing', 'scheduling'];
const VERSION = /\d+\.\d+\.\d+-[0-9a-f]{8}/;

// Read-only, because other tests use this product at the same time.
test('the platform administrator sees what runs, since when, and who published it', async ({
  page,
}) => {
  await signInToPlatform(page);
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Remotes' })
    .click();
  await expect(page).toHaveURL(/\/admin\?tab=remotes$/);

  await expect(page.getByRole('region', { name: 'Shell' })).toContainText(VERSION);
  for (const name of REMOTES) {
    const remote = page.getByRole('region', { name, exact: true });
    await expect(remote).toContainText(VERSION);
    // A remote with failures starts expanded.
    if (!(await remote.getByText('Stable').isVisible()))
      await remote.getByRole('heading', { name }).click();
    await expect(remote.getByText('Stable')).toBeVisible();
    await expect(remote.getByRole('button', { name: `Roll Back: ${name}` })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Last Changes' })).toContainText('Published');

  const crm = page.getByRole('region', { name: 'crm', exact: true });
  await crm.getByText(/^Shared packages it uses/).click();
  await expect(crm.getByText(/^@clearcoat\/sdk \^/)).toBeVisible();
  await crm.getByText(/^Versions on disk/).click();
  await expect(crm.getByText(/KB per route/).first()).toBeVisible();
});

test('who looks after a business has no way to what runs', async ({ page }) => {
  await signUp(page);
  await page.goto('/admin?tab=remotes');
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remotes' })).toHaveCount(0);
  expect((await page.request.get('/api/platform/releases')).status()).toBe(403);
});
