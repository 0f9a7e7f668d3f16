import { createHash } from 'node:crypto';
import { checkOut } from '../support/published';
import { signInToDemo } from '../support/people';
import { heading } from '../support/regions';
import { SecondProduct } from '../support/second-product';
import { expect, test as base } from '../support/test';

const KEY = 'the-key-of-crm';

/** A product that runs elsewhere: its web root is out of reach, its address is not. */
const test = base.extend<object, { elsewhere: SecondProduct }>({
  elsewhere: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright takes nothing but a pattern here
    async ({}, use) => {
      const hash = createHash('sha256').update(KEY).digest('hex');
      const product = await SecondProduct.start({ PUBLISH_KEYS: `crm:${hash}` });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ elsewhere }, use) => use(elsewhere.url),
});

test('a team publishes to it with its key, and nothing else', async ({ page, elsewhere }) => {
  const team = checkOut(['mfe-crm', 'mfe-scheduling']);
  team.replace('mfe-crm/src/contacts/ContactsPage.tsx', 'title="Contacts"', 'title="Our contacts"');
  const send = (name: string, key: string) => {
    process.env['PUBLISH_KEY'] = key;
    return team.mfe('up', name, '--to', elsewhere.url);
  };
  const withSmoke = ['up', 'crm', '--to', elsewhere.url, '--smoke', elsewhere.url];
  expect(() => team.mfe(...withSmoke)).toThrow('--smoke needs the web root');
  expect(() => send('crm', 'wrong')).toThrow(/did not take crm .* key of your team/);
  expect(() => send('scheduling', KEY)).toThrow('The key is of crm: it cannot publish scheduling.');
  expect(send('crm', KEY)).toContain(`is at ${elsewhere.url}`);

  await signInToDemo(page);
  await page.goto('/contacts');
  await expect(heading(page, 'Our contacts')).toBeVisible();
  await page.goto('/appointments');
  await expect(heading(page, 'Appointments')).toBeVisible();
  team.remove();
});
