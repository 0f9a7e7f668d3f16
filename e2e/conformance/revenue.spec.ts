import type { Page } from '@playwright/test';
import { addContact, addJob, changeAnswer, dayIn, read } from '../support/business';
import { hold } from '../support/hold';
import { signInToDemo, signUp } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/test';

interface Revenue {
  revenue: { date: string; value: number }[];
  topServices: { service: string; revenue: unknown }[];
  monthly: { month: string; revenue: number }[];
  summary: Record<string, number>;
}

const summaryCard = (page: Page, label: string) =>
  page.getByRole('main').getByText(label, { exact: true }).locator('..');

test(
  'the page has its title, its two selectors and what they stand at',
  shows('REV-01', 'REV-02', 'REV-03', 'CONST-26', 'CONST-27', 'CALL-17', 'GEN-03'),
  async ({ page }) => {
    await signInToDemo(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/revenue') asked.push(url.searchParams.get('period') ?? '');
    });
    await page.goto('/revenue');
    await expect(page.getByRole('heading', { level: 1, name: 'Revenue' })).toBeVisible();
    const periods = page.getByRole('radiogroup', { name: 'Time period' });
    await expect(periods.getByRole('radio', { name: 'Last 30 Days' })).toBeChecked();
    for (const name of ['Last 7 Days', 'Last 90 Days', 'This Year']) {
      await periods.getByText(name).click();
      await expect(periods.getByRole('radio', { name })).toBeChecked();
    }
    await expect.poll(() => asked).toEqual(['30days', '7days', '90days', 'year']);
    const types = page.getByRole('radiogroup', { name: 'Chart type' });
    await expect(types.getByRole('radio', { name: 'Revenue' })).toBeChecked();
    for (const [name, value] of [
      ['Appointments', 'appointments'],
      ['Average Value', 'average'],
    ] as const) {
      await types.getByText(name).click();
      await expect(page).toHaveURL(new RegExp(`chart=${value}`));
      await expect(page.getByRole('figure', { name })).toBeVisible();
    }
  },
);

test(
  'three figures compare with the period before, to the letter',
  shows('REV-04', 'REV-05', 'CONST-28', 'CONST-29', 'CONST-30', 'CONST-31'),
  async ({ page }) => {
    await signInToDemo(page);
    await changeAnswer<Revenue>(page, '**/api/revenue?*', (body) => ({
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
    const change = (label: string) => summaryCard(page, label).getByText('vs previous period');
    await expect(change('Total Revenue')).toHaveText('+12.5% vs previous period');
    await expect(change('Average Service Value')).toHaveText('+0.0% vs previous period');
    const percent = (label: string) => summaryCard(page, label).getByText(/^[+-][\d.]+%$/);
    await expect(page.getByText('-25.0% vs previous period')).toBeVisible();
    const channels = async (text: ReturnType<Page['getByText']>) => {
      const colour = await text.evaluate((element) => getComputedStyle(element).color);
      return (colour.match(/\d+/g) ?? []).map(Number);
    };
    const [green, none, red] = [
      await channels(percent('Total Revenue')),
      await channels(percent('Average Service Value')),
      await channels(page.getByText('-25.0%', { exact: true })),
    ];
    expect(green[1]).toBeGreaterThan(green[0] ?? 0);
    expect(none).toEqual(green);
    expect(red[0]).toBeGreaterThan(red[1] ?? 0);
  },
);

test(
  'three charts show the same rows as a table, too',
  shows('REV-06', 'REV-07', 'REV-08', 'REV-11', 'CONST-34', 'CONST-35'),
  async ({ page }) => {
    await signUp(page);
    const { id: contactId } = await addContact(page);
    const date = await dayIn(page, -2);
    const times = { date, startTime: '10:00', endTime: '11:00', status: 'completed' };
    await addJob(page, { ...times, contactId, price: 300 });
    await addJob(page, { ...times, contactId, serviceId: 's5', price: 80 });
    await page.goto('/revenue');
    const series = page.getByRole('figure', { name: 'Revenue', exact: true });
    const services = page.getByRole('figure', { name: 'Top Services' });
    const months = page.getByRole('figure', { name: 'Monthly Breakdown' });
    await expect(services.getByRole('listitem')).toHaveText([
      /Full Detail\$300 · 1 job79%/,
      /Wash and Wax\$80 · 1 job21%/,
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
  },
);

test(
  'nothing yet is said in the stated words',
  shows('REV-09', 'REV-12', 'ERR-28'),
  async ({ page }) => {
    await signUp(page);
    await page.goto('/revenue');
    await expect(page.getByText('No chart data available for the selected period')).toBeVisible();
    await expect(page.getByText('No data available', { exact: true })).toHaveCount(2);
  },
);

test('figures that are no numbers are said, too', shows('REV-13', 'ERR-28'), async ({ page }) => {
  await signInToDemo(page);
  await changeAnswer<Revenue>(page, '**/api/revenue?*', (body) => ({
    ...body,
    topServices: [{ service: 'Full Detail', revenue: 'a lot' }],
  }));
  await page.goto('/revenue');
  await expect(page.getByText('No valid data available', { exact: true })).toBeVisible();
});

test('while it loads it says so', shows('REV-10'), async ({ page }) => {
  await signInToDemo(page);
  const answer = await hold(page, '/api/revenue');
  await page.goto('/revenue');
  await expect(
    page.getByRole('status').filter({ hasText: 'Loading revenue data...' }),
  ).toBeVisible();
  await answer();
  await expect(summaryCard(page, 'Total Revenue')).toBeVisible();
});

test('the answer has the stated shape', shows('ENT-28', 'CALL-17'), async ({ page }) => {
  await signInToDemo(page);
  for (const period of ['7days', '30days', '90days', 'year']) {
    const body = await read<Revenue>(page, `/api/revenue?period=${period}`);
    expect(body.revenue[0]).toMatchObject({
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      value: expect.any(Number),
    });
    expect(body.topServices[0]).toMatchObject({
      service: expect.any(String),
      revenue: expect.any(Number),
    });
    expect(body.monthly[0]).toMatchObject({
      month: expect.stringMatching(/^\d{4}-\d{2}$/),
      revenue: expect.any(Number),
    });
    for (const name of [
      'totalRevenue',
      'previousPeriodRevenue',
      'appointments',
      'previousPeriodAppointments',
      'averageService',
      'previousPeriodAverageService',
    ]) {
      expect(body.summary[name]).toEqual(expect.any(Number));
    }
  }
  const unknown = await page.request.get('/api/revenue?period=decade');
  expect(unknown.status()).toBe(400);
});
