import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from '../support/test';

/** Half as long as `axe.source`: a browser reads it in a third of the time. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
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
 * The open page narrow and wide, light and dark, one after the other: it follows both by itself. Each
 * look differs from the one before by as little as can be, since to follow takes the page a while.
 * Afterwards it is as wide and as light as it was.
 */
export async function violationsInEveryLook(page: Page) {
  const found = [];
  const wide = page.viewportSize() ?? NARROW;
  const looks = [
    [NARROW, 'light'],
    [NARROW, 'dark'],
    [wide, 'dark'],
    [wide, 'light'],
  ] as const;
  await page.evaluate(SOURCE);
  for (const [viewport, colorScheme] of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    found.push(...(await violationsOf(page, colorScheme, `${colorScheme} at ${viewport.width}`)));
  }
  return found;
}
