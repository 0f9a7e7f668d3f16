import { importPath as at, ImportSteps } from '../../../../test/support/imports.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type Details = Schemas['ContactDetails'];

let server: TestApp;
let steps: ImportSteps;
let person: Visitor;

beforeAll(async () => {
  server = await startTestApp();
  steps = new ImportSteps(server);
});

beforeEach(async () => {
  person = await server.owner();
});

afterAll(() => server.stop());

async function only(): Promise<Details> {
  const { body } = await person.get<Schemas['Contact'][]>('/api/contacts');
  return (await person.get<Details>(`/api/contacts/${body[0]?.id}`)).body;
}

it('a file brings plate, VIN and coating of each vehicle along, and undo takes them back', async () => {
  const mapping = {
    ...{ name: 0, phone: 1, vehicle: 2, plate: 3, vin: 4, coating: 5, coatedOn: 6 },
  };
  const head = 'Name,Phone,Vehicle,License Plate,VIN,Coating,Coated On\n';
  const known = 'Name,Phone,Vehicle,Vehicle 2\nAna Ruiz,5551112222,2019 Kia Soul,2021 Ford F-150\n';
  const both = { name: 0, phone: 1, vehicle: 2, secondVehicle: [3] };
  await steps.all(person, known, { mapping: both, duplicates: 'update' });
  const rows = [
    'Ana Ruiz,5551112222,2021 Ford F-150,7ABC123,1hgcm82633a004352,"Ceramic, 5 years",5/14/2025\n',
    'Ana Ruiz,5551112222,Honda Civic,8DEF456,,,\n',
  ];
  const file = head + rows.join('');
  const { columns } = (await steps.upload(person, file)).body;
  expect(columns.map(({ suggested }) => suggested)).toEqual(Object.keys(mapping));
  const { id } = await steps.all(person, file, { mapping, duplicates: 'update' });
  const facts = async () =>
    (await only()).vehicles.map(({ label, plate, vin, coating, coatedOn }) =>
      [label, plate, vin, coating, coatedOn].filter(Boolean).join(' · '),
    );
  expect(await facts()).toEqual([
    '2019 Kia Soul',
    '2021 Ford F-150 · 7ABC123 · 1HGCM82633A004352 · Ceramic, 5 years · 2025-05-14',
    'Honda Civic · 8DEF456',
  ]);
  const { body: found } = await person.get<unknown[]>('/api/contacts?search=8DEF456');
  expect(found).toHaveLength(1);
  await person.post(at(id, '/undo'));
  expect(await facts()).toEqual(['2019 Kia Soul', '2021 Ford F-150']);
});

it('facts of a vehicle that were changed since an import stay when it is undone', async () => {
  const mapping = { name: 0, phone: 1, vehicle: 2, plate: 3 };
  const ana = await person.addContact({ phone: '5551112222', address: 'Honda Civic' });
  const file = 'Name,Phone,Vehicle,Plate\nAna Ruiz,5551112222,Honda Civic,8DEF456\n';
  const { id } = await steps.all(person, file, { mapping, duplicates: 'update' });
  const [civic] = (await only()).vehicles;
  await person.put(`/api/contacts/${ana.id}/vehicles/${civic?.id}`, { plate: '9GHI789' });
  await person.post(at(id, '/undo'));
  expect((await only()).vehicles[0]?.plate).toBe('9GHI789');
});

it('a VIN that cannot be one goes to the notes, which is said before', async () => {
  const file = 'Name,Phone,Vehicle,VIN\nAna Ruiz,5551112222,Kia,see photo!\n';
  const { id } = (await steps.upload(person, file)).body;
  const options = { mapping: { name: 0, phone: 1, vehicle: 2, vin: 3 }, duplicates: 'update' };
  const { body } = await person.post<Schemas['ImportCheck']>(at(id, '/check'), options);
  expect(body.warnings).toEqual([
    { row: 2, message: '“see photo!” is not a VIN: kept in the notes' },
  ]);
});
