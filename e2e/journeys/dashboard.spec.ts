import type { Page } from '@playwright/test';
import { expectQuickDashboard, saveData, watchScripts } from '../support/bytes';
import { signInToDemo } from '../support/people';
import { once } from '../support/shows';
import { expect, test } from '../support/test';

const PHONE = { width: 375, height: 812 };
/** Height of the bottom bar on a phone. */
const BAR = 64;
const DESKTOPS = [640, 768, 900, 1024, 1100, 1180, 1200, 1220, 1240, 1280, 1366, 1440, 1920];

/** Tables wider than their container. */
const cutOff = (page: Page) =>
  page
    .locator('main table:visible')
    .evaluateAll((tables) =>
      tables
        .filter(
          ({ parentElement, scrollWidth }) => scrollWidth > (parentElement?.clientWidth ?? 0) + 1,
        )
        .map((table) => table.textContent.slice(0, 60)),
    );

const placeOf = async (page: Page, name: string | RegExp) => {
  const box = await page.getByRole('region', { name }).first().boundingBox();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
};

test(
  'the work stands first on a phone, and nothing is cut off on any width',
  once(),
  async ({ page }) => {
    await signInToDemo(page);
    await page.setViewportSize(PHONE);
    await saveData(page);
    const scripts = watchScripts(page);
    await page.goto('/dashboard');
    await test.step('the next job, its number and the way to book are in the first fold', async () => {
      for (const name of [/^Call /, /^Text /, /^Open/, 'New Appointment']) {
        const box = await page.getByRole('main').getByRole('link', { name }).first().boundingBox();
        expect(box?.height, String(name)).toBeGreaterThanOrEqual(44);
        expect((box?.y ?? PHONE.height) + (box?.height ?? 0), String(name)).toBeLessThan(
          PHONE.height - BAR,
        );
      }
      await expectQuickDashboard(page, scripts);
      const [jobs, day, month] = [
        await placeOf(page, 'Upcoming Appointments'),
        await placeOf(page, 'Your day'),
        await placeOf(page, 'This month'),
      ];
      expect(day.y).toBeGreaterThan(jobs.y);
      expect(month.y).toBeGreaterThan(day.y);
    });
    await test.step('two columns only where both have room, and without a hole', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const [jobs, day, month, recent] = [
        await placeOf(page, 'Upcoming Appointments'),
        await placeOf(page, 'Your day'),
        await placeOf(page, /^[A-Z][a-z]+ \d{4}$/),
        await placeOf(page, 'Recent Customers'),
      ];
      expect(month.y - day.y - day.height).toBe(16);
      expect(day.x).toBeGreaterThan(jobs.x + jobs.width);
      expect(recent.y - jobs.y - jobs.height).toBeLessThanOrEqual(24);
    });
    for (const path of ['/dashboard', '/admin']) {
      await page.goto(path);
      await expect(
        page.getByRole('main').getByText('Sam Rivera').or(page.getByText('Load More')).first(),
      ).toBeVisible();
      for (const width of DESKTOPS) {
        await page.setViewportSize({ width, height: 800 });
        // A table measures its container after the resize.
        await expect.poll(() => cutOff(page), `${path} at ${width}`).toEqual([]);
      }
    }
  },
);

test('head, page and foot of the public pages stand in one line', once(), async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const left = async (name: string) =>
    (await page.getByRole('heading', { name }).first().boundingBox())?.x ?? 0;
  const logo = await page.getByRole('link', { name: 'Clearcoat home' }).boundingBox();
  expect(Math.abs((logo?.x ?? -99) - (await left('You do the paint.')))).toBeLessThan(2);
  const gap = await page.getByRole('contentinfo').evaluate((footer) => {
    const last = [...document.querySelectorAll('main section')].at(-1);
    return footer.getBoundingClientRect().top - (last?.getBoundingClientRect().bottom ?? 0);
  });
  expect(Math.abs(gap)).toBeLessThan(2);
});
