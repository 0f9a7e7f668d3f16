import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type Template = Schemas['MessageTemplate'];
type Preview = Schemas['TemplatePreview'];

const TEMPLATES = '/api/messages/templates';
const REMINDER = `${TEMPLATES}/reminder/sms/en`;
const BUILT_IN =
  'Hi {first_name}, a reminder from {business}: {service} on {date} at {time}, {where}.';

let server: TestApp;
let owner: Visitor;
let contactId: string;

beforeAll(async () => {
  server = await startTestApp();
});

beforeEach(async () => {
  server.clock.set('2026-06-16T14:00:00Z');
  owner = await server.owner({ businessName: 'Two Vans' });
  contactId = (await owner.addContact({ name: 'Ana Ruiz', phone: '(919) 555-0101' })).id;
});

afterAll(() => server.stop());

const list = async (person = owner) => (await person.get<Template[]>(TEMPLATES)).body;
const reminderOf = async (person = owner) =>
  (await list(person)).find(
    ({ occasion, channel, language }) =>
      occasion === 'reminder' && channel === 'sms' && language === 'en',
  );

describe('the templates of a business', () => {
  it('are the built-in texts of every occasion, channel and language', async () => {
    const templates = await list();
    expect(templates).toHaveLength(7 * 2 * 2);
    expect(templates.every(({ own, version }) => own === null && version === 0)).toBe(true);
    expect(await reminderOf()).toEqual({
      ...{ occasion: 'reminder', channel: 'sms', language: 'en', own: null, version: 0 },
      placeholders: ['first_name', 'business', 'service', 'vehicle', 'date', 'time', 'where'],
      builtIn: { subject: '', body: BUILT_IN },
    });
  });

  it('replace the built-in text in what is ready to be sent, until they are taken back', async () => {
    const times = { date: '2026-06-17', startTime: '09:00', endTime: '10:00' };
    const { id } = await owner.addAppointment({ contactId, ...times, status: 'confirmed' });
    const saved = await owner.put<Template>(REMINDER, { body: 'See you {date}, {first_name}!' });
    const own = { subject: '', body: 'See you {date}, {first_name}!' };
    expect([saved.status, saved.body]).toEqual([200, { ...(await reminderOf()), own }]);
    const reminder = async () => {
      const { body } = await owner.get<Schemas['ReminderList']>('/api/reminders');
      return body.appointments.find((each) => each.id === id)?.ready?.text;
    };
    expect(await reminder()).toBe('See you Wed, Jun 17, Ana!');
    const reset = await owner.delete<Template>(REMINDER);
    expect([reset.status, reset.body.own]).toEqual([200, null]);
    expect(await reminder()).toMatch(/^Hi Ana, a reminder from Two Vans: Full Detail on Wed/);
  });

  it("are in the customer's language", async () => {
    await owner.put(`/api/contacts/${contactId}`, {
      ...{ name: 'Ana Ruiz', phone: '(919) 555-0101', language: 'es' },
    });
    const { id } = await owner.addAppointment({ contactId, date: '2026-06-18' });
    const text = async () =>
      (await owner.get<Schemas['JobMessages']>(`/api/appointments/${id}/messages`)).body.ready
        ?.text;
    expect(await text()).toBe(
      'Hola Ana, su cita con Two Vans queda agendada: Full Detail el jue 18 jun, 12:00 p. m. ¡Nos vemos!',
    );
    await owner.put(`${TEMPLATES}/scheduled/sms/en`, { body: 'English' });
    await owner.put(`${TEMPLATES}/scheduled/sms/es`, { body: '¡Listo, {first_name}!' });
    expect(await text()).toBe('¡Listo, Ana!');
  });

  it('belong to the business, and are changed by those who change settings', async () => {
    await owner.put(REMINDER, { body: 'Ours' });
    const stranger = await server.owner();
    expect(await reminderOf(stranger)).toMatchObject({ own: null });
    const staff = await server.colleague(owner, 'staff');
    expect(await reminderOf(staff)).toMatchObject({ own: { body: 'Ours' } });
    expect((await staff.put(REMINDER, { body: 'Mine' })).status).toBe(403);
    expect((await staff.delete(REMINDER)).status).toBe(403);
  });

  it('are not saved over a change that somebody has not seen', async () => {
    const { body: first } = await owner.put<Template>(REMINDER, { body: 'First' });
    const based = { headers: { 'if-match': `"${first.version}"` } };
    expect((await owner.put(REMINDER, { body: 'Second' }, based)).status).toBe(200);
    const late = await owner.put(REMINDER, { body: 'Third' }, based);
    expect([late.status, late.body]).toEqual([
      409,
      expect.objectContaining({
        current: expect.objectContaining({ own: { subject: '', body: 'Second' } }),
      }),
    ]);
  });

  it.each([
    [
      'an unknown placeholder',
      'reminder/sms/en',
      { body: 'For {price}' },
      { body: /^This message has no \{price\}\.$/ },
    ],
    [
      'a placeholder of another occasion',
      'finished/email/es',
      { subject: 'Es {date}', body: '{where}' },
      { subject: /no \{date\}/, body: /no \{where\}/ },
    ],
    ['no text', 'reminder/sms/en', { body: ' ' }, { body: /^Please enter a text$/ }],
    [
      'an email without a subject',
      'reminder/email/en',
      { body: 'Hi' },
      { subject: /^Please enter a subject$/ },
    ],
    ['an endless text', 'reminder/sms/en', { body: 'x'.repeat(1001) }, { body: /at most 1000/ }],
  ])('refuse %s', async (_what, path, input, fields) => {
    const { status, body } = await owner.put(`${TEMPLATES}/${path}`, input);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, Object.keys(fields)]);
    for (const [name, problem] of Object.entries(fields)) {
      expect(body.fields?.[name]).toMatch(problem);
    }
  });

  it.each(['birthday/sms/en', 'reminder/fax/en', 'reminder/sms/fr'])('know no %s', async (path) => {
    expect((await owner.put(`${TEMPLATES}/${path}`, { body: 'Hi' })).status).toBe(404);
    expect((await owner.delete(`${TEMPLATES}/${path}`)).status).toBe(404);
  });
});

