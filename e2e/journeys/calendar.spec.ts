import { signUp } from '../support/people';
import { expect, test } from '../support/kept-page';

const DAY = '2030-05-14';

/** Two crews, and an appointment of the first one from 9 to 11. */
test.beforeEach(async ({ page }) => {
  await signUp(page);
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { data })).json()) as { id: string };
  await post('/api/crews', { name: 'Van 2', kind: 'van', colour: 'teal' });
  const { id: contactId } = await post('/api/contacts', {
    ...{ name: 'Ana Ruiz', phone: '(555) 010-1111' },
  });
  await post('/api/appointments', {
    ...{ contactId, serviceId: 's1', date: DAY, startTime: '09:00', endTime: '11:00' },
  });
});

test('a job is dragged to another crew, stretched, and put back; a click opens it', async ({
  page,
}) => {
  await page.goto(`/appointments?view=day&date=${DAY}`);
  const [from, to] = [
    page.getByRole('region', { name: /^Main/ }),
    page.getByRole('region', { name: /^Van 2/ }),
  ];
  const job = from.getByRole('link', { name: /Ana Ruiz/ });
  await job.hover();
  await page.mouse.down();
  const there = await to.boundingBox();
  if (!there) throw new Error('No place for the second crew');
  await page.mouse.move(there.x + 40, there.y + 400, { steps: 4 });
  await expect(to.getByText('Ana Ruiz')).toBeVisible();
  await page.mouse.up();
  const moved = to.getByRole('link', { name: /Ana Ruiz/ });
  await expect(moved).toBeVisible();
  await expect(page.getByText('Moved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(job).toContainText('9:00–11:00 AM');

  const edge = await from.getByRole('listitem').boundingBox();
  if (!edge) throw new Error('The job is not there');
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height - 4);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height + 64, { steps: 4 });
  await page.mouse.up();
  await expect(job).toContainText('9:00 AM–12:00 PM');
  await job.click();
  await expect(page).toHaveURL(/\/appointments\/[\w-]{36}$/);
});

test('by keys a job goes to the next crew and keeps the focus', async ({ page }) => {
  await page.goto(`/appointments?view=day&date=${DAY}`);
  const grip = page.getByRole('button', { name: "Move Ana Ruiz's job" });
  await grip.focus();
  for (const key of ['Enter', 'ArrowRight', 'ArrowDown', 'Shift+ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
  }
  const moved = page
    .getByRole('region', { name: /^Van 2/ })
    .getByRole('link', { name: /Ana Ruiz/ });
  await expect(moved).toContainText('10:00 AM–1:00 PM');
  await expect(grip).toBeFocused();
});

test('Space on a job shows its facts, and Escape leads back to it', async ({ page }) => {
  await page.goto(`/appointments?view=day&date=${DAY}`);
  const job = page.getByRole('link', { name: /Ana Ruiz/ }).first();
  await job.focus();
  await page.keyboard.press('Space');
  const facts = page.getByRole('dialog', { name: "Ana Ruiz's job" });
  await expect(facts.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(facts.getByRole('button', { name: 'Start' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(facts).toBeHidden();
  await expect(job).toBeFocused();
});
