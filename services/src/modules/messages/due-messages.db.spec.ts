import { query } from '../../../test/support/database.js';
import { startMailingApp, type MailingApp } from '../../../test/support/mail.js';
import { registration } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { JobQueue } from '../../platform/jobs/index.js';
import { DueMessages } from './due-messages.js';

type Appointment = Schemas['Appointment'];

let server: MailingApp;
let owner: Visitor;
const ANA = { name: 'Ana Ruiz', phone: '1' };
let customers = 0;
/** Address of the customer of this test. */
let ana: string;
let contactId: string;

beforeAll(async () => {
  server = await startMailingApp();
});

beforeEach(async () => {
  server.clock.set('2026-06-16T14:00:00Z');
  const { email } = registration();
  owner = await server.owner({ businessName: 'Two Vans', email });
  await server.confirm(email);
  customers += 1;
  ana = `ana${customers}@example.com`;
  contactId = (await owner.addContact({ ...ANA, email: ana })).id;
});

afterAll(() => server.stop());

/** Lets time pass and returns the subjects of all mails that the customer has. */
async function mailsAt(iso: string): Promise<string[]> {
  server.clock.set(iso);
  await server.app.get(DueMessages).look();
  return (await server.mailsTo(ana)).map(({ subject = '' }) => subject);
}

const change = (job: Appointment, values: object) =>
  owner.put<Appointment>(`/api/appointments/${job.id}`, { ...job, time: undefined, ...values });

const textOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

const BOOKED = 'You are booked: Thu, Jun 18 at 12:00 PM';
const REMINDER = 'Reminder: Thu, Jun 18 at 12:00 PM';

describe('a customer with an email', () => {
  it('hears of being booked, of a change, the day before, on the way and when it is done', async () => {
    const job = await owner.addAppointment({ contactId, date: '2026-06-18' });
    expect(await mailsAt('2026-06-16T14:01:59Z')).toEqual([]);
    expect(await mailsAt('2026-06-16T14:02:00Z')).toEqual([BOOKED]);
    await change(job, { startTime: '14:00', endTime: '15:00' });
    const moved = 'Your appointment has changed: Thu, Jun 18 at 2:00 PM';
    expect(await mailsAt('2026-06-16T14:10:00Z')).toEqual([BOOKED, moved]);
    expect(await mailsAt('2026-06-17T17:59:00Z')).toHaveLength(2);
    const reminder = 'Reminder: Thu, Jun 18 at 2:00 PM';
    expect(await mailsAt('2026-06-17T18:00:00Z')).toEqual([BOOKED, moved, reminder]);
    server.clock.set('2026-06-18T17:40:00Z');
    await owner.post(`/api/appointments/${job.id}/on-my-way`);
    await mailsAt('2026-06-18T17:45:00Z');
    await owner.post(`/api/appointments/${job.id}/start`);
    server.clock.set('2026-06-18T19:00:00Z');
    await owner.post(`/api/appointments/${job.id}/finish`);
    expect((await mailsAt('2026-06-18T19:05:00Z')).slice(3)).toEqual([
      'Two Vans is on the way to you',
      'Your vehicle is ready',
    ]);
    const { body } = await owner.get<Schemas['JobMessages']>(
      `/api/appointments/${job.id}/messages`,
    );
    expect(body.messages.map(({ kind, state, by }) => [kind, state, by])).toEqual([
      ...['finished', 'on-my-way', 'reminder', 'changed', 'scheduled'].map((kind) => [
        ...[kind, 'sent', null],
      ]),
    ]);
  });

  it('gets it from the shop, with an entry for the calendar that later mails update', async () => {
    await owner.put('/api/settings/business', {
      businessName: 'Two Vans',
      email: 'us@vans.example',
    });
    const job = await owner.addAppointment({ contactId, date: '2026-06-18' });
    await mailsAt('2026-06-16T14:02:00Z');
    await owner.post(`/api/appointments/${job.id}/cancel`);
    await mailsAt('2026-06-16T14:05:00Z');
    const mails = await server.mailsTo(ana);
    expect(mails[0]).toMatchObject({
      from: { name: 'Two Vans', address: 'hello@clearcoat.example' },
      replyTo: [{ name: 'Two Vans', address: 'us@vans.example' }],
    });
    const files = mails.map(({ attachments }) =>
      attachments.map(({ content }) => textOf(content)).join(''),
    );
    expect(files.map((file) => /METHOD:(\w+)/.exec(file)?.[1])).toEqual(['REQUEST', 'CANCEL']);
    for (const file of files) expect(file).toContain(`UID:${job.id}@clearcoat`);
  });

  it('hears once of several changes within two minutes, and not of one that was taken back', async () => {
    const job = await owner.addAppointment({ contactId, date: '2026-06-18' });
    server.clock.advance({ seconds: 60 });
    const { body } = await change(job, { startTime: '14:00', endTime: '15:00' });
    expect(await mailsAt('2026-06-16T14:03:00Z')).toEqual([
      'You are booked: Thu, Jun 18 at 2:00 PM',
    ]);
    const { body: away } = await change(body, { startTime: '16:00', endTime: '17:00' });
    await change(away, { startTime: '14:00', endTime: '15:00' });
    expect(await mailsAt('2026-06-16T14:10:00Z')).toHaveLength(1);
  });

  it('hears nothing of a note, nor of what was booked and cancelled at once', async () => {
    const job = await owner.addAppointment({ contactId, date: '2026-06-18' });
    await owner.post(`/api/appointments/${job.id}/cancel`);
    expect(await mailsAt('2026-06-16T15:00:00Z')).toEqual([]);
    const kept = await owner.addAppointment({ contactId, date: '2026-06-18' });
    await mailsAt('2026-06-16T16:00:00Z');
    await change(kept, { notes: 'Bring the steamer' });
    expect(await mailsAt('2026-06-16T17:00:00Z')).toEqual([BOOKED]);
  });

  it('gets no mail of what was handed over already', async () => {
    const { id } = await owner.addAppointment({ contactId, date: '2026-06-18' });
    const path = `/api/appointments/${id}/messages`;
    const { body } = await owner.get<Schemas['JobMessages']>(path);
    const { to: _to, ...message } = body.ready ?? { to: '' };
    await owner.post(path, message);
    expect(await mailsAt('2026-06-16T15:00:00Z')).toEqual([]);
  });
});

