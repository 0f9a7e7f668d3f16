import { expect, type Page } from '@playwright/test';

let count = 0;
/** An address that no other test uses. */
export const newEmail = () => `owner-${Date.now()}-${process.pid}-${(count += 1)}@example.com`;
export const PASSWORD = 'shine-bright-7';

/** Registers a business over the API and signs this page's browser in. */
export async function signUp(
  page: Page,
  businessName = 'Harbor Shine',
  timeZone?: string,
): Promise<string> {
  const email = newEmail();
  const answer = await page.request.post('/api/register', {
    data: { firstName: 'Noa', lastName: 'Berg', email, password: PASSWORD, businessName, timeZone },
  });
  expect(answer.status()).toBe(201);
  return email;
}

/** Signs in with the demo account, which has a history. */
export async function signInToDemo(page: Page): Promise<void> {
  const answer = await page.request.post('/api/login', {
    data: { email: 'demo@clearcoat.example', password: 'clearcoat-demo' },
  });
  expect(answer.status()).toBe(200);
}

/** Ends this browser's session without the page knowing. */
export async function signOut(page: Page): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await page.request.post('/api/logout', { headers });
  expect(answer.ok()).toBe(true);
}
