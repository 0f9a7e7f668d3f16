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

describe('groups by the last visit', () => {
  it('lists, counts and searches who is due, has lapsed or never came', async () => {
    const person = await server.owner();
    const visited = async (name: string, ...dates: string[]) => {
      const { id: contactId } = await person.addContact({ name });
      for (const date of dates) {
        const status = date < '2026-06-17' ? 'completed' : 'scheduled';
        await person.addAppointment({ contactId, date, status });
      }
    };
    await visited('Due Dan', '2025-01-10', '2026-03-01');
    await visited('Due Dora', '2026-04-17');
    await visited('Fresh Finn', '2026-04-18');
    await visited('Booked Bea', '2026-03-01', '2026-06-20');
    await visited('Lapsed Lea', '2025-10-19');
    await visited('New Nina');
    const found = {
      due: ['Due Dan', 'Due Dora'],
      lapsed: ['Lapsed Lea'],
      never: ['New Nina'],
    };
    for (const [visits, names] of Object.entries(found)) {
      expect(await namesOf(person, `visits=${visits}`)).toEqual(names);
      const { headers } = await person.get(`/api/contacts?visits=${visits}&limit=1`);
      expect(headers.get('x-total-count')).toBe(`${names.length}`);
    }
    expect(await namesOf(person, 'visits=due&sort=-lastAppointment')).toEqual([
      'Due Dora',
      'Due Dan',
    ]);
    expect(await namesOf(person, 'visits=due&search=dora')).toEqual(['Due Dora']);
    expect(await namesOf(person, 'visits=due&search=lea')).toEqual([]);
    expect((await person.get('/api/contacts?visits=soon')).status).toBe(400);
  });
});
