import type { Page } from '@playwright/test';
import { publishFor, stableOf } from '../support/faults';
import { heading } from '../support/regions';
import { signUp } from '../support/people';
import { expect, test } from '../support/test';

const DEV_SERVER = 'http://localhost:4999';

/** A dev server with another crm, for this page only. */
async function serveCrm(page: Page): Promise<void> {
  const published = await stableOf(page, 'crm');
  await publishFor(
    page,
    published,
    'dev',
    (_file, body) => body.replaceAll('title:"Contacts"', 'title:"My contacts"'),
    { container: 'mfe_crm_dev', folder: `${DEV_SERVER}/` },
  );
}

const badgeOf = (page: Page) => page.getByRole('complementary', { name: 'Development versions' });

test('a remote comes from a dev server for as long as the tab wants it', async ({ page }) => {
  await signUp(page);
  await serveCrm(page);
  await page.goto(`/contacts?mfe=crm@${DEV_SERVER}/remoteEntry.js`);
  await expect(heading(page, 'My contacts')).toBeVisible();
  await expect(badgeOf(page)).toContainText('crm from localhost:4999');
  await page.goto('/contacts');
  await expect(heading(page, 'My contacts')).toBeVisible();
  await badgeOf(page).getByRole('button', { name: 'Reset' }).click();
  await expect(heading(page, 'Contacts')).toBeVisible();
  await expect(badgeOf(page)).toHaveCount(0);
});

test('when the dev server is away the page says so instead of showing another version', async ({
  page,
  watch,
}) => {
  watch.expectFailures(/localhost:4999|RUNTIME|remoteEntry/);
  await signUp(page);
  await page.goto(`/contacts?mfe=crm@${DEV_SERVER}/remoteEntry.js`);
  await expect(page.getByRole('alert')).toContainText('crm dev');
  await expect(badgeOf(page)).toBeVisible();
});

test('only a server of this machine is ever asked', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await signUp(page);
  await page.goto('/contacts?mfe=crm@https://evil.example/remoteEntry.js');
  await expect(heading(page, 'Contacts')).toBeVisible();
  await expect(badgeOf(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test.describe('where the product is not on this machine', () => {
  // Browsers resolve it to loopback, while the product treats it like any other host.
  const HOST = 'clearcoat.localhost';

  async function openThere(
    page: Page,
    baseURL: string | undefined,
    email: string,
    password: string,
  ) {
    const asked: string[] = [];
    await page.route(`${DEV_SERVER}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'void 0' });
    });
    const product = new URL(baseURL ?? '');
    product.hostname = HOST;
    await page.goto(product.href);
    await page.evaluate(
      (body) =>
        fetch('/api/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
      JSON.stringify({ email, password }),
    );
    await page.goto(`${product.origin}/contacts?mfe=crm@${DEV_SERVER}/remoteEntry.js`);
    return asked;
  }

  test('the platform’s administrator may, until the reset', async ({ page, baseURL, watch }) => {
    watch.expectFailures(/localhost:4999|RUNTIME|remoteEntry/);
    const asked = await openThere(
      page,
      baseURL,
      'platform@clearcoat.example',
      'clearcoat-platform',
    );
    await expect(badgeOf(page)).toContainText('crm from localhost:4999');
    await expect(page.getByRole('alert')).toContainText('crm dev');
    expect(asked).not.toEqual([]);
    await badgeOf(page).getByRole('button', { name: 'Reset' }).click();
    await expect(heading(page, 'Contacts')).toBeVisible();
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'clearcoat_dev' }),
    );
  });

  test('nobody else', async ({ page, baseURL }) => {
    const asked = await openThere(page, baseURL, 'demo@clearcoat.example', 'clearcoat-demo');
    await expect(heading(page, 'Contacts')).toBeVisible();
    await expect(badgeOf(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