describe('a reminder', () => {
  it.each([
    ['is not sent for what is cancelled', { status: 'cancelled' }, 2],
    ['follows the new time', { date: '2026-06-20' }, 2],
    ['is sent to somebody who confirmed', { status: 'confirmed' }, 2],
  ] as const)('%s', async (_what, values, count) => {
    const job = await owner.addAppointment({ contactId, date: '2026-06-18' });
    await mailsAt('2026-06-16T14:05:00Z');
    await change(job, values);
    expect(await mailsAt('2026-06-17T17:00:00Z')).toHaveLength(count);
  });

  it('moves from the night to the evening before', async () => {
    const night = { date: '2026-06-18', startTime: '07:00', endTime: '08:00' };
    await owner.addAppointment({ contactId, ...night });
    await mailsAt('2026-06-16T14:05:00Z');
    expect(await mailsAt('2026-06-17T00:54:00Z')).toHaveLength(1);
    expect(await mailsAt('2026-06-17T00:55:00Z')).toContain('Reminder: Thu, Jun 18 at 7:00 AM');
  });

  it('obeys the lead time and the switches, those of today included', async () => {
    await owner.addAppointment({ contactId, date: '2026-06-18' });
    await mailsAt('2026-06-16T14:05:00Z');
    const settings = {
      ...{ enableEmailNotifications: true, appointmentReminders: true, marketingEmails: false },
      reminderLeadTime: 2,
    };
    await owner.put('/api/settings/notifications', settings);
    expect(await mailsAt('2026-06-18T13:59:00Z')).toEqual([BOOKED]);
    expect(await mailsAt('2026-06-18T14:00:00Z')).toEqual([BOOKED, REMINDER]);
    await owner.put('/api/settings/notifications', { ...settings, appointmentReminders: false });
    await owner.addAppointment({ contactId, date: '2026-06-19' });
    expect(await mailsAt('2026-06-19T15:00:00Z')).not.toContain(
      'Reminder: Fri, Jun 19 at 12:00 PM',
    );
  });

  it('is not sent after a booking within the lead time', async () => {
    server.clock.set('2026-06-18T13:00:00Z');
    await owner.addAppointment({ contactId, date: '2026-06-18' });
    expect(await mailsAt('2026-06-18T15:00:00Z')).toEqual([BOOKED]);
  });
});

