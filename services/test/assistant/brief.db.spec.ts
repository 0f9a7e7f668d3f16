import { FakeOpenAi } from '@clearcoat/testing/openai';
import type { Limits } from '../../src/modules/assistant/budget/limits.js';
import type { TestApp } from '../support/test-app.js';
import type { Schemas, Visitor } from '../support/visitor.js';
import { limitsOf, startModelApp } from './chat.js';

let fake: FakeOpenAi;
let server: TestApp;
let limits: Limits;

beforeAll(async () => {
  fake = await FakeOpenAi.start();
  server = await startModelApp(fake);
  limits = await limitsOf(server);
  limits.briefMs = 300;
});

beforeEach(() => fake.reset());

afterAll(async () => {
  await server.stop();
  await fake.stop();
});

const briefOf = async (person: Visitor) =>
  (await person.get<Schemas['DailyBrief']>('/api/assistant/brief')).body;

async function workingBusiness(price = 80): Promise<Visitor> {
  const person = await server.owner();
  const { id: contactId } = await person.addContact();
  const lapsed = await person.addContact({ name: 'Lee Due' });
  const job = { contactId, startTime: '14:00', endTime: '16:00' };
  await person.addAppointment({ ...job, date: '2026-06-17' });
  await person.addAppointment({ ...job, date: '2026-06-19', status: 'pending' });
  await person.addAppointment({ ...job, date: '2026-06-02', price, status: 'completed' });
  await person.addAppointment({ ...job, date: '2026-05-05', price: 40, status: 'completed' });
  await person.addAppointment({
    ...job,
    contactId: lapsed.id,
    date: '2026-03-01',
    status: 'completed',
  });
  return person;
}

const FACTS = [
  '1 job today worth $249.99, the first at 2:00 PM: Full Detail for Jordan Blake, at the shop.',
  'Your next free time is today from 11:00 AM to 2:00 PM.',
  "1 job in the next 7 days isn't confirmed.",
  '1 customer is due and not booked.',
  '$80 this month, $40 by this day last month.',
];

it('says the day in sentences that each lead to their proof', async () => {
  fake.queue({ status: 500 });
  const brief = await briefOf(await workingBusiness());
  expect(brief).toMatchObject({ date: '2026-06-17', mode: 'basic' });
  expect(brief.sentences.map(({ text }) => text)).toEqual(FACTS);
  expect(brief.sentences.map(({ proof }) => proof.url)).toEqual([
    '/appointments?from=2026-06-17&to=2026-06-17',
    '/appointments?from=2026-06-17&to=2026-06-17',
    '/appointments?from=2026-06-18&to=2026-06-24',
    '/contacts?visits=due',
    '/revenue?period=month',
  ]);
});

it('says of the first job for which vehicle it is, where, and by whom where several work', async () => {
  const person = await server.owner();
  const { body: van } = await person.post<Schemas['Crew']>('/api/crews', {
    name: 'Van 2',
    kind: 'van',
    colour: 'teal',
  });
  const { id: contactId } = await person.addContact({ address: '2021 Ford F-150' });
  const place = { street: '14 Elm St', city: 'Springfield' };
  const { body: home } = await person.post<Schemas['Place']>(
    `/api/contacts/${contactId}/places`,
    place,
  );
  const job = { contactId, date: '2026-06-17', endTime: '18:00' };
  await person.addAppointment({ ...job, startTime: '13:00', crewId: van.id, placeId: home.id });
  const [alone] = (await briefOf(person)).sentences;
  expect(alone?.text).toMatch(
    /the first at 1:00 PM: Full Detail for Jordan Blake, 2021 Ford F-150 \(Truck or van\), at 14 Elm St\.$/,
  );
  await person.addAppointment({ ...job, startTime: '14:00' });
  const [first] = (await briefOf(person)).sentences;
  expect(first?.text).toMatch(/, at 14 Elm St, by Van 2\.$/);
});

