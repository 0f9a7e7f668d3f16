import { changeRegistry } from '../support/faults';
import { heading } from '../support/regions';
import { signUp } from '../support/people';
import { expect, test } from '../support/test';

test('a bad registry is refused in favour of the last good copy, without a word to the person', async ({
  page,
  watch,
}) => {
  // The server limits the reports of an address, and other tests send some too.
  watch.expectFailures(/client-reports/);
  await signUp(page);
  await page.goto('/contacts');
  await expect(heading(page, 'Contacts')).toBeVisible();
  const foreign: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    foreign.push(route.request().url());
    return route.abort();
  });
  await changeRegistry(page, (registry) => ({
    ...registry,
    remotes: registry.remotes.map((remote) => ({
      ...remote,
      stable: { ...remote.stable, entry: 'https://evil.example/remoteEntry.js' },
    })),
  }));
  const report = page.waitForRequest('**/api/client-reports');
  await page.goto('/contacts');
  await expect(heading(page, 'Contacts')).toBeVisible();
  expect((await report).postDataJSON()).toMatchObject({ remote: 'registry' });
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('without a registry and without a copy the page says so, and what to do', async ({
  page,
  watch,
}) => {
  watch.expectFailures(/registry|503/);
  await page.route('**/registry/remotes.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/?mfe=crm@http://localhost:4999/remoteEntry.js');
  await expect(page.getByRole('alert')).toContainText("Clearcoat can't be reached");
  const badge = page.getByRole('complementary', { name: 'Development versions' });
  await expect(badge).toContainText('crm from localhost:4999');
  await badge.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(badge).toHaveCount(0);
});
