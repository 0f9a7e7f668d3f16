import type { Browser, Page } from '@playwright/test';
import { addContact, addJob, read } from '../support/business';
import { PASSWORD, signOut, signUp } from '../support/people';
import { expect, test } from '../support/kept-page';

const notes = (page: Page) => page.getByRole('main').getByLabel('Notes');
const TYPED = 'Scratch on the left door';

async function typeNotes(page: Page): Promise<void> {
  await page.goto('/appointments');
  await page.getByRole('main').getByText('New Appointment').first().click();
  await expect(page).toHaveURL('/appointments/new');
  await notes(page).fill(TYPED);
}

test('reloading asks first, and so do going back and forward', async ({ page }) => {
  await signUp(page);
  await addContact(page);
  await typeNotes(page);
  // Awaits the dialog completely: a browser that is still reverting the reload would also drop the
  // Back navigation.
  const dismissed = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await page.evaluate(() => location.reload());
  expect(await dismissed).toBe('beforeunload');
  await expect(notes(page)).toHaveValue(TYPED);

  for (const leave of [() => history.back(), () => history.back()]) {
    await page.evaluate(leave);
    const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/appointments/new');
    await expect(notes(page)).toHaveValue(TYPED);
  }
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page).toHaveURL('/appointments');
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/appointments/new');
  await expect(notes(page)).toHaveValue('');
});

test('a session that ends in the middle of a form is taken up again with everything typed', async ({
  page,
  watch,
}) => {
  watch.expectFailures(/401/);
  const email = await signUp(page);
  const { id } = await addContact(page);
  await page.goto(`/appointments/new?contactId=${id}`);
  await page.getByLabel('Service Type').selectOption({ label: 'Full Detail' });
  await notes(page).fill(TYPED);
  await signOut(page);
  const save = page.getByRole('button', { name: 'Schedule Appointment' }).last();
  await save.click();
  const again = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(again).toContainText(email);
  await again.getByLabel('Password').fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'signed in again' })).toBeVisible();
  await expect(again).toBeHidden();
  await expect(notes(page)).toHaveValue(TYPED);
  await save.click();
  await expect(page).toHaveURL('/appointments');
});

test('what another tab does leaves what is typed in this one alone, and both are kept', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailures(/409/);
  await signUp(page);
  const { id } = await addContact(page);
  await page.goto('/contacts');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Notes').fill(TYPED);

  const other = await context.newPage();
  await other.goto('/contacts');
  const known = (await (await other.request.get(`/api/contacts/${id}`)).json()) as object;
  const saved = await other.request.put(`/api/contacts/${id}`, {
    data: { ...known, vehicle: '2020 Mini Cooper' },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await other.close();

  await page.bringToFront();
  const readAnew = page.waitForResponse('**/api/contacts?*');
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await readAnew;
  await expect(dialog.getByLabel('Notes')).toHaveValue(TYPED);
  const save = dialog.getByRole('button', { name: 'Save Contact' });
  await save.click();
  await expect(page.getByRole('region', { name: 'Changed meanwhile' })).toContainText(
    /Taken over from them: .*Vehicle/,
  );
  await save.click();
  await expect(dialog).toBeHidden();
  expect(await read(page, `/api/contacts/${id}`)).toMatchObject({
    notes: TYPED,
    address: '2020 Mini Cooper',
  });
});

/** A second browser of the same person on the same page. */
async function elsewhere(browser: Browser, email: string, path: string): Promise<Page> {
  const context = await browser.newContext();
  const other = await context.newPage();
  const answer = await other.request.post('/api/login', { data: { email, password: PASSWORD } });
  expect(answer.ok()).toBe(true);
  await other.goto(path);
  return other;
}

/** Exact, because the conflict notice also has a field about these notes. */
const job = (page: Page) => page.getByLabel('Notes (Optional)', { exact: true });

test.describe('two people edit the same', () => {
  test('customer, and both keep their words', async ({ page, browser, watch }) => {
    watch.expectFailures(/409/);
    const email = await signUp(page);
    const { id } = await addContact(page);
    const open = async (who: Page) => {
      await who.goto(`/contacts/${id}`);
      await who.getByRole('button', { name: 'Edit Contact' }).click();
      await expect(who.getByRole('dialog').getByLabel('First Name')).toHaveValue('Ana');
    };
    const save = (who: Page) => who.getByRole('button', { name: 'Save Contact' }).click();
    const other = await elsewhere(browser, email, '/contacts');
    await open(page);
    await open(other);

    await other.getByLabel('Notes (Optional)').fill('Gate code 4411');
    await other.getByLabel('Phone Number').fill('(555) 010-2222');
    await save(other);
    await expect(other.getByRole('dialog')).toBeHidden();

    await page.getByLabel('Notes (Optional)').fill('Bell is broken');
    await save(page);
    const notice = page.getByRole('region', { name: 'Changed meanwhile' });
    await expect(notice).toContainText('Taken over from them: Phone Number.');
    await expect(notice.getByRole('radio', { name: 'Yours: Bell is broken' })).toBeChecked();
    await expect(notice.getByRole('radio', { name: 'Theirs: Gate code 4411' })).toBeVisible();
    await save(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await read(page, `/api/contacts/${id}`)).toMatchObject({
      notes: 'Bell is broken',
      phone: '(555) 010-2222',
    });
    await other.context().close();
  });

  test('appointment, and the choice is theirs to make', async ({ page, browser, watch }) => {
    watch.expectFailures(/409/);
    const email = await signUp(page);
    const { id } = await addJob(page, { notes: 'Dog hair' });
    const path = `/appointments/edit/${id}`;
    const save = (who: Page) => who.getByRole('button', { name: 'Update Appointment' }).click();
    const other = await elsewhere(browser, email, path);
    await page.goto(path);
    await expect(job(page)).toHaveValue('Dog hair');
    await expect(job(other)).toHaveValue('Dog hair');

    await other.getByLabel('Status').selectOption('completed');
    await job(other).fill('No dog');
    await save(other);
    await expect(other).toHaveURL('/appointments');

    await job(page).fill('Two dogs');
    await save(page);
    const notice = page.getByRole('region', { name: 'Changed meanwhile' });
    await expect(notice).toContainText('Taken over from them: Status.');
    await notice.getByRole('radio', { name: 'Theirs: No dog' }).check();
    await expect(job(page)).toHaveValue('No dog');
    await notice.getByRole('radio', { name: 'Yours: Two dogs' }).check();
    await save(page);
    await expect(page).toHaveURL('/appointments');
    expect(await read(page, `/api/appointments/${id}`)).toMatchObject({
      notes: 'Two dogs',
      status: 'completed',
    });
    await other.context().close();
  });
});
