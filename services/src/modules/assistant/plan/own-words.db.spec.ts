import { principalOf } from '../../../../test/assistant/plan-books.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { PlanRunner } from './run.js';

let server: TestApp;
let who: Principal;

beforeAll(async () => {
  server = await startTestApp({ now: '2026-06-17T15:00:00Z' });
  const person = await server.owner();
  who = await principalOf(person);
  const { id } = await person.addContact({
    name: 'Ana Ruiz',
    address: '2021 Tesla Model 3, white',
  });
  await person.addContact({ name: 'Ana Lopez' });
  await person.addContact({ name: 'Joanna Ruiz-Kent' });
  await person.addAppointment({ contactId: id, date: '2026-06-16', status: 'completed' });
});

afterAll(() => server.stop());

it('a make that no customer has is a true zero', async () => {
  expect(await jobs('vehicle', 'Ferraris')).toBe(0);
});

const jobs = async (name: string, value: string) => {
  const filters = [{ name, values: [value] }];
  const plan = { want: 'value' as const, measure: 'jobs', filters };
  return (await server.app.get(PlanRunner).run(who, plan)).total.value;
};

it.each([
  ['service', 'full details'],
  ['service', 'Full-Detail'],
  ['crew', 'the main'],
  ['crew', 'MAIN'],
  ['size', 'cars'],
  ['customer', 'ana RUIZ'],
  ['customer', 'Ruiz, Ana'],
  ['customer', 'ruiz'],
  ['vehicle', 'Teslas'],
  ['vehicle', 'telsa'],
  ['vehicle', 'TESLA'],
])('%s %p counts what the business calls otherwise', async (name, value) => {
  expect(await jobs(name, value)).toBe(1);
});

it.each([
  ['service', 'Polish', /^No service is called "Polish"\. There are: .*Full Detail/],
  ['crew', 'Truck 9', /^No crew is called "Truck 9"\. There are: Main\.$/],
  ['size', 'Bus', /^No size is called "Bus"\. There are: Car, /],
  ['add_on', 'Pet Hair', /^No add-on is called "Pet Hair"\. There are: none\.$/],
  ['vehicle', 'Quartz', /^No vehicle has "Quartz"\. There are: .*tesla/],
  [
    'customer',
    'Ana',
    /^Several are called "Ana"\. There are: Ana Lopez \(.+\), Ana Ruiz \(.+\)\.$/,
  ],
  ['customer', 'Ann', /^No customer was found who is called "Ann"/],
])('%s %p is none of them: no zero is said', async (name, value, problem) => {
  await expect(jobs(name, value)).rejects.toThrow(problem);
});
