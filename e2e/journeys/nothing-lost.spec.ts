import type { Page } from '@playwright/test';
import { addContact } from '../support/business';
import { PASSWORD, signOut, signUp } from '../support/people';
import { expect, test } from '../support/test';

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
  await typeNotes(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
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
  const again = page.getByRole('dialog', { name: 'Sign in to go on' });
  await expect(again).toContainText(email);
  await again.getByLabel('Password').fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'signed in again' })).toBeVisible();
  await expect(again).toBeHidden();
  await expect(notes(page)).toHaveValue(TYPED);
  await save.click();
  await expect(page).toHaveURL('/appointments');
});

test('what another tab does leaves what is typed in this one alone', async ({ page, context }) => {
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
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await page.waitForLoadState('networkidle');
  await expect(dialog.getByLabel('Notes')).toHaveValue(TYPED);
});
