import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

let server: TestApp;
let owner: Visitor;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.owner();
});

afterAll(() => server.stop());

const ANA = { name: 'Ana Ruiz', phone: '(919) 555-0101' };
const consentOf = async (id: string) =>
  (await owner.get<Schemas['ContactDetails']>(`/api/contacts/${id}`)).body.consent;

it('is known by channel and purpose, with when, by whom and the words', async () => {
  const words = 'May we text you about your appointments?';
  const { id } = await owner.addContact({
    ...ANA,
    consents: [{ channel: 'sms', purpose: 'service', allowed: true, words }],
  });
  const unknown = { allowed: null, since: null, source: null, by: null, words: '' };
  const since = server.clock.now().toISOString();
  expect(await consentOf(id)).toEqual({
    sms: { allowed: true, since, source: 'typed', by: 'Dana Reyes', words, marketing: unknown },
    email: { ...unknown, marketing: unknown },
  });
});

it('is kept by what a change leaves out, and the same answer again changes nothing', async () => {
  const yes = { channel: 'sms', purpose: 'marketing', allowed: true } as const;
  const { id } = await owner.addContact({ ...ANA, consents: [yes] });
  const first = await consentOf(id);
  server.clock.advance({ hours: 1 });
  await owner.put(`/api/contacts/${id}`, { ...ANA, notes: 'Has a dog' });
  await owner.put(`/api/contacts/${id}`, { ...ANA, consents: [yes] });
  expect(await consentOf(id)).toEqual(first);
  await owner.put(`/api/contacts/${id}`, { ...ANA, consents: [{ ...yes, allowed: false }] });
  expect((await consentOf(id))?.sms.marketing).toMatchObject({
    ...{ allowed: false, since: server.clock.now().toISOString() },
  });
});

it.each([
  ['another channel', { channel: 'fax', purpose: 'service', allowed: true }],
  ['another purpose', { channel: 'sms', purpose: 'all', allowed: true }],
  ['no answer', { channel: 'sms', purpose: 'service' }],
])('of %s is refused', async (_what, consent) => {
  const { status } = await owner.post('/api/contacts', { ...ANA, consents: [consent] });
  expect(status).toBe(422);
});

it('of both is the stricter one after a merge', async () => {
  const [yes, no] = [true, false].map((allowed) => [
    { channel: 'sms' as const, purpose: 'service' as const, allowed },
  ]);
  const { id } = await owner.addContact({ ...ANA, consents: yes });
  const other = await owner.addContact({ ...ANA, consents: no });
  const third = await owner.addContact(ANA);
  await owner.post(`/api/contacts/${id}/merge`, { otherId: third.id });
  expect((await consentOf(id))?.sms.allowed).toBe(true);
  await owner.post(`/api/contacts/${id}/merge`, { otherId: other.id });
  expect((await consentOf(id))?.sms.allowed).toBe(false);
});

describe('the language of messages', () => {
  const languageOf = async (id: string) =>
    (await owner.get<Schemas['ContactDetails']>(`/api/contacts/${id}`)).body.language;

  it('is English until somebody chooses, and stays as a change leaves it out', async () => {
    const { id, language } = await owner.addContact(ANA);
    expect(language).toBe('en');
    const put = await owner.put(`/api/contacts/${id}`, { ...ANA, language: 'es' });
    expect([put.status, put.body]).toEqual([200, expect.objectContaining({ language: 'es' })]);
    await owner.put(`/api/contacts/${id}`, { ...ANA, notes: 'Has a dog' });
    expect(await languageOf(id)).toBe('es');
  });

  it('is chosen with a new customer, and the kept one keeps theirs in a merge', async () => {
    const { id, language } = await owner.addContact({ ...ANA, language: 'es' });
    expect(language).toBe('es');
    const other = await owner.addContact(ANA);
    await owner.post(`/api/contacts/${id}/merge`, { otherId: other.id });
    expect(await languageOf(id)).toBe('es');
  });

  it('is one that there are texts in', async () => {
    const { status } = await owner.post('/api/contacts', { ...ANA, language: 'fr' });
    expect(status).toBe(422);
  });
});
