import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas } from '../../../test/support/visitor.js';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

const BUSINESS = {
  businessName: 'Shine & Co',
  email: 'hello@shine.example',
  phone: '(555) 222-3333',
  address: '1 Harbor Street',
  website: 'https://shine.example/book',
  description: 'Mobile detailing',
  timeZone: 'America/Denver',
  timeFormat: '24h',
};

const NOTIFICATIONS = {
  enableEmailNotifications: false,
  appointmentReminders: true,
  marketingEmails: true,
  reminderLeadTime: 48,
};

describe('the settings', () => {
  it('start with the defaults of the product (ENT-29, ENT-30, CONST-32, CALL-16)', async () => {
    const person = await server.owner();
    const { body } = await person.get<Schemas['Settings']>('/api/settings');
    expect(body.notifications).toEqual({
      enableEmailNotifications: true,
      appointmentReminders: true,
      marketingEmails: false,
      reminderLeadTime: 24,
      version: 1,
    });
    expect(body.business.timeFormat).toBe('12h');
    const text = expect.any(String);
    expect(body.business).toMatchObject({
      businessName: text,
      email: text,
      phone: text,
      address: text,
      website: text,
      description: text,
    });
    expect(body.services.map(({ id }) => id)).toHaveLength(8);
  });

  it('keep what is saved about the business, and show it where it counts (VAL-19, CALL-16, CALL-26)', async () => {
    const person = await server.owner();
    const saved = await person.put<Schemas['BusinessSettings']>('/api/settings/business', BUSINESS);
    expect([saved.status, saved.body]).toEqual([200, { ...BUSINESS, version: 2 }]);
    const { body } = await person.get<Schemas['Settings']>('/api/settings');
    expect(body.business).toEqual({ ...BUSINESS, version: 2 });
    const session = await person.get<Schemas['SessionState']>('/api/session');
    expect(session.body.user).toMatchObject({
      businessName: 'Shine & Co',
      timeZone: 'America/Denver',
      timeFormat: '24h',
    });
  });

  it('keep what is left out, and empty what is emptied', async () => {
    const person = await server.owner();
    await person.put('/api/settings/business', BUSINESS);
    const { body } = await person.put<Schemas['BusinessSettings']>('/api/settings/business', {
      businessName: 'Shine',
      email: '',
      website: '',
    });
    const emptied = { email: '', website: '' };
    expect(body).toEqual({ ...BUSINESS, businessName: 'Shine', ...emptied, version: 3 });
  });

  it('are not saved over a change that was not seen', async () => {
    const person = await server.owner();
    const headers = { 'if-match': '"1"' };
    const saved = await person.put('/api/settings/business', BUSINESS, { headers });
    expect(saved.status).toBe(200);
    const late = await person.put('/api/settings/business', BUSINESS, { headers });
    expect([late.status, late.body.current]).toEqual([409, saved.body]);
    expect(late.body.changed).toEqual({ by: 'Dana Reyes', at: expect.any(String) });
    const path = '/api/settings/notifications';
    const other = await person.put(path, NOTIFICATIONS, { headers });
    expect([other.status, other.body.code]).toEqual([409, 'version_conflict']);
    expect(other.body.current).toMatchObject({ reminderLeadTime: 24, version: 2 });
    expect(other.body.changed).toEqual(late.body.changed);
    const unreadable = await person.put(path, NOTIFICATIONS, { headers: { 'if-match': 'x' } });
    expect([unreadable.status, unreadable.body.code]).toEqual([400, 'bad_if_match']);
  });

  it.each([
    [{ businessName: ' ' }, 'Please enter your business name'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ website: 'javascript:alert(1)' }, 'Please enter a website such as www.example.com'],
    [{ website: 'not a site' }, 'Please enter a website such as www.example.com'],
    [{ timeZone: 'Mars/Olympus' }, expect.stringContaining('IANA')],
    [{ timeZone: '+05:30' }, expect.stringContaining('IANA')],
    [{ timeFormat: '25h' }, 'Time format must be one of: 12h, 24h'],
  ])('refuse %j', async (change, sentence) => {
    const person = await server.owner();
    const input = { ...BUSINESS, ...change };
    const { status, body } = await person.put('/api/settings/business', input);
    expect([status, body.fields]).toEqual([422, { [Object.keys(change)[0] ?? '']: sentence }]);
  });

  it('keep the notifications (CALL-26)', async () => {
    const person = await server.owner();
    const saved = await person.put('/api/settings/notifications', NOTIFICATIONS);
    expect([saved.status, saved.body]).toEqual([200, { ...NOTIFICATIONS, version: 2 }]);
    const { body } = await person.get<Schemas['Settings']>('/api/settings');
    expect(body.notifications).toEqual({ ...NOTIFICATIONS, version: 2 });
  });

  it.each([
    { reminderLeadTime: 0 },
    { reminderLeadTime: 1.5 },
    { reminderLeadTime: 337 },
    { marketingEmails: 'yes' },
    { appointmentReminders: undefined },
  ])('refuse the notifications %j', async (change) => {
    const person = await server.owner();
    const input = { ...NOTIFICATIONS, ...change };
    const { status, body } = await person.put('/api/settings/notifications', input);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, Object.keys(change)]);
  });
});
