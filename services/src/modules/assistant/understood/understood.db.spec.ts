import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

let server: TestApp;
let person: Visitor;

beforeAll(async () => {
  server = await startTestApp({ now: '2026-06-17T15:00:00Z' });
  person = await server.owner();
  const { id } = await person.addContact({ name: 'Jo [Blake]' });
  const done = { contactId: id, status: 'completed' } as const;
  for (const month of ['01', '02', '03', '04', '05', '06']) {
    await person.addAppointment({ ...done, date: `2026-${month}-02`, price: 80 });
  }
  await person.addAppointment({ ...done, date: '2026-05-03', price: 20.5 });
});

afterAll(() => server.stop());

const ask = async (message: string, more: object = {}, by = person) =>
  by.post<Schemas['ChatReply']>('/api/chat', { message, ...more });

const valueOf = ({ understood = [] }: Schemas['ChatReply'], name: string) =>
  understood.find(({ part }) => part === name)?.value;

it('changes a part of what was understood, without reading any words', async () => {
  const { body: first } = await ask('How much did I make this month?');
  expect(valueOf(first, 'period')).toBe('This month');
  expect(first.plan).toMatchObject({ measure: 'revenue' });

  const change = { part: 'period', value: 'last_month' };
  const { body: second } = await ask('xyzzy', { plan: first.planToken, change });
  expect(second.response).toContain('last month (May 2026): $100.50');
  expect(valueOf(second, 'period')).toBe('Last month');

  const split = { part: 'group', value: 'weekday' };
  const { body: third } = await ask('by day', { plan: second.planToken, change: split });
  expect(third.response).toContain('last month (May 2026): $100.50');
  const { body: last } = await ask('one', { plan: third.planToken, change: { part: 'group' } });
  expect(valueOf(last, 'group')).toBeUndefined();
});

it('changes the plan that came along, not one that is read from the words before', async () => {
  const { body } = await ask('How much did I make last month?');
  const history = [{ role: 'user', content: 'How many customers do I have?' }];
  const follow = { plan: body.planToken, conversationHistory: history };
  expect((await ask('And in April?', follow)).body.response).toContain('April 2026: $80');
});

it('names customers, and asks several at once', async () => {
  const { body } = await ask('How often was Jo Blake here?');
  expect(valueOf(body, 'filter-0')).toBe('Jo [Blake]');
  const several = await ask('How much did I make in May? And how many jobs in April?');
  expect(several.body).not.toHaveProperty('understood');
  const next = { plan: several.body.planToken };
  expect((await ask('And in March?', next)).body.response).toContain('1 job');
});

it('has the figures of many groups for a table, in dollars', async () => {
  const { figures, response } = (await ask('Revenue by month this year')).body;
  expect(figures).toMatchObject({
    title: 'Revenue by month, this year so far (Jan 1, 2026 to Jun 17, 2026)',
    columns: ['Month', 'Revenue'],
    unit: 'money',
    isTime: true,
  });
  expect(figures?.rows.at(-2)).toEqual({ label: 'May 2026', value: 100.5 });
  expect(response).toContain('**May 2026**: $100.50');
  expect(figures?.lead).not.toContain('**May 2026**');
  expect(figures?.lead).toContain('$500.50');
});

it('takes nothing that was forged, is of somebody else, or too old', async () => {
  const { planToken = '' } = (await ask('How much did I make this month?')).body;
  const change = { part: 'period', value: 'last_month' };
  const stranger = await server.owner({ email: 'other@example.com' });
  const flipped = `${planToken.slice(0, -2)}${planToken.endsWith('AA') ? 'BB' : 'AA'}`;
  const refused = [
    await ask('Last month', { change }),
    await ask('Last month', { plan: flipped, change }),
    await ask('Last month', { plan: planToken, change }, stranger),
  ];
  for (const { status, body } of refused) {
    expect([status, (body as unknown as Schemas['ErrorBody']).message]).toEqual([
      422,
      'That answer is too old to be changed. Please ask the question again.',
    ]);
  }
  const odd = await ask('x', { plan: planToken, change: { part: 'period', value: 'never' } });
  expect(odd.status).toBe(422);
  const ignored = await ask('And last month?', { plan: flipped });
  expect(ignored.status).toBe(200);

  server.clock.advance({ hours: 25 });
  expect((await ask('Last month', { plan: planToken, change })).status).toBe(422);
});

describe('a list', () => {
  beforeAll(async () => {
    for (let number = 1; number <= 12; number++)
      await person.addContact({ name: `Kim *${number}*`, phone: `(555) 010-00${10 + number}` });
  });

  it('has its rows beside the text, more of them than the text names', async () => {
    const { list, response } = (await ask('List all my customers')).body;
    expect(list?.rows).toHaveLength(13);
    expect(list?.rows).toContainEqual({
      ...{ title: 'Jo [Blake]', vehicle: '', detail: 'last here Jun 2 · $500.50' },
      phone: expect.any(String) as string,
      url: expect.stringMatching(/^\/contacts\//) as string,
    });
    expect(list?.rows[0]).toMatchObject({
      title: expect.stringMatching(/^Kim \*\d+\*$/) as string,
      detail: 'no visit yet',
    });
    expect(list?.lead).toBe('**13 customers**:');
    expect(list?.rest).toBeUndefined();
    expect(response).toContain('\n- ');
    expect(response).toContain('…and 3 more');
  });

  it('of jobs leads to each of them', async () => {
    const { list } = (await ask('Which jobs did I do in May?')).body;
    expect(list?.rows.map(({ detail }) => detail)).toEqual([
      'Sat, May 2, 12:00 PM · Full Detail · $80',
      'Sun, May 3, 12:00 PM · Full Detail · $20.50',
    ]);
    expect(list?.rows[0]?.url).toMatch(/^\/appointments\//);
  });

  it('is not there beside a single job, which is told in full', async () => {
    expect((await ask('What was my last job?')).body).not.toHaveProperty('list');
  });
});
