import { signInToDemo } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/kept-page';

test(
  'the assistant is a bubble at the bottom right that opens a panel there',
  shows('FLOAT-01', 'CONST-13', 'GEN-06'),
  async ({ page }) => {
    await signInToDemo(page);
    await page.goto('/contacts');
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const opener = page.getByRole('button', { name: 'Open assistant' });
    const bubble = await opener.boundingBox();
    expect(bubble?.x).toBeGreaterThan(width / 2);
    expect(bubble?.y).toBeGreaterThan(height / 2);
    await opener.click();
    await expect(page.getByPlaceholder('Ask me anything...')).toBeFocused();
    const panel = await page.getByRole('dialog', { name: 'Assistant' }).boundingBox();
    expect(panel?.x).toBeGreaterThan(width / 2);
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeGreaterThan(height / 2);
  },
);
