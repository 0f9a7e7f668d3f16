import { randomUUID } from 'node:crypto';
import { startMailingApp, type MailingApp } from '../../../../test/support/mail.js';
import { query } from '../../../../test/support/database.js';
import { registration } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type List = Schemas['ConversationList'];
type Thread = Schemas['ConversationThread'];

const STRANGER = '+15559876543';

let server: MailingApp;
let email: string;
let owner: Visitor;
let businessId: string;
let ana: Schemas['Contact'];

beforeAll(async () => {
  server = await startMailingApp();
});

beforeEach(async () => {
  ({ email } = registration());
  owner = await server.owner({ email, businessName: 'Two Vans' });
  businessId =
    (await owner.get<Schemas['SessionState']>('/api/session')).body.user?.businessId ?? '';
  ana = await owner.addContact({ name: 'Ana Ruiz', phone: '(919) 555-0101' });
});

afterAll(() => server.stop());

interface Received {
  contactId?: string;
  address?: string;
  text?: string;
}

/** A text message of a customer, as a provider would hand it over. */
async function receive({ contactId, address = STRANGER, text = 'Running late' }: Received) {
  const id = randomUUID();
  await query(
    server.config.databaseUrl,
    `insert into messages (business_id, id, contact_id, direction, kind, channel, state, address,
       subject, body, told, created_at)
     values ($1, $2, $3, 'in', 'received', 'sms', 'received', $4, '', $5, '', $6)`,
    [businessId, id, contactId ?? null, address, text, server.clock.now()],
  );
  return id;
}

const pathOf = (key: string) => `/api/conversations/${encodeURIComponent(key)}`;
const list = async (search = '', person = owner) =>
  (await person.get<List>(`/api/conversations${search}`)).body;
const thread = async (key: string, search = '') =>
  (await owner.get<Thread>(pathOf(key) + search)).body;
const write = (key: string, message: object, once?: string) =>
  owner.post<Thread & Schemas['ErrorBody']>(`${pathOf(key)}/messages`, message, {
    headers: once ? { 'idempotency-key': once } : {},
  });
const read = async (key: string, upTo: string) =>
  (await owner.post<Schemas['UnreadMessages']>(`${pathOf(key)}/read`, { upTo })).body;

const HANDED = { channel: 'sms', text: 'See you then!', handedOver: true };

