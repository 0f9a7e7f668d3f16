import type { Page } from '@playwright/test';
import { read } from '../support/business';
import { signUp } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/test';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const saved = (page: Page) => page.getByRole('main').getByRole('status').first();

test(
  'three tabs, and the business info is kept',
  shows('SET-01', 'SET-02', 'SET-03', 'GEN-04', 'VAL-19', 'CALL-16', 'CALL-26'),
  async ({ page }) => {
    await signUp(page, 'Harbor Shine');
    await page.goto('/settings');
    await expect(page.getByRole('tab')).toHaveText(['Business Info', 'Services', 'Notifications']);
    await expect(page.getByLabel('Business Name')).toHaveValue('Harbor Shine');
    const entered = {
      Email: 'shop@example.com',
      Phone: '(555) 010-7777',
      Address: '1 Harbor Street',
      Website: 'www.example.com',
      Description: 'We make it shine.',
    };
    for (const [label, value] of Object.entries(entered)) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await save(page);
    await expect(saved(page)).toContainText('saved');
    await page.reload();
    for (const [label, value] of Object.entries(entered)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    await page.getByLabel('Business Name').fill(' ');
    await save(page);
    await expect(page.getByText('Please enter your business name')).toBeVisible();
  },
);

test(
  'services are added, changed and deleted',
  shows('SET-04', 'SET-05', 'SET-06', 'SET-07', 'GEN-04', 'CALL-26'),
  async ({ page }) => {
    await signUp(page);
    await page.goto('/settings?tab=services');
    await expect(page.getByRole('columnheader')).toHaveText([
      'Service',
      'Description',
      'Duration (min)',
      'Price',
      'Actions',
    ]);
    await page.getByRole('button', { name: 'Add Service' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Service Name').fill('Engine Bay');
    await dialog.getByLabel('Duration (min)').fill('90');
    await dialog.getByLabel('Price').fill('120');
    await dialog.getByRole('button').last().click();
    const row = page.getByRole('row').filter({ hasText: 'Engine Bay' });
    await expect(row).toContainText('90');
    await expect(row).toContainText('$120');
    await row.getByRole('button', { name: /^Edit/ }).click();
    await dialog.getByLabel('Price').fill('135');
    await dialog.getByRole('button').last().click();
    await expect(row).toContainText('$135');
    const { services } = await read<{ services: { id: string }[] }>(page, '/api/settings');
    for (const { id } of services.slice(0, 8)) await page.request.delete(`/api/services/${id}`);
    await page.reload();
    await row.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByText('No services defined yet')).toBeVisible();
  },
);

test(
  'the notification rules, between the switches and over a reload',
  shows('SET-08', 'SET-09', 'SET-10', 'STATE-18', 'STATE-19', 'ENT-30', 'CONST-32', 'CALL-26'),
  async ({ page }) => {
    await signUp(page);
    await page.goto('/settings?tab=notifications');
    const email = page.getByRole('switch', { name: 'Email Notifications' });
    const reminders = page.getByRole('switch', { name: 'Appointment Reminders' });
    const marketing = page.getByRole('switch', { name: 'Marketing Emails' });
    const lead = page.getByRole('spinbutton', { name: /Reminder Lead Time/ });
    await expect(email).toBeChecked();
    await expect(reminders).toBeChecked();
    await expect(marketing).not.toBeChecked();
    await expect(lead).toHaveValue('24');
    await reminders.click();
    await expect(lead).toBeDisabled();
    await expect(marketing).toBeEnabled();
    await reminders.click();
    await lead.fill('48');
    await marketing.click();
    await email.click();
    for (const control of [reminders, marketing, lead]) await expect(control).toBeDisabled();
    await save(page);
    await expect(saved(page)).toContainText('saved');
    await page.reload();
    await expect(email).not.toBeChecked();
    await expect(lead).toHaveValue('48');
  },
);
