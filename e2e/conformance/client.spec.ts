import type * as Query from '@clearcoat/sdk/query';
import { addContact } from '../support/business';
import { signInToDemo, signUp } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/test';

interface FederatedWindow {
  __FEDERATION__: {
    __INSTANCES__: {
      loadShare(name: '@clearcoat/sdk/query'): Promise<() => typeof Query>;
    }[];
  };
}

/** How the page asks the server: retries, freshness and the one toast. */

test(
  'a query that fails is asked once more, then the page says so and offers Retry',
  shows('ERR-02', 'CONST-03', 'ERR-01', 'CALL-03'),
  async ({ page, watch }) => {
    watch.expectFailures(/dashboard|500/);
    await signInToDemo(page);
    let calls = 0;
    await page.route('**/api/dashboard', async (route) => {
      calls += 1;
      if (calls > 2) await route.continue();
      else await route.fulfill({ status: 500, json: {} });
    });
    await page.goto('/dashboard');
    await expect(page.getByText("Your dashboard didn't load")).toBeVisible();
    expect(calls).toBe(2);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  },
);

test(
  'an answer is fresh for five seconds, then a new visit asks again',
  shows('CONST-04', 'CONST-05'),
  async ({ page }) => {
    await signInToDemo(page);
    await page.clock.install();
    let calls = 0;
    page.on('request', (request) => (calls += request.url().includes('/api/revenue') ? 1 : 0));
    const visit = async () => {
      await page.getByRole('link', { name: 'Contacts' }).click();
      await expect(page).toHaveURL('/contacts');
      await page.getByRole('link', { name: 'Revenue' }).click();
      await expect(page.getByText('vs previous period').first()).toBeVisible();
    };
    await page.goto('/revenue');
    await expect(page.getByText('vs previous period').first()).toBeVisible();
    expect(calls).toBe(1);
    await page.clock.pauseAt(Date.now() + 600_000);
    await page.clock.resume();
    await visit();
    await expect.poll(() => calls).toBe(2);
    await visit();
    expect(calls).toBe(2);
    await page.clock.fastForward(6_000);
    await visit();
    await expect.poll(() => calls).toBe(3);
  },
);

test(
  'the generic fetch gets the first element of the key, reads JSON or text, and throws the status',
  shows('CALL-01', 'CALL-02', 'CALL-03', 'ERR-01'),
  async ({ page, watch }) => {
    watch.expectFailures(/no-such-call|404/);
    await signInToDemo(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    const asked = page.waitForRequest('**/api/services');
    // The query client of the very build the page runs on, as a remote gets it.
    const answers = await page.evaluate(async () => {
      const { __FEDERATION__: federation } = window as unknown as FederatedWindow;
      const share = await federation.__INSTANCES__[0]?.loadShare('@clearcoat/sdk/query');
      const client = share?.().createQueryClient();
      const fetchQuery = (...queryKey: unknown[]) =>
        client?.fetchQuery({ queryKey, retry: false }).catch((error: Error) => error.message);
      return {
        json: await fetchQuery('/api/services', { view: 'any' }),
        text: await fetchQuery('/api/blog/rss.xml'),
        failure: await fetchQuery('/api/no-such-call'),
      };
    });
    const request = await asked;
    expect(request.method()).toBe('GET');
    expect(request.headers()['content-type']).toBe('application/json');
    expect(answers.json).toEqual(expect.arrayContaining([expect.objectContaining({ id: 's1' })]));
    expect(answers.text).toMatch(/^<\?xml/);
    expect(answers.failure).toBe('API Error: 404');
  },
);

test('a second toast takes the place of the first', shows('CONST-08'), async ({ page }) => {
  await signUp(page);
  await addContact(page, { name: 'Bo Chen' });
  await addContact(page, { name: 'Dee Fox' });
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Delete Bo Chen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Bo Chen' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Dee Fox' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Dee Fox' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Bo Chen' })).toBeHidden();
});

test('a confirmation is a status, a failure an alert', shows('ERR-30'), async ({ page }) => {
  await signUp(page);
  await page.goto('/contacts?action=new');
  await page.getByRole('button', { name: 'Save Contact' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Validation Error' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Add New Contact' });
  await dialog.getByLabel('First Name').fill('Ana');
  await dialog.getByLabel('Last Name').fill('Ruiz');
  await dialog.getByLabel('Phone Number').fill('555');
  await page.getByRole('button', { name: 'Save Contact' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Contact created' })).toBeVisible();
});
