import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../support/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLORS = ['light', 'dark'] as const;
/** In the dark the document is the same: only the rules that look at colours can find more. */
const RULES = { light: TAGS, dark: ['color-contrast', 'link-in-text-block'] };
const NARROW = { width: 375, height: 812 };

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

/**
 * The open page narrow and wide, light and dark, one after the other: it follows both by itself.
 * Afterwards it is as wide and as light as it was.
 */
export async function violationsInEveryLook(page: Page) {
  const found = [];
  const wide = page.viewportSize() ?? NARROW;
  for (const viewport of [NARROW, wide]) {
    for (const colorScheme of COLORS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      found.push(...(await violationsOf(page, colorScheme, `${colorScheme} at ${viewport.width}`)));
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
