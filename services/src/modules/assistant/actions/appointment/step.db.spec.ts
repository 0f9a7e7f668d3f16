import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../../test/support/visitor.js';

/** Today is Wednesday, Jun 17, 2026, eight in the morning. */
let server: TestApp;
let owner: Visitor;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.owner();
  const { id: contactId } = await owner.addContact({ name: 'Ana Ruiz' });
  const { id: otherId } = await owner.addContact({ name: 'Bo Lee' });
  await owner.addAppointment({ contactId, date: '2026-06-17', startTime: '09:00' });
  await owner.addAppointment({ contactId: otherId, date: '2026-06-17', startTime: '12:30' });
  await owner.addAppointment({ contactId: otherId, date: '2026-06-19', startTime: '09:00' });
});

afterAll(() => server.stop());

const ask = async (message: string) =>
  (await owner.post<Schemas['ChatReply']>('/api/chat', { message })).body;

it('drafts it for the job that is meant, and marks nothing until it is confirmed', async () => {
  const { response, cards = [] } = await ask('mark the 9am done');
  expect(response).toContain('for Ana Ruiz, Wednesday, Jun 17, 2026 at 9:00 AM** as completed?');
  const step = cards[0]?.step;
  expect(step).toMatchObject({ step: 'finish', customer: 'Ana Ruiz' });
  const path = `/api/appointments/${step?.id ?? ''}`;
  expect((await owner.get<Schemas['Appointment']>(path)).body.status).toBe('scheduled');
  expect((await owner.post(`${path}/finish`)).status).toBe(200);
  expect((await owner.get<Schemas['Appointment']>(path)).body.status).toBe('completed');
  expect((await ask('mark ana ruiz done')).response).toContain('Ana Ruiz has no open appointment');
});

it('that nobody came is of today, and what is confirmed may be to come', async () => {
  const missed = await ask('bo lee no showed');
  expect(missed.response).toContain('Jun 17, 2026 at 12:30 PM** as a no-show?');
  const confirmed = await ask('confirm all of fridays');
  const [card] = confirmed.cards ?? [];
  expect(card?.step?.now.date).toBe('2026-06-19');
  // What is so already is not asked for again.
  expect((await owner.post(`/api/appointments/${card?.step?.id ?? ''}/confirm`)).status).toBe(200);
  const again = await ask('confirm all of fridays');
  expect([again.response, again.cards ?? []]).toEqual([
    expect.stringMatching(/^That is so already:\n.*Bo Lee/s),
    [],
  ]);
});

it('of several of a day that are open it is asked which is done', async () => {
  const { id: contactId } = await owner.addContact({ name: 'Cy Marsh' });
  for (const startTime of ['10:00', '12:00'])
    await owner.addAppointment({ contactId, date: '2026-06-17', startTime });
  expect(await ask('mark cy marsh done')).toMatchObject({
    response: expect.stringMatching(/^Which appointment\?\n.*10:00 AM\n.*12:00 PM$/s) as string,
  });
  expect((await ask('mark the last one of cy marsh done')).response).toContain('12:00 PM** as');
});

it('is told to whom it was done for, as it was drafted', async () => {
  const { response, cards = [] } = await ask(
    'move bo lee from friday to saturday at 11 n let him know',
  );
  expect(response).not.toContain('in your words');
  expect(cards.map(({ kind, message }) => message?.text ?? kind)).toEqual([
    'move',
    expect.stringContaining('we moved your appointment to Jun 20, 2026 at 11:00 AM'),
  ]);
});

it('what cannot be drafted leads to where it is done', async () => {
  const { response, sources } = await ask('change the gate code of ana ruiz to 4471');
  expect(response).toContain("I can't do that for you, and this is how it is done");
  expect(sources[0]?.title).toBe('Addresses and gate codes');
});

it('of one customer who was named says what there is, beside what was not understood', async () => {
  const { response } = await ask('did ana ruiz flarp her vin');
  expect(response).toMatch(/“flarp”.*\n\n.*Ana Ruiz/s);
});
