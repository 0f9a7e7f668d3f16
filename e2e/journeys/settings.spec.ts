import { PASSWORD, signUp } from '../support/people';
import { once } from '../support/shows';
import { expect, test } from '../support/kept-page';

test('what the business says of itself, its services and its messages are saved', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/settings');
  await page.getByLabel('Business Name').fill('Harbor Shine & Co.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('banner')).toContainText('Harbor Shine & Co.');
  await page.reload();
  await expect(page.getByLabel('Business Name')).toHaveValue('Harbor Shine & Co.');

  await page.getByRole('tab', { name: 'Services' }).click();
  await page.getByRole('button', { name: 'Add Service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Service' });
  await dialog.getByLabel('Service Name').fill('Engine Bay');
  await dialog.getByLabel('Duration (min)').fill('90');
  await dialog.getByLabel('Price').fill('120');
  await dialog
    .getByRole('button', { name: 'Add Service' })
    .or(dialog.getByRole('button', { name: 'Save' }))
    .first()
    .click();
  await expect(page.getByText('Engine Bay').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Notifications' }).click();
  const email = page.getByRole('switch', { name: /email notifications/i });
  await email.click();
  await expect(page.getByRole('switch', { name: /appointment reminders/i })).toBeDisabled();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.reload();
  await expect(email).not.toBeChecked();

  // The new service can be booked.
  await page.request.post('/api/contacts', { data: { name: 'Ana Ruiz', phone: '(555) 010-1111' } });
  await page.goto('/appointments/new');
  await page.getByLabel('Service Type').selectOption({ label: 'Engine Bay' });
  await expect(page.getByLabel('Price (Optional)')).toHaveValue('120.00');
});

test(
  'a colleague is invited, joins by the link, and gets no further than a colleague may',
  once(),
  async ({ page, browser, baseURL }) => {
    await signUp(page);
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Add New User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New User' });
    await dialog.getByLabel('First Name').fill('Kim');
    await dialog.getByLabel('Email').fill(`kim-${Date.now()}-${process.pid}@example.com`);
    await dialog.getByRole('button').last().click();
    const invitation = page.getByRole('dialog', { name: /^Invite Kim/ });
    const link = await invitation.getByRole('textbox').inputValue();

    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const colleague = await context.newPage();
    await colleague.goto(link);
    await expect(colleague.getByText(/Kim, join Harbor Shine/)).toBeVisible();
    await colleague.getByLabel('Password').fill(PASSWORD);
    await colleague.getByRole('button', { name: 'Join' }).click();
    await expect(colleague).toHaveURL('/dashboard');
    await colleague.goto('/admin');
    await expect(colleague.getByText("You don't have access").first()).toBeVisible();
    await colleague.goto(link);
    await expect(colleague.getByRole('alert')).toBeVisible();
    await context.close();
  },
);
