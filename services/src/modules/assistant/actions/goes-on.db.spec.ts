import { openTalk, type Talk } from '../../../../test/assistant/talk.js';
import type { TestApp } from '../../../../test/support/test-app.js';

/** Now is Wednesday, Jun 17, 2026, 8:00 in the morning. */
let server: TestApp;
let talk: Talk;

beforeAll(async () => {
  ({ server, talk } = await openTalk());
});

afterAll(() => server.stop());

const FROM_NOON = 'Friday, Jun 19, 2026, from 12:00 PM';

it.each([
  // The cheapest of the listed jobs, not of the price list.
  ['whats on friday', 'cheapest one', 'Friday, Jun 19, 2026'],
  ['whats on friday', 'and the most expensive one', 'Friday, Jun 19, 2026'],
  ['whats on friday', 'which is the priciest', 'Friday, Jun 19, 2026'],
  ['que hay el viernes', 'cual es el mas caro', '19 jun 2026'],
  // The service comes from the price or free time before.
  ['how much is a full detail', 'how many did we do this year', 'Full Detail'],
  ['how much is a full detail', 'do we have any booked this week', 'Full Detail'],
  // The free time before sets the day; the follow-up sets the service.
  ['do i have a gap friday afternoon', 'long enough for a full detail', FROM_NOON],
  ['do i have a gap friday afternoon', 'is that enough for a full detail', FROM_NOON],
  ['do i have a gap friday afternoon', 'would a full detail fit', FROM_NOON],
  // The price is of the service that the free time was for.
  ['could a full detail fit friday', 'whats that cost', '$249.99'],
  ['any room for a full detail friday', 'how much is it', '$249.99'],
  ['am i free friday', 'longest stretch?', 'The longest'],
  ['how much is a full detail', 'how many have we done this year', 'Full Detail'],
  ['how much is a full detail', 'how long does one take', 'for 4 h'],
  ['how much is a full detail', 'do we have one coming up', 'Full Detail'],
  ['whats on friday', 'how much is the whole day', '$499.98'],
  ['cuando viene ana ruiz', 'cuando es su proxima cita', '19 jun 2026'],
  [
    'how much is a full detail',
    'is it worth the money and whats the weather friday',
    'the weather',
  ],
  // The move keeps the day of the job.
  ['when is ana ruiz in next', 'push her to the afternoon', 'Jun 19, 2026 at'],
])('after %p, %p', async (first, next, words) => {
  const { response } = await talk(first, next);
  expect(response).toContain(words);
  expect(response).not.toContain('Wash and Wax');
});

it.each([
  ['ana ruiz', 'say thanks', 'Ana Ruiz'],
  ['when is ana ruiz in next', 'send a reminder', 'Ana Ruiz'],
  ['when is ana ruiz in next', 'ask for a review', 'Ana Ruiz'],
  ['when is ana ruiz in next', 'just text her to rebook', 'Ana Ruiz'],
  ['when is ana ruiz in next', 'mandale un recordatorio', 'Ana Ruiz'],
])('writes to the customer of the previous question: %s, %s', async (first, next, name) => {
  const { cards = [] } = await talk(first, next);
  expect(cards.map((card) => card.message?.customer)).toEqual([name]);
});

it.each(['and ask for a review'])('continues after several drafts: %s', async (next) => {
  const { cards = [] } = await talk('whos in on friday', 'text them all thanks', next);
  expect(cards.at(-1)?.message?.customer).toBe('Bo Lee');
});

it.each(['what did we do last time', 'how much was it last time', 'when was the last visit'])(
  'is about the customer whose card was shown: %s',
  async (next) => {
    const { response } = await talk('bo lee', next);
    expect(response).toContain('Bo Lee');
  },
);

it.each(['dont text her yet', 'no dont book it', 'do not send it yet'])(
  'drafts nothing: %s',
  async (message) => {
    const { response } = await talk('when is ana ruiz in next', message);
    expect(response).toMatch(/^All right\./);
  },
);