it('says in figures what is to be done', async () => {
  fake.queue({ status: 500 });
  const { sentences } = await briefOf(await workingBusiness());
  const nothing = { hasMore: false, date: null, startTime: null, endTime: null };
  expect(sentences.map(({ row }) => row)).toEqual([
    null,
    {
      ...nothing,
      task: 'book',
      count: 180,
      date: '2026-06-17',
      startTime: '11:00',
      endTime: '14:00',
      url: '/appointments/new?date=2026-06-17&time=11:00',
    },
    { ...nothing, task: 'confirm', count: 1, url: '/appointments?from=2026-06-18&to=2026-06-24' },
    { ...nothing, task: 'invite', count: 1, url: '/contacts?visits=due' },
    null,
  ]);
});

it('has three sentences at least, even for a business that begins', async () => {
  const { sentences } = await briefOf(await server.owner());
  expect(sentences.length).toBeGreaterThanOrEqual(3);
  expect(sentences[0]?.text).toBe('Nothing is booked today.');
});

it('counts work that nobody closed behind any number of jobs that are done', async () => {
  const person = await server.owner();
  const { id: contactId } = await person.addContact();
  for (let done = 0; done < 51; done++) {
    await person.addAppointment({ contactId, date: '2026-06-14', status: 'completed' });
  }
  await person.addAppointment({ contactId, date: '2026-06-15' });
  const { sentences } = await briefOf(person);
  expect(sentences[2]?.text).toMatch(/^1 earlier job of the last two weeks is not marked/);
});

it('names work of the last days that nobody closed', async () => {
  const person = await server.owner();
  const { id: contactId } = await person.addContact();
  await person.addAppointment({ contactId, date: '2026-06-15' });
  const { sentences } = await briefOf(person);
  expect(sentences[2]?.text).toMatch(/^1 earlier job of the last two weeks is not marked/);
  expect(sentences[2]?.proof.url).toBe('/appointments?tab=past&from=2026-06-03&to=2026-06-16');
});

describe('the words of a model', () => {
  beforeEach(() => server.clock.advance({ hours: 1 }));
  afterEach(() => server.clock.set('2026-06-17T15:00:00Z'));

  const said = [
    'You have 1 job today worth $249.99, starting at 2:00 PM.',
    'There is room today from 12:00 PM to 2:00 PM.',
    '1 appointment in the next 7 days still waits for a yes.',
    'Why not call the 1 customer who is due?',
    'So far $80 this month, up from $40.',
  ];

  it('are taken when they say the same, and asked for once', async () => {
    const person = await workingBusiness();
    fake.queue({ text: [said.join('\n')] });
    expect(await briefOf(person)).toMatchObject({ mode: 'model' });
    const brief = await briefOf(person);
    // The customer's name comes after the model's text. The model never sees it.
    const told = `${said[0]} That is Full Detail for Jordan Blake, at the shop.`;
    expect(brief.sentences.map(({ text }) => text)).toEqual([told, ...said.slice(1)]);
    expect(brief.sentences[0]?.proof.url).toMatch(/^\/appointments\?from=/);
    expect(fake.asked).toHaveLength(1);
    expect(fake.asked[0]?.messages[1]?.content).not.toContain('Jordan');
  });

  it.each([
    ['changes a number', '46', { text: [said.join('\n').replace('$40', '$41')] }],
    ['leaves one out', '51', { text: [said.slice(1).join('\n')] }],
    ['adds a link', '56', { text: [said.join('\n').replace('today', '[today](/x)')] }],
    ['stalls', '59', { then: 'stall' as const }],
  ])('are not when it %s', async (_, minute, reply) => {
    // A time after the pause that a failure causes, within the same quarter of an hour.
    server.clock.set(minute === '59' ? '2026-06-17T16:10:00Z' : `2026-06-17T15:${minute}:00Z`);
    const person = await workingBusiness(60);
    const text = 'text' in reply ? reply.text.map((each) => each.replace('$80', '$60')) : [];
    fake.queue({ ...reply, text });
    expect(await briefOf(person)).toMatchObject({ mode: 'basic' });
    expect(fake.asked).toHaveLength(1);
    await briefOf(person);
    expect(fake.asked).toHaveLength(1);
  });
});
