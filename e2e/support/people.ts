import { expect, type Page } from '@playwright/test';
import { MORNING_ZONE } from './zone';

let count = 0;
/** A unique e-mail address. */
export const newEmail = () => `owner-${Date.now()}-${process.pid}-${(count += 1)}@example.com`;
export const PASSWORD = 'shine-bright-7';

/**
 * Registers a business over the API and signs this page's browser in. Its time zone is in the
 * morning, so that bookings for noon are ahead.
 */
export async function signUp(page: Page, businessName = 'Harbor Shine'): Promise<string> {
  const email = newEmail();
  const answer = await page.request.post('/api/register', {
    data: {
      firstName: 'Noa',
      lastName: 'Berg',
      email,
      password: PASSWORD,
      businessName,
      timeZone: MORNING_ZONE,
    },
  });
  expect(answer.status()).toBe(201);
  return email;
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
}

/** Signs in with the demo account, which has a history. */
export const signInToDemo = (page: Page) =>
  signIn(page, 'demo@clearcoat.example', 'clearcoat-demo');

/** Opens a private sandbox of the demo with much data; returns its owner's e-mail. */
export async function signInToSandbox(page: Page): Promise<string> {
  const email = newEmail();
  await signIn(page, email);
  return email;
}

export const signInToPlatform = (page: Page) =>
  signIn(page, 'platform@clearcoat.example', 'clearcoat-platform');

/** Ends this browser's session without the page noticing. */
export async function signOut(page: Page): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await page.request.post('/api/logout', { headers });
  expect(answer.ok()).toBe(true);
}

interface Crew {
  id: string;
  name: string;
  kind: string;
  colour: string;
}

/** Invites a technician to a crew of this page's business. Returns the invitation's token. */
export async function inviteTechnician(page: Page, crewName: string): Promise<string> {
  const data = { firstName: 'Kim', lastName: 'Lo', email: newEmail(), role: 'technician' };
  const answer = await page.request.post('/api/admin/users', { data });
  const { id, invitation } = (await answer.json()) as { id: string; invitation: { path: string } };
  const crews = (await (await page.request.get('/api/crews')).json()) as Crew[];
  const crew = crews.find(({ name }) => name === crewName);
  const { kind, colour } = crew ?? {};
  const joined = { data: { name: crewName, kind, colour, people: [id] } };
  expect((await page.request.put(`/api/crews/${crew?.id}`, joined)).ok()).toBe(true);
  return new URLSearchParams(invitation.path.split('?')[1]).get('invite') ?? '';
}

/** Accepts an invitation, which signs this page's browser in. */
export async function acceptInvitation(page: Page, token: string): Promise<void> {
  const data = { token, password: PASSWORD };
  expect((await page.request.post('/api/invitations/accept', { data })).ok()).toBe(true);
}