it('books a free time from a short reply', async () => {
  const { cards = [] } = await talk(
    'can i fit a full detail in on saturday',
    'ok saturday 1pm for bo lee',
  );
  expect(cards[0]?.appointment?.payload).toMatchObject({ startTime: '13:00', date: '2026-06-20' });
  const { cards: later = [] } = await talk(
    'can i fit a full detail in on saturday',
    'what about monday',
    'ok monday 1pm for bo lee',
    'make it the week after',
  );
  expect(later[0]?.appointment?.payload).toMatchObject({ startTime: '13:00', date: '2026-06-29' });
});

it.each([
  // The second question names its own customer or days.
  [['how many full details on friday', 'how much did we make in october'], /^\*\*Revenue/],
  [['how many full details on friday', 'how much has ana ruiz spent'], /^\*\*Spent/],
])('reads a question that stands alone: %j', async (asked, said) => {
  const { response } = await talk(...asked);
  expect(response).toMatch(said);
});

describe('all jobs of the previous answer', () => {
  it.each([
    ['whats on friday', 'confirm all of them', 'step'],
    ['whats on friday', 'confirm them all', 'step'],
    ['whats on friday', 'mark them all confirmed', 'step'],
    ['anything unconfirmed on friday', 'go ahead and confirm those', 'step'],
    ['how many jobs on friday', 'confirm all of those', 'step'],
    ['whats on friday', 'cancel both', 'cancel'],
    ['whats on friday', 'cancel them', 'cancel'],
    ['que hay el viernes', 'confirma todas', 'step'],
  ])('%s, %s', async (first, message, kind) => {
    const { cards = [] } = await talk(first, message);
    expect(cards.map((card) => [card.kind, card.title.split(/ (?:for|para) /).at(-1)])).toEqual([
      [kind, 'Ana Ruiz'],
      [kind, 'Bo Lee'],
    ]);
  });

  it('drafts a single one as if it were named', async () => {
    const { response } = await talk('whats on friday at 9', 'confirm all of them');
    expect(response).toMatch(/^Mark \*\*Full Detail for Ana Ruiz/);
  });

  it.each([
    [['whats on friday', 'cancel all three']],
    [['how many customers do i have', 'cancel all of them']],
  ])('is none if the number differs or they were not listed: %j', async (asked) => {
    const { cards } = await talk(...asked);
    expect(cards ?? []).toEqual([]);
  });
});

describe('after a message', () => {
  const gate = 'text ana ruiz the gate is open';
  it.each([
    [[gate, 'how many jobs on friday', 'text bo lee the same thing']],
    [[gate, 'tell bo lee the same thing']],
    [[gate, 'how many jobs on friday', 'same to bo lee']],
    [[gate, 'how many jobs on friday', 'and text bo lee that too']],
    [[gate, 'whats on friday', 'same text to bo lee']],
    [[gate, 'sorry i meant bo lee']],
  ])('repeats the text for another customer: %j', async (asked) => {
    const { cards = [] } = await talk(...asked);
    expect(cards.map(({ message }) => message?.text)).toEqual(['Hi Bo, the gate is open.']);
  });

  it('adds to a repeated text', async () => {
    const { cards = [] } = await talk(gate, 'text bo lee the same', 'add that we open at 8');
    expect(cards[0]?.message?.text).toBe('Hi Bo, the gate is open. We open at 8.');
  });

  it('repeats nothing without an earlier message', async () => {
    const { cards } = await talk('whats on friday', 'text bo lee the same thing');
    expect(cards ?? []).toEqual([]);
  });
});

