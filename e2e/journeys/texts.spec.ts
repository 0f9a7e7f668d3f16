import type { Locator, Page } from '@playwright/test';
import { addContact, dayIn, read } from '../support/business';
import { signUp } from '../support/people';
import { servedBy } from '../support/served-by';
import { expect } from '../support/test';
import { TextingProduct } from '../support/texting-product';

const test = servedBy(() => TextingProduct.start());

const ANA = '+19195550101';
const CONSENTS = [{ channel: 'sms', purpose: 'service', allowed: true }];

/** Signs up a business that texts, and returns its number. */
async function openShop(page: Page, product: TextingProduct): Promise<string> {
  await signUp(page);
  await product.confirmOwners();
  const answer = await page.request.post('/api/messages/number', { data: {} });
  return ((await answer.json()) as { text: { number: string } }).text.number;
}

async function book(page: Page): Promise<string> {
  const { id: contactId } = await addContact(page, { phone: ANA, consents: CONSENTS });
  const choices = new URLSearchParams({
    ...{ contactId, serviceId: 's4', date: await dayIn(page), time: '15:00' },
  });
  await page.goto(`/appointments/new?${choices}`);
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(page).toHaveURL('/appointments');
  const [job] = (await read<{ upcoming: { id: string }[] }>(page, '/api/appointments')).upcoming;
  return job?.id ?? '';
}

async function move(page: Page, id: string): Promise<void> {
  await page.goto(`/appointments/edit/${id}`);
  await page.getByLabel('Start Time').selectOption('16:00');
  await page.getByLabel('End Time').selectOption('17:00');
  await page.getByRole('button', { name: 'Update Appointment' }).click();
  await expect(page).toHaveURL('/appointments');
}

/** Takes a step of the job, until it is saved. */
async function taken(page: Page, step: string, button: Locator): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith(`/${step}`));
  await button.click();
  expect((await saved).ok()).toBe(true);
}

test('a customer is texted of each event once, and a C confirms', async ({ page, product }) => {
  const number = await openShop(page, product);
  const texts = () => product.twilio.taken.filter(({ from }) => from === number);
  const arrives = async (count: number, words: string | RegExp) => {
    await expect.poll(() => texts().map(({ body }) => body)).toHaveLength(count);
    expect(texts().at(-1)?.body).toMatch(words);
  };
  const id = await book(page);
  await product.passMinutes();
  await arrives(1, 'you are booked with Harbor Shine: Express Detail on');
  await move(page, id);
  await product.passMinutes();
  await arrives(2, /has changed: Express Detail on .* at 4:00 PM/);
  await product.passDays();
  await arrives(3, 'Reply C to confirm, STOP to opt out.');

  await page.goto(`/appointments/${id}`);
  expect(await product.receive(ANA, number, 'C')).toBe(204);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Confirmed');
  const log = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect(log.first()).toContainText('C');
  await page.getByRole('button', { name: 'More for this job' }).click();
  await taken(page, 'on-my-way', page.getByRole('menuitem', { name: 'On My Way' }));
  await product.passMinutes();
  await arrives(4, 'is on the way to you');
  await taken(page, 'start', page.getByRole('button', { name: 'Start' }));
  await taken(page, 'finish', page.getByRole('button', { name: 'Finish' }));
  await product.passMinutes();
  await arrives(5, 'is ready. Thank you');
});
