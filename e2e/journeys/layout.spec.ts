import { openMenu } from '../support/menus';
import { signInToDemo } from '../support/people';
import { once } from '../support/shows';
import { expect, test } from '../support/kept-page';

test(
  'on a wide window the sidebar is beside the page, wide or narrow as one chose',
  once('SIDE-05', 'CONST-15'),
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await signInToDemo(page);
    await page.goto('/contacts');
    const menu = page.getByRole('navigation', { name: 'App' });
    const width = async () => (await menu.boundingBox())?.width ?? 0;
    await expect(menu).toBeVisible();
    expect(await width()).toBeLessThan(90);
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    expect(await width()).toBeGreaterThan(200);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    expect(await width()).toBeLessThan(90);
    await menu.getByRole('link', { name: 'Revenue' }).click();
    await expect(menu.getByRole('link', { name: 'Revenue' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
);

test(
  'Ctrl K finds a customer and leads there, and the focus comes back',
  once(),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signInToDemo(page);
    await page.goto('/revenue');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search or ask' });
    await expect(field).toBeFocused();
    await field.fill('aisha g');
    // Her appointments are found too, below her.
    await expect(page.getByRole('option', { name: /^Aisha Gallagher/ }).first()).toBeVisible();
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/contacts\/.+/);
    await expect(field).toBeHidden();
    await page.getByRole('button', { name: 'Search or ask' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Search or ask' })).toBeFocused();
  },
);

test(
  "nothing of the phone's frame lies over what one reads or presses",
  once(),
  async ({ page, watch }) => {
    watch.expectFailures(/logout|500/);
    await page.setViewportSize({ width: 375, height: 812 });
    await signInToDemo(page);
    await page.goto('/revenue');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Places' });
    const bubble = page.getByRole('button', { name: 'Open assistant' });
    const top = async () => (await bar.boundingBox())?.y ?? 0;
    await test.step('the places are even, with the plus in the middle, the bubble above them', async () => {
      const { y = 0, height = 0 } = (await bubble.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(await top());
      const places = await bar.getByRole('link').or(bar.getByRole('button')).all();
      const boxes = await Promise.all(places.map((place) => place.boundingBox()));
      const middles = boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0) / 2);
      expect(middles.map(Math.round)).toEqual([38, 113, 188, 263, 338]);
      for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
    });
    await test.step('the end of the page comes out above it', async () => {
      const last = page.locator('main section').last();
      await expect
        .poll(async () => {
          // Repeated, because the page grows as the charts load.
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
          const box = await last.boundingBox();
          return (box?.y ?? 0) + (box?.height ?? 0);
        })
        .toBeLessThanOrEqual(await top());
      await expect(page.getByRole('banner')).toContainText('Revenue');
    });
    await test.step('a toast stands above it', async () => {
      await page.route('**/api/logout', (route) => route.fulfill({ status: 500, json: {} }));
      await bar.getByRole('button', { name: 'Open sidebar' }).click();
      await page.getByRole('button', { name: 'Sign Out' }).click();
      const box = await page.getByRole('alert').first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await top());
      expect(box?.y).toBeGreaterThan(400);
    });
    await test.step('a sheet has the thumb to itself', async () => {
      await page.keyboard.press('Escape');
      await bar.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Add' })).toBeVisible();
      await expect(bubble).toBeHidden();
      await page.getByRole('button', { name: 'New Job' }).click();
      await expect(page).toHaveURL('/appointments/new');
    });
  },
);

test(
  'on a narrow window it slides over the page and closes in every usual way',
  once('SIDE-06', 'SIDE-07', 'SIDE-08', 'CONST-15'),
  async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 800 });
    await signInToDemo(page);
    await page.goto('/contacts');
    const menu = page.getByRole('navigation', { name: 'App' });
    const open = page.getByRole('button', { name: 'Open sidebar' });
    await expect(menu).toBeHidden();
    await open.click();
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await page.mouse.click(900, 400);
    await expect(menu).toBeHidden();
    await open.click();
    await menu.getByRole('link', { name: 'Revenue' }).click();
    await expect(page).toHaveURL('/revenue');
    await expect(menu).toBeHidden();
  },
);

test(
  'an address that does not exist says so, in the layout it belongs to',
  once(),
  async ({ page, watch }) => {
    watch.expectFailures(/404.*no-such-page/);
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await signInToDemo(page);
    await page.goto('/contacts/a/b/c');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByRole('button', { name: /sidebar/ })).toBeVisible();
  },
);

test('the theme is the system’s until the person chooses, and the choice stays', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  const light = page.getByRole('button', { name: 'Switch to light theme' });
  await openMenu(page, 'Open menu', light);
  await light.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
});
