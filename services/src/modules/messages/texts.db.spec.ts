import { startTextingApp, type Shop, type TextingApp } from '../../../test/support/texting.js';
import { query } from '../../../test/support/database.js';
import type { Schemas } from '../../../test/support/visitor.js';
import { DueMessages } from './due-messages.js';

type Appointment = Schemas['Appointment'];

const CONSENTS = [{ channel: 'sms', purpose: 'service', allowed: true }] as const;

let server: TextingApp;
let shop: Shop;
let ana: string;
let contactId: string;
let numbers = 0;

beforeAll(async () => {
  server = await startTextingApp();
});

beforeEach(async () => {
  server.clock.set('2026-06-16T14:00:00Z');
  shop = await server.shop();
  ana = newNumber();
  contactId = await customer(shop, { phone: ana });
});

afterAll(() => server.stop());

const newNumber = () => `+1919556${String(1000 + numbers++)}`;

const customer = async ({ owner }: Shop, values: object) =>
  (await owner.addContact({ name: 'Ana Ruiz', phone: ana, consents: [...CONSENTS], ...values })).id;

const book = (values: object = {}) =>
  shop.owner.addAppointment({ contactId, date: '2026-06-18', ...values });

const textsTo = (number = ana) => server.twilio.to(number).map(({ body }) => body);

const job = async ({ id }: Pick<Appointment, 'id'>) =>
  (await shop.owner.get<Appointment>(`/api/appointments/${id}`)).body;

const log = async ({ id }: Pick<Appointment, 'id'>) =>
  (await shop.owner.get<Schemas['JobMessages']>(`/api/appointments/${id}/messages`)).body.messages;

const consentOf = async ({ owner }: Shop, id = contactId) =>
  (await owner.get<Schemas['ContactDetails']>(`/api/contacts/${id}`)).body.consent?.sms;

const news = async () =>
  (await shop.owner.get<Schemas['NotificationList']>('/api/notifications')).body.items;

const BOOKED =
  'Hi Ana, you are booked with Two Vans: Full Detail on Thu, Jun 18 at 12:00 PM. See you then! ' +
  'Reply C to confirm, STOP to opt out.';

