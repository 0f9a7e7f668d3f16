import { addContact, addJob, dayIn, read } from '../support/business';
import { signUp } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/kept-page';

test(
  'the range shows two months, filters, and leads back; a cancelling follows without a reload',
  shows('APT-05', 'APT-07', 'CONST-24', 'STATE-08'),
  async ({ page }) => {
    await signUp(page);
    const { id: contactId } = await addContact(page);
    await addJob(page, { contactId, date: await dayIn(page, 1) });
    const later = { contactId, serviceId: 's7', date: await dayIn(page, 20) };
    const { id } = await addJob(page, later);
    await page.goto('/appointments');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await expect(page.getByText('Ceramic Coating')).toBeVisible();
    await page.getByRole('group', { name: 'Date range' }).getByRole('textbox').first().click();
    await expect(page.locator('.ant-picker-date-panel:visible')).toHaveCount(2);
    await page.getByText('Next 7 days').click();
    await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}/);
    await expect(page.getByText('Ceramic Coating')).toBeHidden();
    await expect(page.getByText('Full Detail')).toBeVisible();
    await page.getByRole('button', { name: 'All Dates', exact: true }).click();
    await expect(page.getByText('Ceramic Coating')).toBeVisible();
    // Picking the displayed days by hand filters as well.
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
    await page.getByRole('button', { name: 'All Dates', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'Ceramic Coating' });
    await row.getByRole('button', { name: /^Cancel appointment/ }).click();
    await row.getByRole('button', { name: /^Click again/ }).click();
    await expect(row).toBeHidden();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect((await read(page, `/api/appointments/${id}`))['status']).toBe('cancelled');
  },
);
