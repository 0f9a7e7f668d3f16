import type { Page } from '@playwright/test';
import { addContact, addJob, dayIn, read } from '../support/business';
import { hold } from '../support/hold';
import { signUp } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/test';

const hours = (first: number, last: number) =>
  Array.from(
    { length: last - first + 1 },
    (_, index) => `${String(first + index).padStart(2, '0')}:00`,
  );

const options = (page: Page, label: string) => page.getByLabel(label).getByRole('option');
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** Opens the new form with a customer chosen and the service's fields filled. */
async function fillNew(page: Page): Promise<void> {
  const { id } = await addContact(page);
  await page.goto(`/appointments/new?contactId=${id}`);
  await page.getByLabel('Service Type').selectOption({ label: 'Full Detail' });
}

test.describe('the new form', () => {
  test(
    'has its titles, its fields and their defaults',
    shows(
      'NEW-01',
      'NEW-02',
      'NEW-05',
      'NEW-06',
      'NEW-07',
      'NEW-08',
      'NEW-09',
      'NEW-10',
      'ENT-14',
      'STATE-05',
      'CONST-17',
      'CONST-21',
      'CONST-22',
      'CONST-25',
    ),
    async ({ page }) => {
      await signUp(page);
      await addContact(page);
      await page.goto('/appointments/new');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule New Appointment');
      await expect(page.getByRole('heading', { name: 'Appointment Details' })).toBeVisible();
      await expect(page.getByLabel('Date', { exact: true })).toHaveAttribute('type', 'date');
      await expect(page.getByLabel('Date', { exact: true })).toHaveValue(await dayIn(page));
      await expect(page.getByLabel('Start Time')).toHaveValue('12:00');
      await expect(page.getByLabel('End Time')).toHaveValue('13:00');
      await expect(options(page, 'Start Time')).toHaveText(hours(0, 23));
      await expect(options(page, 'End Time')).toHaveText(hours(0, 23));
      await expect(page.getByLabel('Status')).toHaveValue('scheduled');
      await expect(options(page, 'Status')).toHaveText([
        'Scheduled',
        'Confirmed',
        'In progress',
        'Completed',
        'Cancelled',
      ]);
      const price = page.getByLabel('Price (Optional)');
      await expect(price).toHaveValue('0.00');
      await expect(price.locator('xpath=ancestor::*[contains(., "$")][1]')).toContainText('$');
      await expect(page.getByLabel('Notes (Optional)')).toHaveAttribute('rows', '4');
      await expect(options(page, 'Service Type')).toHaveCount(9);
    },
  );

  test(
    'offers the business’s services, the built-in ones from its first day',
    shows('ENT-27', 'NEW-05'),
    async ({ page }) => {
      await signUp(page);
      await addContact(page);
      await page.goto('/appointments/new');
      await expect(options(page, 'Service Type')).toHaveText([
        'Select a service',
        'Full Detail',
        'Interior Detail',
        'Exterior Detail',
        'Express Detail',
        'Wash and Wax',
        'Paint Correction',
        'Ceramic Coating',
        'Headlight Restoration',
      ]);
      const added = await page.request.post('/api/services', {
        data: { name: 'Engine Bay', duration: 60, price: 80 },
      });
      expect(added.status()).toBe(201);
      await page.reload();
      await expect(options(page, 'Service Type').filter({ hasText: 'Engine Bay' })).toHaveCount(1);
    },
  );

  test(
    'the customer is a select of contacts; the address can choose one',
    shows('NEW-03', 'NEW-04', 'CALL-10'),
    async ({ page }) => {
      await signUp(page);
      const { id } = await addContact(page, { name: 'Bo Chen' });
      await addContact(page, { name: 'Ana Ruiz' });
      await page.goto(`/appointments/new?contactId=${id}`);
      const customer = page.getByRole('combobox', { name: 'Customer' });
      await expect(page.getByTitle('Bo Chen').first()).toBeVisible();
      await customer.click();
      await page.getByRole('listbox').or(page.locator('.ant-select-dropdown')).first().waitFor();
      await page.locator('.ant-select-item-option', { hasText: 'Ana Ruiz' }).click();
      await expect(page.getByTitle('Ana Ruiz').first()).toBeVisible();
    },
  );

  test(
    'says that contacts load, and what to do when there are none',
    shows('NEW-13', 'NEW-14'),
    async ({ page }) => {
      await signUp(page);
      const answer = await hold(page, '/api/contacts');
      await page.goto('/appointments/new');
      await expect(page.getByText('Loading contacts...')).toBeVisible();
      await answer();
      const box = page.getByRole('main').getByText('No contacts found').locator('xpath=../..');
      await expect(box).toContainText(/create a contact/);
      await box.getByRole('link').click();
      await expect(page).toHaveURL('/contacts');
    },
  );

  test(
    'a service fills the price and moves the end',
    shows('STATE-12', 'CONST-17'),
    async ({ page }) => {
      await signUp(page);
      await fillNew(page);
      await expect(page.getByLabel('Price (Optional)')).toHaveValue('249.99');
      await expect(page.getByLabel('End Time')).toHaveValue('16:00');
      await page.getByLabel('Service Type').selectOption({ label: 'Wash and Wax' });
      await expect(page.getByLabel('Price (Optional)')).toHaveValue('79.99');
    },
  );

  test(
    'Schedule Appointment sends the stated payload and leads to the list',
    shows('NEW-12', 'ENT-13', 'STATE-13', 'CALL-13', 'VAL-10'),
    async ({ page }) => {
      await signUp(page);
      await fillNew(page);
      await page.getByLabel('Start Time').selectOption('09:00');
      await page.getByLabel('End Time').selectOption('14:00');
      await page.getByLabel('Price (Optional)').fill('260.5');
      await page.getByLabel('Notes (Optional)').fill('Back gate');
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/api/appointments'),
      );
      await page.getByRole('button', { name: 'Schedule Appointment' }).click();
      const { id: contactId } = (await read<{ id: string }[]>(page, '/api/contacts'))[0] ?? {};
      expect((await sent).postDataJSON()).toEqual({
        contactId,
        serviceId: 's1',
        date: await dayIn(page),
        time: '09:00',
        startTime: '09:00',
        endTime: '14:00',
        status: 'scheduled',
        notes: 'Back gate',
        price: 260.5,
      });
      await expect(page).toHaveURL('/appointments');
      await page.getByRole('tab', { name: 'Past' }).click();
      await page.getByRole('tab', { name: 'Upcoming' }).click();
      await expect(page.getByText('Full Detail').first()).toBeVisible();
    },
  );

  test('Clear Form goes back to the list', shows('NEW-11'), async ({ page }) => {
    await signUp(page);
    await addContact(page);
    await page.goto('/appointments/new');
    await page.getByRole('button', { name: 'Clear Form' }).click();
    await expect(page).toHaveURL('/appointments');
  });

  test(
    'an end that is not after the start is refused on both sides',
    shows('VAL-11'),
    async ({ page }) => {
      await signUp(page);
      await fillNew(page);
      await page.getByLabel('End Time').selectOption('11:00');
      await page.getByRole('button', { name: 'Schedule Appointment' }).click();
      await expect(alert(page)).toContainText('End time must be after start time');
      const { id: contactId } = (await read<{ id: string }[]>(page, '/api/contacts'))[0] ?? {};
      const date = await dayIn(page);
      const answer = await page.request.post('/api/appointments', {
        data: { contactId, serviceId: 's1', date, startTime: '12:00', endTime: '11:00' },
      });
      expect(answer.status()).toBe(422);
      expect(await answer.text()).toContain('End time must be after start time');
    },
  );

  for (const [what, id, fail, text] of [
    [
      'refused',
      'ERR-12',
      500,
      'Failed to create appointment. Please check all fields are filled correctly.',
    ],
    ['cut off', 'ERR-13', 0, 'Error creating appointment. Please try again.'],
  ] as const) {
    test(
      `when saving is ${what} it says so and keeps everything`,
      shows(id),
      async ({ page, watch }) => {
        watch.expectFailures(/appointments|500|ERR_FAILED/);
        await signUp(page);
        await fillNew(page);
        await page.getByLabel('Notes (Optional)').fill('Back gate');
        await page.route('**/api/appointments', (route) =>
          fail ? route.fulfill({ status: fail, json: {} }) : route.abort(),
        );
        await page.getByRole('button', { name: 'Schedule Appointment' }).click();
        await expect(alert(page)).toContainText(text);
        await expect(page.getByLabel('Notes (Optional)')).toHaveValue('Back gate');
        await page.unroute('**/api/appointments');
        await page.getByRole('button', { name: 'Schedule Appointment' }).click();
        await expect(page).toHaveURL('/appointments');
      },
    );
  }
});