describe('nobody is written to', () => {
  it('at night: what happened then waits for the morning', async () => {
    server.clock.set('2026-06-17T02:00:00Z');
    await owner.addAppointment({ contactId, date: '2026-06-18' });
    expect(await mailsAt('2026-06-17T11:59:00Z')).toEqual([]);
    expect(await mailsAt('2026-06-17T12:00:00Z')).toEqual([BOOKED]);
  });

  it('for a business whose owner has not confirmed an address', async () => {
    const { email } = registration();
    owner = await server.owner({ email });
    contactId = (await owner.addContact({ name: 'Ana Ruiz', email: ana })).id;
    await owner.addAppointment({ contactId, date: '2026-06-18' });
    expect(await mailsAt('2026-06-16T15:00:00Z')).toEqual([]);
  });

  it('by a switched off business', async () => {
    await owner.put('/api/settings/notifications', {
      ...{ enableEmailNotifications: false, appointmentReminders: true, marketingEmails: false },
      reminderLeadTime: 24,
    });
    await owner.addAppointment({ contactId, date: '2026-06-18' });
    expect(await mailsAt('2026-06-17T17:00:00Z')).toEqual([]);
  });
});

/** Lets the mail server put off what is due now, and accept everything from then on. */
async function putOff(iso: string): Promise<void> {
  server.smtp.refuseWith = 451;
  await mailsAt(iso);
  server.smtp.refuseWith = undefined;
  const retry = `update pgboss.job set start_after = now() where name = 'message' and state = 'retry'`;
  await query(server.config.databaseUrl, retry);
}

describe('a mail that the mail server put off', () => {
  it('does not leave at night', async () => {
    server.clock.set('2026-06-17T00:50:00Z');
    await owner.addAppointment({ contactId, date: '2026-06-18' });
    await putOff('2026-06-17T00:55:00Z');
    expect(await mailsAt('2026-06-17T01:10:00Z')).toEqual([]);
    expect(await mailsAt('2026-06-17T12:00:00Z')).toEqual([BOOKED]);
  });

  it.each([
    ['moved meanwhile', [{ startTime: '14:00', endTime: '15:00' }], 'Thu, Jun 18 at 2:00 PM'],
    ['moved there and back', [{ date: '2026-06-20' }, {}], 'Thu, Jun 18 at 12:00 PM'],
  ])('is still the booking of an appointment that %s', async (_what, changes, when) => {
    const job = await owner.addAppointment({ contactId, date: '2026-06-18' });
    await putOff('2026-06-16T14:02:00Z');
    const { version: _version, ...asBooked } = job;
    for (const values of changes) {
      await change(asBooked as Appointment, values);
      await mailsAt('2026-06-16T14:03:00Z');
    }
    expect(await mailsAt('2026-06-16T14:10:00Z')).toEqual([`You are booked: ${when}`]);
  });

  it('counts as told from when it left, so that no reminder follows at once', async () => {
    server.clock.set('2026-06-17T15:50:00Z');
    await owner.addAppointment({ contactId, date: '2026-06-18' });
    await putOff('2026-06-17T15:55:00Z');
    expect(await mailsAt('2026-06-17T16:30:00Z')).toEqual([BOOKED]);
    expect(await mailsAt('2026-06-17T16:40:00Z')).toEqual([BOOKED]);
  });

  it('is not sent once it is no longer true, the switch is off or its customer refuses', async () => {
    const job = await owner.addAppointment({ contactId, date: '2026-06-18' });
    await putOff('2026-06-16T14:02:00Z');
    await owner.post(`/api/appointments/${job.id}/cancel`);
    expect(await mailsAt('2026-06-16T14:10:00Z')).toEqual([]);
    await owner.addAppointment({ contactId, date: '2026-06-18' });
    await putOff('2026-06-16T14:15:00Z');
    const settings = { appointmentReminders: true, marketingEmails: false, reminderLeadTime: 24 };
    const save = (enableEmailNotifications: boolean) =>
      owner.put('/api/settings/notifications', { ...settings, enableEmailNotifications });
    await save(false);
    expect(await mailsAt('2026-06-16T14:30:00Z')).toEqual([]);
    await save(true);
    await owner.addAppointment({ contactId, date: '2026-06-18' });
    await putOff('2026-06-16T14:45:00Z');
    const consents = [{ channel: 'email', purpose: 'service', allowed: false }];
    await owner.put(`/api/contacts/${contactId}`, { ...ANA, email: ana, consents });
    expect(await mailsAt('2026-06-16T15:00:00Z')).toEqual([]);
  });
});

