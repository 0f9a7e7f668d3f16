import type { Locator, Page } from '@playwright/test';
import { PASSWORD, signUp, signOut } from '../support/people';
import { expect, test } from '../support/kept-page';

/** Limit of tab stops before the wanted control; a page with more would be unusable by keyboard. */
const MOST_STOPS = 120;

/**
 * Presses Tab until the control has the focus. Fails if the control is unreachable, or if the
 * focus is lost. At the end of the page the focus leaves the document once and starts over.
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  let timesNowhere = 0;
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) timesNowhere += 1;
    expect(timesNowhere, `the focus is lost on the way to ${String(target)}`).toBeLessThan(2);
  }
  throw new Error(`${String(target)} cannot be reached with Tab`);
}

async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
const expectFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

test('a working day is done by keyboard alone', async ({ page }) => {
  test.slow();
  const email = await signUp(page);
  await signOut(page);

  await page.goto('/auth?tab=login');
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password'), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  // The heading takes the focus when the page arrives, wherever somebody has tabbed meanwhile.
  await expectFocus(page);

  await pressOn(page, link(page, 'Contacts'));
  await pressOn(page, button(page, 'Add Contact').first());
  const dialog = page.getByRole('dialog', { name: 'Add New Contact' });
  await typeInto(page, dialog.getByLabel('First Name'), 'Ana');
  await typeInto(page, dialog.getByLabel('Last Name'), 'Ruiz');
  await typeInto(page, dialog.getByPlaceholder('(555) 123-4567'), '5550103333');
  await pressOn(page, dialog.getByRole('button', { name: 'Save Contact' }));
  const prompt = page.getByRole('dialog', { name: 'Schedule an Appointment' });
  await pressOn(page, prompt.getByRole('button', { name: 'Schedule Appointment' }));

  await expect(page).toHaveURL(/contactId=/);
  const service = page.getByLabel('Service Type');
  await tabTo(page, service);
  // A person waits until the options are visible.
  await expect(service).toContainText('Full Detail');
  await page.keyboard.type('Full');
  await expect(page.getByLabel('Price (Optional)')).toHaveValue('249.99');
  await pressOn(page, button(page, 'Schedule Appointment').last());
  await expect(page).toHaveURL('/appointments');
  await expectFocus(page);

  const edit = page.getByRole('main').locator('tr', { hasText: 'Ana Ruiz' });
  const toEdit = edit.getByRole('link', { name: /^Edit/ }).or(button(page, /^Edit/));
  await pressOn(page, toEdit);
  await expect(page).toHaveURL(/\/appointments\/edit\//);
  await tabTo(page, page.getByLabel('Status'));
  await page.keyboard.type('Conf');
  await pressOn(page, button(page, 'Update Appointment'));
  await expect(page).toHaveURL('/appointments');

  await pressOn(page, edit.getByRole('link', { name: /12:00/ }));
  await expect(page).toHaveURL(/\/appointments\/[\w-]{36}$/);
  await pressOn(page, button(page, 'Start'));
  await pressOn(page, button(page, 'Finish'));
  await expect(button(page, 'Finish')).toBeHidden();

  await pressOn(page, link(page, 'Revenue'));
  await expect(page.getByText('$249.99').first()).toBeVisible();
  await pressOn(page, link(page, 'Business Settings'));
  await tabTo(page, page.getByRole('tab', { name: 'Business Info' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await pressOn(page, button(page, 'Add Service'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Add Service')).toBeFocused();

  await pressOn(page, button(page, 'Sign Out'));
  await expect(page).toHaveURL('/');
});
