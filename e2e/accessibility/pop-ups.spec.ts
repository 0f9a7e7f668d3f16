import type { Page } from '@playwright/test';
import { AXE, violationsOf } from '../crawler/axe';
import { addContact, addJob } from '../support/business';
import { signUp } from '../support/people';
import { expect, test } from '../support/test';

/** Overlays, each with the action that opens it; axe checks them together with the page. */
type Opening = readonly [what: string, path: string, open: (page: Page) => Promise<void>];

const openings = (customer: string): Opening[] => [
  [
    'menu',
    `/contacts/${customer}`,
    async (page) => {
      await page.locator('main [aria-haspopup="menu"]').first().click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  ],
  [
    'tooltip',
    '/contacts',
    async (page) => {
      await page.getByRole('button', { name: 'Edit Zoe Alva' }).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  ],
  [
    'list of a search',
    '/appointments/new',
    async (page) => {
      await page.getByRole('combobox', { name: 'Customer' }).click();
      await expect(page.getByTitle('Maria Lopez', { exact: true })).toBeVisible();
    },
  ],
  [
    'suggestions in a dialog',
    `/contacts/${customer}`,
    async (page) => {
      await page.getByRole('button', { name: 'Add Vehicle' }).click();
      await page.getByRole('dialog').getByLabel('Make').fill('fo');
      await expect(page.getByRole('option', { name: 'Ford' })).toBeVisible();
    },
  ],
  [
    'calendar',
    '/appointments',
    async (page) => {
      await page.getByPlaceholder('Start date').click();
      await expect(page.locator('.ant-picker-dropdown')).toBeVisible();
    },
  ],
  [
    'notifications',
    '/appointments',
    async (page) => {
      await page.getByRole('button', { name: 'Notifications' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'moves of a day',
    '/appointments?view=day',
    async (page) => {
      await page.getByRole('button', { name: 'More about this day' }).click();
      await page.getByRole('menuitem', { name: 'Move These Jobs' }).click();
      const jobs = page.getByRole('dialog').getByRole('listitem');
      await expect(jobs.or(page.getByText('Nothing to move')).first()).toBeVisible();
    },
  ],
  [
    'question',
    '/settings/team',
    async (page) => {
      await page.locator('main [aria-haspopup="menu"]').first().click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'message',
    '/contacts',
    async (page) => {
      await page.getByRole('button', { name: 'Delete Zoe Alva' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Contact deleted' })).toBeVisible();
    },
  ],
];

test('axe finds nothing with anything open over a page', async ({ page }) => {
  await page.addInitScript({ path: AXE });
  await signUp(page);
  const { id } = await addContact(page, { name: 'Maria Lopez' });
  await addJob(page, { contactId: id });
  await addContact(page, { name: 'Zoe Alva', phone: '(555) 010-2222' });
  for (const [what, path, open] of openings(id)) {
    await test.step(what, async () => {
      await page.goto(path);
      // The bell and the menus are rendered before the page's own code loads; until then there is
      // no heading.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await open(page);
      expect(await violationsOf(page, 'light', what, [])).toEqual([]);
    });
  }
});
