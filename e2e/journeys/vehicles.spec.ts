import { addContact, addJob } from '../support/business';
import { signUp } from '../support/people';
import { expect, test } from '../support/kept-page';

test("a customer's second vehicle is added by its VIN, with the button at the thumb", async ({
  page,
  isMobile,
}) => {
  await signUp(page);
  const { id } = await addContact(page, { address: '2019 Kia Soul, red' });
  await addJob(page, { contactId: id });
  await page.goto(`/contacts/${id}`);
  const garage = page.getByRole('region', { name: 'Vehicles' });
  await garage.getByRole('button', { name: 'Add Vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Vehicle' });
  const save = dialog.getByRole('button', { name: 'Save Vehicle' });
  // On a phone the form is longer than the screen; its button must still be visible.
  await expect(save).toBeInViewport({ ratio: isMobile ? 1 : 0 });
  await dialog.getByLabel('VIN').fill('1HGCM82633A004352');
  await expect(dialog.getByLabel('Make')).toHaveValue('Honda');
  await dialog.getByLabel('Model').fill('acc');
  await page.getByTitle('Accord', { exact: true }).click();
  await expect(dialog.getByText('Car', { exact: true })).toBeVisible();
  await save.click();
  await expect(garage.getByRole('heading', { name: '2003 Honda Accord' })).toBeVisible();

  // With two vehicles the history names each one and has a filter.
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('2019 Kia Soul, red')).toBeVisible();
  await garage.getByRole('button', { name: 'More about 2003 Honda Accord' }).click();
  await page.getByRole('menuitem', { name: 'Show Its Jobs' }).click();
  await expect(history.getByText('No appointments yet')).toBeVisible();
});
