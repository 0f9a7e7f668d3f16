import type { Page } from '@playwright/test';
import { hold } from '../support/hold';
import { shows } from '../support/shows';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');

test(
  'the trial, the discount and the freedom to leave are stated',
  shows('GEN-09', 'GEN-10', 'GEN-11', 'CONST-37', 'PUB-05'),
  async ({ page }) => {
    await page.goto('/');
    await expect(main(page)).toContainText('14-day free trial');
    await expect(main(page)).toContainText(/no credit card/i);
    await page.goto('/pricing');
    await expect(main(page)).toContainText(/cancel (at )?any ?time/i);
    await expect(main(page)).toContainText('20%');
    await expect(main(page)).toContainText(/14[- ]day/);
  },
);

test(
  'three plans with their prices, monthly and annual, and what they hold',
  shows('GEN-10', 'GEN-12', 'GEN-13', 'GEN-14', 'GEN-15', 'GEN-21', 'PUB-05', 'CONST-37'),
  async ({ page }) => {
    await page.goto('/pricing');
    for (const [plan, monthly, annual, claims] of [
      ['Starter', '$29', '$23.20', ['50 customer profiles', 'Unlimited appointments']],
      [
        'Professional',
        '$59',
        '$47.20',
        [
          '500 customer profiles',
          'SMS messages',
          'Online booking portal',
          'Mobile app',
          'Priority support',
        ],
      ],
      [
        'Enterprise',
        '$99',
        '$79.20',
        [
          'Unlimited customer profiles',
          'Dedicated account manager',
          'Custom integrations',
          'White-label options',
        ],
      ],
    ] as const) {
      const card = main(page)
        .locator('article, li')
        .filter({ has: page.getByRole('heading', { name: plan, exact: true }) });
      await page.getByText('Monthly', { exact: true }).click();
      await expect(card).toContainText(monthly);
      for (const claim of claims) await expect(card).toContainText(claim);
      await page
        .getByText(/^Annual/)
        .first()
        .click();
      await expect(card).toContainText(annual);
    }
  },
);

test(
  'what does not work yet is claimed as coming soon, what does is claimed plainly',
  shows('GEN-16', 'GEN-17', 'GEN-18', 'GEN-19', 'GEN-20', 'GEN-21', 'GEN-22'),
  async ({ page }) => {
    await page.goto('/pricing');
    const claim = (text: RegExp) => main(page).getByRole('listitem').filter({ hasText: text });
    for (const text of [
      /Online booking with your availability, buffer times/,
      /Email and SMS reminders, in all plans/,
      /Card payments, digital invoices, deposits and recurring billing/,
      /Apps for iOS and Android/,
      /Priority support/,
      /Dedicated account manager/,
    ]) {
      await expect(claim(text).first()).toContainText('Coming soon');
    }
    const works = claim(/Import from spreadsheets, CSV and what other CRM tools export/).first();
    await expect(works).toBeVisible();
    await expect(works).not.toContainText('Coming soon');
    await expect(claim(/within 24 business hours/).first()).toBeVisible();
  },
);

for (const [path, heading, text] of [
  ['/features', /./, /appointments/i],
  ['/about', /./, /detail/i],
  ['/learn-more', /./, /trial/i],
  ['/terms', /Terms/, /cancel/i],
  ['/privacy', /Privacy/, /personal/i],
] as const) {
  test(`${path} carries its text`, shows('PUB-05'), async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main(page)).toContainText(text);
    await expect(main(page)).toHaveText(/.{600}/s, { useInnerText: true });
  });
}

test(
  'the contact form says what it needs and when somebody answers',
  shows('PUB-01', 'PUB-04', 'ENT-36', 'VAL-18', 'GEN-22'),
  async ({ page }) => {
    await page.goto('/contact');
    for (const label of ['Name', 'Email', 'Subject', 'Message']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute(
        'aria-required',
        'true',
      );
    }
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
    await expect(main(page)).toContainText('Monday to Friday');
    await expect(main(page)).toContainText(/24 business hours/);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  },
);

