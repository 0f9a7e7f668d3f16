import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

type Contact = Schemas['Contact'];

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

const namesOf = async (person: Visitor, query: string) =>
  (await person.get<Contact[]>(`/api/contacts?${query}`)).body.map(({ name }) => name);

describe('contacts by the make of a vehicle', () => {
  it('are listed, counted and searched, whichever of their vehicles it is', async () => {
    const person = await server.owner();
    const owns = (name: string, address: string) => person.addContact({ name, address });
    const { id } = await owns('Ana Ruiz', '2021 Tesla Model 3, white');
    await owns('Bo Chan', '2019 Ford F-150, black');
    await owns('Cy Ford', '');
    await owns('Di Ford', '2020 Ford Mustang, red');
    const second = { make: 'ford', model: 'Transit' };
    const { body: van } = await person.post<{ id: string }>(`/api/contacts/${id}/vehicles`, second);

    expect(await namesOf(person, 'make=FORD')).toEqual(['Ana Ruiz', 'Bo Chan', 'Di Ford']);
    const { headers } = await person.get('/api/contacts?make=Ford&limit=1');
    expect(headers.get('x-total-count')).toBe('3');
    expect(await namesOf(person, 'make=Ford&search=di')).toEqual(['Di Ford']);
    expect(await namesOf(person, 'make=Tesla&visits=never')).toEqual(['Ana Ruiz']);
    expect(await namesOf(person, 'make=Tesla&visits=due')).toEqual([]);
    expect(await namesOf(person, 'make=Fiat')).toEqual([]);

    const makes = async () => (await person.get('/api/vehicle-makes')).body;
    const tesla = { make: 'Tesla', contacts: 1 };
    expect(await makes()).toEqual([{ make: expect.stringMatching(/^ford$/i), contacts: 3 }, tesla]);
    await person.delete(`/api/contacts/${id}/vehicles/${van.id}`);
    expect(await makes()).toEqual([{ make: 'Ford', contacts: 2 }, tesla]);
    await person.delete(`/api/contacts/${id}`);
    expect(await makes()).toEqual([{ make: 'Ford', contacts: 2 }]);
  });
});
