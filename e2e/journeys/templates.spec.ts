import type { Page } from '@playwright/test';
import { addContact, addJob, dayIn, read } from '../support/business';
import { expect, test } from '../support/kept-page';
import { signUp } from '../support/people';

interface JobMessages {
  ready: { kind: string; text: string } | null;
}

/** Text that is ready for a job of tomorrow, which waits for its reminder. */
async function readyText(page: Page, id: string): Promise<string | undefined> {
  return (await read<JobMessages>(page, `/api/appointments/${id}/messages`)).ready?.text;
}

async function openEditor(page: Page) {
  await page.goto('/settings?tab=notifications');
  await page.getByRole('button', { name: 'Edit Scheduled' }).click();
  return page.getByRole('dialog', { name: 'Message Text: Scheduled' });
}

test('a business says it in its own words, in the language of the customer', async ({ page }) => {
  await signUp(page);
  const { id: contactId } = await addContact(page, { language: 'es' });
  const { id } = await addJob(page, { contactId, date: await dayIn(page, 1) });
  expect(await readyText(page, id)).toMatch(/^Hola Ana, su cita con Harbor Shine queda agendada:/);

  const dialog = await openEditor(page);
  await dialog.getByTitle('Spanish').click();
  const text = dialog.getByLabel('Text', { exact: true });
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Hola Ana, su cita con Harbor Shine queda agendada:');
  await text.fill('¡Todo listo, !');
  await text.press('End');
  await text.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'First Name' }).click();
  await expect(text).toHaveValue('¡Todo listo, {first_name}!');
  await expect(preview).toContainText('¡Todo listo, Ana!');
  await expect(preview).toContainText('17 characters, 1 text message');
  await text.press('End');
  await text.pressSequentially(' {price}');
  await expect(dialog.getByText('This message has no {price}.')).toBeVisible();
  await text.fill('¡Todo listo, {first_name}!');
  await dialog.getByRole('button', { name: 'Save Text' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your Text')).toBeVisible();
  expect(await readyText(page, id)).toBe('¡Todo listo, Ana!');
  await page.goto(`/appointments/${id}`);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('¡Todo listo, Ana!');

  const again = await openEditor(page);
  await again.getByTitle('Spanish').click();
  await again.getByRole('button', { name: 'Back to the Built-in Text' }).click();
  await expect(again).toBeHidden();
  await expect(page.getByText('Your Text')).toBeHidden();
  expect(await readyText(page, id)).toMatch(/^Hola Ana, su cita/);
});
