import { FakeOpenAi } from '@clearcoat/testing/openai';
import type { Page } from '@playwright/test';
import { signInToDemo } from '../support/people';
import { SecondProduct } from '../support/second-product';
import { servedBy } from '../support/served-by';
import { expect } from '../support/test';

/** A language model's server with all its failures, behind the real API, seen from the browser. */

/** A second product serves the pages and uses the fake model. */
const test = servedBy(async () => {
  const fake = await FakeOpenAi.start();
  const product = await SecondProduct.start({
    OPENAI_API_KEY: 'fake',
    OPENAI_BASE_URL: fake.url,
    // A failure in one test must not pause the model for the next.
    OPENAI_REST_SECONDS: '0',
  });
  const stop = async () => {
    await product.stop();
    await fake.stop();
  };
  return { fake, url: product.url, stop };
});
test.describe.configure({ mode: 'serial' });

const QUESTION = 'What should I charge for a full detail?';
const FELL_BACK = 'The AI service did not answer';

async function openPanel(page: Page) {
  await signInToDemo(page);
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Open assistant' }).click();
  const panel = page.getByRole('dialog', { name: 'Assistant' });
  const input = panel.getByPlaceholder('Ask me anything...');
  const ask = async (question = QUESTION) => {
    await input.fill(question);
    await input.press('Enter');
  };
  return { panel, input, ask, log: panel.getByRole('log') };
}

test('an answer grows as it comes', async ({ page, product: { fake } }) => {
  fake.reset();
  const { log, ask } = await openPanel(page);
  fake.queue({ text: ['A full detail ', 'takes four ', 'hours.'], betweenMs: 1_000 });
  await ask();
  await expect(log).toContainText('A full detail');
  await expect(log).not.toContainText('hours.');
  await expect(log).toContainText('A full detail takes four hours.');
});

test('tools are called side by side; a wrong or unknown one is told to the model', async ({
  page,
  product: { fake },
}) => {
  fake.reset();
  const { log, ask } = await openPanel(page);
  fake.queue(
    {
      calls: [
        { name: 'list_services', args: {} },
        { name: 'delete_everything', args: {} },
        { name: 'ask_records', args: '{"want": ' },
      ],
    },
    { text: ['A Full Detail is $249.99.'] },
  );
  await ask();
  await expect(log).toContainText('A Full Detail is $249.99.');
  const results = fake.asked.at(-1)?.messages.filter(({ role }) => role === 'tool') ?? [];
  expect(results.map(({ content }) => content)).toEqual([
    expect.stringContaining('Full Detail'),
    expect.stringContaining('There is no tool'),
    expect.stringContaining('not valid JSON'),
  ]);
});

for (const status of [429, 500]) {
  test(`${status} from the provider: the answer comes in basic mode and says so`, async ({
    page,
    product: { fake },
  }) => {
    fake.reset();
    const { log, panel, ask } = await openPanel(page);
    fake.queue({ status });
    await ask();
    await expect(panel).toContainText(FELL_BACK);
    await expect(log).toContainText('$249.99');
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });
}

for (const then of ['disconnect', 'stall'] as const) {
  test(`a ${then} in the middle keeps what came, and Retry brings the whole`, async ({
    page,
    product: { fake },
  }) => {
    fake.reset();
    const { log, panel, input, ask } = await openPanel(page);
    fake.queue({ text: ['Wash the paint'], then }, { text: ['Wash, clay, then polish.'] });
    await ask('Paint correction techniques');
    await expect(log).toContainText('Wash the paint');
    // A call may take 20 seconds.
    await expect(panel.getByRole('alert')).toBeVisible({ timeout: 30_000 });
    await expect(log).toContainText('Wash the paint');
    await input.fill('And then?');
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(log).toContainText('Wash, clay, then polish.');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect(input).toHaveValue('And then?');
  });
}

test('Stop lets go of the provider at once', async ({ page, product: { fake } }) => {
  fake.reset();
  const { log, panel, ask } = await openPanel(page);
  fake.queue({ text: ['Wash the paint'], then: 'stall' });
  await ask('Paint correction techniques');
  await expect(log).toContainText('Wash the paint');
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(log).toContainText('You stopped this answer.');
  await expect.poll(() => fake.left).toBe(1);
});
