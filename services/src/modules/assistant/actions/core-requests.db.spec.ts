import { openTalk, type Talk } from '../../../../test/assistant/talk.js';
import type { TestApp } from '../../../../test/support/test-app.js';
import type { Visitor } from '../../../../test/support/visitor.js';

/** Now is Wednesday, Jun 17, 2026, 8:00 in the morning. */
let server: TestApp;
let owner: Visitor;
let talk: Talk;

beforeAll(async () => {
  ({ server, owner, talk } = await openTalk());
});

afterAll(() => server.stop());

it.each([
  ['any openings this week', 'not morning', 'from 12:00 PM'],
  ['any openings this week', 'afternoon only', 'from 12:00 PM'],
  ['any openings this week', 'after 2', 'from 2:00 PM'],
  ['any openings this week', 'next week', 'next week'],
  ['whos free friday', 'what abt saturday', 'on Saturday, Jun 20, 2026'],
  ['any openings this week', 'any of those in the morning', 'until 12:00 PM'],
  ['any openings this week', 'what about the weekend', 'this weekend'],
  ['any openings this week', 'thursday or friday', 'from Jun 18, 2026 to Jun 19, 2026'],
])('narrows or moves the free time: %s, %s', async (first, next, words) => {
  const { response } = await talk(first, next);
  expect(response).toMatch(/^Free /);
  expect(response).toContain(words);
});

it('shows no free time for an exclusion it cannot apply', async () => {
  const { response } = await talk('any openings this week', 'not friday');
  expect(response).toContain("I can't take “not friday” into account");
});

it('books the first of the free times in the previous answer', async () => {
  const { cards = [] } = await talk('whos free saturday', 'ok put bo lee there for a full detail');
  expect(cards[0]?.appointment?.payload).toMatchObject({ date: '2026-06-20', startTime: '09:00' });
});

describe('a draft of a booking', () => {
  const asked = 'book bo lee for a full detail fri 2';
  it.each([
    ['actually do an interior detail instead', 'Interior Detail for Bo Lee', '14:00'],
    ['no, an interior detail', 'Interior Detail for Bo Lee', '14:00'],
    ['make it 11', 'Full Detail for Bo Lee', '11:00'],
    ['change it to 3', 'Full Detail for Bo Lee', '15:00'],
    ['can we do 1 instead', 'Full Detail for Bo Lee', '13:00'],
    ['push it back an hour', 'Full Detail for Bo Lee', '15:00'],
    ['switch it to an interior detail', 'Interior Detail for Bo Lee', '14:00'],
  ])('is changed: %s', async (next, title, startTime) => {
    const { cards = [] } = await talk(asked, next);
    expect(cards.map((card) => [card.title, card.appointment?.payload.startTime])).toEqual([
      [title, startTime],
    ]);
  });

  it.each(['the patel one', 'naomi patel', 'the second one'])(
    'is for one of several customers with the same name: %s',
    async (next) => {
      const { response } = await talk('book naomi for a full detail fri 10');
      if (!response.startsWith('Which one?'))
        for (const name of ['Naomi Brooks', 'Naomi Patel', 'Omar Patel'])
          await owner.addContact({ name });
      const { cards = [] } = await talk('book naomi for a full detail fri 10', next);
      expect(cards.map(({ title }) => title)).toEqual(['Full Detail for Naomi Patel']);
    },
  );
});

it.each([
  ['ana ruiz cant make it, take her off', 'cancel'],
  ['ana ruiz called, cant come friday', 'cancel'],
  ['ana ruiz cant make it friday, move her to saturday', 'move'],
  ['ana ruiz has to cancel friday', 'cancel'],
  ['ana ruiz is running late push her 30 min', 'move'],
  ['ana ruiz wants to move to saturday', 'move'],
  ['ana ruiz quiere cambiar su cita al sabado', 'move'],
])("drafts a change for a customer who can't come: %s", async (message, kind) => {
  const { cards = [] } = await talk(message);
  expect(cards.map((card) => card.kind)).toEqual([kind]);
});

it.each(['give the 9am on friday to the other crew', 'move ana ruiz to van 2'])(
  'links to the page where the crew is changed: %s',
  async (message) => {
    const { cards = [], response } = await talk(message);
    expect(cards).toEqual([]);
    expect(response).toMatch(/\*\*Full Detail for Ana Ruiz\*\*.*\/appointments\/edit\//);
  },
);

it.each([
  'the saturday one for bo lee, full detail',
  'ok the first one for bo lee, full detail',
  'book that for bo lee, full detail',
])('books one of the free times: %s', async (next) => {
  const { cards = [] } = await talk('any openings saturday', next);
  expect(cards[0]?.appointment?.payload).toMatchObject({ date: '2026-06-20' });
});

it('moves the first job of a list in Spanish', async () => {
  const { cards = [] } = await talk(
    'que tengo el jueves',
    'y el viernes',
    'mueve el primero a las 11',
  );
  expect(cards.map(({ title, move }) => [title, move?.payload.startTime])).toEqual([
    [expect.stringContaining('Ana Ruiz'), '11:00'],
  ]);
});
