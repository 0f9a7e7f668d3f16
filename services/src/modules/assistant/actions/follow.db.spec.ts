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

it.each(['write them all a quick nudge', 'remind them', 'text em that we start early'])(
  'writes to the customers behind a total: %s',
  async (message) => {
    const { cards = [] } = await talk('how many jobs on friday', message);
    expect(cards.map((card) => card.message?.customer)).toEqual(['Ana Ruiz', 'Bo Lee']);
  },
);

it('writes to nobody after a total of all customers', async () => {
  const { cards, response } = await talk('how many customers do i have', 'text them');
  expect(cards ?? []).toEqual([]);
  expect(response).toContain('Who do you mean?');
});

it('books the named van, and changes the time of the draft', async () => {
  await owner.post('/api/crews', { name: 'Van 2', kind: 'van', colour: 'teal' });
  const { cards = [] } = await talk(
    'book ana ruiz for a full detail thursday at 9 van 2',
    'make it 2 instead',
  );
  expect(cards[0]?.title).toBe('Full Detail for Ana Ruiz');
  expect(cards[0]?.appointment?.payload).toMatchObject({ startTime: '14:00', date: '2026-06-18' });
  expect(cards[0]?.appointment?.payload.crewId).toBeDefined();
});

it('gives the duration beside the price in a follow-up', async () => {
  const { response } = await talk('how much is a full detail', 'and how long does it take');
  expect(response).toContain('Full Detail');
  expect(response).toContain('for 4 h');
  expect(response).not.toContain('Wash');
});

it('answers a price and a count in one message', async () => {
  const { response } = await talk('how much is a full detail and how many jobs on friday');
  expect(response).toMatch(/Full Detail.*2 jobs/s);
});

it('cancels the appointment of a statement before the request', async () => {
  const { cards = [] } = await talk('ana ruiz cant make it friday, cancel her');
  expect(cards.map(({ kind, title }) => [kind, title])).toEqual([
    ['cancel', expect.stringContaining('Ana Ruiz')],
  ]);
});

it('tells customers with the same name apart by vehicle', async () => {
  const { id: contactId } = await owner.addContact({
    name: 'Cy Novak',
    address: '2020 Kia Soul, red',
  });
  await owner.addContact({ name: 'Di Novak', address: '2018 Ford Focus, blue' });
  await owner.addAppointment({ contactId, date: '2026-06-22', startTime: '09:00' });
  const { response } = await talk('I have Mrs. Novak with the red Soul here, when is she due in?');
  expect(response).toContain('[Cy Novak]');
  expect(response).not.toContain('Di Novak');
  const { response: asked } = await talk('when is Novak due in');
  expect(asked).toContain('Who of them?');
  const { cards = [] } = await talk('when is cy novak due in', 'whats on friday', 'text novak hi');
  expect(cards.map(({ message }) => message?.customer)).toEqual(['Cy Novak']);
});

it('books on the days of the previous question', async () => {
  const { cards = [] } = await talk(
    'anything open friday afternoon',
    'book bo lee for a full detail then',
    'make it 2',
  );
  expect(cards[0]?.appointment?.payload).toMatchObject({ startTime: '14:00', date: '2026-06-19' });
});

it('finds free time and books on the day of the previous question', async () => {
  const { response } = await talk('is friday busy', 'can we fit a full detail in');
  expect(response).toContain('on Friday, Jun 19, 2026');
  const { cards = [] } = await talk(
    'any room for a full detail on saturday',
    'ok put bo lee in at 1',
  );
  expect(cards[0]?.appointment?.payload).toMatchObject({ startTime: '13:00', date: '2026-06-20' });
});

describe('which of several appointments', () => {
  beforeAll(async () => {
    const { id: contactId } = await owner.addContact({ name: 'Gil Pace' });
    for (const date of ['2026-06-22', '2026-06-25'])
      await owner.addAppointment({ contactId, date, startTime: '10:00' });
  });
  it.each(['cancel gil pace', 'mueve a gil pace al viernes'])('is asked: %s', async (first) => {
    const { response } = await talk(first);
    expect(response).toMatch(/^(?:Which appointment\?|¿Cuál cita\?)/);
  });

  it.each([
    ['cancel gil pace', 'the monday one', 'Jun 22'],
    ['cancel gil pace', 'the one on monday', 'Jun 22'],
    ['cancel gil pace', 'the second one', 'Jun 25'],
    ['cancel gil pace', 'the last one', 'Jun 25'],
    ['cancel gil pace', 'thursday', 'Jun 25'],
    ['cancel gil pace', 'the one that is on thursday at 10', 'Jun 25'],
    ['move gil pace to 4', 'the first one', 'Jun 22'],
    ['move gil pace to 4', 'the thursday one', 'Jun 25'],
    ['cancela a gil pace', 'la segunda', 'Jun 25'],
  ])('%s, %s', async (first, next, day) => {
    const { cards = [], response } = await talk(first, next);
    expect(cards).toHaveLength(1);
    expect(response).toMatch(new RegExp(`${day}|${day.slice(4)} jun`));
  });
});