async function fillContact(page: Page): Promise<void> {
  await page.goto('/contact');
  for (const [label, value] of [
    ['Name', 'Noa Berg'],
    ['Email', 'noa@example.com'],
    ['Subject', 'A question'],
    ['Message', 'Does it work on a phone?'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

test(
  'a message is sent, received and can be followed by another',
  shows('PUB-02', 'PUB-03', 'STATE-20', 'STATE-21', 'ERR-26', 'CALL-25', 'CONST-12', 'ENT-36'),
  async ({ page }) => {
    await fillContact(page);
    const letThrough = await hold(page, '/api/contact-us');
    const answered = page.waitForResponse('**/api/contact-us');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await letThrough();
    expect((await answered).status()).toBe(201);
    const toast = page.getByRole('status').filter({ hasText: 'Message sent!' });
    await expect(toast).toContainText("We've received your message and will get back to you soon.");
    await expect(page.getByRole('heading', { name: 'Message Received!' })).toBeVisible();
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('');
  },
);

test(
  'a message that fails is said and stays',
  shows('ERR-27', 'ERR-30'),
  async ({ page, watch }) => {
    watch.expectFailures(/contact-us|500/);
    await fillContact(page);
    await page.route('**/api/contact-us', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Send Message' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to send message' });
    await expect(toast).toContainText('There was an error sending your message. Please try again.');
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('A question');
  },
);

test(
  'six stories, each of somebody somewhere, and a call to action',
  shows('PUB-06', 'PUB-07', 'PUB-08', 'PUB-09', 'GEN-23', 'ENT-37'),
  async ({ page }) => {
    await page.goto('/testimonials');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Success Stories');
    const stories = main(page).getByRole('figure');
    await expect(stories).toHaveCount(6);
    for (const story of await stories.all()) {
      await expect(story.getByRole('blockquote')).not.toBeEmpty();
      // Person, company and city.
      await expect(story.locator('figcaption')).toContainText(/\w+ \w+.*\w+.*, [A-Z]{2}/s);
    }
    await expect(main(page)).toContainText('80%');
    await expect(main(page)).toContainText('35%');
    const call = main(page).getByRole('link', { name: 'Start Your Free Trial' });
    await expect(call).toHaveAttribute('href', '/auth');
    await expect(main(page)).toContainText('No credit card required. 14-day free trial.');
  },
);

test('ten questions, at most one open', shows('PUB-10', 'PUB-11', 'STATE-26'), async ({ page }) => {
  await page.goto('/faq');
  const questions = main(page).getByRole('button');
  await expect(questions).toHaveCount(10);
  const open = main(page).locator('button[aria-expanded="true"]');
  for (const index of [2, 5]) {
    await questions.nth(index).click();
    await expect(open).toHaveCount(1);
    await expect(questions.nth(index)).toHaveAttribute('aria-expanded', 'true');
  }
  await questions.nth(5).click();
  await expect(open).toHaveCount(0);
  for (const [name, href] of [
    ['See pricing', '/pricing'],
    ['Contact Support', '/contact'],
    ['Start Your Free Trial', '/auth'],
  ] as const) {
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test(
  'six posts a page of four, in six categories, each with a page of its own',
  shows('PUB-12', 'PUB-13', 'PUB-14', 'PUB-15', 'CONST-36', 'ENT-37', 'ROUTE-07'),
  async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Auto Detailing Business Blog',
    );
    const posts = main(page).getByRole('article');
    await expect(posts).toHaveCount(6);
    for (const post of await posts.all()) {
      await expect(post.getByRole('heading')).not.toBeEmpty();
      await expect(post.locator('img, svg').first()).toBeAttached();
      await expect(post).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
      const more = post.getByRole('link', { name: /Read More/ });
      await expect(more).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/);
    }
    for (const category of [
      'Business Growth',
      'Detailing Techniques',
      'Business Strategy',
      'Industry Trends',
      'Client Management',
      'Product Reviews',
    ]) {
      const link = page
        .getByRole('navigation', { name: 'Categories' })
        .getByRole('link', { name: category });
      await expect(link).toBeVisible();
    }
    const pager = page.getByRole('navigation', { name: /page/i });
    await expect(pager.locator('[aria-current="page"]')).toHaveText('Page 1');
    for (const number of ['2', '3', '4']) {
      await pager.getByRole('link', { name: new RegExp(`\\b${number}$`) }).click();
      await expect(page).toHaveURL(`/blog?page=${number}`);
      // Until the next page has come, the one before stands there.
      await expect(pager.locator('[aria-current="page"]')).toHaveText(`Page ${number}`);
      await expect(posts).toHaveCount(6);
    }
    const title = await posts.first().getByRole('heading').textContent();
    await posts
      .first()
      .getByRole('link', { name: /Read More/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  },
);

test(
  'the newsletter box takes an address and says what comes next',
  shows('PUB-16', 'CALL-27'),
  async ({ page }) => {
    await page.goto('/blog');
    const box = page.getByRole('form', { name: /newsletter/i }).or(
      main(page)
        .locator('form')
        .filter({ has: page.getByRole('button', { name: 'Subscribe' }) }),
    );
    await box.getByRole('textbox').fill(`reader-${Date.now()}@example.com`);
    const answered = page.waitForResponse('**/api/newsletter');
    await box.getByRole('button', { name: 'Subscribe' }).click();
    expect((await answered).status()).toBe(201);
    await expect(page.getByRole('status').filter({ hasText: /confirm/ })).toBeVisible();
  },
);

test(
  'careers: why, what for, and five positions one can apply for',
  shows('PUB-17', 'PUB-18', 'PUB-19', 'ENT-37'),
  async ({ page }) => {
    await page.goto('/careers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
    await expect(main(page)).toContainText(/mission/i);
    for (const value of [
      /customer-first innovation/i,
      /continuous improvement/i,
      /transparency and integrity/i,
      /work-life balance/i,
      /diversity and inclusion/i,
    ]) {
      await expect(main(page)).toContainText(value);
    }
    await expect(main(page).getByRole('button', { name: 'Apply Now' })).toHaveCount(5);
  },
);

test(
  'an application is sent with a resume and arrives',
  shows('PUB-19', 'PUB-20', 'CALL-27'),
  async ({ page }) => {
    for (const name of ['Apply Now', 'Submit Your Resume']) {
      await page.goto('/careers');
      await page.getByRole('button', { name }).first().click();
      await page.getByLabel('Name', { exact: true }).fill('Dana Reyes');
      await page.getByLabel('Email', { exact: true }).fill('dana@example.com');
      await page.locator('input[type="file"]').setInputFiles({
        name: 'resume.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
      });
      const answered = page.waitForResponse('**/api/careers/applications');
      await main(page)
        .getByRole('button', { name: /(Send|Submit)/ })
        .click();
      expect((await answered).status()).toBe(201);
      await expect(main(page)).toContainText('Thank you. Your application is with us.');
    }
  },
);

test('the cookie policy', shows('PUB-21'), async ({ page }) => {
  await page.goto('/cookie-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cookie Policy/);
  await expect(main(page)).toContainText('May 24, 2025');
});

test(
  'the SMS policy and its promises',
  shows('PUB-22', 'PUB-23', 'PUB-24', 'PUB-25'),
  async ({ page }) => {
    await page.goto('/sms-consent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMS Consent Policy');
    for (const text of [
      'May 24, 2025',
      'one message 24 hours before an appointment',
      'one message when an appointment is scheduled',
      'one message when an appointment is changed',
      'one message when the work is completed',
      'only with your explicit consent',
      'Reply STOP',
      'Reply HELP',
    ]) {
      await expect(main(page)).toContainText(text);
    }
  },
);
