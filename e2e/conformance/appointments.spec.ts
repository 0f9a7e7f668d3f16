import { addContact, addJob, dayIn, read } from '../support/business';
import { hold } from '../support/hold';
import { signInToDemo, signUp } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/test';

test(
  'the page has its title, its tabs, its range and its button',
  shows('APT-01', 'APT-02', 'APT-06', 'APT-08', 'CONST-24', 'GEN-02'),
  async ({ page }) => {
    await signUp(page);
    await page.goto('/appointments');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointments');
    await expect(page.getByText('View and manage your service schedule')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Upcoming', 'Past']);
    await expect(page.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const shown = (iso: string) =>
      new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(iso),
      );
    const range = page.getByRole('group', { name: 'Date range' }).getByRole('textbox');
    await expect(range.first()).toHaveValue(shown(await dayIn(page)));
    await expect(range.last()).toHaveValue(shown(await dayIn(page, 7)));
    await page.getByRole('button', { name: 'New Appointment' }).click();
    await expect(page).toHaveURL('/appointments/new');
  },
);

test(
  'each tab lists its jobs, which can be edited and cancelled',
  shows('APT-03', 'CALL-12', 'ENT-16', 'GEN-02'),
  async ({ page }) => {
    await signUp(page);
    const { id: contactId } = await addContact(page);
    await addJob(page, { contactId, date: await dayIn(page, 1) });
    const past = { contactId, date: await dayIn(page, -1), status: 'scheduled' };
    await addJob(page, { ...past, serviceId: 's4' });
    const lists = await read<{ upcoming: unknown[]; past: unknown[] }>(page, '/api/appointments');
    expect([lists.upcoming.length, lists.past.length]).toEqual([1, 1]);
    await page.goto('/appointments');
    for (const [tab, service] of [
      ['Upcoming', 'Full Detail'],
      ['Past', 'Express Detail'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      const row = page.getByRole('row').filter({ hasText: service });
      await expect(row.getByRole('button', { name: /^Edit/ })).toBeVisible();
      await expect(row.getByRole('button', { name: /^Cancel/ })).toBeVisible();
    }
  },
);

test('while the list loads it says so', shows('APT-04'), async ({ page }) => {
  await signInToDemo(page);
  const letThrough = await hold(page, '/api/appointments');
  await page.goto('/appointments');
  await expect(page.getByText('Loading appointments...').first()).toBeAttached();
  await letThrough();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test(
  'the range shows two months, filters, and leads back to all dates',
  shows('APT-05', 'APT-07', 'CONST-24'),
  async ({ page }) => {
    await signUp(page);
    const { id: contactId } = await addContact(page);
    await addJob(page, { contactId, date: await dayIn(page, 1) });
    await addJob(page, { contactId, serviceId: 's7', date: await dayIn(page, 20) });
    await page.goto('/appointments');
    await expect(page.getByText('Ceramic Coating')).toBeVisible();
    await page.getByRole('group', { name: 'Date range' }).getByRole('textbox').first().click();
    await expect(page.locator('.ant-picker-date-panel:visible')).toHaveCount(2);
    await page.getByText('Next 7 days').click();
    await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}/);
    await expect(page.getByText('Ceramic Coating')).toBeHidden();
    await expect(page.getByText('Full Detail')).toBeVisible();
    await page.getByRole('button', { name: 'All Dates', exact: true }).click();
    await expect(page.getByText('Ceramic Coating')).toBeVisible();
    // Picking by hand the very days it stands at filters as well.
    await page.getByRole('group', { name: 'Date range' }).getByRole('textbox').first().click();
    await page
      .locator(`td[title="${await dayIn(page)}"]`)
      .first()
      .click();
    await page
      .locator(`td[title="${await dayIn(page, 7)}"]`)
      .first()
      .click();
    await expect(page.getByText('Ceramic Coating')).toBeHidden();
  },
);

test(
  'cancelling calls the action, and the list follows without a document reload',
  shows('STATE-08', 'CALL-06'),
  async ({ page }) => {
    await signUp(page);
    const { id } = await addJob(page);
    await page.goto('/appointments');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('button', { name: /^Cancel appointment/ }).click();
    const called = page.waitForRequest(`**/api/appointments/${id}/cancel`);
    await page.getByRole('button', { name: /^Click again/ }).click();
    await called;
    await expect(page.getByText('No upcoming appointments')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect((await read(page, `/api/appointments/${id}`))['status']).toBe('cancelled');
  },
);

for (const [what, id, fail, text] of [
  ['refused', 'ERR-10', 500, 'Failed to cancel appointment. Please try again.'],
  ['cut off', 'ERR-11', 0, 'Error cancelling appointment. Please try again.'],
] as const) {
  test(`a cancelling that is ${what} is said`, shows(id), async ({ page, watch }) => {
    watch.expectFailures(/cancel|500|ERR_FAILED/);
    await signUp(page);
    await addJob(page);
    await page.route('**/cancel', (route) =>
      fail ? route.fulfill({ status: fail, json: {} }) : route.abort(),
    );
    await page.goto('/appointments');
    await page.getByRole('button', { name: /^Cancel appointment/ }).click();
    await page.getByRole('button', { name: /^Click again/ }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text);
    await expect(page.getByRole('row').filter({ hasText: 'Ana Ruiz' })).toBeVisible();
  });
}