it.each([
  ['move gil pace to 4', 'text him about it'],
  ['move gil pace from sunday to friday at 2', 'send him the details'],
  ['book gil pace for a full detail on saturday', 'let him know about it'],
])('writes no message about a draft that failed: %j', async (...asked) => {
  const { cards = [] } = await talk(...asked);
  expect(cards.filter(({ message }) => /moved|have you down/.test(message?.text ?? ''))).toEqual(
    [],
  );
});

it("reads 'morning?' after an answer as a follow-up, not a greeting", async () => {
  const { response } = await talk('anything open friday', 'morning?');
  expect(response).toMatch(/^Free .*Friday, Jun 19, 2026/);
});

it('reads a follow-up of a follow-up', async () => {
  const { response } = await talk('any gaps on monday', 'what about tuesday after 2', 'and friday');
  expect(response).toContain('on Friday, Jun 19, 2026, from 2:00 PM');
});

it('moves the job on the day of the previous answer', async () => {
  const { id: contactId } = await owner.addContact({ name: 'Cy Fox' });
  await owner.addAppointment({ contactId, date: '2026-06-24', startTime: '10:00' });
  await owner.addAppointment({ contactId, date: '2026-06-25', startTime: '10:00' });
  const { cards = [] } = await talk('whos coming in on june 24', 'push him to 11');
  expect(cards[0]?.move?.payload).toMatchObject({ date: '2026-06-24', startTime: '11:00' });
  const { cards: same = [] } = await talk('move cy fox to 11', 'same for ana ruiz');
  expect(same[0]?.title).toContain('Ana Ruiz');
});

it('continues from the last question that was understood', async () => {
  const { response } = await talk('how many jobs on friday', 'and zzyx?', 'how many hours is that');
  expect(response).toContain('Booked hours');
});

it('drafts a step and a message to the same customer', async () => {
  const { cards = [] } = await talk('confirm ana ruiz and text her we are set for friday');
  expect(cards.map(({ kind }) => kind)).toEqual(['step', 'message']);
});

it('writes only if the number of customers matches', async () => {
  const { cards = [] } = await talk('whos coming in on friday', 'text both of them thanks');
  expect(cards.map((card) => card.message?.customer)).toEqual(['Ana Ruiz', 'Bo Lee']);
  const three = await talk('whos coming in on friday', 'text all three thanks');
  expect(three.cards ?? []).toEqual([]);
});

it('writes to the customers of the latest count, not of the list before it', async () => {
  const { cards } = await talk(
    'whos coming in on friday',
    'how many of them have suvs',
    'text those thanks',
  );
  expect(cards ?? []).toEqual([]);
});

