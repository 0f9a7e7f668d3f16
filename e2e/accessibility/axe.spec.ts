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

async function violationsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of SIZES) {
    test.describe(`${colorScheme} at ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      for (const [who, signIn, paths] of AREAS) {
        for (const path of paths) {
          test(`axe finds nothing on ${path} for ${who}`, async ({ page }) => {
            await signIn(page);
            await page.goto(await placeOf(page, path), { waitUntil: 'networkidle' });
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
            expect(await violationsOf(page)).toEqual([]);
          });
        }
      }
    });
  }
}
