import { checkOut, test } from '../support/published';
import { signInToDemo } from '../support/people';
import { heading } from '../support/regions';
import { CRM_KEY } from '../support/shop';
import { expect } from '../support/test';

/** A product on another machine: its URL is reachable, its web root is not. */
test.beforeAll(({ shop }) => shop.reset());

test('a team publishes to it with its key, and nothing else', async ({ page, shop }) => {
  const { url } = shop.product;
  const team = checkOut(['mfe-crm', 'mfe-scheduling'], { built: true });
  team.replace('mfe-crm/src/contacts/ContactsPage.tsx', 'title="Contacts"', 'title="Our contacts"');
  const send = (command: 'up' | 'publish', name: string, key: string) => {
    process.env['PUBLISH_KEY'] = key;
    return team.mfe(command, name, '--to', url);
  };
  const withSmoke = ['up', 'crm', '--to', url, '--smoke', url];
  expect(() => team.mfe(...withSmoke)).toThrow('--smoke needs the web root');
  expect(() => send('up', 'crm', 'wrong')).toThrow(/did not take crm .* key of your team/);
  expect(() => send('publish', 'scheduling', CRM_KEY)).toThrow(
    'The key is of crm: it cannot publish scheduling.',
  );
  expect(send('up', 'crm', CRM_KEY)).toContain(`is at ${url}`);

  await signInToDemo(page);
  await page.goto('/contacts');
  await expect(heading(page, 'Our contacts')).toBeVisible();
  await page.goto('/appointments');
  await expect(heading(page, 'Appointments')).toBeVisible();
  delete process.env['PUBLISH_KEY'];
  team.remove();
});
