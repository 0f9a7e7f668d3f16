import type { Page } from '@playwright/test';
import { signInToDemo, signUp } from '../support/people';
import { once } from '../support/shows';
import { expect, test } from '../support/kept-page';

test('the assistant answers from the business and the handbook, on every page', async ({
  page,
}) => {
  await signInToDemo(page);
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Open assistant' }).click();
  const panel = page.getByRole('dialog', { name: 'Assistant' });
  await expect(panel).toContainText(
    "Hi! I'm your detailing business assistant. How can I help you today?",
  );
  const input = panel.getByPlaceholder('Ask me anything...');
  await expect(input).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  await input.fill('   ');
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  await input.fill('What should I charge for a full detail?');
  await input.press('Enter');
  await expect(panel).toContainText('$249.99');
  await panel.getByRole('button', { name: 'Minimize' }).click();
  await panel.getByRole('button', { name: 'Click to expand' }).click();
  await expect(panel).toContainText('$249.99');
  await input.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open assistant' })).toBeFocused();
});

test(
  'the dashboard opens the larger dialog, and a quick question is sent at once',
  once(),
  async ({ page }) => {
    await signInToDemo(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'AI Detailing Assistant' }).click();
    const dialog = page.getByRole('dialog', { name: 'AI Detailing Assistant' });
    await expect(
      dialog.getByPlaceholder('Ask about pricing, marketing, techniques...'),
    ).toBeFocused();
    await dialog.getByRole('button', { name: 'Paint correction techniques' }).click();
    await expect(dialog).toContainText(/compound|polish/i);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'AI Detailing Assistant' })).toBeFocused();
  },
);

test('a failed reply keeps the message and can be tried again', once(), async ({ page, watch }) => {
  watch.expectFailures(/503|chat/);
  await signInToDemo(page);
  await page.goto('/contacts');
  await page.route('/api/chat', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.getByRole('button', { name: 'Open assistant' }).click();
  const panel = page.getByRole('dialog', { name: 'Assistant' });
  await panel.getByPlaceholder('Ask me anything...').fill('What was my revenue last month?');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByRole('alert')).toContainText("Couldn't get a reply");
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByRole('alert')).toBeHidden();
  await expect(panel).toContainText('$');
});

async function openPanel(page: Page) {
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Open assistant' }).click();
  return page.getByRole('dialog', { name: 'Assistant' });
}

async function ask(page: Page, question: string) {
  await page.getByPlaceholder('Ask me anything...').fill(question);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Answers the next question with these events. */
async function answerWith(page: Page, events: [name: string, data: object][]) {
  const body = events
    .map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('');
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
  await page.route('/api/chat', (route) => route.fulfill({ headers, body }), { times: 1 });
}

test('a source leads to its page of the handbook, which leads to all the others', async ({
  page,
}) => {
  await signInToDemo(page);
  const panel = await openPanel(page);
  await ask(page, 'Paint correction techniques');
  const source = panel.locator('a[href^="/handbook/"]').first();
  const title = await source.innerText();
  await source.click();
  await expect(page.getByRole('heading', { level: 1, name: title.trim() })).toBeVisible();
  await expect(page).toHaveTitle(/Handbook/);
  // On a phone the panel minimizes; elsewhere it stays beside the page.
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  const expand = panel.getByRole('button', { name: 'Click to expand' });
  await expect(expand).toHaveCount(isPhone ? 1 : 0);
  await page.getByRole('main').getByRole('link', { name: 'Handbook', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search the handbook' }).fill('no-shows');
  await page.getByRole('link', { name: /no-shows/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: /no-shows/i })).toBeVisible();
});

test('an answer can be stopped, and asked for again', once(), async ({ page }) => {
  await signInToDemo(page);
  const panel = await openPanel(page);
  await page.route('/api/chat', () => new Promise(() => undefined), { times: 1 });
  await ask(page, 'Paint correction techniques');
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByRole('log')).toContainText('You stopped this answer.');
  await expect(panel.getByPlaceholder('Ask me anything...')).toBeFocused();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByRole('log')).toContainText(/compound|polish/i);
  await expect(panel.getByText('You stopped this answer.')).toBeHidden();
});

test(
  'an answer that breaks off keeps what came, and Retry brings the whole',
  once(),
  async ({ page }) => {
    await signInToDemo(page);
    const panel = await openPanel(page);
    await answerWith(page, [
      ['tool', { label: 'Searching the handbook' }],
      ['delta', { text: 'Wash the paint and then' }],
    ]);
    await ask(page, 'Paint correction techniques');
    await expect(panel.getByRole('alert')).toContainText('The answer broke off.');
    await expect(panel.getByRole('log')).toContainText('Wash the paint and then');
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByRole('log')).toContainText(/compound|polish/i);
    await expect(panel.getByRole('log')).not.toContainText('Wash the paint and then');
  },
);

test('a drafted job is changed and scheduled with one press, once', async ({ page }) => {
  await signUp(page);
  const made = await page.request.post('/api/contacts', {
    data: { name: 'Jordan Blake', phone: '(555) 010-7788', email: '', address: '', notes: '' },
  });
  const { id: contactId } = (await made.json()) as { id: string };
  const panel = await openPanel(page);
  const payload = {
    contactId,
    serviceId: 's1',
    date: '2030-05-14',
    time: '14:00',
    startTime: '14:00',
    endTime: '16:00',
    status: 'scheduled',
    notes: '',
    price: 199.5,
  };
  const path = '/api/appointments';
  const names = { customer: 'Jordan Blake', service: 'Full Detail' };
  await answerWith(page, [
    ['delta', { text: 'Here is a draft.' }],
    [
      'card',
      {
        kind: 'appointment',
        title: 'A job for Jordan Blake',
        warnings: [],
        appointment: { ...names, method: 'POST', path, payload },
      },
    ],
    ['done', { mode: 'model', sources: [], suggestions: [] }],
  ]);
  await ask(page, 'Book Jordan');
  const card = panel.getByRole('region', { name: 'A job for Jordan Blake' });
  await card.getByLabel('Start').selectOption('10:00');
  await expect(card.getByLabel('End')).toHaveValue('12:00');
  await card.getByLabel('Notes').fill('Gate code 4711');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(path),
  );
  await card.getByRole('button', { name: 'Schedule It' }).click();
  expect((await sent).headers()).toMatchObject({
    'idempotency-key': expect.stringMatching(/./),
    'clearcoat-via': 'assistant',
  });
  expect((await sent).postDataJSON()).toMatchObject({ notes: 'Gate code 4711', endTime: '12:00' });
  await expect(card).toContainText('Scheduled for Tue, May 14, 2030 at 10:00 AM.');
  await card.getByRole('link', { name: 'View appointment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jordan Blake' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Gate code 4711');
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Scheduled by Noa Berg with the assistant',
  );
});

test(
  'the dashboard sums up the day, and each sentence leads to its proof',
  once(),
  async ({ page }) => {
    await signInToDemo(page);
    await page.goto('/dashboard');
    const links = page.getByRole('region', { name: 'Your day' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const count = await links.count();
    expect(count).toBeGreaterThanOrEqual(3);
    expect(count).toBeLessThanOrEqual(5);
    const href = (await links.first().getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/appointments\?from=/);
    await links.first().click();
    await expect(page).toHaveURL(href);
  },
);
