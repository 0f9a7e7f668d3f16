import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { addJob, dayIn } from '../support/business';
import { signUp } from '../support/people';
import { expect, test } from '../support/kept-page';

const ROWS = 5_000;
/** Every twenty-fifth row has an invalid phone number. */
const BAD_ROWS = 200;
/** Maximum rendered rows, however long the list is. */
const MOST_ROWS = 120;

const row = (index: number) =>
  index % (ROWS / BAD_ROWS) === 0
    ? `Nobody ${index};call me;`
    : `Customer ${index};555 ${1_000_000 + index};c${index}@example.com`;
const FILE = {
  name: 'all-customers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `Name;Phone;Email\n${Array.from({ length: ROWS }, (_, i) => row(i)).join('\n')}`,
  ),
};

const rowsIn = (page: Page) => page.getByRole('main').locator('tbody > tr, ul > li');

/** Scrolls like a thumb, and returns the maximum number of rendered rows. */
async function scrollThrough(page: Page): Promise<number> {
  let most = 0;
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, 4_000);
    most = Math.max(most, await rowsIn(page).count());
  }
  return most;
}

/** Runs at table and phone width; the rows take a while to appear. */
async function inEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  await look(1280);
  await page.setViewportSize({ width: 375, height: 812 });
  await look(375);
}

/** Imports through the UI: chooses a file, checks and imports it, and downloads the failed rows. */
async function importByHand(page: Page): Promise<void> {
  await page.goto('/contacts/import');
  await page.getByLabel('Choose a File').setInputFiles(FILE);
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Import 4,800 customers' }).click();
  await expect(page.getByText('4,800 added, 200 failed')).toBeVisible({ timeout: 60_000 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 200 Failed Rows' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + BAD_ROWS);
  expect(lines[1]).toContain('“call me” is not a phone number');
  await page.getByRole('link', { name: 'Go to Contacts' }).click();
}

async function searchFinds(page: Page, number: number): Promise<void> {
  const searches: string[] = [];
  const note = (request: Request) => {
    if (new URL(request.url()).searchParams.has('search')) searches.push(request.url());
  };
  page.on('request', note);
  // Filled at once, because typing speed is not the subject.
  await page.getByPlaceholder('Search contacts...').fill(`customer ${number}`);
  await expect(rowsIn(page)).toHaveCount(1);
  await expect(rowsIn(page)).toContainText(`Customer ${number}`);
  expect(searches).toHaveLength(1);
  page.off('request', note);
  await page.getByPlaceholder('Search contacts...').fill('');
  await expect(rowsIn(page).nth(1)).toBeVisible();
}

/** Appointments of one busy day, three pages. */
const JOBS = 250;

/** Books one appointment and stubs the list with many copies of it, in pages. */
async function bookMany(page: Page): Promise<void> {
  const job = await addJob(page, { date: await dayIn(page, 1) });
  await page.route('**/api/appointments?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const start = Number(searchParams.get('upcomingCursor') ?? 0);
    const end = Math.min(start + Number(searchParams.get('upcomingLimit')), JOBS);
    const upcoming = Array.from({ length: end - start }, (_, index) => ({
      ...job,
      id: `job-${start + index}`,
    }));
    const next = end < JOBS && { upcomingCursor: `${end}` };
    return route.fulfill({ json: { upcoming, past: [], upcomingTotal: JOBS, ...next } });
  });
}

test('a day of 250 jobs is counted, paged and scrolled as a short one is', async ({ page }) => {
  await signUp(page);
  await bookMany(page);
  await page.goto('/appointments');
  await expect(page.getByText('250 appointments')).toBeVisible();
  for (const known of [100, 200]) {
    const row = page.locator(`[aria-rowcount="${known + 1}"], [aria-setsize="${known}"]`);
    await expect(row.first()).toBeVisible();
    await page.getByRole('button', { name: 'Load More' }).click();
  }
  await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
  await inEachWidth(page, async () => {
    expect(await scrollThrough(page)).toBeLessThan(MOST_ROWS);
    // The day's head stays visible in the middle of a long day.
    await expect(page.getByText(/250 jobs/)).toBeInViewport();
  });
});

test('5,000 rows arrive but for the bad ones, are scrolled and searched, and leave again', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  expect((await page.request.put('/api/plan', { data: { plan: 'enterprise' } })).ok()).toBe(true);
  await page.request.post('/api/contacts', { data: { name: 'Was Here', phone: '(555) 900-0000' } });
  await importByHand(page);
  await inEachWidth(page, async (width) => {
    await expect(rowsIn(page).first()).toBeVisible();
    expect(await scrollThrough(page)).toBeLessThan(MOST_ROWS);
    // A different search each time, since results are cached.
    await searchFinds(page, 3_001 + width);
  });

  await page.goto('/contacts/imports');
  await page.getByRole('button', { name: 'Undo all-customers.csv' }).click();
  await expect(page.getByRole('main')).toContainText('Undone');
  await page.goto('/contacts');
  await expect(rowsIn(page)).toHaveCount(1);
  await expect(rowsIn(page)).toContainText('Was Here');
});