describe('the SMS policy', () => {
  it('one message each when an appointment is scheduled, changed and completed, and one 24 hours before', async () => {
    const booked = await book();
    await server.at('2026-06-16T14:02:00Z');
    expect(textsTo()).toEqual([BOOKED]);
    const times = { startTime: '14:00', endTime: '15:00', time: undefined };
    await shop.owner.put(`/api/appointments/${booked.id}`, { ...booked, ...times });
    await server.at('2026-06-16T14:05:00Z');
    await server.at('2026-06-17T17:59:00Z');
    expect(textsTo()).toHaveLength(2);
    await server.at('2026-06-17T18:00:00Z');
    server.clock.set('2026-06-18T18:00:00Z');
    await shop.owner.post(`/api/appointments/${booked.id}/start`);
    await shop.owner.post(`/api/appointments/${booked.id}/finish`);
    await server.at('2026-06-18T20:00:00Z');
    expect(textsTo().slice(1)).toEqual([
      'Hi Ana, your appointment with Two Vans has changed: Full Detail on Thu, Jun 18 at 2:00 PM.',
      'Hi Ana, a reminder from Two Vans: Full Detail on Thu, Jun 18 at 2:00 PM. Reply C to confirm, STOP to opt out.',
      'Hi Ana, your vehicle is ready. Thank you for choosing Two Vans!',
    ]);
    expect((await log(booked)).map(({ channel, state }) => [channel, state])).toEqual(
      Array.from({ length: 4 }, () => ['sms', 'sent']),
    );
  });

  it('messages need that the customer said yes; others get an email, which needs no yes', async () => {
    const email = `${ana.slice(1)}@example.com`;
    contactId = await customer(shop, { phone: newNumber(), consents: undefined, email });
    await book();
    await server.at('2026-06-16T14:02:00Z');
    expect(server.twilio.taken.filter(({ from }) => from === shop.number)).toEqual([]);
    expect(await server.mailsTo(email)).toHaveLength(1);
  });

  it('STOP gets one last message that confirms it, and no others after that', async () => {
    await book();
    expect(await server.receive(ana, shop, 'STOP')).toBe(204);
    await server.receive(ana, shop, 'stop!');
    await server.at('2026-06-16T14:02:00Z');
    expect(textsTo()).toEqual([
      'You get no more text messages from Two Vans. Reply START to get them again.',
    ]);
    expect(await consentOf(shop)).toMatchObject({
      ...{ allowed: false, source: 'answer', words: 'STOP' },
      marketing: { allowed: false },
    });
    expect(await news()).toMatchObject([{ title: 'Ana Ruiz answered “STOP”' }]);
  });

  it('after STOP only the customer agrees anew, for appointments and not for offers', async () => {
    await server.receive(ana, shop, 'Stop');
    const { body: details } = await shop.owner.get<Schemas['ContactDetails']>(
      `/api/contacts/${contactId}`,
    );
    const typed = await shop.owner.put(`/api/contacts/${contactId}`, {
      ...details,
      consents: CONSENTS,
    });
    expect([typed.status, typed.body.message]).toEqual([
      409,
      expect.stringContaining('Only a START from it allows them again.'),
    ]);
    await server.receive(ana, shop, 'Start');
    expect(await consentOf(shop)).toMatchObject({ allowed: true, marketing: { allowed: false } });
    await book();
    await server.at('2026-06-16T14:02:00Z');
    expect(textsTo().slice(1)).toEqual([expect.stringContaining('again. Reply HELP'), BOOKED]);
  });

  it('consent to offers is separate: who withdraws it still gets reminders', async () => {
    const no = { channel: 'sms', purpose: 'marketing', allowed: false } as const;
    contactId = await customer(shop, { phone: newNumber(), consents: [...CONSENTS, no] });
    await book();
    await server.at('2026-06-16T14:02:00Z');
    expect(server.twilio.taken.filter(({ from }) => from === shop.number)).toHaveLength(1);
  });

  it('HELP says who writes and whom to call', async () => {
    await server.receive(ana, shop, 'help');
    expect(textsTo()).toEqual([
      'Two Vans texts you about your appointments. For help, call (919) 555-0100. ' +
        'Reply STOP to opt out. Message and data rates may apply.',
    ]);
  });
});

it('STOP from a number that three shops know silences the shop whose number got it', async () => {
  const shops = [shop, await server.shop('Shiny'), await server.shop('Gloss')];
  const ids = [contactId];
  for (const other of shops.slice(1)) ids.push(await customer(other, {}));
  await server.receive(ana, shops[1] as Shop, 'Please stop texting me!');
  const allowed = await Promise.all(
    shops.map(async (each, index) => (await consentOf(each, ids[index]))?.allowed),
  );
  expect(allowed).toEqual([true, false, true]);
});

it('STOP outlives the customer: a new one with the number is not texted either', async () => {
  await server.receive(ana, shop, 'ALTO');
  await shop.owner.delete(`/api/contacts/${contactId}`);
  contactId = await customer(shop, { consents: undefined });
  expect(await consentOf(shop)).toMatchObject({ allowed: false });
});

