import { expect, type APIResponse, type Page } from '@playwright/test';

/** Contacts, appointments and other records of the API; tests read only the fields they name. */
type Json = Record<string, unknown> & { id: string };

async function json<T>(answer: APIResponse, status: number): Promise<T> {
  expect(answer.status(), await answer.text()).toBe(status);
  return (await answer.json()) as T;
}

/** Date some days from today in the page's browser. */
export const dayIn = (page: Page, days = 0): Promise<string> =>
  page.evaluate((offset) => {
    const date = new Date();
    date.setDate(date.getDate() + offset);
    return new Intl.DateTimeFormat('sv-SE').format(date);
  }, days);

export async function addContact(page: Page, values: object = {}): Promise<Json> {
  const data = { name: 'Ana Ruiz', phone: '(555) 010-1111', ...values };
  return json(await page.request.post('/api/contacts', { data }), 201);
}

/** Creates an appointment; by default tonight's Full Detail of a new contact. */
export async function addJob(page: Page, values: Record<string, unknown> = {}): Promise<Json> {
  const contactId = values['contactId'] ?? (await addContact(page)).id;
  const data = {
    serviceId: 's1',
    date: await dayIn(page),
    startTime: '20:00',
    endTime: '21:00',
    price: 249.99,
    ...values,
    contactId,
  };
  return json(await page.request.post('/api/appointments', { data }), 201);
}

export async function read<T = Json>(page: Page, path: string): Promise<T> {
  return json(await page.request.get(path), 200);
}

/** Changes the answer of a call, to simulate a server with other data. */
export async function changeAnswer<T>(
  page: Page,
  path: string,
  change: (body: T) => unknown,
): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as T) });
  });
}