it('an appointment that was asked for is booked when it is accepted', async () => {
  const job = await owner.addAppointment({ contactId, date: '2026-06-18', status: 'pending' });
  expect(await mailsAt('2026-06-16T14:10:00Z')).toEqual([]);
  await change(job, { status: 'scheduled' });
  expect(await mailsAt('2026-06-16T14:20:00Z')).toEqual([BOOKED]);
});

it('another time zone changes nothing for the customer', async () => {
  const job = await owner.addAppointment({ contactId, date: '2026-06-18' });
  await mailsAt('2026-06-16T14:10:00Z');
  const business = { businessName: 'Two Vans', timeZone: 'America/Chicago' };
  await owner.put('/api/settings/business', business);
  expect((await owner.get<Appointment>(`/api/appointments/${job.id}`)).body.startTime).toBe(
    '12:00',
  );
  expect(await mailsAt('2026-06-17T16:59:00Z')).toEqual([BOOKED]);
  expect(await mailsAt('2026-06-17T17:00:00Z')).toEqual([BOOKED, REMINDER]);
});

it('a booking within the lead time that was handed over is not reminded of', async () => {
  server.clock.set('2026-06-18T13:00:00Z');
  const { id } = await owner.addAppointment({ contactId, date: '2026-06-18' });
  const path = `/api/appointments/${id}/messages`;
  const { to: _to, ...message } = (await owner.get<Schemas['JobMessages']>(path)).body.ready ?? {
    to: '',
  };
  server.clock.set('2026-06-18T13:01:00Z');
  await owner.post(path, message);
  expect(await mailsAt('2026-06-18T15:00:00Z')).toEqual([]);
});

it('a business whose messages fail delays no other', async () => {
  await owner.addAppointment({ contactId, date: '2026-06-18' });
  const email = `other-${ana}`;
  const other = await server.owner({ email });
  await server.confirm(email);
  const bo = await other.addContact({ name: 'Bo', email: 'bo@example.com' });
  await other.addAppointment({ contactId: bo.id, date: '2026-06-18' });
  const queue = server.app.get(JobQueue);
  const broken = () => {
    Reflect.deleteProperty(queue, 'send');
    return Promise.reject(new Error('Broken'));
  };
  Object.assign(queue, { send: broken });
  expect(await mailsAt('2026-06-16T14:10:00Z')).toEqual([BOOKED]);
  expect(server.smtp.to('bo@example.com')).toHaveLength(1);
});

it('an address that the mail server refuses stands on the bell with what to do', async () => {
  const colleague = await server.colleague(owner, 'staff');
  const job = await owner.addAppointment({ contactId, date: '2026-06-18' });
  server.smtp.refuseWith = 550;
  await mailsAt('2026-06-16T15:00:00Z');
  server.smtp.refuseWith = undefined;
  const { body } = await owner.get<Schemas['JobMessages']>(`/api/appointments/${job.id}/messages`);
  expect(body).toMatchObject({ ready: { kind: 'scheduled' }, messages: [{ state: 'failed' }] });
  const { body: news } = await colleague.get<Schemas['NotificationList']>('/api/notifications');
  expect(news.items[0]).toMatchObject({
    title: 'An email did not arrive',
    link: `/appointments/${job.id}`,
  });
});
