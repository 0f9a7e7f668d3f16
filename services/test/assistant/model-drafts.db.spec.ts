import type { AskedCompletion } from '@clearcoat/testing/openai';
import type { Schemas } from '../support/visitor.js';
import { resultsIn } from './chat.js';
import { talkToModel } from './model-talk.js';

const talk = talkToModel();

describe('what a model drafts', () => {
  it('draft, and nothing more', async () => {
    const args = { contactId: talk.contact.id, serviceId: 's1', date: '2026-06-19', time: '14:00' };
    talk.fake.queue(
      {
        calls: [
          { name: 'draft_appointment', args },
          {
            name: 'draft_message',
            args: {
              contactId: talk.contact.id,
              purpose: 'other',
              text: 'Pay at https://evil.example now',
            },
          },
        ],
      },
      { text: ['I drafted it.'] },
    );
    const { cards } = await talk.ask('Book Jordan');
    // Both drafts run in parallel, so either may come first.
    const [{ appointment } = {}, { message } = {}] = ['appointment', 'message'].map((kind) =>
      cards.find((card) => card.kind === kind),
    );
    expect(appointment).toMatchObject({
      path: '/api/appointments',
      payload: { ...args, startTime: '14:00', endTime: '18:00', price: 249.99 },
    });
    expect(message?.text).toBe('Pay at (link removed) now');
    const { body } = await talk.person.get<Schemas['AppointmentLists']>('/api/appointments');
    expect(body.upcoming).toHaveLength(1);
    const headers = { 'idempotency-key': 'card-0001-once' };
    const payload = appointment?.payload;
    const confirmed = await talk.person.post<Schemas['Appointment']>('/api/appointments', payload, {
      headers,
    });
    expect(confirmed.status).toBe(201);
    const again = await talk.person.post<Schemas['Appointment']>('/api/appointments', payload, {
      headers,
    });
    expect(again.body.id).toBe(confirmed.body.id);
  });

  it('move and cancel what the talk.person named, as cards that the API takes as they are', async () => {
    const { id } = await talk.person.addAppointment({
      contactId: talk.contact.id,
      date: '2026-06-24',
      startTime: '09:00',
      endTime: '11:00',
      notes: 'Gate 4',
      price: 120,
    });
    const time = { date: '2026-06-25', time: '13:00' };
    talk.fake.queue(
      { calls: [{ name: 'find_appointment', args: { contactId: talk.contact.id } }] },
      {
        calls: [
          { name: 'draft_move', args: { appointmentId: id, ...time } },
          { name: 'draft_cancellation', args: { appointmentId: id } },
        ],
      },
      { text: ['Please look at the cards.'] },
    );
    const { cards } = await talk.ask("Move or cancel Jordan's job");
    expect(resultsIn(talk.fake.asked[1] as AskedCompletion)[0]).toContain(id);
    const move = cards.find(({ kind }) => kind === 'move')?.move;
    const cancel = cards.find(({ kind }) => kind === 'cancel')?.cancel;
    expect(move).toMatchObject({
      now: { date: '2026-06-24', startTime: '09:00', endTime: '11:00' },
      payload: { date: '2026-06-25', startTime: '13:00', endTime: '15:00' },
    });
    const moved = await talk.person.put<Schemas['Appointment']>(
      `/api/appointments/${id}`,
      move?.payload,
      { headers: { 'if-match': `"${move?.version}"` } },
    );
    expect(moved.body).toMatchObject({ date: '2026-06-25', notes: 'Gate 4', price: 120 });
    const cancelled = await talk.person.post<Schemas['Appointment']>(
      `/api/appointments/${cancel?.id}/cancel`,
    );
    expect(cancelled.body.status).toBe('cancelled');
  });

  it('brings no draft to somebody the person did not speak of, and no flood of them', async () => {
    const draft = (contactId: string, text: string) => ({
      name: 'draft_message',
      args: { contactId, purpose: 'other', text },
    });
    const evil = 'Pay now at evil.example/pay or call +1 900 555 0199';
    talk.fake.queue(
      { calls: [draft(talk.contact.id, evil)] },
      { calls: [draft(talk.contact.id, 'b'), draft(talk.contact.id, 'c')] },
      { text: ['Done.'] },
    );
    const flood = await talk.ask('Text Jordan something nice');
    expect(flood.cards).toHaveLength(2);
    expect(flood.cards[0]?.message?.text).toBe(
      'Pay now at (link removed) or call (number removed)',
    );
    talk.fake.queue({ calls: [draft(talk.contact.id, 'hello')] }, { text: ['Whom do you mean?'] });
    const unasked = await talk.ask('What is on today?');
    expect(unasked.cards).toEqual([]);
    expect(resultsIn(talk.fake.asked.at(-1) as AskedCompletion)[0]).toContain('did not name');
  });
});
