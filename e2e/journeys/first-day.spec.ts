import type { Browser, Locator, Page } from '@playwright/test';
import { read } from '../support/business';
import { openMenu } from '../support/menus';
import { acceptInvitation, inviteTechnician, newEmail, PASSWORD, signUp } from '../support/people';
import { expect, test } from '../support/kept-page';
import { Taps } from '../support/taps';

const CUSTOMER = { first: 'Ana', last: 'Ruiz', name: 'Ana Ruiz' };

/** Opens a page by the sidebar, which is behind a button on a phone. */
async function goTo(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'App' }).getByRole('link', { name });
  await openMenu(page, 'Open sidebar', link);
  await link.click();
}

async function register(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  // The message is visible beside the pressed button on the smallest phone, and the required fields
  // are marked.
  const refusal = page.getByRole('alert');
  await expect(refusal).toHaveText('Please fill in all required fields');
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('First Name').fill('Noa');
  await page.getByLabel('Last Name').fill('Berg');
  await page.getByLabel('Business Name').fill('Harbor Shine');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill('something else');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match');
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Your account is ready.')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
}

async function addCustomer(page: Page): Promise<void> {
  await goTo(page, 'Contacts');
  await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  await expect(page.getByText('No contacts found')).toBeVisible();
  await page.getByRole('button', { name: 'Add Contact' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Contact' });
  await dialog.getByLabel('First Name').fill(CUSTOMER.first);
  await dialog.getByRole('button', { name: 'Save Contact' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Validation Error' });
  await expect(refusal).toContainText('First Name, Last Name, and Phone are required');
  const save = dialog.getByRole('button', { name: 'Save Contact' });
  // The toast rises into its place.
  await expect(() => nothingCovers(save, refusal, 12)).toPass();
  await dialog.getByLabel('Last Name').fill(CUSTOMER.last);
  await dialog.getByPlaceholder('(555) 123-4567').fill('(555) 010-7788');
  await dialog.getByPlaceholder('Year, Make, Model, Color').fill('2021 Audi A4, grey');
  await dialog.getByRole('button', { name: 'Save Contact' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Contact created' })).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** A toast must not cover the next control, nor come closer above it than so many pixels. */
async function nothingCovers(asked: Locator, message: Locator, px = 0): Promise<void> {
  const [one, other] = [await asked.boundingBox(), await message.boundingBox()];
  if (!one || !other) throw new Error('Both are on the screen.');
  const isBeside = other.x >= one.x + one.width || one.x >= other.x + other.width;
  const isAbove = other.y + other.height + px <= one.y || one.y + one.height + px <= other.y;
  expect(isBeside || isAbove).toBe(true);
}

async function schedule(page: Page): Promise<void> {
  const prompt = page.getByRole('dialog', { name: 'Schedule an Appointment' });
  await expect(prompt).toContainText(CUSTOMER.name);
  await nothingCovers(prompt.getByRole('heading'), page.getByText('Contact created'));
  await prompt.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(page).toHaveURL(/\/appointments\/new\?contactId=.+/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Schedule New Appointment' })).toBeVisible();
  await expect(page.getByText(CUSTOMER.name).first()).toBeVisible();
  await page.getByLabel('Service Type').selectOption({ label: 'Full Detail' });
  await expect(page.getByLabel('Price (Optional)')).toHaveValue('249.99');
  await page.getByLabel('Start Time').selectOption('20:00');
  await page.getByLabel('End Time').selectOption('23:00');
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(page).toHaveURL('/appointments');
}

/** Row (on a phone, card) of the customer's appointment. */
const jobOf = (page: Page) =>
  page.getByRole('main').locator('tr, li, article').filter({ hasText: CUSTOMER.name }).first();

async function seeItEverywhere(page: Page): Promise<void> {
  await expect(page.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(jobOf(page)).toContainText('Full Detail');
  await page.reload();
  await expect(jobOf(page)).toContainText('Full Detail');
  await goTo(page, 'Dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Noa!' })).toBeVisible();
  await expect(jobOf(page)).toContainText('Full Detail');
  const today = page.locator('[aria-current="date"]');
  await expect(today).toHaveAccessibleName(/appointment/i);
}

async function complete(page: Page): Promise<void> {
  await goTo(page, 'Appointments');
  const edit = jobOf(page).getByRole('button', { name: /^Edit/ });
  const more = jobOf(page).getByRole('button', { name: /^More about/ });
  await edit.or(more).first().click();
  const entry = page.getByRole('menuitem', { name: 'Edit' });
  await expect(entry.or(page.getByRole('heading', { name: 'Edit Appointment' }))).toBeVisible();
  if (await entry.isVisible()) await entry.click();
  await expect(page).toHaveURL(/\/appointments\/edit\/.+/);
  await page.reload();
  await expect(page.getByLabel('Start Time')).toHaveValue('20:00');
  await page.getByLabel('Status').selectOption({ label: 'Completed' });
  const toast = page.getByRole('status').filter({ hasText: 'Success' });
  // The toast fades: on a busy machine it may be gone when the click returns.
  await Promise.all([
    expect(toast).toContainText('Appointment updated successfully'),
    page.getByRole('button', { name: 'Update Appointment' }).click(),
  ]);
  await expect(page).toHaveURL('/appointments');
}

async function seeTheMoney(page: Page): Promise<void> {
  await goTo(page, 'Revenue');
  await expect(page.getByText('$249.99').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('$249.99').first()).toBeVisible();
  await goTo(page, 'Dashboard');
  await expect(page.getByText('$250').first()).toBeVisible();
  await goTo(page, 'Contacts');
  await expect(jobOf(page)).toContainText('$249.99');
  await expect(jobOf(page)).not.toContainText('Never');
}

test('a new owner registers, schedules a job, completes it and sees the money', async ({
  page,
}) => {
  await register(page);
  await expect(page.getByRole('heading', { name: 'Welcome to Clearcoat, Noa!' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome to Clearcoat, Noa!' })).toBeVisible();
  await addCustomer(page);
  await schedule(page);
  await seeItEverywhere(page);
  await complete(page);
  await seeTheMoney(page);
});

const MARIA = {
  name: 'Maria Lopez',
  phone: '+1 (555) 300-1004',
  car: '2019 Toyota Tacoma, silver',
};
const FILE = {
  name: 'customers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Customer,Mobile,E-mail,Car,Street,ZIP,Last visit,Total spent,Notes,Remarks\n' +
      `${MARIA.name},${MARIA.phone},,"${MARIA.car}",14 Elm St,45501,2026-01-12,1240.50,Gate code 4411,Two dogs\n` +
      ',(555) 300-1012,,"2021 Kia Telluride, black",,,,,,\n' +
      'Grace Kim,(555) 300-1013,not an address,,,,,,,\n',
  ),
};

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

/** Sets long daily hours, so that bookings for today are always ahead. */
async function keepLongHours(page: Page): Promise<void> {
  const ranges = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    starts: '07:00',
    ends: '22:00',
  }));
  expect((await page.request.put('/api/hours', { data: { ranges, timeStep: 15 } })).ok()).toBe(
    true,
  );
  const van = { name: 'Van 2', kind: 'van', colour: 'teal' };
  expect((await page.request.post('/api/crews', { data: van })).status()).toBe(201);
}

async function setPrices(page: Page, isMobile: boolean): Promise<void> {
  await page.goto('/settings?tab=services');
  if (isMobile) {
    await page.getByRole('button', { name: 'More about Full Detail' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
  } else await page.getByRole('button', { name: 'Edit Full Detail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Service' });
  await dialog.getByLabel('Truck or van, dollars').fill('325');
  await dialog.getByLabel('Truck or van, minutes').fill('270');
  await dialog.getByRole('button', { name: 'Save Service' }).click();
  await expect(main(page)).toContainText(isMobile ? 'from $249.99' : '$249.99–$325.00');
}

/** Imports customers with all columns, including data from other tools. */
async function importCustomers(page: Page): Promise<void> {
  await page.goto('/contacts/import');
  await page.getByLabel('Choose a File').setInputFiles(FILE);
  const columns = main(page).getByRole('list').filter({ hasText: 'Total spent' });
  await expect(columns.getByText('Street address')).toBeVisible();
  const edge = (page.viewportSize()?.width ?? 0) - 16;
  for (const column of await columns.getByRole('listitem').all()) {
    const box = await column.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? edge)).toBeLessThanOrEqual(edge);
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(main(page)).toContainText('No name in the file: saved as (555) 300-1012');
  await page.getByRole('button', { name: 'Import 3 customers' }).click();
  await page.getByRole('link', { name: 'Go to Contacts' }).click();
  const maria = main(page).locator('tr, li').filter({ hasText: MARIA.name });
  await expect(maria).toContainText('$1,240.50');
  await expect(maria).toContainText('Jan 12, 2026');
}

/** Books a free slot for her vehicle, at a truck's price. */
async function bookMaria(page: Page, taps: Taps): Promise<void> {
  await page.goto('/appointments');
  await taps.on(
    page.getByRole('button', { name: 'New Appointment' }),
    page.getByLabel('Customer', { exact: true }),
  );
  await page.keyboard.type('tacoma');
  // The list moves under the finger until the search has answered.
  await expect(page.locator('.ant-select-item-option')).toHaveCount(1);
  await taps.on(
    page.getByTitle(MARIA.name),
    page.getByText(/^4 h 30 min · \$325/),
    page.getByRole('group', { name: 'Free hours' }).getByRole('button').last(),
  );
  await expect(page.getByLabel('Price (Optional)')).toHaveValue('325.00');
  await taps.on(page.getByRole('button', { name: 'Schedule Appointment' }));
  await expect(toast(page, 'Scheduled')).toContainText('PM');
  taps.expectAsStated('Book a known customer');
}

/** Row (on a phone, card) of her appointment. */
const jobOfMaria = (page: Page) =>
  main(page).locator('tr, li').filter({ hasText: MARIA.name }).first();

async function seeTheDay(page: Page): Promise<void> {
  await expect(
    main(page)
      .getByText(/^Today · [A-Z][a-z]{2}, /)
      .first(),
  ).toBeVisible();
  const job = jobOfMaria(page);
  await expect(job).toContainText('5:30–10:00 PM');
  await expect(job.getByRole('link', { name: /555/ })).toHaveAttribute('href', 'tel:+15553001004');
  const directions = job.getByRole('link', { name: /^Directions/ });
  const more = job.getByRole('button', { name: /^More about/ });
  await expect(directions.or(more).first()).toBeVisible();
  if (await directions.isVisible()) await expect(directions).toHaveAttribute('href', /Elm/);
  else {
    await more.click();
    await expect(page.getByRole('menuitem', { name: 'Directions' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
}

/** Books the other van at the same hour, which is no conflict. */
async function bookBeside(page: Page): Promise<void> {
  const [customer] = await read<{ id: string }[]>(page, '/api/contacts?search=grace');
  await page.goto(`/appointments/new?contactId=${customer?.id}&serviceId=s4&time=18:00`);
  const clash = main(page).getByRole('alert');
  await expect(clash).toContainText(MARIA.name);
  await page.getByLabel('Crew', { exact: true }).selectOption('Van 2');
  await expect(clash).toBeHidden();
  // From early morning, in quarter-hours, in the chosen format.
  const start = page.getByLabel('Start Time');
  await expect(start.locator('option[value="07:15"]')).toHaveAttribute('label', '7:15 AM');
  await start.selectOption('18:15');
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(toast(page, 'Scheduled')).toBeVisible();
}

/** Cancels and marks a no-show, each with its number of taps and one tap to undo. */
async function callOff(page: Page, taps: Taps, isMobile: boolean): Promise<void> {
  await page.goto('/appointments');
  await (isMobile
    ? taps.on(
        page.getByRole('button', { name: "More about Grace Kim's job" }),
        page.getByRole('menuitem', { name: 'Cancel Appointment' }),
      )
    : taps.on(
        page.getByRole('button', { name: 'Cancel appointment for Grace Kim' }),
        page.getByRole('button', { name: 'Click again to cancel appointment for Grace Kim' }),
      ));
  taps.expectAsStated('Cancel an appointment');
  await expect(page.getByRole('button', { name: 'Say Why' })).toBeVisible();
  await taps.on(page.getByRole('button', { name: 'Undo' }));
  taps.expectAsStated('Undo a cancellation or no-show');
  await expect(toast(page, 'Put back')).toBeVisible();
  await main(page).getByRole('link', { name: /6:15/ }).click();
  await taps.on(
    page.getByRole('button', { name: 'More for this job' }),
    page.getByRole('menuitem', { name: 'No-show' }),
  );
  taps.expectAsStated('Mark a no-show');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Put back')).toBeVisible();
}

async function doTheJob(page: Page, taps: Taps): Promise<void> {
  await page.goto('/appointments');
  await taps.on(page.getByRole('button', { name: `Start ${MARIA.name}'s job` }));
  const finish = page.getByRole('button', { name: `Finish ${MARIA.name}'s job` });
  await expect(finish).toBeVisible();
  taps.expectAsStated('Start a job');
  await taps.on(finish);
  await expect(finish).toBeHidden();
  taps.expectAsStated('Finish a job');
}

async function seeTheEvening(page: Page): Promise<void> {
  await page.goto('/revenue');
  const today = page.getByRole('radio', { name: 'Today' });
  await main(page).locator('label').filter({ has: today }).click();
  await expect(page).toHaveURL('/revenue?period=today');
  await expect(main(page)).toContainText('$325');
  await page.goto('/dashboard');
  const day = page.getByRole('region', { name: 'Your day' });
  await expect(day).toContainText('$325 this month so far, from 1 finished job');
  await day.getByRole('link', { name: 'Revenue' }).click();
  await expect(page).toHaveURL('/revenue?period=month');
  await expect(page.getByRole('radio', { name: 'This Month' })).toBeChecked();
}

/** Finds a caller by any detail, typed at once. */
async function answerThePhone(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Search or ask' }).click();
  else await page.keyboard.press('Control+k');
  await page.keyboard.type('tacoma');
  const field = page.getByRole('combobox', { name: 'Search or ask' });
  await expect(field).toHaveValue('tacoma');
  const found = page.getByRole('group', { name: 'Customers' }).getByRole('option');
  for (const said of ['tacoma', '+1 555 300 1004', 'lopez maria', 'elm st', 'code 4411']) {
    await field.fill('');
    await expect(found).toHaveCount(0);
    await field.fill(said);
    await expect(found, said).toContainText([MARIA.name]);
  }
  await page.keyboard.press('Escape');
  await page.goto('/contacts?action=new');
  const dialog = page.getByRole('dialog', { name: 'Add New Contact' });
  await dialog.getByPlaceholder('(555) 123-4567').fill('555-300-1004');
  await expect(dialog).toContainText(`${MARIA.name} already has this number`);
}

/** Books somebody who calls for the first time, with a vehicle and an address. */
async function bookCaller(page: Page, taps: Taps): Promise<void> {
  await page.goto('/appointments');
  await taps.on(
    page.getByRole('button', { name: 'New Appointment' }),
    page.getByLabel('Customer', { exact: true }),
  );
  await page.keyboard.type('Lena Ortiz');
  await taps.on(page.getByRole('button', { name: 'New Customer' }).last());
  const dialog = page.getByRole('dialog', { name: 'Add New Contact' });
  const write = async (field: Locator, text: string) => {
    await taps.on(field);
    await page.keyboard.type(text);
  };
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Ortiz');
  await write(dialog.getByPlaceholder('(555) 123-4567'), '(555) 300-1077');
  await write(dialog.getByPlaceholder('Year, Make, Model, Color'), '2022 Honda Civic, white');
  await taps.on(dialog.getByRole('button', { name: '+ Address' }));
  await write(dialog.getByLabel('Street'), '9 Oak Ave');
  await write(dialog.getByLabel('ZIP Code'), '45501');
  await taps.on(dialog.getByRole('button', { name: 'Save Contact' }));
  await expect(dialog).toBeHidden();
  await taps.on(
    page.getByText(/^4 h · \$249\.99/),
    page.getByRole('group', { name: 'Free hours' }).getByRole('button').first(),
    page.getByRole('button', { name: 'Schedule Appointment' }),
  );
  await expect(toast(page, 'Scheduled')).toBeVisible();
  taps.expectAsStated('Book a new caller with an address');
  await page.goto('/appointments');
  await main(page).getByRole('link', { name: 'Lena Ortiz' }).first().waitFor();
  const { upcoming } = await read<{ upcoming: { place: { street: string } | null }[] }>(
    page,
    '/api/appointments',
  );
  expect(upcoming.map(({ place }) => place?.street)).toContain('9 Oak Ave');
}

/** A technician sees the jobs of their van, but no prices and no other jobs. */
async function workAsTechnician(page: Page, browser: Browser): Promise<void> {
  const token = await inviteTechnician(page, 'Van 2');
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const theirs = await context.newPage();
  await acceptInvitation(theirs, token);
  await theirs.goto('/my-jobs');
  await expect(main(theirs)).toContainText('Grace Kim');
  await expect(main(theirs)).not.toContainText(/\$|Maria/);
  await theirs.goto('/revenue');
  await expect(main(theirs)).toContainText("You don't have access");
  await context.close();
}

test('a day with two vans has none of the ways round that it had, and few taps', async ({
  page,
  browser,
  isMobile,
}) => {
  const taps = new Taps();
  await signUp(page);
  await keepLongHours(page);
  await test.step('a price for a truck', () => setPrices(page, isMobile));
  await test.step('customers from a file', () => importCustomers(page));
  await test.step('a known customer is booked', () => bookMaria(page, taps));
  await test.step('the day says who, when, where and how to reach them', () => seeTheDay(page));
  await test.step('two vans at once, from early on', () => bookBeside(page));
  await test.step('called off, and put back', () => callOff(page, taps, isMobile));
  await test.step('begun and done', () => doTheJob(page, taps));
  await test.step("the evening's figures", () => seeTheEvening(page));
  await test.step('somebody calls', () => answerThePhone(page, isMobile));
  await test.step('a technician', () => workAsTechnician(page, browser));
  await test.step('a new caller is booked', () => bookCaller(page, taps));
});
