import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signInToDemo, signInToPlatform } from '../support/people';
import { placeOf } from '../support/places.mjs';
import routes from '../support/routes.json' with { type: 'json' };
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

const COLORS = ['light', 'dark'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function violationsOf(page: Page, look: string) {
  const { violations } = await new AxeBuilder({ page })
    // In the page itself: the other mode opens a tab for each run, for frames we have none of.
    .setLegacyMode()
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
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
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      found.push(...(await violationsOf(page, `${colorScheme} at ${viewport.width} px`)));
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
      await page.goto(await placeOf(page, path), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await violationsInEveryLook(page)).toEqual([]);
    });
  }
}
