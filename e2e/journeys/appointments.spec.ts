import type { Page } from '@playwright/test';
import { signUp } from '../support/people';
import { once } from '../support/shows';
import { expect, test } from '../support/kept-page';

/** Today's date in the page's browser. */
const todayIn = (page: Page) =>
  page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()));

async function addJob(page: Page, time: { startTime: string; endTime: string }): Promise<string> {
  const contact = await page.request.post('/api/contacts', {
    data: { name: 'Ana Ruiz', phone: '(555) 010-1111' },
  });
  const { id } = (await contact.json()) as { id: string };
  const job = await page.request.post('/api/appointments', {
    data: { contactId: id, serviceId: 's4', date: await todayIn(page), ...time, price: 99.99 },
  });
  expect(job.status()).toBe(201);
  return ((await job.json()) as { id: string }).id;
}

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('the date range filters, stays in the address, and all dates come back', async ({ page }) => {
  await addJob(page, { startTime: '20:00', endTime: '21:00' });
  await page.goto('/appointments?from=2020-01-01&to=2020-01-07');
  await expect(page.getByText('Ana Ruiz')).toBeHidden();
  await page.getByRole('button', { name: 'All Dates', exact: true }).click();
  await expect(page).toHaveURL('/appointments');
  await expect(page.getByText('Ana Ruiz').first()).toBeVisible();
});

test('an end before the start is refused where it was typed; a clash is named first', async ({
  page,
}) => {
  await addJob(page, { startTime: '20:00', endTime: '21:00' });
  const contacts = (await (await page.request.get('/api/contacts')).json()) as { id: string }[];
  await page.goto(`/appointments/new?contactId=${contacts[0]?.id}`);
  await page.getByLabel('Service Type').selectOption({ label: 'Express Detail' });
  await page.getByLabel('Start Time').selectOption('20:00');
  await page.getByLabel('End Time').selectOption('19:00');
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(page.getByText('End time must be after start time').first()).toBeVisible();
  await page.getByLabel('End Time').selectOption('22:00');
  const warning = page.getByRole('main').getByRole('alert');
  await expect(warning).toContainText('Ana Ruiz');
});

test('the dashboard cancels in two steps and everything follows', async ({ page, isMobile }) => {
  await addJob(page, { startTime: '20:00', endTime: '21:00' });
  await page.goto('/dashboard');
  const steps = isMobile
    ? [
        page.getByRole('button', { name: /^More about .*'s job$/ }),
        page.getByRole('menuitem', { name: 'Cancel Appointment' }),
      ]
    : [
        page.getByRole('button', { name: /cancel/i }),
        page.getByRole('button', { name: /confirm|again/i }),
      ];
  for (const step of steps) await step.first().click();
  await expect(page.getByText('No upcoming appointments')).toBeVisible();
  await page.goto('/appointments?tab=past');
  await expect(page.getByText('Cancelled').first()).toBeVisible();
});

test(
  'the old address of an edit leads on without a trace in the history',
  once(),
  async ({ page }) => {
    const id = await addJob(page, { startTime: '20:00', endTime: '21:00' });
    await page.goto('/contacts');
    await page.goto(`/appointments?id=${id}&action=edit`);
    await expect(page).toHaveURL(`/appointments/edit/${id}`);
    await expect(page.getByLabel('Service Type')).toHaveValue('s4');
    await page.goBack();
    await expect(page).toHaveURL('/contacts');
  },
);
