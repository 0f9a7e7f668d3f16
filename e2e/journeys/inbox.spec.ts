import type { Page } from '@playwright/test';
import { addContact } from '../support/business';
import { expect, test } from '../support/kept-page';
import { signUp } from '../support/people';

const log = (page: Page) => page.getByRole('log', { name: 'Messages with Ana Ruiz' });
const conversations = (page: Page) => page.getByRole('list', { name: 'Conversations' });
const isPhone = () => test.info().project.name === 'phone';

/** Writes in the box and opens the program of the device, until the message is noted. */
async function handOver(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message to Ana Ruiz' }).fill(text);
  const link = page.getByRole('link', { name: 'Open in Messages' });
  await expect(link).toHaveAttribute('href', /^sms:\+15550101111\?&body=/);
  await link.click();
  await expect(log(page).getByText(text)).toBeVisible();
}

test('a conversation begins on the customer, and the inbox follows it live', async ({ page }) => {
  await signUp(page);
  const { id } = await addContact(page);
  await page.goto('/contacts/messages');
  await expect(page.getByText('No messages yet')).toBeVisible();

  await page.goto(`/contacts/${id}`);
  await page
    .getByRole('region', { name: 'Messages' })
    .getByRole('link', { name: 'See All' })
    .click();
  await expect(page.getByText('No messages with Ana Ruiz yet.')).toBeVisible();
  await page.getByRole('button', { name: 'See you then!' }).click();
  await handOver(page, 'See you then! Ring twice.');
  await expect(log(page)).toContainText(/Noa Berg.*Handed over/);

  if (isPhone()) await page.getByRole('link', { name: 'Messages', exact: true }).first().click();
  await expect(conversations(page)).toContainText('You: See you then! Ring twice.');
  // Another user writes meanwhile.
  const data = { channel: 'sms', text: 'Bring the keys.', handedOver: true };
  const written = await page.request.post(`/api/conversations/${id}/messages`, { data });
  expect(written.status()).toBe(201);
  await expect(conversations(page)).toContainText('You: Bring the keys.');
  await conversations(page)
    .getByRole('link', { name: /Ana Ruiz/ })
    .click();
  await expect(log(page).getByRole('listitem').last()).toContainText('Bring the keys.');

  await page.goto('/contacts');
  await page.getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL('/contacts/messages');
});
