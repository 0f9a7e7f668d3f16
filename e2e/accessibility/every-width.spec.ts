import type { Page } from '@playwright/test';
import { addContact, addJob, changeAnswer } from '../support/business';
import { expect, test } from '../support/kept-page';
import { layoutFaults } from '../support/layout-faults';
import { acceptInvitation, inviteTechnician, signInToPlatform, signUp } from '../support/people';
import { placeOf } from '../support/places.mjs';
import routes from '../support/routes.json' with { type: 'json' };
import { Stillness } from '../support/still';

/** From the narrowest phone to a wide monitor. 640 px is a desktop of 1280 px at a zoom of 200 %. */
const WIDTHS = [320, 375, 430, 640, 768, 900, 1024, 1280, 1440, 1920];

/** Longer words may be broken: a day of the week at 1024 px has room for eleven letters. */
const LONGEST_WORD = 11;

const BUSINESS = 'Grandmaster Reflections Paint Correction and Ceramic Coatings';
const TWELVE_DIGITS = 123_456_789_012;
const NO_PHONE = '(555) 010-9999';
const CONTACTS = [
  { name: `${'Wolfeschlegel'.repeat(6)}stein B`, phone: '+44 20 7946 0958 ext. 12345' },
  { name: 'Q', phone: NO_PHONE },
  {
    name: 'Maximiliana-Theodora Featherstonehaugh-Cholmondeley-Wriothes',
    email: `${'long'.repeat(12)}@example.com`,
    address: '2021 Mercedes-AMG GT 63 S 4MATIC+ in designo diamond white bright metallic',
  },
  { name: '🚗✨ Señora María-José de la Cruz y Fernández-Villaverde 👩🏽‍🔧🧽' },
];

/** Gives figures twelve digits, and takes one phone number away, as imports without one do. */
const toExtremes = (body: object) =>
  JSON.parse(
    JSON.stringify(body)
      .replaceAll(NO_PHONE, '')
      .replaceAll(
        /"(revenue|averageService|totalSpent|totalRevenue|value)":[\d.]+/g,
        `"$1":${TWELVE_DIGITS}`,
      ),
  ) as object;

/** Signs in to a business with one appointment for each of {@link CONTACTS}. */
async function openExtremeBusiness(page: Page): Promise<void> {
  await signUp(page, BUSINESS);
  for (const [index, contact] of CONTACTS.entries()) {
    const { id: contactId } = await addContact(page, contact);
    const times = { startTime: `${12 + index}:00`, endTime: `${13 + index}:00` };
    await addJob(page, { contactId, notes: contact.name, ...times });
  }
  for (const call of ['dashboard', 'contacts?*', 'revenue?*', 'appointments?*'])
    await changeAnswer<object>(page, `**/api/${call}`, toExtremes);
}

/** Frames in which charts and tables measure themselves again after the window. */
const FRAMES = 30;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Faults that are still there some frames after a change of the window. */
async function lastingFaults(page: Page): Promise<string[]> {
  for (let frame = 1; frame < FRAMES; frame += 1) {
    await page.evaluate(nextFrame);
    if (frame > 1 && (await page.evaluate(layoutFaults, LONGEST_WORD)).length === 0) return [];
  }
  return page.evaluate(layoutFaults, LONGEST_WORD);
}

/** Collects the faults of all pages and widths before it fails. */
async function expectNoFaults(page: Page, paths: readonly string[]): Promise<void> {
  const stillness = new Stillness(page);
  const widthsOf: Record<string, number[]> = {};
  for (const route of paths) {
    // An appointment ahead has more buttons than one of the past.
    await stillness.open(await placeOf(page, route.replace(':appointment', ':job')));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const fault of await lastingFaults(page))
        (widthsOf[`${route}: ${fault}`] ??= []).push(width);
    }
  }
  expect(widthsOf).toEqual({});
}

const halves = (paths: readonly string[]) => {
  const middle = Math.ceil(paths.length / 2);
  return [paths.slice(0, middle), paths.slice(middle)];
};

for (const [index, paths] of halves(routes.app).entries()) {
  test(`no screen of a business with extreme names breaks at any width, half ${index + 1}`, async ({
    page,
  }) => {
    await openExtremeBusiness(page);
    await expectNoFaults(page, paths);
  });
}

test('no screen of a technician breaks at any width', async ({ page }) => {
  await openExtremeBusiness(page);
  const job = await placeOf(page, '/my-jobs/:job');
  await acceptInvitation(page, await inviteTechnician(page, 'Main'));
  await expectNoFaults(page, ['/my-jobs', job]);
});

test('no public page breaks at any width', async ({ page, watch }) => {
  watch.expectFailures(/no-such-page/);
  await expectNoFaults(page, routes.public);
});

test('no screen of the platform breaks at any width', async ({ page }) => {
  await signInToPlatform(page);
  await expectNoFaults(page, routes.platform);
});
