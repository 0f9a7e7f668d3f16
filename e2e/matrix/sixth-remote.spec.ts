import { signInToDemo } from '../support/people';
import { checkOut, test } from '../support/published';
import { expect } from '../support/test';

test.beforeAll(({ shop }) => shop.reset());

const FIVE = ['mfe-assistant', 'mfe-crm', 'mfe-insights', 'mfe-marketing', 'mfe-scheduling'];

let team: ReturnType<typeof checkOut> | undefined;
test.afterAll(() => team?.remove());

test('a generated remote appears in the running product and works, with no shell rebuilt', async ({
  page,
  context,
  shop,
}) => {
  test.setTimeout(600_000);
  await signInToDemo(page);
  await page.goto('/contacts');
  const link = { name: 'Work orders' };
  const menu = page.getByRole('navigation', { name: 'App' });
  await expect(menu.getByRole('link', { name: 'Contacts' })).toBeVisible();
  await expect(menu.getByRole('link', link)).toHaveCount(0);
  const [others, shellPage] = [shop.others('orders'), shop.shellPage()];

  // The other remotes are there because the generator checks for taken paths and slots.
  team = checkOut(FIVE);
  team.newRemote('orders', '--label', link.name, '--path', '/work-orders');
  expect(team.mfe('up', 'orders', '--to', shop.webRoot)).toBe('front end: building orders\n');
  expect(shop.published('orders').stable.version).toMatch(/^1\.0\.0-/);
  expect(shop.others('orders')).toEqual(others);
  expect(shop.shellPage()).toBe(shellPage);

  const fresh = await context.newPage();
  await fresh.goto('/contacts');
  await fresh.getByRole('navigation', { name: 'App' }).getByRole('link', link).click();
  await expect(fresh).toHaveURL('/work-orders');
  await expect(fresh.getByRole('heading', { ...link, level: 1 })).toBeVisible();
  await expect(fresh.getByText('Nothing here yet')).toBeVisible();
  await expect(fresh).toHaveTitle(/^Work orders/);

  // The page also loads by its address.
  await fresh.reload();
  await expect(fresh.getByRole('heading', { ...link, level: 1 })).toBeVisible();
});
