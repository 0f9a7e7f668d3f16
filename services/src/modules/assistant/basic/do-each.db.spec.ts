import { spyOn } from 'jest-mock';
import { openTalk, type Talk } from '../../../../test/assistant/talk.js';
import type { TestApp } from '../../../../test/support/test-app.js';
import { ContactsService } from '../../crm/index.js';

/** Now is Wednesday, Jun 17, 2026, 8:00 in the morning. */
let server: TestApp;
let talk: Talk;

beforeAll(async () => {
  ({ server, talk } = await openTalk());
});

afterAll(() => server.stop());

const kinds = (cards: readonly { kind: string }[] = []) => cards.map(({ kind }) => kind);

it('writes a message about the new draft, not the old time', async () => {
  const moved = await talk('move ana ruiz on friday to 2 pm and text her');
  expect(kinds(moved.cards)).toEqual(['move', 'message']);
  expect(moved.cards?.[1]?.message?.text).toMatch(/moved your appointment to .*2:00 PM/);
  const off = await talk('cancel bo lee on friday n let him know');
  expect(off.cards?.[1]?.message?.text).toMatch(/cancel your appointment on Jun 19/);
});

it('drafts a request and answers a question in the typed order', async () => {
  const first = await talk('text ana ruiz im late and what time is bo lee coming friday');
  expect(first.cards?.[0]?.message?.text).toBe('Hi Ana, im late.');
  expect(first.response).toContain('Bo Lee');
  const last = await talk('price of a full detail and book ana ruiz for one saturday at 1 pm');
  expect(kinds(last.cards)).toEqual(['appointment']);
  expect(last.response).toMatch(/Full Detail.*Here is a draft/s);
});

it('warns of two drafts at one time, and books two services back to back', async () => {
  const same = await talk(
    'book ana ruiz for a full detail monday at 9 and bo lee for a full detail monday at 9',
  );
  expect(same.response).toContain('The draft before it is at the same time.');
  const { cards = [] } = await talk('ana ruiz monday at 9 full detail and express detail');
  const [first, second] = cards.map(({ appointment }) => appointment?.payload);
  expect(second?.startTime).toBe(first?.endTime);
});

it('swaps the times of two customers', async () => {
  const { cards = [] } = await talk('swap ana ruiz and bo lee');
  const [one, other] = cards.map(({ move }) => move);
  expect([one?.payload.date, one?.payload.startTime]).toEqual([
    other?.now.date,
    other?.now.startTime,
  ]);
});

it('writes to the customers of next Friday, and to nobody for an unknown condition', async () => {
  const { cards = [] } = await talk('let fridays people know we might be late');
  expect(cards.map(({ message }) => message?.customer)).toEqual(['Ana Ruiz', 'Bo Lee']);
  const { cards: none } = await talk('text people we havent seen since the flood that we moved');
  expect(none ?? []).toEqual([]);
});

it('writes about the cancellation of the previous message', async () => {
  const told = await talk('cancel ana ruiz on friday', 'text her');
  expect(told.cards?.[0]?.message?.text).toMatch(/cancel your appointment/);
});

it('says first which part it left out', async () => {
  const { cards, response } = await talk('cancel ana ruiz on friday and charge her 50 bucks');
  expect(kinds(cards)).toEqual(['cancel']);
  expect(response).toMatch(/^I left out “charge her 50 bucks”/);
});

it('says which part it left out after a question', async () => {
  const { response } = await talk('am i free thursday and offer it to ana ruiz');
  expect(response).toMatch(/^I left out “offer it to ana ruiz”/);
});

it('refuses one of two requests and drafts the other', async () => {
  const asked = ['remind bo lee for monday', 'text ana ruiz that we run late'];
  for (const message of [asked, asked.toReversed()].map((each) => each.join(' and '))) {
    const { cards, response } = await talk(message);
    expect(kinds(cards)).toEqual(['message']);
    expect(response).toContain('Bo Lee has nothing booked on Monday');
    expect(response).toContain('Ana Ruiz');
  }
});

it('writes to nobody when the draft before the message failed', async () => {
  const { cards, response } = await talk('cancel friday and let everyone know its raining');
  expect(kinds(cards)).toEqual([]);
  expect(response).toContain('I left out “let everyone know its raining”');
});

it('drafts no price when a request names two', async () => {
  const { cards = [], response } = await talk(
    'raise the full detail to 260 and the express to 110',
  );
  expect(cards).toEqual([]);
  expect(response).toMatch(/^I can't do that for you/);
});

it('looks up no customer for a question without a name', async () => {
  const find = spyOn(server.app.get(ContactsService), 'find');
  for (const question of [
    'mornings vs afternoons last month',
    'teslas in the last 90 days',
    'who has a tesla',
    'how much did i make last month',
    'whats on friday',
    'cuanto gane el mes pasado',
  ]) {
    await talk(question);
  }
  expect(find.mock.calls.map(([, words]) => words)).toEqual([]);
});
