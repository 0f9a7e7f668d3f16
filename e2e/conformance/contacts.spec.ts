import type { Page } from '@playwright/test';
import { addContact, addJob, dayIn, read } from '../support/business';
import { hold } from '../support/hold';
import { signUp } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/test';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add New Contact' });

async function openDialog(page: Page) {
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Add Contact' }).first().click();
  return dialogOf(page);
}

async function fill(page: Page, first = 'Ana', last = 'Ruiz'): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('First Name').fill(first);
  await dialog.getByLabel('Last Name').fill(last);
  await dialog.getByLabel('Phone Number').fill('(555) 010-1111');
}

const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Save Contact' }).click();

test(
  'the page, its texts and its empty list',
  shows('CON-01', 'CON-02', 'CON-03', 'CON-10', 'GEN-01'),
  async ({ page }) => {
    await signUp(page);
    await page.goto('/contacts');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
    await expect(page.getByText('Manage your customer database')).toBeVisible();
    await expect(page.getByPlaceholder('Search contacts...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Contact' }).first()).toBeVisible();
    await expect(page.getByText('No contacts found')).toBeVisible();
  },
);

test(
  'a row shows who it is, the last visit and what was spent',
  shows('CON-04', 'CON-05', 'CON-06', 'CON-07', 'CONST-18', 'CONST-19', 'CONST-20'),
  async ({ page }) => {
    await signUp(page);
    const { id: contactId } = await addContact(page, {
      name: 'ana maría ruiz',
      email: 'ana@example.com',
      address: '2021 Audi A4, grey',
    });
    for (const name of ['Cher', 'Bo Chen', 'Dee Fox', 'Gil Hart']) await addContact(page, { name });
    const date = await dayIn(page, -3);
    await addJob(page, { contactId, date, status: 'completed', price: 1234 });
    await page.goto('/contacts');
    await expect(page.getByRole('columnheader')).toHaveText([
      'Name',
      'Contact Info',
      'Last Visit',
      'Total Spent',
      'Actions',
    ]);
    const ana = row(page, 'ana maría ruiz');
    for (const text of [
      'AR',
      '2021 Audi A4, grey',
      '(555) 010-1111',
      'ana@example.com',
      '$1,234',
    ]) {
      await expect(ana).toContainText(text);
    }
    const shown = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    await expect(ana).toContainText(shown.format(new Date(date)));
    await expect(row(page, 'Bo Chen')).toContainText('Never');
    await expect(row(page, 'Cher').getByText('C', { exact: true })).toBeVisible();
    const colourOf = (name: string, letters: string) =>
      row(page, name)
        .getByText(letters, { exact: true })
        .evaluate((avatar) => getComputedStyle(avatar).backgroundColor);
    const first = await colourOf('Bo Chen', 'BC');
    const others = [await colourOf('Dee Fox', 'DF'), await colourOf('Gil Hart', 'GH')];
    expect(others.some((colour) => colour !== first)).toBe(true);
    await page.reload();
    expect(await colourOf('Bo Chen', 'BC')).toBe(first);
  },
);

