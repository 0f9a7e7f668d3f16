import type { Page } from '@playwright/test';
import { hold } from '../support/hold';
import { expect, test } from '../support/test';

/**
 * Public pages work as HTML first. Their scripts are loaded when the page is used, or once it has
 * been idle for a while.
 */

const MAIN = /^\/assets\/main\.\w+\.js$/;

/** Scripts that ran. Prefetched files are no scripts yet. */
function scriptsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('a page that nobody uses runs no script until it is idle', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  await expect.poll(() => scripts.some((path) => MAIN.test(path))).toBe(true);
});

test('what was typed and sent before the scripts are there is sent', async ({ page }) => {
  const letThrough = await hold(page, MAIN);
  await page.goto('/contact');
  await field(page, 'Email').pressSequentially('noa@example.com');
  await field(page, 'Subject').pressSequentially('A question');
  await field(page, 'Message').pressSequentially('Does it work?');
  await field(page, 'Name').pressSequentially('Noa Berg');
  await field(page, 'Name').press('Enter');
  await expect(page).toHaveURL('/contact');
  const sent = page.waitForRequest('**/api/contact-us');
  await letThrough();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Noa Berg',
    email: 'noa@example.com',
    subject: 'A question',
    message: 'Does it work?',
  });
  await expect(page.getByRole('heading', { name: 'Message Received!' })).toBeVisible();
});

test('typing goes on where the caret was', async ({ page }) => {
  const letThrough = await hold(page, MAIN);
  await page.goto('/contact');
  await field(page, 'Name').pressSequentially('Berg');
  await field(page, 'Name').press('Home');
  await page.getByRole('button', { name: 'Send Message' }).dispatchEvent('click');
  await letThrough();
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Name')).toHaveValue('Berg');
  await field(page, 'Name').focus();
  await page.keyboard.type('Noa ');
  await expect(field(page, 'Name')).toHaveValue('Noa Berg');
});

test('a menu, a choice and a file take effect once the scripts are there', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const letThrough = await hold(page, MAIN);
  await page.goto('/pricing');
  await page.locator('label').filter({ hasText: 'Annual' }).click();
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  // Pressed again by somebody who waits.
  await menu.click();
  await letThrough();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('a year');

  await page.goto('/careers/general/apply');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await expect(page.getByRole('button', { name: 'Remove resume.pdf' })).toBeVisible();
});

test('a link leads on before the scripts are there, and Back to the same place', async ({
  page,
}) => {
  await hold(page, MAIN);
  await page.goto('/features');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('Back after a reload shows the page before', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).hover();
  await expect.poll(() => page.evaluate(() => 'clearcoat' in window)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: /pric/i })).toBeVisible();
});

test('in the dark theme the switch says what it does', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const letThrough = await hold(page, MAIN);
  await page.goto('/faq');
  const toLight = page.getByRole('button', { name: 'Switch to light theme' });
  await expect(toLight).toBeVisible();
  await toLight.click();
  await letThrough();
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('an error before the scripts are there is reported', async ({ page, watch }) => {
  watch.expectFailures(/too early/);
  await page.goto('/about');
  const reported = page.waitForRequest('**/api/client-errors');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('too early');
    });
  });
  await reported;
});