describe('the row of a list', () => {
  it.each([
    ['cancel the second one', 'Bo Lee'],
    ['call off the 2nd one', 'Bo Lee'],
    ['cancel the first one', 'Ana Ruiz'],
    ['cancel the last one', 'Bo Lee'],
    ['confirm the second one', 'Bo Lee'],
    ['mark the first one as confirmed', 'Ana Ruiz'],
    ['move the second one to saturday', 'Bo Lee'],
    ['push the second one back an hour', 'Bo Lee'],
    ['mueve la segunda al sabado', 'Bo Lee'],
    ['text the second one we start early', 'Bo Lee'],
  ])('%s', async (message, name) => {
    const { cards = [] } = await talk('whats on friday', message);
    expect(cards.map((card) => card.message?.customer ?? card.title)).toEqual([
      expect.stringContaining(name),
    ]);
  });

  it.each([
    [['first job on friday', 'confirm it'], 'Ana Ruiz'],
    [['la primera cita del viernes', 'confirma esa'], 'Ana Ruiz'],
    [['when is ana ruiz in next', 'move that to saturday same time', 'and let her know'], 'Ana'],
    [['whats on friday', 'cancel the 1230'], 'Bo Lee'],
  ])('%j', async (asked, name) => {
    const { cards = [] } = await talk(...asked);
    expect(cards.map((card) => card.message?.customer ?? card.title)).toEqual([
      expect.stringContaining(name),
    ]);
  });
});

it.each([
  [['how much is a full detail', 'raise it by 10'], '$259.99'],
  [['book bo lee for a full detail on saturday', 'at what price?'], '$249.99, 4 h'],
  [['how many full details this year', 'when could we fit one in'], 'Free for 4 h or longer'],
  [['whats on saturday', 'room for a full?'], '4 h or longer on Saturday, Jun 20'],
  [['book bo lee for a full detail on saturday', 'send him the details'], 'What should I write to'],
  [['how many jobs in june', 'this week, whats left'], 'this week'],
  // The words between that are not understood change nothing.
  [['what do we have open friday', 'longest zork?', 'could a full detail fit'], 'Jun 19, 2026'],
  // The pronoun means the last named customer; a total in between names nobody.
  [['when is ana ruiz in next', 'sales yesterday', 'how much has she spent'], 'Ana Ruiz'],
  [['when is bo lee in next', 'how many jobs this month', 'text him we are early'], 'Bo Lee'],
  // The previous list has one job, so the question means that one.
  [['is ana ruiz in on friday', 'how much is that job'], '$249.99'],
  [['do we do full details', 'how much'], 'is $249.99 for 4 h.'],
  [['anything open friday', 'fit a full detail in?'], 'on Friday, Jun 19, 2026'],
  [['raise the full detail to 280', 'actually make it 289'], '$289'],
  [['how much is a full detail', 'for a big suv', 'when could we do one'], 'Free for 4 h'],
  [['any openings saturday', 'zzyx grommets that', 'and friday'], 'Free for'],
  [['how many jobs on friday', 'when do i start', 'could i fit in a wash after lunch'], 'Jun 19'],
  [['which day this week is busiest', 'can i get another one in there'], 'Free for'],
])('continues from the previous look-up: %j', async (asked, words) => {
  const { response } = await talk(...asked);
  expect(response).toContain(words);
});

describe('after a question that was not understood', () => {
  it.each([
    // The answer says that it goes on from the question before the unknown one.
    [
      'how many jobs on friday',
      'zzyx the grommets',
      'and saturday',
      'how many jobs on friday',
      'Jun 20, 2026: 0**',
    ],
    ['how many jobs on friday', 'frobnicate', 'who are they', 'how many jobs on friday', 'Bo Lee'],
    ['whats on friday', 'hmph zork', 'only ana ruiz', 'whats on friday', 'Ana Ruiz'],
  ])('%s, %s, %s', async (first, lost, next, from, words) => {
    const { response } = await talk(first, lost, next);
    expect(response).toMatch(new RegExp(`^Going on from “${from}”`));
    expect(response).toContain(words);
  });

  it.each([
    // The unknown question was itself a follow-up.
    ['how many jobs on friday', 'and zzyx?', 'and saturday', 'Jun 20, 2026: 0**'],
    // The last question stands alone.
    ['how many jobs on friday', 'zzyx the grommets', 'how many customers do i have', 'customers**'],
  ])("says no 'Going on from': %s, %s, %s", async (first, lost, next, words) => {
    const { response } = await talk(first, lost, next);
    expect(response).not.toContain('Going on from');
    expect(response).toContain(words);
  });

  it('continues from nothing if another question came in between', async () => {
    const { response } = await talk(
      'how many jobs on friday',
      'how many customers frobnicate on elm street',
      'who are they',
    );
    expect(response).not.toContain('Bo Lee');
  });
});
