import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from '../support/test';

/**
 * A script of each document, put there before it is opened: the second document that a page of the
 * browser reads has it compiled, while sending it to one that is open takes half a second.
 */
export const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** In the dark the document is the same: only the rules that look at colours can find more. */
const RULES = { light: TAGS, dark: ['color-contrast', 'link-in-text-block'] };
const NARROW = { width: 375, height: 812 };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What stands around a page, the same on each: a page's own header is within it. */
const AROUND = ['header:not(main header)', 'aside:not(main aside)', 'footer:not(main footer)'];

/** What axe finds of the open page as it is; its document has {@link AXE}. */
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
 * The open page, whose document has {@link AXE}, narrow and wide, light and dark, one after the
 * other: it follows both by itself. Each look differs from the one before by as little as can be,
 * since to follow takes the page a while. Afterwards it is as wide and as light as it was.
 *
 * @param options.around - with what stands around it as well
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
