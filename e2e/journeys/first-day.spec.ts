import type { Locator, Page } from '@playwright/test';
import { openMenu } from '../support/menus';
import { newEmail, PASSWORD } from '../support/people';
import { expect, test } from '../support/test';

const CUSTOMER = { first: 'Ana', last: 'Ruiz', name: 'Ana Ruiz' };

/** The sidebar is behind a button on a phone. */
async function goTo(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'App' }).getByRole('link', { name });
  await openMenu(page, 'Open sidebar', link);
  await link.click();
}

async function register(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields');
  await page.getByLabel('First Name').fill('Noa');
  await page.getByLabel('Last Name').fill('Berg');
  await page.getByLabel('Business Name').fill('Harbor Shine');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill('something else');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match');
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Your account is ready.')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
}

async function addCustomer(page: Page): Promise<void> {
  await goTo(page, 'Contacts');
  await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  await expect(page.getByText('No contacts found')).toBeVisible();
  await page.getByRole('button', { name: 'Add Contact' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Contact' });
  await dialog.getByLabel('First Name').fill(CUSTOMER.first);
  await dialog.getByRole('button', { name: 'Save Contact' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Validation Error' });
  await expect(refusal).toContainText('First Name, Last Name, and Phone are required');
  await dialog.getByLabel('Last Name').fill(CUSTOMER.last);
  await dialog.getByPlaceholder('(555) 123-4567').fill('(555) 010-7788');
  await dialog.getByPlaceholder('Year, Make, Model, Color').fill('2021 Audi A4, grey');
  await dialog.getByRole('button', { name: 'Save Contact' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Contact created' })).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** The message of what was just done lies over nothing that is asked next. */
async function nothingCovers(asked: Locator, message: Locator): Promise<void> {
  const [one, other] = [await asked.boundingBox(), await message.boundingBox()];
  if (!one || !other) throw new Error('Both are on the screen.');
  const isBeside = other.x >= one.x + one.width || one.x >= other.x + other.width;
  const isAbove = other.y + other.height <= one.y || one.y + one.height <= other.y;
  expect(isBeside || isAbove).toBe(true);
}

async function schedule(page: Page): Promise<void> {
  const prompt = page.getByRole('dialog', { name: 'Schedule an Appointment' });
  await expect(prompt).toContainText(CUSTOMER.name);
  await nothingCovers(prompt.getByRole('heading'), page.getByText('Contact created'));
  await prompt.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(page).toHaveURL(/\/appointments\/new\?contactId=.+/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Schedule New Appointment' })).toBeVisible();
  await expect(page.getByText(CUSTOMER.name).first()).toBeVisible();
  await page.getByLabel('Service Type').selectOption({ label: 'Full Detail' });
  await expect(page.getByLabel('Price (Optional)')).toHaveValue('249.99');
  await page.getByLabel('Start Time').selectOption('20:00');
  await page.getByLabel('End Time').selectOption('23:00');
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(page).toHaveURL('/appointments');
}

/** The row (or, on a phone, the card) of the customer's appointment. */
const jobOf = (page: Page) =>
  page.getByRole('main').locator('tr, li, article').filter({ hasText: CUSTOMER.name }).first();

async function seeItEverywhere(page: Page): Promise<void> {
  await expect(page.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(jobOf(page)).toContainText('Full Detail');
  await page.reload();
  await expect(jobOf(page)).toContainText('Full Detail');
  await goTo(page, 'Dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Noa!' })).toBeVisible();
  await expect(jobOf(page)).toContainText('Full Detail');
  const today = page.locator('[aria-current="date"]');
  await expect(today).toHaveAccessibleName(/appointment/i);
}

async function complete(page: Page): Promise<void> {
  await goTo(page, 'Appointments');
  await jobOf(page)
    .getByRole('button', { name: /^Edit/ })
    .or(jobOf(page).getByRole('link', { name: /^Edit/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/appointments\/edit\/.+/);
  await page.reload();
  await expect(page.getByLabel('Start Time')).toHaveValue('20:00');
  await page.getByLabel('Status').selectOption({ label: 'Completed' });
  const toast = page.getByRole('status').filter({ hasText: 'Success' });
  // It fades: on a busy machine it may be gone when a click returns.
  await Promise.all([
    expect(toast).toContainText('Appointment updated successfully'),
    page.getByRole('button', { name: 'Update Appointment' }).click(),
  ]);
  await expect(page).toHaveURL('/appointments');
}

async function seeTheMoney(page: Page): Promise<void> {
  await goTo(page, 'Revenue');
  await expect(page.getByText('$249.99').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('$249.99').first()).toBeVisible();
  await goTo(page, 'Dashboard');
  await expect(page.getByText('$250').first()).toBeVisible();
  await goTo(page, 'Contacts');
  await expect(jobOf(page)).toContainText('$249.99');
  await expect(jobOf(page)).not.toContainText('Never');
}

test('a new owner registers, schedules a job, completes it and sees the money', async ({
  page,
}) => {
  await register(page);
  await expect(page.getByRole('heading', { name: 'Welcome to Clearcoat, Noa!' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome to Clearcoat, Noa!' })).toBeVisible();
  await addCustomer(page);
  await schedule(page);
  await seeItEverywhere(page);
  await complete(page);
  await seeTheMoney(page);
});
