import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from '../support/test';

/**
 * Path of axe for `addInitScript`. The browser caches its compiled code from the second document
 * on; injecting it into an open page takes half a second.
 */
export const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The dark document is the same, so only colour rules can find more. */
const RULES = { light: TAGS, dark: ['color-contrast', 'link-in-text-block'] };
const NARROW = { width: 375, height: 812 };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Frame around a page, the same everywhere. A page's own header belongs to the page. */
const AROUND = ['header:not(main header)', 'aside:not(main aside)', 'footer:not(main footer)'];

/** Axe violations of the open page, whose document has {@link AXE}. */
export async function violationsOf(
  page: Page,
  color: keyof typeof RULES,
  look: string,
  exclude: string[],
) {
  const { violations } = await page.evaluate(
    ([runOnly, without]) =>
      window.axe.run(
        { exclude: without },
        { runOnly, resultTypes: ['violations'], preload: false, selectors: false },
      ),
    [RULES[color], exclude] as const,
  );
  return violations.map(({ id, nodes }) => ({
    look,
    id,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
}

/**
 * Axe violations of the open page, whose document has {@link AXE}: narrow and wide, light and
 * dark. Each look differs in one respect from the one before, since adapting takes the page a
 * while. Size and theme are restored afterwards.
 *
 * @param options.around - include the frame around the page
 */
export async function violationsInEveryLook(page: Page, { around }: { around: boolean }) {
  const found = [];
  const exclude = around ? [] : AROUND;
  const wide = page.viewportSize() ?? NARROW;
  const looks = [
    [NARROW, 'light'],
    [NARROW, 'dark'],
    [wide, 'dark'],
    [wide, 'light'],
  ] as const;
  for (const [viewport, colorScheme] of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    found.push(
      ...(await violationsOf(page, colorScheme, `${colorScheme} at ${viewport.width}`, exclude)),
    );
  }
  return found;
}
