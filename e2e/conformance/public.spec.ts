import { shows } from '../support/shows';
import { expect, test } from '../support/kept-page';

/** Public pages with the real server; mfe-marketing tests their texts. */

test(
  'the posts of the blog are there to read, page by page, and an address joins the newsletter',
  shows('PUB-13', 'PUB-15', 'PUB-16', 'CONST-36', 'CALL-27'),
  async ({ page }) => {
    await page.goto('/blog');
    const posts = page.getByRole('main').getByRole('article');
    const pager = page.getByRole('navigation', { name: /page/i });
    for (const number of ['2', '3', '4']) {
      await pager.getByRole('link', { name: new RegExp(`\\b${number}$`) }).click();
      await expect(page).toHaveURL(`/blog?page=${number}`);
      await expect(posts).toHaveCount(6);
    }
    await page.getByRole('textbox').fill(`reader-${Date.now()}@example.com`);
    const answered = page.waitForResponse('**/api/newsletter');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    expect((await answered).status()).toBe(201);
    await expect(page.getByRole('status').filter({ hasText: /confirm/ })).toBeVisible();
    const title = await posts.first().getByRole('heading').textContent();
    await posts
      .first()
      .getByRole('link', { name: /Read More/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  },
);

test(
  'a message and an application with a resume arrive',
  shows('PUB-02', 'PUB-19', 'ERR-26', 'CALL-25', 'CALL-27'),
  async ({ page }) => {
    await page.goto('/contact');
    for (const [label, value] of [
      ['Name', 'Noa Berg'],
      ['Email', 'noa@example.com'],
      ['Subject', 'A question'],
      ['Message', 'Does it work on a phone?'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    const received = page.waitForResponse('**/api/contact-us');
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect((await received).status()).toBe(201);
    await expect(page.getByRole('heading', { name: 'Message Received!' })).toBeVisible();
    const toast = page.getByRole('status').filter({ hasText: 'Message sent!' });
    await expect(toast).toContainText("We've received your message and will get back to you soon.");

    await page.goto('/careers');
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Dana Reyes');
    await page.getByLabel('Email', { exact: true }).fill('dana@example.com');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'resume.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    });
    const applied = page.waitForResponse('**/api/careers/applications');
    await page.getByRole('button', { name: 'Send Application' }).click();
    expect((await applied).status()).toBe(201);
    await expect(page.getByRole('main')).toContainText('Thank you. Your application is with us.');
  },
);