test(
  'Edit opens the dialog filled; Delete is red, removes at once and can be undone',
  shows('CON-08'),
  async ({ page }) => {
    await signUp(page);
    await addContact(page, { name: 'Bo Chen', email: 'bo@example.com' });
    await page.goto('/contacts');
    await page.getByRole('button', { name: 'Edit Bo Chen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Contact' });
    await expect(dialog.getByLabel('First Name')).toHaveValue('Bo');
    await dialog.getByLabel('Last Name').fill('Chan');
    await dialog.getByRole('button', { name: 'Save Contact' }).click();
    await expect(row(page, 'Bo Chan')).toBeVisible();
    const remove = page.getByRole('button', { name: 'Delete Bo Chan' });
    const colour = await remove.evaluate((button) => getComputedStyle(button).color);
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(Math.max(green, blue) * 2);
    await remove.click();
    await expect(row(page, 'Bo Chan')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Bo Chan')).toBeVisible();
  },
);

test(
  'while the list loads it says so; it is read anew on every visit and when the window is back',
  shows('CON-09', 'CALL-08', 'CALL-09', 'CONST-05', 'CONST-06'),
  async ({ page }) => {
    await signUp(page);
    await addContact(page);
    const letThrough = await hold(page, '/api/contacts');
    // Of finished ones: while a call is under way, another for the same is not made.
    let calls = 0;
    page.on(
      'requestfinished',
      (request) => (calls += request.url().includes('/api/contacts') ? 1 : 0),
    );
    await page.goto('/contacts');
    await expect(page.getByText('Loading contacts...').first()).toBeAttached();
    await letThrough();
    await expect(row(page, 'Ana Ruiz')).toBeVisible();
    await expect.poll(() => calls).toBe(1);
    await page.getByRole('link', { name: 'Revenue' }).click();
    await expect(page).toHaveURL('/revenue');
    await page.getByRole('link', { name: 'Contacts' }).click();
    await expect.poll(() => calls).toBe(2);
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expect.poll(() => calls).toBe(3);
  },
);

test(
  'the search finds by name, e-mail and phone, whatever the case',
  shows('CON-11', 'VAL-06'),
  async ({ page }) => {
    await signUp(page);
    await addContact(page, { email: 'ana.r@example.com', phone: '(555) 010-1111' });
    await addContact(page, { name: 'Bo Chen', email: 'bo@example.com', phone: '555.010.2222' });
    await page.goto('/contacts');
    for (const term of ['RUIZ', 'na ru', 'ANA.R@', '010-1111', '0101111']) {
      await page.getByPlaceholder('Search contacts...').fill(term);
      await expect(row(page, 'Bo Chen')).toBeHidden();
      await expect(row(page, 'Ana Ruiz')).toBeVisible();
    }
    await page.getByPlaceholder('Search contacts...').fill('nobody of this name');
    await expect(page.getByText('No contacts match your search')).toBeVisible();
  },
);

test(
  'the dialog has its fields; Clear empties them',
  shows(
    'CON-12',
    'CON-13',
    'CON-14',
    'CON-15',
    'CON-16',
    'CON-17',
    'CON-18',
    'ENT-11',
    'VAL-04',
    'VAL-05',
    'CONST-25',
  ),
  async ({ page }) => {
    await signUp(page);
    await page.goto('/contacts?action=new');
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/contacts');
    for (const label of ['First Name', 'Last Name', 'Phone Number']) {
      await expect(dialog.getByLabel(label)).toHaveAttribute('aria-required', 'true');
    }
    await expect(dialog.getByLabel('Phone Number')).toHaveAttribute(
      'placeholder',
      '(555) 123-4567',
    );
    await expect(dialog.getByLabel('Email (Optional)')).toHaveAttribute('type', 'email');
    await expect(dialog.getByLabel('Vehicle Information (Optional)')).toHaveAttribute(
      'placeholder',
      'Year, Make, Model, Color',
    );
    const notes = dialog.getByLabel('Notes (Optional)');
    await expect(notes).toHaveAttribute('rows', '4');
    await fill(page);
    await notes.fill('Gate code 12');
    await dialog.getByRole('button', { name: 'Clear' }).click();
    for (const label of ['First Name', 'Last Name', 'Phone Number', 'Notes (Optional)']) {
      await expect(dialog.getByLabel(label)).toHaveValue('');
    }
  },
);

test(
  'what must be there is asked for',
  shows('VAL-03', 'ERR-06', 'CONST-08', 'ERR-30'),
  async ({ page }) => {
    await signUp(page);
    await openDialog(page);
    for (const [first, last] of [
      ['', 'Ruiz'],
      ['Ana', '   '],
    ] as const) {
      await fill(page, first, last);
      await save(page);
      const toast = page.getByRole('alert').filter({ hasText: 'Validation Error' });
      await expect(toast).toContainText('First Name, Last Name, and Phone are required');
      await expect(toast).toHaveCount(1);
    }
    expect(await read<unknown[]>(page, '/api/contacts')).toEqual([]);
  },
);

test(
  'saving sends the joined name, says so and offers to schedule after half a second',
  shows(
    'CON-19',
    'CON-20',
    'CON-21',
    'ENT-12',
    'STATE-09',
    'STATE-10',
    'STATE-11',
    'CALL-11',
    'CONST-10',
    'ERR-30',
  ),
  async ({ page }) => {
    await signUp(page);
    await openDialog(page);
    await page.clock.install();
    await fill(page);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.clock.pauseAt(Date.now() + 60_000);
    await save(page);
    expect((await sent).postDataJSON()).toEqual({
      name: 'Ana Ruiz',
      email: '',
      phone: '(555) 010-1111',
      address: '',
      notes: '',
    });
    const toast = page.getByRole('status').filter({ hasText: 'Contact created' });
    await expect(toast).toContainText('was successfully added to your contacts');
    await expect(dialogOf(page)).toBeHidden();
    const prompt = page.getByRole('dialog', { name: 'Schedule an Appointment' });
    await page.clock.runFor(450);
    await expect(prompt).toBeHidden();
    await page.clock.runFor(100);
    await page.clock.resume();
    await expect(prompt).toContainText('Would you like to schedule an appointment for Ana Ruiz?');
    await prompt.getByRole('button', { name: 'Skip for now' }).click();
    await expect(prompt).toBeHidden();
    await expect(row(page, 'Ana Ruiz')).toBeVisible();
  },
);

test(
  'Schedule Appointment leads to the form with the contact',
  shows('CON-22'),
  async ({ page }) => {
    await signUp(page);
    await openDialog(page);
    await fill(page);
    await save(page);
    const prompt = page.getByRole('dialog', { name: 'Schedule an Appointment' });
    await prompt.getByRole('button', { name: 'Schedule Appointment' }).click();
    const [contact] = await read<{ id: string }[]>(page, '/api/contacts');
    await expect(page).toHaveURL(`/appointments/new?contactId=${contact?.id}`);
    await expect(prompt).toBeHidden();
  },
);

for (const [what, ids, answer, text] of [
  [
    'with a sentence',
    ['ERR-07', 'CALL-24', 'ERR-09'],
    {
      status: 409,
      json: { message: 'This one is here already.', error: 'This one is here already.' },
    },
    'This one is here already.',
  ],
  [
    'without one',
    ['ERR-09'],
    { status: 500, json: {} },
    'Failed to create contact. Please try again.',
  ],
  ['by the network', ['ERR-08'], undefined, 'Failed to add contact. Please try again.'],
] as const) {
  test(
    `a contact refused ${what} is said and nothing typed is lost`,
    shows(...ids),
    async ({ page, watch }) => {
      watch.expectFailures(/contacts|409|500|ERR_FAILED/);
      await signUp(page);
      await openDialog(page);
      await fill(page);
      await page.route('**/api/contacts', (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await save(page);
      const toast = page.getByRole('alert').filter({ hasText: 'Error' });
      await expect(toast).toContainText(text);
      await expect(dialogOf(page).getByLabel('First Name')).toHaveValue('Ana');
    },
  );
}