it('shows the card of a name with the last name first', async () => {
  const { response } = await talk('ruiz ana');
  expect(response).toMatch(/\[\*\*Ana Ruiz/);
});

it('reminds all customers of the named day', async () => {
  const { cards = [] } = await talk('remind everybody thats coming friday');
  expect(cards.map((card) => card.message?.customer)).toEqual(['Ana Ruiz', 'Bo Lee']);
});

it('reminds all customers of a day without naming them', async () => {
  const { cards = [] } = await talk('send reminder texts for friday');
  expect(cards.map((card) => card.message?.customer)).toEqual(['Ana Ruiz', 'Bo Lee']);
});

describe('topic of a message', () => {
  it.each([
    ['when is ana ruiz in next', 'text her about it', 'Friday, Jun 19'],
    ['who is in at 9 on friday', 'shoot her a text about that', 'Friday, Jun 19'],
    ['when is ana ruiz in next', 'mándale un mensaje sobre eso', '19 jun 2026'],
    ['move ana ruiz to friday at 2', 'text her about it', 'Jun 19, 2026 at 2:00 PM'],
    ['move ana ruiz to friday at 2', 'text her', 'at 2:00 PM'],
    ['cancel ana ruiz on friday', 'text her', 'had to cancel'],
    ['move ana ruiz to friday at 2', 'tell her the new time', 'at 2:00 PM'],
    ['move ana ruiz to saturday', 'let her know', 'Jun 20, 2026'],
    ['how much is a full detail', 'text ana ruiz about it', 'our Full Detail is $249.99'],
    ['how much is a full detail', 'message ana ruiz about that', 'our Full Detail is $249.99'],
    ['did ana ruiz no show this year', 'write her about it', 'we missed you'],
  ])('%s, %s', async (first, message, words) => {
    const { cards = [], response } = await talk(first, message);
    expect([response, cards.map((card) => card.message?.customer)]).toEqual([
      expect.anything(),
      ['Ana Ruiz'],
    ]);
    expect(cards[0]?.message?.text).toContain(words);
  });

  it('writes about the changed time of a move', async () => {
    const { cards = [] } = await talk(
      'move ana ruiz to friday afternoon',
      '2 pm',
      'text her about it',
    );
    expect(cards[0]?.message?.text).toContain('2:00 PM');
  });

  it.each(['text ana ruiz about it', 'tell ana ruiz about that', 'let ana ruiz know'])(
    'is asked for when the conversation has none: %s',
    async (message) => {
      const { cards, response } = await talk('how much did we make last month', message);
      expect(cards ?? []).toEqual([]);
      expect(response).toContain('What should I write to **Ana Ruiz**?');
    },
  );
});

it('writes to a long list up to the limit of drafts, and names the rest', async () => {
  for (let each = 1; each <= 12; each++)
    await owner.addContact({ name: `Ed Long${each}`, address: '2021 Subaru Outback' });
  const { response, cards = [] } = await talk('list customers with a subaru', 'text them thanks');
  expect(response).toContain(`**${cards.length} of 12 drafts**`);
  expect(response).toContain('No draft yet for Ed Long');
});

describe('customer of a pronoun', () => {
  it('is unknown when several customers share the first place', async () => {
    const { response } = await talk('who has the most jobs ever', 'when is he in next');
    expect(response).toMatch(/“he”|^I don't know/);
  });

  it('is nobody of a list before an empty one', async () => {
    const { cards } = await talk(
      'whos coming in on friday',
      'anyone of those with a ferrari',
      'text them thanks',
    );
    expect(cards ?? []).toEqual([]);
  });

  it('is each customer of a list', async () => {
    const { cards = [] } = await talk('whos coming in on friday', 'text them thanks', 'in spanish');
    expect(cards.map((card) => card.message?.customer)).toEqual(['Ana Ruiz', 'Bo Lee']);
    expect(cards[0]?.message?.text).toContain('gracias');
  });

  it.each([
    ['how much has ana ruiz spent', 'when is the next visit', 'Jun 19'],
    ['how much has ana ruiz spent', 'give me her number', '[**Ana Ruiz**]'],
    ['how much has ana ruiz spent', 'i need her phone', '[**Ana Ruiz**]'],
    ['cuanto ha gastado ana ruiz', 'cuando viene otra vez', '19 jun'],
    ['when is ana ruiz in next', 'whats she paying', '$249.99'],
  ])('%s, %s', async (first, next, words) => {
    const { response } = await talk(first, next);
    expect(response).toContain(words);
    expect(response).toMatch(/Ana Ruiz/);
  });
});

it.each([
  ['how much is a full detail', 'how much would it be for an suv'],
  ['book bo lee for a full detail friday at 2', 'what would that cost'],
  ['book bo lee for a full detail friday at 2', 'and whats that gonna cost him'],
  ['book bo lee for a full detail friday at 2', 'how much is it for him'],
  ['book bo lee for a full detail friday at 2', 'how much will that run'],
])('prices the service of the conversation: %s, %s', async (first, next) => {
  const { response } = await talk(first, next);
  expect(response).toContain('Full Detail');
  expect(response).not.toContain('Wash and Wax');
});

it.each([
  ['how many jobs on friday', 'can we squeeze one more in'],
  ['whats on friday', 'is there room for another one'],
])('finds free time on the day of the previous answer: %s, %s', async (first, next) => {
  const { response } = await talk(first, next);
  expect(response).toContain('on Friday, Jun 19, 2026');
});

it.each([
  'never mind',
  'actually leave it',
  'forget it',
  'no dont send it',
  'ok scratch that',
  'mejor dejalo',
  'nvm leave it',
])('drops a draft: %s', async (message) => {
  const { response, cards } = await talk('move ana ruiz to friday at 2', message);
  expect(response).toMatch(/^(?:All right|De acuerdo)\./);
  expect(cards ?? []).toEqual([]);
});

it('repeats a message in another language for the same recipients', async () => {
  const { cards = [] } = await talk(
    'list customers with a subaru',
    'text them thanks',
    'in spanish',
  );
  const { cards: first = [] } = await talk('list customers with a subaru', 'text them thanks');
  expect(cards.map((card) => card.message?.customer)).toEqual(
    first.map((card) => card.message?.customer),
  );
});

it('books on the last day of the conversation', async () => {
  const { response } = await talk(
    'any openings saturday',
    'how about the week after',
    'morning only',
    'book bo lee in there for a full detail',
  );
  expect(response).toContain('Saturday, Jun 27, 2026');
  const { cards = [] } = await talk(
    'any openings saturday',
    'how about the week after',
    'morning only',
    'book bo lee in there for a full detail',
    '9 works',
  );
  expect(cards[0]?.appointment?.payload).toMatchObject({ startTime: '09:00', date: '2026-06-27' });
});

it('continues with the service of a price question', async () => {
  const { response } = await talk(
    'how many full details did we do this year',
    'how much is it for a truck',
    'and an suv',
    'do we have any booked this week',
  );
  expect(response).toContain('Full Detail');
  expect(response).not.toContain('SUV');
});

it('writes to the first two of a ranking', async () => {
  const job = { date: '2026-05-05', startTime: '09:00', status: 'completed' as const };
  for (const name of ['Cy Fox', 'Di Roe', 'Ed Poe']) {
    const { id: contactId } = await owner.addContact({ name });
    await owner.addAppointment({ ...job, contactId });
  }
  const { cards = [] } = await talk('message my top 2 customers about the winter special');
  expect(cards.map(({ kind }) => kind)).toEqual(['message', 'message']);
});
