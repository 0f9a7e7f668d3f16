import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from '../support/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLORS = ['light', 'dark'] as const;
/** In the dark the document is the same: only the rules that look at colours can find more. */
const RULES = { light: TAGS, dark: ['color-contrast', 'link-in-text-block'] };
const NARROW = { width: 375, height: 812 };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** In a page that has axe's source already: to send it for each look takes longer than to look. */
async function violationsOf(page: Page, color: keyof typeof RULES, look: string) {
  const { violations } = await page.evaluate(
    (runOnly) =>
      window.axe.run({ runOnly, resultTypes: ['violations'], preload: false, selectors: false }),
    RULES[color],
  );
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
  await page.evaluate(axe.source);
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
