import { query } from '../../../../test/support/database.js';
import {
  IMPORT_HEAD as HEAD,
  importOptions as options,
  importPath as at,
  ImportSteps,
} from '../../../../test/support/imports.js';
import { meanwhile } from '../../../../test/support/meanwhile.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type Import = Schemas['ContactImport'];

let server: TestApp;
let steps: ImportSteps;

beforeAll(async () => {
  server = await startTestApp();
  steps = new ImportSteps(server);
});

afterAll(() => server.stop());

const contactsOf = async (person: Visitor) =>
  (await person.get<Schemas['Contact'][]>('/api/contacts')).body;

describe('undo', () => {
  it('removes who was added and restores who was updated', async () => {
    const person = await server.owner();
    await person.addContact({ name: 'Ana Ruiz', phone: '(555) 111-2222', notes: 'Two dogs' });
    const file =
      `${HEAD}Ana Vega,5551112222,\nAna Vega,5551112222,ana@example.com\n` +
      'Bo,5553334444,\nBo C.,5553334444,bo@example.com\n';
    const { id } = await steps.all(person, file, options('update'));
    expect(await contactsOf(person)).toHaveLength(2);
    const undone = await person.post<Import>(at(id, '/undo'));
    expect([undone.status, undone.body.status, undone.body.kept]).toEqual([200, 'undone', 0]);
    expect(undone.body.canUndo).toBe(false);
    expect(await contactsOf(person)).toEqual([
      expect.objectContaining({ name: 'Ana Ruiz', email: '', notes: 'Two dogs' }),
    ]);
    expect((await person.post<Import>(at(id, '/undo'))).body.status).toBe('undone');
    expect((await person.post(at(id, '/run'), options())).status).toBe(409);
  });

  it('takes back what was imported before a field was there, and leaves that field alone', async () => {
    const person = await server.owner();
    await person.addContact({ name: 'Ana Ruiz', phone: '(555) 111-2222', notes: 'Two dogs' });
    const { id } = await steps.all(person, `${HEAD}Ana Vega,5551112222,\n`, options('update'));
    await query(
      server.config.databaseUrl,
      `update contact_import_rows set before = before - 'notes', after = after - 'notes'
       where import_id = '${id}'`,
    );
    expect((await person.post<Import>(at(id, '/undo'))).body.kept).toBe(0);
    expect(await contactsOf(person)).toMatchObject([{ name: 'Ana Ruiz', notes: 'Two dogs' }]);
  });

  it('leaves alone who was changed or booked since', async () => {
    const person = await server.owner();
    await person.addContact({ name: 'Ana Ruiz', phone: '(555) 111-2222' });
    const file = `${HEAD}Ana Vega,5551112222,\nBo,5553334444,\nCy,5555556666,\nDi,5557778888,\n`;
    const { id } = await steps.all(person, file, options('update'));
    const people = await contactsOf(person);
    const idOf = (name: string) => people.find((each) => each.name === name)?.id ?? '';
    await person.put(`/api/contacts/${idOf('Ana Vega')}`, { name: 'Ana V.', phone: '1' });
    await person.put(`/api/contacts/${idOf('Bo')}`, { name: 'Bo Chen', phone: '5553334444' });
    await person.addAppointment({ contactId: idOf('Cy') });
    const { body } = await person.post<Import>(at(id, '/undo'));
    expect(body.kept).toBe(3);
    expect((await contactsOf(person)).map(({ name }) => name)).toEqual(['Ana V.', 'Bo Chen', 'Cy']);
  });

  it('leaves alone who is being changed or booked at this very moment', async () => {
    const person = await server.owner();
    await person.addContact({ name: 'Ana Ruiz', phone: '(555) 111-2222' });
    const file = `${HEAD}Ana Vega,5551112222,\nBo,5553334444,\n`;
    const { id } = await steps.all(person, file, options('update'));
    const people = await contactsOf(person);
    const ana = people.find(({ name }) => name === 'Ana Vega')?.id ?? '';
    const change = {
      text: `update contacts set notes = 'Two dogs' where id = $1`,
      parameters: [ana],
    };
    const { body } = await meanwhile(server.config.databaseUrl, change, () =>
      person.post<Import>(at(id, '/undo')),
    );
    expect(body).toMatchObject({ status: 'undone', kept: 1 });
    expect(await contactsOf(person)).toEqual([
      expect.objectContaining({ name: 'Ana Vega', notes: 'Two dogs' }),
    ]);
  });

  it('needs something to undo', async () => {
    const person = await server.owner();
    const { id } = (await steps.upload(person, `${HEAD}Ana,5551112222,\n`)).body;
    expect((await person.post(at(id, '/undo'))).status).toBe(409);
  });
});
