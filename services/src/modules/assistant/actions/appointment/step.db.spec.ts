import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../../test/support/visitor.js';

/** Now is Wednesday, Jun 17, 2026, 8:00 in the morning. */
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

it('drafts a step, and changes no status until the card is confirmed', async () => {
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

it('takes a no-show as a job of today, and confirms future jobs', async () => {
  const missed = await ask('bo lee no showed');
  expect(missed.response).toContain('Jun 17, 2026 at 12:30 PM** as a no-show?');
  const confirmed = await ask('confirm all of fridays');
  const [card] = confirmed.cards ?? [];
  expect(card?.step?.now.date).toBe('2026-06-19');
  // A step that is already done is not drafted again.
  expect((await owner.post(`/api/appointments/${card?.step?.id ?? ''}/confirm`)).status).toBe(200);
  const again = await ask('confirm all of fridays');
  expect([again.response, again.cards ?? []]).toEqual([
    expect.stringMatching(/^Already done:\n.*Bo Lee/s),
    [],
  ]);
});

it('asks which of several open jobs of a day is done', async () => {
  const { id: contactId } = await owner.addContact({ name: 'Cy Marsh' });
  for (const startTime of ['10:00', '12:00'])
    await owner.addAppointment({ contactId, date: '2026-06-17', startTime });
  expect(await ask('mark cy marsh done')).toMatchObject({
    response: expect.stringMatching(/^Which appointment\?\n.*10:00 AM\n.*12:00 PM$/s) as string,
  });
  expect((await ask('mark the last one of cy marsh done')).response).toContain('12:00 PM** as');
});

it('writes to the customer about the draft', async () => {
  const { response, cards = [] } = await ask(
    'move bo lee from friday to saturday at 11 n let him know',
  );
  expect(response).not.toContain('in your words');
  expect(cards.map(({ kind, message }) => message?.text ?? kind)).toEqual([
    'move',
    expect.stringContaining('we moved your appointment to Jun 20, 2026 at 11:00 AM'),
  ]);
});

it('explains how to do a request that it cannot draft', async () => {
  const { response, sources } = await ask('change the gate code of ana ruiz to 4471');
  expect(response).toContain("I can't do that for you, and this is how it is done");
  expect(sources[0]?.title).toBe('Addresses and gate codes');
});

it('shows the card of a named customer below the unknown words', async () => {
  const { response } = await ask('did ana ruiz flarp her vin');
  expect(response).toMatch(/“flarp”.*\n\n.*Ana Ruiz/s);
});
