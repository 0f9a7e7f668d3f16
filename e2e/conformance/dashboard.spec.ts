import type { Page } from '@playwright/test';
import { addContact, addJob, changeAnswer, dayIn } from '../support/business';
import { hold } from '../support/hold';
import { signInToDemo, signUp } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/test';

interface Dashboard {
  stats: Record<string, unknown>;
  appointments: Record<string, unknown>[];
  user: { firstName?: string };
}

const table = (page: Page) => page.getByRole('table', { name: 'Upcoming appointments' });
const calendar = (page: Page) => page.getByRole('table', { name: 'Calendar' });

test(
  'an account without data is welcomed with its first steps',
  shows('GEN-07', 'DASH-01', 'STATE-02', 'DASH-07', 'DASH-10', 'ENT-03'),
  async ({ page }) => {
    await signUp(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Clearcoat, Noa!');
    await expect(page.getByText('No upcoming appointments')).toBeVisible();
    await expect(page.getByText('No recent customers')).toBeVisible();
    await expect(page.getByText('+0% from last month')).toHaveCount(4);
    await addContact(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Noa!');
  },
);

test(
  'who has no first name is greeted with the default name, and missing figures read 0',
  shows('GEN-08', 'ENT-03'),
  async ({ page }) => {
    await signInToDemo(page);
    await changeAnswer<Dashboard>(page, '**/api/dashboard', (body) => ({
      ...body,
      stats: { customers: 3 },
      user: {},
    }));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, there!');
    const figures = page.getByRole('region', { name: 'This month' });
    await expect(figures.getByText('$0', { exact: true })).toHaveCount(2);
    await expect(figures.getByText('+0% from last month')).toHaveCount(4);
  },
);

test(
  'four figures stand with their change, in dollars without decimals',
  shows('DASH-02', 'DASH-03', 'CONST-16', 'GEN-03'),
  async ({ page }) => {
    await signUp(page);
    await addJob(page, {
      startTime: '00:00',
      endTime: '01:00',
      status: 'completed',
      price: 1234.5,
    });
    await page.goto('/dashboard');
    const figures = page.getByRole('region', { name: 'This month' });
    for (const label of [
      'Total Revenue',
      'Appointments',
      'Total Customers',
      'Avg. Service Value',
    ]) {
      await expect(figures.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(figures.getByText('$1,235')).toHaveCount(2);
    await expect(figures.getByText('from last month')).toHaveCount(4);
  },
);

test(
  'the table of upcoming appointments has its columns, its actions, View All and Load More',
  shows('DASH-04', 'DASH-05', 'DASH-06', 'DASH-09', 'ENT-04', 'CONST-18'),
  async ({ page }) => {
    await signUp(page);
    const { id: contactId } = await addContact(page);
    for (const day of [1, 2, 3, 4, 5, 6]) {
      await addJob(page, { contactId, date: await dayIn(page, day) });
    }
    await page.goto('/dashboard');
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'Customer',
      'Service',
      'Date & Time',
      'Status',
      'Actions',
    ]);
    const rows = table(page).getByRole('row').filter({ hasText: 'Ana Ruiz' });
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText('(555) 010-1111');
    await expect(rows.first()).toContainText('Full Detail');
    await expect(rows.first()).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
    await expect(rows.first()).toContainText('8:00–9:00 PM');
    await expect(rows.first().getByRole('button', { name: /^Edit/ })).toBeVisible();
    await expect(rows.first().getByRole('button', { name: /^Cancel/ })).toBeVisible();
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(rows).toHaveCount(6);
    await page.getByRole('link', { name: 'View All' }).first().click();
    await expect(page).toHaveURL('/appointments');
  },
);

test('while the figures are on their way the table says so', shows('DASH-08'), async ({ page }) => {
  await signInToDemo(page);
  const answer = await hold(page, '/api/dashboard');
  await page.goto('/dashboard');
  await expect(page.getByText('Loading appointments...').first()).toBeAttached();
  await answer();
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();
});

test(
  'what an appointment lacks is said in the stated words',
  shows('ENT-05', 'ENT-06'),
  async ({ page }) => {
    await signInToDemo(page);
    await changeAnswer<Dashboard>(page, '**/api/dashboard', (body) => ({
      ...body,
      appointments: [
        { ...body.appointments[0], customer: undefined, date: '', time: '' },
        { ...body.appointments[1], id: 'other', date: 'soon' },
      ],
    }));
    await page.goto('/dashboard');
    for (const text of ['Unknown', 'No phone', 'No date', 'No time', 'Invalid date']) {
      await expect(table(page).getByText(text, { exact: true }).first()).toBeVisible();
    }
  },
);

test(
  'Edit goes by the stated address to the form',
  shows('DASH-18', 'EDIT-01'),
  async ({ page }) => {
    await signUp(page);
    const { id } = await addJob(page);
    await page.goto('/dashboard');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    await table(page).getByRole('button', { name: /^Edit/ }).click();
    await expect(page).toHaveURL(`/appointments/edit/${id}`);
    expect(visited.some((url) => url.endsWith(`/appointments?id=${id}&action=edit`))).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  },
);

test(
  'cancelling takes two clicks within three seconds',
  shows('STATE-03', 'STATE-04', 'CONST-09', 'CALL-06'),
  async ({ page }) => {
    await signUp(page);
    const { id } = await addJob(page);
    await page.clock.install();
    await page.goto('/dashboard');
    await expect(table(page)).toContainText('Ana Ruiz');
    await page.clock.pauseAt(Date.now() + 60_000);
    const first = page.getByRole('button', { name: 'Cancel appointment for Ana Ruiz' });
    const armed = page.getByRole('button', {
      name: 'Click again to cancel appointment for Ana Ruiz',
    });
    const colour = () =>
      first.or(armed).evaluate((button) => getComputedStyle(button).backgroundColor);
    const before = await colour();
    await first.click();
    await expect(armed).toBeVisible();
    await expect.poll(colour).not.toBe(before);
    await page.clock.runFor(2_900);
    await expect(armed).toBeVisible();
    await page.clock.runFor(200);
    await expect(first).toBeVisible();
    await first.click();
    const cancelled = page.waitForRequest(`**/api/appointments/${id}/cancel`);
    await armed.click();
    const request = await cancelled;
    await page.clock.resume();
    expect(request.method()).toBe('POST');
    expect(request.headers()['content-type']).toContain('application/json');
    expect(request.postData()).toBeNull();
    await expect(page.getByText('No upcoming appointments')).toBeVisible();
  },
);

test(
  'a failed cancelling is said and the appointment stays',
  shows('ERR-05'),
  async ({ page, watch }) => {
    watch.expectFailures(/cancel|500/);
    await signUp(page);
    await addJob(page);
    await page.route('**/cancel', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Cancel appointment for Ana Ruiz' }).click();
    await page.getByRole('button', { name: /^Click again/ }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Failed to cancel appointment. Please try again.',
    );
    await expect(table(page).getByText('Ana Ruiz')).toBeVisible();
  },
);

test(
  'recent customers stand with the way to all of them and to a new one',
  shows('DASH-11', 'DASH-12', 'ENT-07'),
  async ({ page }) => {
    await signUp(page);
    await addJob(page, { startTime: '00:00', endTime: '01:00', status: 'completed' });
    await page.goto('/dashboard');
    const customer = page.getByRole('listitem').filter({ hasText: 'Ana Ruiz' });
    await expect(customer).toContainText('Full Detail');
    await expect(customer.getByRole('time')).toHaveText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
    await page.getByRole('link', { name: 'View All' }).nth(1).click();
    await expect(page).toHaveURL('/contacts');
    await page.goBack();
    const link = page.getByRole('link', { name: 'Add New Customer' });
    await expect(link).toHaveAttribute('href', '/contacts?action=new');
    await link.click();
    await expect(page.getByRole('dialog', { name: 'Add New Contact' })).toBeVisible();
  },
);

test(
  'the calendar shows six weeks from Su to Sa, the days with appointments, and other months',
  shows('DASH-13', 'DASH-14', 'CONST-14', 'DASH-15', 'DASH-16', 'DASH-17', 'ENT-08'),
  async ({ page }) => {
    await signUp(page);
    await addJob(page);
    await page.goto('/dashboard');
    await expect(calendar(page).getByRole('columnheader')).toHaveText([
      'Su',
      'Mo',
      'Tu',
      'We',
      'Th',
      'Fr',
      'Sa',
    ]);
    await expect(calendar(page).getByRole('cell')).toHaveCount(42);
    const today = calendar(page).locator('[aria-current="date"]');
    await expect(today).toHaveAccessibleName(/has appointments/);
    await expect(page.getByText('Today', { exact: true }).last()).toBeVisible();
    await expect(page.getByText('Has Appointments', { exact: true })).toBeVisible();
    const title = page.getByRole('heading', { name: /^[A-Z][a-z]+ \d{4}$/ });
    const month = await title.textContent();
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(title).not.toHaveText(month ?? '');
    await expect(calendar(page).getByRole('cell')).toHaveCount(42);
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect(title).toHaveText(month ?? '');
  },
);

test(
  'it refreshes itself every five minutes, and not when the window gets the focus',
  shows('CONST-01', 'CONST-02', 'CALL-05'),
  async ({ page }) => {
    await signInToDemo(page);
    await page.clock.install();
    let calls = 0;
    page.on('request', (request) => (calls += request.url().endsWith('/api/dashboard') ? 1 : 0));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    await expect(table(page).getByRole('row').nth(1)).toBeVisible();
    expect(calls).toBe(1);
    await page.clock.runFor(60_000);
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      window.dispatchEvent(new Event('focus'));
    });
    await page.clock.runFor(200_000);
    expect(calls).toBe(1);
    await page.clock.runFor(45_000);
    await expect.poll(() => calls).toBe(2);
  },
);

test(
  'a status has its colour whatever the case it comes in',
  shows('STATE-01'),
  async ({ page }) => {
    await signInToDemo(page);
    const statuses = ['CONFIRMED', 'Pending', 'cancelled', 'Completed', 'scheduled', 'in-progress'];
    await changeAnswer<Dashboard>(page, '**/api/dashboard', (body) => ({
      ...body,
      appointments: statuses.slice(0, 5).map((status, index) => ({
        ...body.appointments[0],
        id: `job-${index}`,
        status,
      })),
    }));
    await page.goto('/dashboard');
    const colours = new Map<string, string>();
    for (const label of ['Confirmed', 'Pending', 'Cancelled', 'Completed', 'Scheduled']) {
      const tag = table(page).getByText(label, { exact: true });
      const colour = await tag.evaluate((element) => getComputedStyle(element).color);
      colours.set(label, hueOf(colour));
    }
    expect(Object.fromEntries(colours)).toEqual({
      Confirmed: 'green',
      Pending: 'yellow',
      Cancelled: 'red',
      Completed: 'blue',
      Scheduled: 'grey',
    });
  },
);

/** The colour's name as people say it, from 'rgb(…)'. */
function hueOf(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if ((max - min) / max < 0.45) return 'grey';
  const sixth =
    max === red
      ? (green - blue) / (max - min)
      : max === green
        ? 2 + (blue - red) / (max - min)
        : 4 + (red - green) / (max - min);
  const degrees = (sixth * 60 + 360) % 360;
  if (degrees < 15 || degrees > 330) return 'red';
  if (degrees < 70) return 'yellow';
  if (degrees < 170) return 'green';
  return 'blue';
}