describe('a preview', () => {
  const draft = { occasion: 'reminder', channel: 'sms', language: 'en', body: BUILT_IN };
  const preview = async (values = {}, person = owner) =>
    (await person.post<Preview>(`${TEMPLATES}/preview`, { ...draft, ...values })).body;

  it('has the facts of the next open job, and says how many text messages it is', async () => {
    await owner.addAppointment({ contactId, date: '2026-06-17', status: 'cancelled' });
    const { id } = await owner.addAppointment({ contactId, date: '2026-06-19' });
    await owner.addAppointment({ contactId, date: '2026-06-18', startTime: '09:00' });
    const text = 'Hi Ana, a reminder from Two Vans: Full Detail on Thu, Jun 18 at 9:00 AM.';
    expect(await preview()).toEqual({
      ...{ subject: '', text, length: text.length, segments: 1, encoding: 'GSM-7' },
      appointment: { customer: 'Ana Ruiz', service: 'Full Detail' },
      problems: { subject: '', body: '' },
    });
    expect((await preview({ appointmentId: id, language: 'es', body: '{date} 😀' })).text).toBe(
      'vie 19 jun 😀',
    );
    expect(await preview({ body: '😀'.repeat(40) })).toMatchObject({
      ...{ segments: 2, encoding: 'UCS-2' },
    });
  });

  it('is made up where no job is to come', async () => {
    expect(await preview({ channel: 'email', subject: '{service}' })).toMatchObject({
      ...{ subject: 'Full Detail', appointment: null },
      text: 'Hi Ana, a reminder from Two Vans: Full Detail on Thu, Jun 17 at 9:00 AM, 14 Elm St.',
    });
    expect((await preview({ occasion: 'on-my-way', body: '{crew}' })).text).toBe(
      'Dana from Two Vans',
    );
  });

  it('says what is wrong while somebody types, and shows the rest', async () => {
    expect(await preview({ body: '{first_name} {price}' })).toMatchObject({
      ...{ text: 'Ana {price}', problems: { subject: '', body: 'This message has no {price}.' } },
    });
  });

  it("shows no other business's job", async () => {
    const { id } = await owner.addAppointment({ contactId });
    const stranger = await server.owner();
    const theirs = { ...draft, appointmentId: id };
    expect((await stranger.post(`${TEMPLATES}/preview`, theirs)).status).toBe(404);
  });
});
