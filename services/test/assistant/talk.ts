import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Schemas, Visitor } from '../support/visitor.js';

/** Sends messages in order and returns the last reply. */
export type Talk = (...messages: string[]) => Promise<Schemas['ChatReply']>;

/** Sends the history with each question, as the panel does. */
const talkAs =
  (person: Visitor): Talk =>
  async (...messages) => {
    const conversationHistory: { role: 'user' | 'assistant'; content: string }[] = [];
    let reply: Schemas['ChatReply'] | undefined;
    for (const message of messages) {
      const plan = reply?.planToken;
      const asked = { message, conversationHistory, ...(plan && { plan }) };
      reply = (await person.post<Schemas['ChatReply']>('/api/chat', asked)).body;
      conversationHistory.push(
        { role: 'user', content: message },
        { role: 'assistant', content: reply.response },
      );
    }
    if (!reply) throw new Error('Nothing was asked.');
    return reply;
  };

/** A business on Wednesday, Jun 17, 2026, at 8 AM. Ana comes on Friday at 9, and Bo at 12:30. */
export async function openTalk(): Promise<{ server: TestApp; owner: Visitor; talk: Talk }> {
  const server = await startTestApp({ env: { RATE_LIMIT_SCALE: '10' } });
  const owner = await server.owner();
  const { id: contactId } = await owner.addContact({ name: 'Ana Ruiz' });
  const { id: otherId } = await owner.addContact({ name: 'Bo Lee' });
  await owner.addAppointment({ contactId, date: '2026-06-19', startTime: '09:00' });
  await owner.addAppointment({ contactId: otherId, date: '2026-06-19', startTime: '12:30' });
  return { server, owner, talk: talkAs(owner) };
}
