import { openTalk, type Talk } from '../../../../test/assistant/talk.js';
import type { TestApp } from '../../../../test/support/test-app.js';
import type { Visitor } from '../../../../test/support/visitor.js';

/** Now is Wednesday, Jun 17, 2026, 8:00 in the morning. */
let server: TestApp;
let owner: Visitor;
let talk: Talk;

beforeAll(async () => {
  ({ server, owner, talk } = await openTalk());
  await owner.post('/api/crews', { name: 'Van 2', kind: 'van', colour: 'teal' });
});

afterAll(() => server.stop());

it.each([
  ['put van 2 on it', 'Van 2'],
  ['and give it to van 2', 'Van 2'],
])('books with the crew that a draft is changed to: %s', async (message, crew) => {
  const { cards = [] } = await talk('book ana ruiz for a full detail thursday at 9', message);
  expect(cards.map(({ appointment }) => appointment?.crew)).toEqual([crew]);
});

it('links to the page where the crew is changed', async () => {
  const { response } = await talk('put van 2 on ana ruiz job');
  expect(response).toBe((await talk("give ana ruiz's job to van 2")).response);
});

it('books the service of the last visit', async () => {
  const { id: contactId } = await owner.addContact({ name: 'Ivy Stone' });
  await owner.addAppointment({
    ...{ contactId, date: '2026-05-05', startTime: '09:00', status: 'completed' },
  });
  const { response } = await talk(
    'ivy stone',
    'how much has she spent',
    'book her same as last time friday',
  );
  expect(response).toContain('For **Full Detail** these are free');
});

it('books the time at which a service fits', async () => {
  const { cards = [] } = await talk(
    'any gaps saturday',
    'would a full detail fit',
    'ok put bo lee in it',
  );
  expect(cards[0]?.appointment?.payload).toMatchObject({ date: '2026-06-20' });
});

it('answers with the last free time of a day', async () => {
  const { response } = await talk('open slots saturday', 'whats the latest one');
  expect(response).toMatch(/^The last free time on Saturday, Jun 20, 2026/);
});

it('asks which of the other customers with that name is meant', async () => {
  for (const name of ['Abe Quill', 'Ben Quill', 'Cal Quill']) {
    const { id: contactId } = await owner.addContact({ name });
    await owner.addAppointment({ contactId, date: '2026-06-29', startTime: '10:00' });
  }
  const { response, cards } = await talk('cancel abe quill', 'no wait the other quill');
  expect(cards ?? []).toEqual([]);
  expect(response).toMatch(/Ben Quill.*Cal Quill/s);
  expect(response).not.toContain('Abe Quill');
});
