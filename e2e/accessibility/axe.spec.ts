import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectFewBytes, watchScripts } from '../support/bytes';
import { signInToDemo, signInToPlatform } from '../support/people';
import { placeOf } from '../support/places.mjs';
import routes from '../support/routes.json' with { type: 'json' };
import { Stillness } from '../support/still';
import { expect, test } from '../support/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AREAS = [
  ['a visitor', () => Promise.resolve(), routes.public],
  ['an owner', signInToDemo, routes.app],
  ['the platform', signInToPlatform, routes.platform],
] as const;
const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
];

/** In the dark the document is the same: only the rules that look at colours can find more. */
const RULES = { light: TAGS, dark: ['color-contrast', 'link-in-text-block'] };
const COLORS = ['light', 'dark'] as const;

async function violationsOf(page: Page, color: keyof typeof RULES, look: string) {
  const { violations } = await new AxeBuilder({ page })
    // In the page itself: the other mode opens a tab for each run, for frames we have none of.
    .setLegacyMode()
    .options({ runOnly: RULES[color], resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => ({
    look,
    id,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
}

/** The page as it is in every size and colour, one after the other: it follows both by itself. */
async function violationsInEveryLook(page: Page) {
  const found = [];
  for (const viewport of SIZES) {
    for (const colorScheme of COLORS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      found.push(...(await violationsOf(page, colorScheme, `${colorScheme} at ${viewport.width}`)));
    }
  }
  return found;
}

for (const [who, signIn, paths] of AREAS) {
  for (const path of paths) {
    test(`axe finds nothing on ${path} for ${who}, narrow and wide, light and dark`, async ({
      page,
    }) => {
      await signIn(page);
      const scripts = watchScripts(page);
      await new Stillness(page).open(await placeOf(page, path));
      // The same visit: what a public page loads when nobody is signed in.
      if (who === 'a visitor') await expectFewBytes(page, scripts);
      expect(await violationsInEveryLook(page)).toEqual([]);
    });
  }
}
