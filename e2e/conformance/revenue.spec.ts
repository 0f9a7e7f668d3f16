import type { Page } from '@playwright/test';
import { addContact, addJob, changeAnswer, dayIn } from '../support/business';
import { signUp } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/kept-page';

const channelsOf = async (page: Page, percent: string) => {
  const text = page.getByText(percent, { exact: true });
  const colour = await text.evaluate((element) => getComputedStyle(element).color);
  return (colour.match(/\d+/g) ?? []).map(Number);
};

test(
  'three charts are drawn, with the same rows as tables, and figures are green or red',
  shows(
    'REV-02',
    'REV-03',
    'REV-06',
    'REV-07',
    'REV-08',
    'REV-11',
    'CONST-30',
    'CONST-34',
    'CONST-35',
    'GEN-03',
  ),
  async ({ page }) => {
    await signUp(page);
    const { id: contactId } = await addContact(page);
    const date = await dayIn(page, -2);
    const times = { date, startTime: '10:00', endTime: '11:00', status: 'completed' };
    await addJob(page, { ...times, contactId, price: 300 });
    await addJob(page, { ...times, contactId, serviceId: 's5', price: 80 });
    await changeAnswer<object>(page, '**/api/revenue?*', (body) => ({
      ...body,
      summary: {
        totalRevenue: 1125,
        previousPeriodRevenue: 1000,
        appointments: 9,
        previousPeriodAppointments: 12,
        averageService: 125,
        previousPeriodAverageService: 0,
      },
    }));
    await page.goto('/revenue');
    await expect(page.getByRole('radio', { name: 'Last 30 Days' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Revenue' })).toBeChecked();
    const series = page.getByRole('figure', { name: 'Revenue', exact: true });
    const services = page.getByRole('figure', { name: 'Top Services' });
    const months = page.getByRole('figure', { name: 'Monthly Breakdown' });
    await expect(services.getByRole('listitem')).toHaveText([
      /Full Detail\$300 · 1 job · avg \$300 · avg 1 h planned79%/,
      /Wash and Wax\$80 · 1 job · avg \$80 · avg 1 h planned21%/,
    ]);
    for (const chart of [series, months]) {
      await expect(chart.locator('canvas').first()).toBeVisible();
    }
    for (const chart of [series, services, months]) {
      const toggle = chart.getByRole('button', { name: 'Show as table' });
      await toggle.focus();
      await page.keyboard.press('Enter');
    }
    await expect(services.getByRole('row')).toHaveText([
      /Full Detail.*\$300/,
      /Wash and Wax.*\$80/,
    ]);
    await expect(months.getByRole('row').filter({ hasText: '$380' })).toHaveCount(1);
    await expect(series.getByRole('row').filter({ hasText: '$380' })).toHaveCount(1);
    const [green, none, red] = [
      await channelsOf(page, '+12.5%'),
      await channelsOf(page, '+0.0%'),
      await channelsOf(page, '-25.0%'),
    ];
    expect(green[1]).toBeGreaterThan(green[0] ?? 0);
    expect(none).toEqual(green);
    expect(red[0]).toBeGreaterThan(red[1] ?? 0);
  },
);
