import { signInToDemo } from '../support/people';
import { expect, test } from '../support/test';

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

test('the dashboard opens the larger dialog, and a quick question is sent at once', async ({
  page,
}) => {
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
});

test('a failed reply keeps the message and can be tried again', async ({ page, watch }) => {
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
