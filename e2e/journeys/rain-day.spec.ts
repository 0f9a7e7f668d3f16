import { signUp } from '../support/people';
import { expect, test } from '../support/kept-page';

/** A Tuesday. */
const DAY = '2030-05-14';

test.beforeEach(async ({ page }) => {
  await signUp(page);
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { data })).json()) as { id: string };
  const { id: crewId } = await post('/api/crews', { name: 'Van 2', kind: 'van', colour: 'teal' });
  const book = async (name: string, values: object) => {
    const { id: contactId } = await post('/api/contacts', { name, phone: '(555) 010-1111' });
    await post('/api/appointments', { contactId, serviceId: 's1', ...values });
  };
  await book('Ana Ruiz', { date: DAY, startTime: '09:00', endTime: '11:00' });
  await book('Ben Ode', { date: DAY, startTime: '13:00', endTime: '15:00', crewId });
  await book('Cal Ito', { date: '2030-05-15', startTime: '10:00', endTime: '12:00' });
});

test('a rainy day is moved with all its jobs, put back, and moved again', async ({ page }) => {
  await page.goto(`/appointments?view=day&date=${DAY}`);
  const dialog = page.getByRole('dialog', { name: 'Move These Jobs' });
  const told = page.getByRole('dialog', { name: 'Tell the Customers' });
  const move = async () => {
    await page.getByRole('button', { name: 'More about this day' }).click();
    await page.getByRole('menuitem', { name: 'Move These Jobs' }).click();
    await expect(dialog.getByLabel('To', { exact: true })).toHaveValue('2030-05-15');
    // Cal is there from 10 to 12 already.
    await expect(dialog.getByLabel("New start of Ana Ruiz's job")).toHaveValue('12:00');
    await expect(dialog.getByLabel("New start of Ben Ode's job")).toHaveValue('13:00');
    await dialog.getByRole('button', { name: 'Move 2 Jobs' }).click();
    await expect(page.getByText('2 jobs moved to Wed, May 15')).toBeVisible();
  };
  await move();
  const text = told.getByRole('link', { name: 'Text Ana' });
  await expect(text).toHaveAttribute('href', /^sms:.*Ana.*May%2015/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Put back')).toBeVisible();
  await expect(told).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Ana Ruiz');
  await move();
  await told.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('main')).not.toContainText('Ana Ruiz');
  await page.getByRole('button', { name: 'Next day' }).click();
  for (const name of ['Ana Ruiz', 'Ben Ode', 'Cal Ito']) {
    await expect(page.getByRole('main')).toContainText(name);
  }
});
