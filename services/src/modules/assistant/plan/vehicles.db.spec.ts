import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

let server: TestApp;
let person: Visitor;

beforeAll(async () => {
  server = await startTestApp({ now: '2026-11-24T15:00:00Z' });
  person = await server.owner();
  const ana = await person.addContact({ name: 'Ana Ruiz', address: '2019 Volkswagen Golf, black' });
  const cars = `/api/contacts/${ana.id}/vehicles`;
  const golf = (await person.get<Schemas['Vehicle'][]>(cars)).body[0];
  await person.post(cars, {
    ...{ year: 2022, make: 'Tesla', model: 'Model 3', colour: 'white' },
    ...{ plate: '7ABC-4X2', coating: 'CQuartz', coatedOn: '2025-05-01' },
  } satisfies Schemas['VehicleInput']);
  expect(golf?.label).toBe('2019 Volkswagen Golf, black');
  await person.addContact({ name: 'Ben Ito', address: '2021 Tesla Model Y, black' });
  await person.addContact({ name: 'Cleo Park', address: '2018 Honda Civic, red' });
});

afterAll(() => server.stop());

const ask = async (message: string) =>
  (await person.post<Schemas['ChatReply']>('/api/chat', { message })).body.response;
const NAMES = ['Ana Ruiz', 'Ben Ito', 'Cleo Park'];
const namesIn = (text: string) => NAMES.filter((name) => text.includes(name));

it.each([
  ['who has a tesla', ['Ana Ruiz', 'Ben Ito']],
  ['who drives a white tesla', ['Ana Ruiz']],
  ['who drives a black tesla', ['Ben Ito']],
  ['customers without a tesla', ['Cleo Park']],
  ['whose plate ends in 4X2', ['Ana Ruiz']],
  ['license plate 7abc 4x2', ['Ana Ruiz']],
  ['ceramic coated cars', ['Ana Ruiz']],
  ['which cars are coated', ['Ana Ruiz']],
  ['cars without a coating', ['Ben Ito', 'Cleo Park']],
])('%s', async (question, names) => {
  const answer = await ask(question);
  expect(answer).not.toContain("don't know");
  expect(namesIn(answer)).toEqual(names);
});

/** Basic mode has no words for these days and years. A tap or a model asks for them. */
it.each([
  'who was coated more than a year ago',
  'who was coated last year',
  'cars from 2021 on',
  'who has a car older than 2019',
  '2018 to 2020 cars',
  'teslas 2022 and newer',
])('says that it cannot combine %s', async (question) => {
  expect(await ask(question)).toMatch(/don't know what|can't combine it/);
});

it('counts whoever has one beside the first, and says which', async () => {
  expect(await ask('how many customers have a tesla')).toContain('**2 customers**');
  expect(await ask('who has a tesla')).toContain(
    '2019 Volkswagen Golf, black; 2022 Tesla Model 3, white',
  );
});

it('leaves out what was put away', async () => {
  const dee = await person.addContact({ name: 'Dee Fox', address: '2017 Kia Soul' });
  const cars = `/api/contacts/${dee.id}/vehicles`;
  const added = await person.post<Schemas['Vehicle']>(cars, { make: 'Porsche', model: '911' });
  expect(await ask('who has a porsche')).toContain('Dee Fox');
  await person.delete(`${cars}/${added.body.id}`);
  expect(await ask('who has a porsche')).not.toContain('Dee Fox');
});