describe('an answer', () => {
  it.each(['C', 'yes', ' Sí, gracias '])('%s confirms the next appointment', async (words) => {
    const booked = await book();
    await server.at('2026-06-16T14:02:00Z');
    await server.receive(ana, shop, words);
    expect(await job(booked)).toMatchObject({ status: 'confirmed' });
    expect((await log(booked))[0]).toMatchObject({ kind: 'confirmed', text: words.trim() });
    const { body } = await shop.owner.get<Schemas['AppointmentChange'][]>(
      `/api/appointments/${booked.id}/history`,
    );
    expect(body[0]).toMatchObject({ action: 'appointment.confirmed', via: 'customer', by: null });
    expect(await news()).toMatchObject([{ title: 'Ana Ruiz confirmed' }]);
  });

  it('lands in the inbox if a person has to read it, once however often it arrives', async () => {
    const form = server.twilio.received(ana, shop.number, 'Can I cancel Friday?');
    expect([await server.call(form), await server.call(form)]).toEqual([204, 204]);
    expect(await news()).toEqual([
      expect.objectContaining({
        ...{ title: 'Ana Ruiz wrote', text: 'Can I cancel Friday?' },
        link: `/contacts/messages/${contactId}`,
      }),
    ]);
    expect(await consentOf(shop)).toMatchObject({ allowed: true });
  });

  it('of an unknown number belongs to the customer who is entered with it', async () => {
    const other = newNumber();
    await server.receive(other, shop, 'Do you do boats?');
    expect((await news())[0]).toMatchObject({
      link: `/contacts/messages/${encodeURIComponent(other)}`,
    });
    contactId = await customer(shop, { phone: other, consents: undefined });
    const owners = 'select contact_id from messages where address = $1';
    expect(await query(server.config.databaseUrl, owners, [other])).toEqual([
      { contact_id: contactId },
    ]);
  });

  it('that is forged, or to a number that nobody has, changes nothing', async () => {
    const forged = server.twilio.received(ana, shop.number, 'STOP');
    expect(await server.call(forged, undefined, 'another token')).toBe(403);
    expect(await server.call(server.twilio.received(ana, '+19195559999', 'STOP'))).toBe(204);
    expect(await consentOf(shop)).toMatchObject({ allowed: true });
  });
});

describe('what a user writes', () => {
  const write = (text: string) =>
    shop.owner.post<Schemas['ConversationThread']>(`/api/conversations/${contactId}/messages`, {
      channel: 'sms',
      text,
    });

  it('leaves at once, at any hour, and stands in the conversation with its answer', async () => {
    expect((await write('Gate code?')).status).toBe(201);
    await server.at('2026-06-17T03:00:00Z');
    await server.receive(ana, shop, '4411#');
    const { body } = await shop.owner.get<Schemas['ConversationThread']>(
      `/api/conversations/${contactId}`,
    );
    expect(textsTo()).toEqual(['Gate code?']);
    expect(body.messages.map(({ direction, text, state }) => [direction, text, state])).toEqual([
      ['in', '4411#', 'received'],
      ['out', 'Gate code?', 'sent'],
    ]);
  });

  it('does not leave after a STOP, and says so at once', async () => {
    await server.receive(ana, shop, 'STOP');
    const { status, body } = await write('Gate code?');
    expect([status, body]).toMatchObject([409, { message: 'Ana asked for no messages.' }]);
  });

  it('waiting when STOP arrives does not leave, and the office hears of it', async () => {
    await write('Gate code?');
    await server.receive(ana, shop, 'STOP');
    expect(textsTo()).not.toContain('Gate code?');
    expect((await news()).map(({ title }) => title)).toContain('A text message did not arrive');
  });
});

describe('delivery', () => {
  const stateOf = (sid: string, id: string, state: string, code?: string) =>
    server.call(
      {
        ...{ MessageSid: sid, MessageStatus: state, From: shop.number, To: ana },
        ...(code !== undefined && { ErrorCode: code }),
      },
      `/api/webhooks/texts?message=${id}`,
    );

  it('is recorded once, whatever order the provider tells it in', async () => {
    const booked = await book();
    await server.at('2026-06-16T14:02:00Z');
    const [message] = await log(booked);
    const [{ sid = '' } = {}] = server.twilio.to(ana);
    for (const state of ['delivered', 'sent', 'delivered', 'undelivered']) {
      expect(await stateOf(sid, message?.id ?? '', state)).toBe(204);
    }
    expect(await log(booked)).toMatchObject([{ state: 'delivered' }]);
    expect(await news()).toEqual([]);
  });

  it('that fails is told to the office, with the reason and what to do', async () => {
    const booked = await book();
    await server.at('2026-06-16T14:02:00Z');
    const [message] = await log(booked);
    const [{ sid = '' } = {}] = server.twilio.to(ana);
    await stateOf(sid, message?.id ?? '', 'undelivered', '30006');
    await stateOf(sid, message?.id ?? '', 'undelivered', '30006');
    expect(await log(booked)).toMatchObject([{ state: 'failed' }]);
    expect(await news()).toMatchObject([
      {
        title: 'A text message did not arrive',
        text:
          'Ana Ruiz, Full Detail: The number is a landline, or its carrier cannot be reached. ' +
          'Call them, or check the number.',
      },
    ]);
  });

  it('that the provider refuses for good is not tried again', async () => {
    server.twilio.refusals.push({ status: 400, code: 21_211 });
    const booked = await book();
    await server.at('2026-06-16T14:02:00Z');
    expect(await log(booked)).toMatchObject([
      { state: 'failed', problem: 'This is not a number that can get text messages.' },
    ]);
  });
});

