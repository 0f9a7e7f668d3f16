import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PASSWORD, signUp } from '../support/people';
import { Stillness } from '../support/still';
import { expect, test } from '../support/kept-page';

const FILE = {
  name: 'customers.csv',
  mimeType: 'text/csv',
  // Excel's European format: Windows-1252 with semicolons.
  buffer: Buffer.from(
    'Customer;Mobile;E-mail;Car\r\n' +
      '"Müller, Zoë";555-777-1234;zoe@example.com;Tesla Model 3\r\n' +
      'Bo Chen;555.777.2222;;\r\n' +
      'Cy;n/a;;\r\n' +
      'Ana R.;(555) 010-1111;ana@example.com;\r\n',
    'latin1',
  ),
};

const list = (page: Page, name: string) =>
  page.getByRole('main').locator('tr, li').filter({ hasText: name });

async function choose(page: Page, file = FILE): Promise<void> {
  await page.getByLabel('Choose a File').setInputFiles(file);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('To add')).toBeVisible();
}

test('customers come in from a spreadsheet, the rest comes back as a file, and all of it can be undone', async ({
  page,
}) => {
  await signUp(page);
  const known = { name: 'Ana Ruiz', phone: '(555) 010-1111' };
  expect((await page.request.post('/api/contacts', { data: known })).status()).toBe(201);
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import Contacts', level: 1 })).toBeVisible();

  await page.getByLabel('Choose a File').setInputFiles(FILE);
  await page.getByText('Update them from the file').click();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('The phone number and the email are missing')).toBeVisible();
  // A reload keeps the choices.
  await page.reload();
  await page.getByRole('button', { name: 'Import 3 customers' }).click();
  await expect(page.getByText('2 added, 1 updated, 1 failed')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 1 Failed Row' }).click();
  const failed = await download;
  expect(failed.suggestedFilename()).toBe('customers - failed rows.csv');
  expect(await readFile(await failed.path(), 'utf8')).toContain(
    'Cy,n/a,,,The phone number and the email are missing',
  );

  await page.getByRole('link', { name: 'Go to Contacts' }).click();
  await expect(list(page, 'Zoë Müller').first()).toContainText('(555) 777-1234');
  await expect(list(page, 'Ana R.').first()).toContainText('ana@example.com');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Past Imports' }).click();
  await page.getByRole('button', { name: 'Undo customers.csv' }).click();
  await expect(list(page, 'customers.csv').first()).toContainText('Undone');
  await page.goto('/contacts');
  await expect(list(page, 'Ana Ruiz').first()).toBeVisible();
  await expect(list(page, 'Zoë Müller')).toHaveCount(0);
});

test('a full plan says so, and a larger one goes on where the dialog was', async ({
  page,
  watch,
}) => {
  watch.expectFailures(/402/);
  await signUp(page);
  expect((await page.request.put('/api/plan', { data: { plan: 'starter' } })).ok()).toBe(true);
  const rows = Array.from(
    { length: 60 },
    (_, index) => `Customer ${index},555 777 ${1000 + index}`,
  );
  await page.goto('/contacts/import');
  const buffer = Buffer.from(`Name,Phone\n${rows.join('\n')}\n`);
  await choose(page, { ...FILE, buffer });
  await expect(page.getByText(/no room for 10 customers/)).toBeVisible();
  await page.getByRole('button', { name: 'Import 50 customers' }).click();
  await expect(page.getByText('50 added, 10 failed')).toBeVisible();

  await new Stillness(page).open('/contacts?action=new');
  const dialog = page.getByRole('dialog', { name: 'Add New Contact' });
  await dialog.getByLabel('First Name').fill('Ana');
  await dialog.getByLabel('Last Name').fill('Ruiz');
  await dialog.getByPlaceholder('(555) 123-4567').fill('(555) 010-4444');
  await dialog.getByRole('button', { name: 'Save Contact' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your plan holds up to 50 customers');
  const plans = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'See plans' }).click();
  const settings = await plans;
  await expect(settings.getByRole('meter', { name: '50 of 50 customers' })).toBeInViewport();
  await settings.getByRole('button', { name: 'Change Plan' }).click();
  await settings.getByRole('radio', { name: /^Professional/ }).click();
  await settings
    .getByRole('dialog', { name: 'Change Plan' })
    .getByRole('button', { name: 'Change Plan' })
    .click();
  await expect(settings.getByRole('meter', { name: '50 of 500 customers' })).toBeVisible();

  await expect(dialog.getByLabel('First Name')).toHaveValue('Ana');
  await dialog.getByRole('button', { name: 'Save Contact' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Contact created' })).toBeVisible();
});

test('everything can be taken along, and the business deleted', async ({ page, watch }) => {
  watch.expectFailures(/422/);
  const email = await signUp(page, 'Leaving Shine');
  await page.goto('/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Everything' }).click();
  expect((await download).suggestedFilename()).toMatch(/^clearcoat-export-[\d-]+\.xlsx$/);

  await page.getByRole('button', { name: 'Delete Business' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Leaving Shine?' });
  await dialog.getByLabel('Business name').fill('Leaving Shine');
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete Business' }).click();
  await expect(dialog.getByText('Your password is not right').first()).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete Business' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Leaving Shine and everything in it is gone.')).toBeVisible();
  expect((await page.request.get('/api/contacts')).status()).toBe(401);
  const data = { firstName: 'A', lastName: 'B', email, password: PASSWORD, businessName: 'C' };
  expect((await page.request.post('/api/register', { data })).status()).toBe(201);
});
