import type { Locator } from '@playwright/test';
import { addContact, addJob, changeAnswer } from '../support/business';
import { signInToDemo, signUp } from '../support/people';
import { expect, test } from '../support/kept-page';

const WIDTHS = [
  320, 375, 414, 480, 600, 639, 640, 700, 768, 800, 834, 900, 1024, 1100, 1200, 1280, 1440,
];

/** Minimum width in which a name of several words is readable. */
const LEAST_NAME_PX = 180;

const VEHICLE = { address: '2021 Tesla Model 3, white' };
const CONTACTS = [
  ['without a vehicle', { name: 'Dana Whitfield-Okonkwo' }],
  ['without a phone', { name: 'Dana Whitfield-Okonkwo', email: 'dana@example.com' }],
  ['of 85 letters', { name: `${'Wolfeschlegel'.repeat(6)}stein B` }],
  ['of 85 letters with a vehicle', { name: `${'Wolfeschlegel'.repeat(6)}stein C`, ...VEHICLE }],
  ['of one letter', { name: 'Q' }],
  ['with all there is', { name: 'Dana Whitfield-Okonkwo', ...VEHICLE }],
] as const;

test("a contact's name keeps its room at every width, with sparse and extreme data", async ({
  page,
}) => {
  await signUp(page);
  for (const [kind, values] of CONTACTS) {
    const { id } = await addContact(page, values);
    if (kind === 'without a phone') {
      // Imports create contacts without a phone; the form requires one.
      await changeAnswer<object>(page, `**/api/contacts/${id}`, (body) => ({ ...body, phone: '' }));
    }
    await page.goto(`/contacts/${id}`);
    const name = page.getByRole('heading', { level: 1, name: values.name });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const needed = values.name.length === 1 ? 0 : LEAST_NAME_PX;
      // The sidebar follows a new width one frame later.
      const room = async () => (await name.locator('..').boundingBox())?.width;
      const where = `a contact ${kind} at ${width} px`;
      await expect.poll(room, where).toBeGreaterThanOrEqual(needed);
      const sideways = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      await expect.poll(sideways, where).toBeLessThanOrEqual(0);
    }
  }
});

/** The icons, in px from the left, that end beyond the cell that holds them. */
const iconsPastTheirCell = (icons: Element[]) =>
  icons
    .map((icon) => ({
      icon: icon.getBoundingClientRect().right,
      cell: icon.closest('td')?.getBoundingClientRect().right ?? 0,
    }))
    .filter(({ icon, cell }) => icon > cell);

test('a long phone number is cut before the icons beside it', async ({ page }) => {
  await signUp(page);
  const phone = '+44 20 7946 0958 ext. 12345';
  const { id: contactId } = await addContact(page, { name: 'Nell Amos', phone });
  await addJob(page, { contactId });
  for (const path of ['/contacts', '/dashboard', '/appointments']) {
    await page.goto(path);
    const row = page.getByRole('row', { name: /Nell Amos/ });
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(row.locator('a[href^="sms:"]')).toBeVisible();
    for (const width of [1440, 1280, 1024, 800]) {
      await page.setViewportSize({ width, height: 800 });
      const past = () => row.locator('a[href^="sms:"]').evaluateAll(iconsPastTheirCell);
      await expect.poll(past, `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Texts that are cut off, truncated with dots or rotated. */
const shortenedIn = (lines: Locator) =>
  lines.evaluateAll((all) =>
    all
      .filter((line) => !line.closest('.cc-visually-hidden'))
      .filter(
        (line) =>
          getComputedStyle(line).writingMode !== 'horizontal-tb' ||
          // A button trims its line to the height of capitals, and shows all of it.
          (line.scrollHeight > line.clientHeight + 2 && line.clientHeight > 0) ||
          line.scrollWidth > line.clientWidth + 1,
      )
      .map(({ textContent }) => textContent),
  );

test('no time, name or service of the week is cut, and none stands on end', async ({ page }) => {
  await signInToDemo(page);
  await page.goto('/appointments?view=week');
  const table = page.getByRole('table', { name: /–/ });
  for (const width of [940, 1024, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(table).toBeVisible();
    expect(await shortenedIn(table.locator('[data-job] span')), `at ${width} px`).toEqual([]);
  }
});

test('the list of appointments shortens nothing of the demo business', async ({ page }) => {
  await signInToDemo(page);
  await page.goto('/appointments');
  const table = page.getByRole('table').first();
  for (const width of [1024, 1100, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(table).toBeVisible();
    expect(await shortenedIn(table.locator('td span:not(:has(*))')), `at ${width} px`).toEqual([]);
  }
});
