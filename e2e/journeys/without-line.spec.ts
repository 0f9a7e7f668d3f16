import type { Page } from '@playwright/test';
import { addJob, read } from '../support/business';
import { signUp } from '../support/people';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

interface Crew {
  id: string;
  name: string;
  kind: string;
  colour: string;
}

/** Adds the owner to the shop's only crew. */
async function joinCrew(page: Page): Promise<void> {
  const [crew] = await read<Crew[]>(page, '/api/crews');
  const { id } = await read(page, '/api/user/profile');
  const { name, kind, colour } = crew as Crew;
  const data = { name, kind, colour, people: [id] };
  expect((await page.request.put(`/api/crews/${crew?.id}`, { data })).ok()).toBe(true);
}

async function giveSteps(page: Page): Promise<void> {
  const data = { name: 'Full Detail', duration: 240, price: 249.99, checklist: ['Wheels', 'Wash'] };
  expect((await page.request.put('/api/services/s1', { data })).ok()).toBe(true);
}

/** Whether the app's page and every loaded file are cached. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const files = await (await caches.open('clearcoat-files')).keys();
    const kept = new Set(files.map(({ url }) => new URL(url).pathname));
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /^\/(assets|remotes)\//.test(name));
    return kept.has('/@app') && loaded.every((name) => kept.has(name));
  });

const keptRows = (page: Page) =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await settled(indexedDB.open('clearcoat', 1));
    const counts = ['reads', 'outbox'].map((name) =>
      settled(database.transaction(name).objectStore(name).count()),
    );
    return Promise.all(counts);
  });

/** A valid picture for any browser. */
const photo = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

const addPhoto = async (page: Page) => {
  const buffer = Buffer.from(await photo(page), 'base64');
  const file = { name: 'front.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Photos from before').setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Before, not sent yet' })).toBeVisible();
};

/** Checks that the offline changes arrived: one step, one note and one photo, each once. */
async function expectSent(page: Page, id: string): Promise<void> {
  await expect(page.getByText(/Waiting for a connection:/)).toBeHidden({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Show photo 1 from before' })).toBeVisible();
  expect(await read(page, `/api/appointments/${id}`)).toMatchObject({
    status: 'in-progress',
    notes: 'Rear wiper torn',
    version: 3,
  });
}

test('a job is done where there is no line, and all of it is sent when there is one', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailures(/./);
  await signUp(page);
  await joinCrew(page);
  await giveSteps(page);
  const { id } = await addJob(page);
  await page.goto('/my-jobs');
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => isKept(page), { timeout: 20_000 }).toBe(true);

  await context.setOffline(true);
  await page.goto('/my-jobs');
  await page.getByRole('region', { name: 'Today' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  // `click` instead of `check`, because the box is ticked only after the change is stored.
  await page.getByRole('checkbox', { name: 'Wheels' }).click();
  await expect(page.getByRole('checkbox', { name: 'Wheels' })).toBeChecked();
  await page.getByRole('button', { name: 'Add Notes' }).click();
  await page.getByLabel('What the shop should know').fill('Rear wiper torn');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText(/Kept on this device/)).toBeVisible();
  await addPhoto(page);
  await expect(page.getByText('Waiting for a connection: 4 changes')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Waiting for a connection: 4 changes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();

  await context.setOffline(false);
  await expectSent(page, id);
  const steps = await read<{ done: boolean }[]>(page, `/api/appointments/${id}/checklist`);
  expect(steps.map(({ done }) => done)).toEqual([true, false]);
  expect(await read<unknown[]>(page, `/api/appointments/${id}/photos`)).toHaveLength(1);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('/');
  expect(await keptRows(page)).toEqual([0, 0]);
});

test('an owner who has seen the dashboard alone does the same on the page of the shop’s job', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailures(/./);
  await signUp(page);
  const { id } = await addJob(page);
  const ready = page.waitForResponse((answer) => answer.url().endsWith(`/${id}/photos`));
  await page.goto('/dashboard');
  await ready;
  await expect.poll(() => isKept(page), { timeout: 20_000 }).toBe(true);

  await context.setOffline(true);
  await page.goto('/appointments');
  await page.getByRole('main').getByRole('link', { name: /8:00/ }).first().click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Notes' }).click();
  await page.getByLabel('What to know about this job').fill('Rear wiper torn');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText(/Kept on this device/)).toBeVisible();
  await addPhoto(page);

  await context.setOffline(false);
  await expectSent(page, id);
});