test.describe('the edit form', () => {
  test(
    'has its title, plain dropdowns with its hours, and what is booked',
    shows(
      'EDIT-01',
      'EDIT-02',
      'EDIT-03',
      'EDIT-04',
      'EDIT-05',
      'STATE-06',
      'CONST-23',
      'CALL-14',
      'ENT-15',
      'CALL-10',
    ),
    async ({ page }) => {
      await signUp(page);
      const { id } = await addJob(page, { startTime: '10:00', endTime: '14:00', notes: 'Gate' });
      expect(await read(page, `/api/appointments/${id}`)).toMatchObject({
        customer: { name: 'Ana Ruiz' },
        serviceId: 's1',
        date: await dayIn(page),
        time: '10:00',
        endTime: '14:00',
        status: 'scheduled',
        notes: 'Gate',
        price: 249.99,
      });
      await page.goto(`/appointments/edit/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Appointment');
      for (const label of ['Customer', 'Service Type', 'Start Time', 'End Time', 'Status']) {
        await expect(page.locator('select').and(page.getByLabel(label))).toBeVisible();
      }
      await expect(options(page, 'Start Time')).toHaveText(hours(9, 17));
      await expect(options(page, 'End Time')).toHaveText(hours(10, 18));
      await expect(options(page, 'Status')).toHaveText([
        'Scheduled',
        'Confirmed',
        'Completed',
        'Cancelled',
        'Pending',
      ]);
      await expect(page.getByLabel('Start Time')).toHaveValue('10:00');
      await expect(page.getByLabel('End Time')).toHaveValue('14:00');
      await expect(page.getByLabel('Price (Optional)')).toHaveValue('249.99');
      await expect(page.getByLabel('Notes (Optional)')).toHaveValue('Gate');
    },
  );

  test(
    'never loses a value outside its lists',
    shows('EDIT-03', 'STATE-06', 'STATE-07'),
    async ({ page }) => {
      await signUp(page);
      const { id } = await addJob(page, { status: 'in-progress' });
      await page.goto(`/appointments/edit/${id}`);
      await expect(page.getByLabel('Start Time')).toHaveValue('20:00');
      await expect(page.getByLabel('Status')).toHaveValue('in-progress');
      for (const status of ['completed', 'pending', 'cancelled', 'scheduled']) {
        await page.goto(`/appointments/edit/${id}`);
        await page.getByLabel('Status').selectOption(status);
        await page.getByRole('button', { name: 'Update Appointment' }).click();
        await expect(page).toHaveURL('/appointments');
        expect((await read(page, `/api/appointments/${id}`))['status']).toBe(status);
      }
    },
  );

  test('offers the services of the settings', shows('ENT-26', 'CALL-16'), async ({ page }) => {
    await signUp(page);
    const { id } = await addJob(page, { serviceId: 's4' });
    await page.request.post('/api/services', {
      data: { name: 'Engine Bay', duration: 60, price: 80 },
    });
    const { services } = await read<{ services: { name: string }[] }>(page, '/api/settings');
    await page.goto(`/appointments/edit/${id}`);
    await expect(options(page, 'Service Type')).toContainText(services.map(({ name }) => name));
  });

  test(
    'Update Appointment saves, says so and leads to the list; Cancel only leads there',
    shows('EDIT-06', 'EDIT-07', 'CALL-15'),
    async ({ page }) => {
      await signUp(page);
      const { id } = await addJob(page);
      await page.goto(`/appointments/edit/${id}`);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page).toHaveURL('/appointments');
      await page.goto(`/appointments/edit/${id}`);
      await page.getByLabel('Notes (Optional)').fill('Call first');
      const sent = page.waitForRequest((request) => request.method() === 'PUT');
      await page.getByRole('button', { name: 'Update Appointment' }).click();
      expect(Object.keys((await sent).postDataJSON() as object).sort()).toEqual([
        'contactId',
        'date',
        'endTime',
        'notes',
        'price',
        'serviceId',
        'startTime',
        'status',
        'time',
      ]);
      const toast = page.getByRole('status').filter({ hasText: 'Success' });
      await expect(toast).toContainText('Appointment updated successfully');
      await expect(page).toHaveURL('/appointments');
      expect((await read(page, `/api/appointments/${id}`))['notes']).toBe('Call first');
    },
  );

  test('says that the id is missing', shows('VAL-07'), async ({ page }) => {
    await signUp(page);
    await page.goto('/appointments/edit');
    await expect(alert(page)).toContainText('Cannot update appointment: ID is missing');
  });

  test('asks for the customer and the service', shows('VAL-08', 'VAL-09'), async ({ page }) => {
    await signUp(page);
    const { id } = await addJob(page);
    await page.route(`**/api/appointments/${id}`, async (route) => {
      const response = await route.fetch();
      const booked = (await response.json()) as object;
      const nobody = { id: '', name: '', phone: '', email: '' };
      await route.fulfill({
        response,
        json: { ...booked, contactId: '', customer: nobody, serviceId: '' },
      });
    });
    await page.goto(`/appointments/edit/${id}`);
    await page.getByRole('button', { name: 'Update Appointment' }).click();
    await expect(alert(page)).toContainText('Please select a customer');
    await page.getByLabel('Customer').selectOption({ label: 'Ana Ruiz' });
    await page.getByRole('button', { name: 'Update Appointment' }).click();
    await expect(alert(page)).toContainText('Please select a service type');
  });

  test('says that it could not be loaded', shows('ERR-14'), async ({ page, watch }) => {
    watch.expectFailures(/appointments|500/);
    await signUp(page);
    const { id } = await addJob(page);
    const path = `**/api/appointments/${id}`;
    await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/appointments/edit/${id}`);
    await expect(alert(page)).toContainText(
      'Failed to load appointment details. Please try again.',
    );
    await page.unroute(path);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByLabel('Start Time')).toBeVisible();
  });

  for (const [what, id, fail, text] of [
    [
      'refused',
      'ERR-15',
      500,
      'Failed to update appointment. Please check all fields are filled correctly.',
    ],
    ['cut off', 'ERR-16', 0, 'Something went wrong. Please try again.'],
  ] as const) {
    test(
      `when saving is ${what} it says so and keeps everything`,
      shows(id),
      async ({ page, watch }) => {
        watch.expectFailures(/appointments|500|ERR_FAILED/);
        await signUp(page);
        const job = await addJob(page);
        await page.goto(`/appointments/edit/${job.id}`);
        await page.getByLabel('Notes (Optional)').fill('Call first');
        await page.route(`**/api/appointments/${job.id}`, (route) =>
          fail ? route.fulfill({ status: fail, json: {} }) : route.abort(),
        );
        await page.getByRole('button', { name: 'Update Appointment' }).click();
        const toast = page.getByRole('alert').filter({ hasText: text });
        await expect(toast).toContainText('Error');
        await expect(page.getByLabel('Notes (Optional)')).toHaveValue('Call first');
      },
    );
  }
});
