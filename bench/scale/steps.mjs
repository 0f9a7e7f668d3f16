/** Steps of a walk through the product; each ends when its result is visible. */

import { setTimeout as wait } from 'node:timers/promises';

/** Polling interval for visible elements. */
const LOOK_MS = 10;
const DAY_MS = 86_400_000;
const dayAgo = (days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Only the visible one, since a page's hidden tab is rendered too. */
const visible = (locator) => locator.filter({ visible: true }).first();
const seen = (locator) => visible(locator).waitFor();
const main = (page) => page.getByRole('main');
const count = (page) => main(page).getByRole('status');
const contacts = (page) => main(page).getByRole('table', { name: 'Contacts' });
const firstRow = (page) => visible(main(page).locator('tbody > tr:not([data-group])'));
const jobs = (page) => seen(page.getByRole('button', { name: /^Edit appointment for/ }));
const follow = (page, name) =>
  page.getByRole('navigation').getByRole('link', { name }).first().click();

/** Acts, and waits until an element's text changes. */
async function changes(place, act) {
  const before = await place.textContent();
  await act();
  while ((await place.textContent()) === before) await wait(LOOK_MS);
}

/** Acts, and waits until the API has answered and the page is rendered. */
async function answers(page, address, act) {
  const answered = page.waitForResponse((response) => response.url().includes(address));
  await act();
  await (await answered).finished();
  await page.evaluate(
    () => new Promise((drawn) => globalThis.requestAnimationFrame(() => setTimeout(drawn))),
  );
}

/** Scrolls until a row this far down the list is rendered. */
async function scrollTo(page, row, scroll) {
  const lowest = () =>
    contacts(page).locator('[aria-rowindex]').last().getAttribute('aria-rowindex').then(Number);
  while ((await lowest()) < row) await scroll();
}

async function search(page, term, found) {
  await answers(page, 'search=', () => page.getByPlaceholder('Search contacts...').fill(term));
  await seen(firstRow(page).filter({ hasText: found }));
}

async function more(page, rows) {
  await page.getByRole('button', { name: 'Load More' }).click();
  await seen(main(page).locator(`table[aria-rowcount="${rows + 1}"]`));
}

export const STEPS = {
  'sign in': async (page, { email, password }) => {
    await page.goto('/auth?tab=login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await jobs(page);
  },
  'dashboard, opened again': async (page) => {
    await page.goto('/dashboard');
    await jobs(page);
    await seen(page.locator('table:has(caption:text("Calendar")) [data-busy]'));
  },
  contacts: async (page) => {
    await follow(page, 'Contacts');
    await seen(firstRow(page));
    await seen(count(page));
  },
  'scroll to row 400 by wheel': (page) =>
    scrollTo(page, 400, async () => {
      await page.mouse.move(700, 500);
      await page.mouse.wheel(0, 1_500);
    }),
  'scroll to row 600 by keyboard': (page) =>
    scrollTo(page, 600, () => page.keyboard.press('PageDown')),
  'by most spent': async (page) => {
    const bySpent = () => contacts(page).getByRole('button', { name: 'Total Spent' }).click();
    await answers(page, 'sort=totalSpent', bySpent);
    await answers(page, 'sort=-totalSpent', bySpent);
  },
  'search by name': (page, { people }) => search(page, people[3].name, people[3].name),
  'search by phone': (page, { people }) =>
    search(page, people[4].phone.replaceAll(/\D/g, ''), people[4].name),
  'search by vehicle': (page, { people }) => search(page, people[5].address, people[5].address),
  'a customer': async (page) => {
    const link = firstRow(page).getByRole('link').first();
    const name = await link.textContent();
    await link.click();
    await seen(page.getByRole('heading', { level: 1, name }));
    await seen(main(page).locator('tbody > tr, ul > li'));
  },
  'appointments to come': async (page) => {
    await follow(page, 'Appointments');
    await jobs(page);
    await seen(count(page));
  },
  'the next page of them': (page) => more(page, 200),
  'appointments of the past': (page) =>
    changes(visible(count(page)), () => page.getByRole('tab', { name: 'Past' }).click()),
  'three more pages of them': async (page) => {
    for (const rows of [200, 300, 400]) await more(page, rows);
  },
  'a month, two years ago': async (page) => {
    await page.goto(`/appointments?tab=past&from=${dayAgo(730)}&to=${dayAgo(700)}`);
    await seen(firstRow(page));
    await seen(count(page));
  },
  'the month in the calendar': async (page) => {
    await answers(page, '/api/calendar', () => page.goto('/appointments?view=month'));
    await seen(main(page).locator('table a'));
  },
  'revenue of 30 days': async (page) => {
    await follow(page, 'Revenue');
    await seen(page.getByRole('figure', { name: 'Top Services' }));
  },
  'revenue of this year': async (page) => {
    const year = page.getByText('This Year', { exact: true });
    await answers(page, 'period=year', () => year.click());
    await seen(page.getByRole('figure', { name: 'Top Services' }));
  },
};

/** Steps whose time depends on the business's size, for the small one only. */
export const SMALL_STEPS = {
  'export of the customers': async (page) => {
    await follow(page, 'Contacts');
    await seen(firstRow(page));
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export CSV' }).click();
    await (await download).path();
  },
};