it('a text that was taken when the connection broke is not sent again', async () => {
  server.twilio.refusals.push('lost');
  const booked = await book();
  await server.at('2026-06-16T14:02:00Z');
  expect(await log(booked)).toMatchObject([{ state: 'queued' }]);
  const retry = `update pgboss.job set start_after = now() where name = 'message' and state = 'retry'`;
  await query(server.config.databaseUrl, retry);
  await server.at('2026-06-16T14:03:00Z');
  expect(textsTo()).toEqual([BOOKED]);
  expect(await log(booked)).toMatchObject([{ state: 'sent' }]);
});

it('a STOP that arrives while a text waits to leave comes first', async () => {
  await book();
  server.clock.set('2026-06-16T14:02:00Z');
  await server.app.get(DueMessages).look();
  await server.receive(ana, shop, 'STOP');
  expect(textsTo()).toEqual([expect.stringContaining('You get no more text messages')]);
});

describe('the text messages of a month', () => {
  const use = (segments: number) =>
    query(
      server.config.databaseUrl,
      `update messages m set segments = $2 from text_numbers t
       where t.number = $1 and m.business_id = t.business_id and m.segments > 0`,
      [shop.number, segments],
    );

  const usage = async () =>
    (await shop.owner.get<Schemas['MessageChannels']>('/api/messages/channels')).body.text;

  it('are counted in parts, with a warning at 80 of 100 and emails from then on', async () => {
    await book();
    await server.at('2026-06-16T14:02:00Z');
    expect(await usage()).toMatchObject({ state: 'connected', used: 1, limit: 100 });
    await use(79);
    await book({ date: '2026-06-19' });
    await server.at('2026-06-16T14:05:00Z');
    const low = '80 of 100 text messages of this month are used.';
    expect(await news()).toMatchObject([{ title: 'Text messages run low', text: low }]);
    await use(50);
    await book({ date: '2026-06-20' });
    await server.at('2026-06-16T14:10:00Z');
    expect(textsTo()).toHaveLength(2);
    expect(await usage()).toMatchObject({ used: 100 });
  });

  it('begin anew with the next month of the business', async () => {
    server.clock.set('2026-06-30T14:00:00Z');
    shop = await server.shop();
    contactId = await customer(shop, {});
    await book({ date: '2026-07-02' });
    await server.at('2026-06-30T14:02:00Z');
    server.clock.set('2026-07-01T03:59:00Z');
    expect(await usage()).toMatchObject({ used: 1 });
    server.clock.set('2026-07-01T04:00:00Z');
    expect(await usage()).toMatchObject({ used: 0 });
  });
});

it('a shop that switches text messages off writes by email', async () => {
  const email = `${ana.slice(1)}@example.com`;
  contactId = await customer(shop, { phone: newNumber(), email });
  const off = await shop.owner.put('/api/messages/number', { isOn: false });
  expect([off.status, off.body]).toMatchObject([200, { text: { isOn: false } }]);
  await book();
  await server.at('2026-06-16T14:02:00Z');
  expect(await server.mailsTo(email)).toHaveLength(1);
});

it('a business has one number, near its own phone, however often it asks', async () => {
  const again = await shop.owner.post<Schemas['MessageChannels']>('/api/messages/number');
  expect(again.body.text).toMatchObject({ state: 'connected', number: shop.number });
  expect(shop.number).toMatch(/^\+1919/);
  const other = await server.owner();
  const refused = await other.post('/api/messages/number');
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('A number needs a confirmed owner'),
  ]);
});
