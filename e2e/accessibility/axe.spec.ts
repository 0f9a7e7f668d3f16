import AxeBuilder from '@axe-core/playwright';
import { signInToDemo } from '../support/people';
import routes from '../support/routes.json' with { type: 'json' };
import { expect, test } from '../support/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of SIZES) {
    test.describe(`${colorScheme} at ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      for (const path of [...routes.public, ...routes.app]) {
        test(`axe finds nothing on ${path}`, async ({ page }) => {
          if (routes.app.includes(path)) await signInToDemo(page);
          await page.goto(path, { waitUntil: 'networkidle' });
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
          const found = violations.map(({ id, nodes }) => ({
            id,
            nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
          }));
          expect(found).toEqual([]);
        });
      }
    });
  }
}
