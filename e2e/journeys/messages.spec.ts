import type { Locator, Page } from '@playwright/test';
import { addContact, dayIn, read } from '../support/business';
import { expect, test } from '../support/kept-page';
import { signUp } from '../support/people';

interface JobMessages {
  ready: { kind: string } | null;
  messages: { kind: string; state: string }[];
}

const messagesOf = (page: Page, id: string) =>
  read<JobMessages>(page, `/api/appointments/${id}/messages`);
const toastLink = (page: Page) => page.getByRole('status').getByRole('link', { name: 'Text Ana' });

/** Presses a link to a finished text, which must contain some words, until it is recorded. */
async function handOver(page: Page, link: Locator, words: string): Promise<void> {
  await expect(link).toHaveAttribute('href', /^sms:\+15550101111\?&body=/);
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(words);
  const recorded = page.waitForResponse(
    (response) => response.url().endsWith('/messages') && response.request().method() === 'POST',
  );
  await link.click();
  expect((await recorded).status()).toBe(201);
}

async function book(page: Page): Promise<string> {
  const { id: contactId } = await addContact(page);
  const choices = new URLSearchParams({
    ...{ contactId, serviceId: 's4', date: await dayIn(page, 1), time: '10:00' },
  });
  await page.goto(`/appointments/new?${choices}`);
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  await handOver(page, toastLink(page), 'you are booked with Harbor Shine: Express Detail on');
  const [job] = (await read<{ upcoming: { id: string }[] }>(page, '/api/appointments')).upcoming;
  return job?.id ?? '';
}

async function move(page: Page, id: string): Promise<void> {
  await page.goto(`/appointments/edit/${id}`);
  await page.getByLabel('Start Time').selectOption('13:00');
  await page.getByLabel('End Time').selectOption('14:00');
  await page.getByRole('button', { name: 'Update Appointment' }).click();
  await handOver(page, toastLink(page), 'has changed: Express Detail on');
}

async function remind(page: Page): Promise<void> {
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Tomorrow' });
  await expect(card.getByRole('heading')).toHaveText('Tomorrow: 1 to remind');
  await handOver(
    page,
    card.getByRole('link', { name: 'Text Ana' }),
    'a reminder from Harbor Shine',
  );
  await expect(card.getByText('Everyone for tomorrow is reminded')).toBeVisible();
}

/** Takes a step of the job from its menu or its button, and tells the customer from the toast. */
async function goAndFinish(page: Page, id: string): Promise<void> {
  await page.goto(`/appointments/${id}`);
  await page.getByRole('button', { name: 'More for this job' }).click();
  await page.getByRole('menuitem', { name: 'On My Way' }).click();
  await handOver(page, toastLink(page), 'Noa from Harbor Shine is on the way');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await handOver(page, toastLink(page), 'is ready. Thank you');
}

test('a customer hears of each event once, and the job keeps what was handed over', async ({
  page,
}) => {
  await signUp(page);
  const id = await book(page);
  await move(page, id);
  expect((await messagesOf(page, id)).ready).toBeNull();
  await remind(page);
  await goAndFinish(page, id);
  const log = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect(log).toHaveText([
    /^Finished Text handed over .* by Noa Berg/,
    /^On my way/,
    /^Reminder/,
    /^Changed/,
    /^Scheduled/,
  ]);
});
