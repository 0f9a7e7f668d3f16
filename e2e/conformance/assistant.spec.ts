import type { Page } from '@playwright/test';
import { hold } from '../support/hold';
import { signInToDemo } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/test';

const QUICK_QUESTIONS = [
  'What should I charge for a full detail?',
  'How can I get more customers?',
  'Best products for ceramic coating',
  'Paint correction techniques',
];

async function openDialog(page: Page) {
  await signInToDemo(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'AI Detailing Assistant' }).click();
  return page.getByRole('dialog', { name: 'AI Detailing Assistant' });
}

async function openPanel(page: Page) {
  await signInToDemo(page);
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Open assistant' }).click();
  return page.getByRole('dialog', { name: 'Assistant' });
}

test(
  'the dashboard’s dialog greets, asks and can be minimized and closed',
  shows('DASH-19', 'DASH-20', 'DASH-21', 'DASH-22', 'DASH-23', 'STATE-16', 'GEN-06'),
  async ({ page }) => {
    const dialog = await openDialog(page);
    await expect(dialog.getByRole('log')).toContainText(/Assistant:.*Hi!/);
    for (const name of QUICK_QUESTIONS) {
      await expect(dialog.getByRole('button', { name })).toBeVisible();
    }
    const input = dialog.getByPlaceholder('Ask about pricing, marketing, techniques...');
    await dialog.getByRole('button', { name: 'Minimize' }).click();
    await expect(input).toBeHidden();
    await dialog.getByRole('button', { name: 'Expand', exact: true }).click();
    await expect(input).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  },
);

test(
  'a quick question is sent at once, and each has an answer of its own',
  shows('DASH-22', 'STATE-14', 'GEN-06'),
  async ({ page }) => {
    const dialog = await openDialog(page);
    const log = dialog.getByRole('log');
    for (const [question, answer] of [
      [QUICK_QUESTIONS[0], /\$249\.99/],
      [QUICK_QUESTIONS[1], /review|referral|customer/i],
      [QUICK_QUESTIONS[2], /coating/i],
      [QUICK_QUESTIONS[3], /compound|polish/i],
    ] as const) {
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await page.getByRole('button', { name: 'AI Detailing Assistant' }).click();
      const sent = page.waitForRequest('**/api/chat');
      await dialog.getByRole('button', { name: question ?? '' }).click();
      expect((await sent).postDataJSON()).toMatchObject({ message: question });
      await expect(log).toContainText(question ?? '');
      await expect(log).toContainText(answer);
    }
  },
);

for (const [where, open, placeholder] of [
  ['dialog', openDialog, 'Ask about pricing, marketing, techniques...'],
  ['floating panel', openPanel, 'Ask me anything...'],
] as const) {
  test(
    `the ${where} sends no blank message, and waits for one answer at a time`,
    shows('VAL-01', 'VAL-02', 'STATE-15', 'DASH-24', 'CALL-07', 'ENT-09', 'STATE-14'),
    async ({ page }) => {
      const dialog = await open(page);
      const letThrough = await hold(page, '/api/chat');
      const calls: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/chat')) calls.push(request.postDataJSON());
      });
      const input = dialog.getByPlaceholder(placeholder);
      const send = dialog.getByRole('button', { name: 'Send' });
      await expect(send).toBeDisabled();
      await input.fill('   ');
      await expect(send).toBeDisabled();
      await input.press('Enter');
      expect(calls).toEqual([]);
      await input.fill('What should I charge for a full detail?');
      await send.click();
      await expect(dialog.getByRole('status', { name: 'Assistant is typing' })).toBeVisible();
      await expect(input).toBeDisabled();
      await expect(send).toBeDisabled();
      await letThrough();
      await expect(dialog.getByRole('log')).toContainText('$249.99');
      await expect(input).toBeEnabled();
      await input.fill('Paint correction techniques');
      await input.press('Enter');
      await expect(dialog.getByRole('log')).toContainText(/compound|polish/i);
      expect(calls).toMatchObject([
        { message: 'What should I charge for a full detail?', conversationHistory: [] },
        {
          message: 'Paint correction techniques',
          conversationHistory: [
            { role: 'user', content: 'What should I charge for a full detail?' },
            { role: 'assistant', content: expect.stringContaining('$249.99') },
          ],
        },
      ]);
    },
  );
}

test(
  'the floating panel is a bubble, open or minimized',
  shows('FLOAT-01', 'FLOAT-02', 'FLOAT-03', 'FLOAT-04', 'STATE-17'),
  async ({ page }) => {
    const panel = await openPanel(page);
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await expect(panel).toContainText(
      "Hi! I'm your detailing business assistant. How can I help you today?",
    );
    await expect(panel.getByPlaceholder('Ask me anything...')).toBeVisible();
    await panel.getByRole('button', { name: 'Minimize' }).click();
    await panel.getByRole('button', { name: 'Click to expand' }).click();
    await expect(panel.getByPlaceholder('Ask me anything...')).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    const bubble = await page.getByRole('button', { name: 'Open assistant' }).boundingBox();
    expect(bubble?.x).toBeGreaterThan(width / 2);
    expect(bubble?.y).toBeGreaterThan(height / 2);
  },
);

test('the input takes the focus after 100 ms', shows('CONST-13'), async ({ page }) => {
  await signInToDemo(page);
  await page.goto('/contacts');
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    const waits: number[] = [];
    Object.assign(window, { waits });
    window.setTimeout = ((handler: () => void, delay?: number) => {
      waits.push(delay ?? 0);
      return real(handler, delay);
    }) as typeof window.setTimeout;
  });
  await page.reload();
  await page.getByRole('button', { name: 'Open assistant' }).click();
  const input = page.getByPlaceholder('Ask me anything...');
  await expect(input).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { waits: number[] }).waits)).toContain(
    100,
  );
});

test(
  'a reply that fails keeps the message and can be tried again',
  shows('ERR-03'),
  async ({ page, watch }) => {
    watch.expectFailures(/503|chat/);
    const panel = await openPanel(page);
    await page.route('/api/chat', (route) => route.fulfill({ status: 503, body: '' }), {
      times: 1,
    });
    await panel.getByPlaceholder('Ask me anything...').fill('Paint correction techniques');
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect(panel.getByRole('alert')).toContainText("Couldn't get a reply");
    await expect(panel.getByRole('log')).toContainText('Paint correction techniques');
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByRole('log')).toContainText(/compound|polish/i);
  },
);