describe('the list of conversations', () => {
  it('has each customer once, the latest message first, with what nobody has read', async () => {
    await receive({ contactId: ana.id, text: 'Is it\n\nready?' });
    await receive({ contactId: ana.id, text: 'Hello?' });
    await receive({ text: 'Do you do boats?' });
    await write(ana.id, HANDED);
    const { conversations, unread, next } = await list();
    expect(conversations).toEqual([
      {
        ...{ key: ana.id, contactId: ana.id, name: 'Ana Ruiz', channel: 'sms', direction: 'out' },
        ...{ text: 'See you then!', state: 'handed-over', unread: 2, at: expect.any(String) },
      },
      {
        ...{ key: STRANGER, contactId: null, name: '(555) 987-6543', channel: 'sms' },
        ...{ direction: 'in', text: 'Do you do boats?', state: 'received', unread: 1 },
        at: '2026-06-17T15:00:00.000Z',
      },
    ]);
    expect([unread, next]).toEqual([3, null]);
    expect((await list('', await server.owner())).conversations).toEqual([]);
  });

  it('comes in pages', async () => {
    const numbers = ['+15550100001', '+15550100002', '+15550100003'];
    for (const address of numbers) await receive({ address });
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.next}`);
    const keys = [first, second].flatMap(({ conversations }) =>
      conversations.map(({ key }) => key),
    );
    expect([keys, second.next]).toEqual([numbers.toReversed(), null]);
  });

  it('leaves out deleted customers, and messages that were never sent', async () => {
    await receive({ contactId: ana.id });
    await owner.delete(`/api/contacts/${ana.id}`);
    expect(await list()).toEqual({ conversations: [], unread: 0, next: null });
    expect((await owner.get(pathOf(ana.id))).status).toBe(404);
  });

  it('is closed to technicians', async () => {
    const technician = await server.colleague(owner, 'technician');
    expect((await technician.get('/api/conversations')).status).toBe(403);
  });
});

describe('a conversation', () => {
  it('says who wrote what, newest first, and how the customer can be written to', async () => {
    await receive({ contactId: ana.id });
    await write(ana.id, HANDED);
    const { messages, ...rest } = await thread(ana.id);
    expect(rest).toEqual({
      ...{ key: ana.id, contactId: ana.id, name: 'Ana Ruiz', phone: '+19195550101', email: '' },
      ...{ channels: { sms: 'own-phone', email: 'none' }, refusal: '', next: null },
    });
    expect(messages).toMatchObject([
      { direction: 'out', kind: 'written', text: 'See you then!', by: 'Dana Reyes' },
      { direction: 'in', kind: 'received', state: 'received', by: null, appointmentId: null },
    ]);
  });

  it('comes in pages', async () => {
    for (let number = 1; number <= 31; number += 1) {
      await receive({ contactId: ana.id, text: `Text ${number}` });
    }
    const first = await thread(ana.id);
    const second = await thread(ana.id, `?cursor=${first.next}`);
    expect(first.messages).toHaveLength(30);
    expect([second.messages.map(({ text }) => text), second.next]).toEqual([['Text 1'], null]);
    const foreign = Buffer.from('[1.5,""]').toString('base64url');
    expect((await owner.get(`${pathOf(ana.id)}?cursor=${foreign}`)).status).toBe(400);
  });

  it('of a number leads to the customer who is entered with it', async () => {
    await receive({});
    expect(await thread(STRANGER)).toMatchObject({
      ...{ key: STRANGER, contactId: null, phone: STRANGER, name: '(555) 987-6543' },
      channels: { sms: 'own-phone', email: 'none' },
    });
    const { id } = await owner.addContact({ name: 'Bo Lee', phone: '555-987-6543' });
    await query(server.config.databaseUrl, 'update contacts set phone_e164 = $2 where id = $1', [
      ...[id, STRANGER],
    ]);
    expect(await thread(STRANGER)).toMatchObject({ key: id, messages: [{ text: 'Running late' }] });
  });

  it.each([randomUUID(), '+15550000000', 'nobody'])('is not there with %s', async (key) => {
    expect((await owner.get(pathOf(key))).status).toBe(404);
    expect((await write(key, HANDED)).status).toBe(404);
  });

  it('is read up to a message', async () => {
    const first = await receive({ contactId: ana.id });
    const second = await receive({ contactId: ana.id });
    await receive({});
    expect(await read(ana.id, first)).toEqual({ unread: 2 });
    expect(await read(ana.id, second)).toEqual({ unread: 1 });
    expect((await list()).conversations.map(({ unread }) => unread)).toEqual([1, 0]);
  });
});

describe('writing to a customer', () => {
  it('queues an email where the business sends email, once', async () => {
    await server.confirm(email);
    await owner.put(`/api/contacts/${ana.id}`, {
      name: 'Ana Ruiz',
      phone: '1',
      email: 'a@b.example',
    });
    const message = { channel: 'email', text: 'Your car is ready.' };
    const { status, body } = await write(ana.id, message, 'once');
    await write(ana.id, message, 'once');
    expect([status, body.channels]).toEqual([201, { sms: 'none', email: 'connected' }]);
    expect((await thread(ana.id)).messages).toMatchObject([
      { state: 'queued', subject: 'Message from Two Vans', text: 'Your car is ready.' },
    ]);
    const [row] = await query<{ id: string }>(
      server.config.databaseUrl,
      `select id from pgboss.job where name = 'message' and id = $1 and singleton_key = $2`,
      [body.messages[0]?.id, businessId],
    );
    expect(row?.id).toBe(body.messages[0]?.id);
  });

  it('is refused where nothing is sent from here', async () => {
    const { status, body } = await write(ana.id, { channel: 'sms', text: 'Hi' });
    expect([status, body.message]).toEqual([
      409,
      'Text messages cannot be sent from here. Send it from your phone instead.',
    ]);
  });

  it('is refused if the customer asked for no messages, or cannot be reached', async () => {
    const consents = [{ channel: 'sms', purpose: 'service', allowed: false }];
    await owner.put(`/api/contacts/${ana.id}`, { ...ana, consents });
    const refusal = 'Ana asked for no messages.';
    expect(await thread(ana.id)).toMatchObject({
      ...{ refusal, channels: { sms: 'refused', email: 'none' } },
    });
    const { status, body } = await write(ana.id, HANDED);
    expect([status, body.message]).toEqual([409, refusal]);
    const { id } = await owner.addContact({ name: 'Bo Lee', phone: '12345' });
    expect((await thread(id)).refusal).toBe('Bo has no phone number or email.');
  });

  it('is refused after a STOP, also of a number that no customer has', async () => {
    await receive({});
    await query(
      server.config.databaseUrl,
      'insert into stopped_numbers values ($1, number_hash($2), now())',
      [businessId, STRANGER],
    );
    const { status, body } = await write(STRANGER, HANDED);
    expect([status, body.message]).toEqual([409, 'This number asked for no messages.']);
  });

  it.each([
    ['no text', { ...HANDED, text: ' ' }],
    ['an endless text', { ...HANDED, text: 'x'.repeat(1601) }],
    ['another channel', { ...HANDED, channel: 'fax' }],
  ])('is refused with %s', async (_what, message) => {
    expect((await write(ana.id, message)).status).toBe(422);
  });
});
