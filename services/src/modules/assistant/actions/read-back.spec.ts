import type { ChatCard } from '../dto/card.dto.js';
import { readBack } from './read-back.js';
import { request } from './testing.js';

const appointment = {
  customer: 'Derek Turner',
  service: 'Full Detail',
  crew: 'Van 1',
  payload: { date: '2026-11-27', startTime: '09:00' },
};
const cancel = {
  customer: 'Tanya Hayes',
  service: 'Wash and Wax',
  now: { date: '2026-11-28', startTime: '08:00', endTime: '09:00' },
};
const booked = { kind: 'appointment', title: '', warnings: [], appointment } as unknown as ChatCard;
const cancelled = { kind: 'cancel', title: '', warnings: [], cancel } as unknown as ChatCard;

const said = async (text: string, card: ChatCard, answer = 'Here is a draft.') =>
  (await readBack(request(text), { text: answer, sources: [], suggestions: [], cards: [card] }))
    .text;

it.each([
  ['book derek turner for a full detail friday at 9', booked],
  ['book derek turner for a full detail with van 1 friday at 9', booked],
  ['cancel tanya hayes on saturday', cancelled],
  ['cancel the 8 am on saturday', cancelled],
])('has all of it: %s', async (text, card) => {
  expect(await said(text, card)).toBe('Here is a draft.');
});

it('takes nobody out who did not come', async () => {
  expect(await said('tanya hayes didnt show up', cancelled)).toBe('Here is a draft.');
});

it.each([
  ['book derek turner for a full detail and a wash and wax friday at 9', booked, '“wash and wax”'],
  ['book derek turner for a full detail with van 2 friday at 9', booked, '“van 2”'],
  ['book derek turner for a full detail friday at 10', booked, '“at 10”'],
  ['book derek turner for a full detail friday and sunday at 9', booked, '“sunday”'],
  ['book derek turner and mike ortiz for a full detail friday at 9', booked, '“mike ortiz”'],
  ['book derek turner for a full detail at his house friday at 9', booked, '“at his house”'],
  ['book derek turner for a full detail every friday at 9', booked, '“every”'],
  ['book derek turner every 4 weeks for a full detail friday at 9', booked, '“every 4 weeks”'],
  ['book derek turner for a full detail friday at 9 for free', booked, '“for free”'],
])('says what it lacks: %s', async (text, card, left) => {
  expect(await said(text, card)).toContain(`I left out ${left}`);
});

it('says nothing twice, and leaves own words alone', async () => {
  const text = 'book derek turner for a full detail with van 2 friday at 9';
  const answer = 'I had no place for “van 2”.';
  expect(await said(text, booked, answer)).toBe(answer);
  const message = { kind: 'message', title: '', message: { text: '' } } as unknown as ChatCard;
  expect(await said('text derek turner that mike ortiz comes sunday', message)).toBe(
    'Here is a draft.',
  );
});

it.each([
  ['cancel tanya hayes on saturday if it rains', 'if it rains'],
  ['cancel tanya hayes on saturday if she is not sure', 'if she is not sure'],
  ['cancel tanya hayes on saturday, but only if he agrees', 'but only if he agrees'],
  ['cancela a tanya hayes el sabado si llueve', 'si llueve'],
])('waits for nothing: %s', async (text, condition) => {
  expect(await said(text, cancelled)).toContain(`“${condition}”`);
});

it.each([
  'cancel tanya hayes on saturday if you can',
  'cancel tanya hayes on saturday if thats ok',
  'sí, cancela a tanya hayes el sabado',
])('is no condition: %s', async (text) => {
  expect(await said(text, cancelled)).toBe('Here is a draft.');
});

it('drafts nothing of the contrary', async () => {
  expect(await said('cancel all saturday except tanya hayes', cancelled)).toContain(
    "I can't take “except tanya hayes” into account",
  );
  expect(await said('cancel everyone saturday who isnt in a truck', cancelled)).toContain(
    "I can't take “isnt in a truck” into account",
  );
  expect(await said('cancel everyone saturday who hasnt confirmed', cancelled)).toBe(
    'Here is a draft.',
  );
  expect(await said('cancel all saturday except mike ortiz', cancelled, 'As is: Mike Ortiz')).toBe(
    'As is: Mike Ortiz',
  );
});
