import type { Page } from '@playwright/test';
import { addContact, addJob, changeAnswer } from '../support/business';
import { signUp } from '../support/people';
import { Stillness } from '../support/still';
import { expect, test } from '../support/kept-page';

/** Sixty characters, breakable only at the hyphens, and one name with emoji. */
const NAMES = [
  'Maximiliana-Theodora Featherstonehaugh-Cholmondeley-Wriothes',
  '🚗✨ Señora María-José de la Cruz y Fernández-Villaverde 👩🏽‍🔧🧽',
];
const BUSINESS = 'Grandmaster Reflections Paint Correction and Ceramic Coatings';
const TWELVE_DIGITS = 123_456_789_012;

const WINDOWS = [
  ['a phone', { width: 375, height: 812 }],
  // Viewport of 1280 by 1024 at a browser zoom of 200 %.
  ['a desktop at 200 %', { width: 640, height: 512 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

const PAGES = [
  '/dashboard',
  '/contacts',
  '/appointments',
  '/appointments/new',
  '/revenue',
  '/settings',
  '/settings?tab=services',
  '/account',
  '/account?tab=security',
  '/admin',
];

/** Elements that overflow the window horizontally outside of any scroll container. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || scrolls(parent);
    };
    const out = [...document.querySelectorAll('main *, header *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element))
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent}`);
    return document.documentElement.scrollWidth > width
      ? ['the page scrolls sideways', ...out]
      : out;
  });
}

test('texts hold with long names, emoji and twelve digits, on every page', async ({ page }) => {
  await signUp(page, BUSINESS);
  for (const name of NAMES) {
    const { id: contactId } = await addContact(page, {
      name,
      email: `${'long'.repeat(12)}@example.com`,
      address: '2021 Mercedes-AMG GT 63 S 4MATIC+ in designo diamond white bright metallic',
    });
    await addJob(page, { contactId, notes: name });
  }
  const big = (body: object) =>
    JSON.parse(
      JSON.stringify(body).replaceAll(
        /"(revenue|averageService|totalSpent|totalRevenue|value)":[\d.]+/g,
        `"$1":${TWELVE_DIGITS}`,
      ),
    ) as object;
  for (const call of ['**/api/dashboard', '**/api/contacts?*', '**/api/revenue?*']) {
    await changeAnswer<object>(page, call, big);
  }
  const stillness = new Stillness(page);
  for (const path of PAGES) {
    await stillness.open(path);
    for (const [where, size] of WINDOWS) {
      await page.setViewportSize(size);
      // Charts and tables measure themselves again some frames after the window.
      await expect.poll(() => overflowing(page), { message: `${path} on ${where}` }).toEqual([]);
    }
  }
});
