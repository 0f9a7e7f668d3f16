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

const HEAD = 'Name,Phone,Vehicle,Vehicle 2,Size,Address,City,State,ZIP\n';
const ANA =
  'Ana Ruiz,5551112222,2019 Kia Soul,2021 Ford F-150,SUV,14 Elm St,Springfield,OH,45501\n';
const OPTIONS = {
  mapping: {
    name: 0,
    phone: 1,
    vehicle: 2,
    secondVehicle: 3,
    size: 4,
    street: 5,
    city: 6,
    region: 7,
    postcode: 8,
  },
  duplicates: 'update' as const,
};

async function only(): Promise<Details> {
  const { body } = await person.get<Schemas['Contact'][]>('/api/contacts');
  return (await person.get<Details>(`/api/contacts/${body[0]?.id}`)).body;
}

const shown = ({ vehicles, places }: Details) => ({
  vehicles: vehicles.map(({ label, size }) => `${label}: ${size}`),
  places: places.map(({ street, city, postcode }) => [street, city, postcode].join(' ')),
});

const IMPORTED = {
  vehicles: ['2019 Kia Soul: SUV', '2021 Ford F-150: Truck or van'],
  places: ['14 Elm St Springfield 45501'],
};

it('a file brings a second vehicle, a size and an address along, once', async () => {
  const staged = (await steps.upload(person, HEAD + ANA)).body;
  expect(staged.columns.map(({ suggested }) => suggested)).toEqual(Object.keys(OPTIONS.mapping));
  const check = await person.post<Schemas['ImportCheck']>(at(staged.id, '/check'), OPTIONS);
  expect(check.body.preview[0]?.also).toBe(
    'SUV · 2021 Ford F-150 · 14 Elm St, Springfield, OH 45501',
  );
  await steps.all(person, HEAD + ANA, OPTIONS);
  expect(shown(await only())).toEqual(IMPORTED);
  const { body: found } = await person.get<unknown[]>('/api/contacts?search=elm');
  expect(found).toHaveLength(1);
  await steps.all(person, HEAD + ANA, OPTIONS);
  expect(shown(await only())).toEqual(IMPORTED);
});

it('a file with a row for each vehicle brings them all, each with its size, and undo takes them back', async () => {
  const rows = ['2019 Kia Soul,,', '2021 Ford F-150,,Oversize', '2021 Ford F-150,,'].map(
    (each) => `Ana Ruiz,5551112222,${each},,,,\n`,
  );
  const file = HEAD + rows.join('');
  await steps.all(person, file, { ...OPTIONS, duplicates: 'skip' });
  const all = ['2019 Kia Soul: SUV', '2021 Ford F-150: Oversize'];
  expect(shown(await only()).vehicles).toEqual(all);
  const civic = `${HEAD}Ana Ruiz,5551112222,Honda Civic,,,,,,\n`;
  const { id } = await steps.all(person, civic, OPTIONS);
  expect(shown(await only()).vehicles).toEqual([...all, 'Honda Civic: Car']);
  await person.post(at(id, '/undo'));
  expect(shown(await only()).vehicles).toEqual(all);
});

it('who has no usable e-mail address comes without, which is said before and after', async () => {
  const mapping = { name: 0, phone: 1, email: 2 };
  const file = 'Name,Phone,Email\nAna Ruiz,5551112222,ana at home\n';
  const staged = (await steps.upload(person, file)).body;
  const options = { mapping, duplicates: 'skip' };
  const check = await person.post<Schemas['ImportCheck']>(at(staged.id, '/check'), options);
  const message = '“ana at home” is not an e-mail address: left out';
  expect(check.body).toMatchObject({ failed: 0, leftOut: 1, warnings: [{ row: 2, message }] });
  const done = await steps.all(person, file, { mapping, duplicates: 'skip' });
  expect(done).toMatchObject({ added: 1, leftOut: 1 });
  expect(await only()).toMatchObject({ email: '', notes: 'E-mail in the file: ana at home' });
});

it('who has no name comes under what there is of them, which is said before and after', async () => {
  const mapping = { name: 0, phone: 1 };
  const file = 'Name,Phone\n,5551112222\n,\nBo Chen,\n';
  const staged = (await steps.upload(person, file)).body;
  const options = { mapping, duplicates: 'skip' as const };
  const check = await person.post<Schemas['ImportCheck']>(at(staged.id, '/check'), options);
  const message = 'No name in the file: saved as (555) 111-2222';
  expect(check.body).toMatchObject({ failed: 1, unnamed: 1, warnings: [{ row: 2, message }] });
  expect(await steps.all(person, file, options)).toMatchObject({ added: 1, failed: 1, unnamed: 1 });
  expect(await only()).toMatchObject({ name: '(555) 111-2222', phone: '(555) 111-2222' });
});

it('jobs of before are of the vehicle that was the only one', async () => {
  const { id } = await person.addContact({ phone: '5551112222', address: 'Honda Civic' });
  const job = await person.addAppointment({ contactId: id });
  await steps.all(person, `${HEAD}Ana Ruiz,5551112222,,Mini,,,,,\n`, OPTIONS);
  const { history } = await only();
  expect([history[0]?.id, history[0]?.vehicle?.label]).toEqual([job.id, 'Honda Civic']);
});

it('a size that is none of the business’s is said before anything is written', async () => {
  const { id } = (await steps.upload(person, `${HEAD}Ana,5551112222,Kia,,Monster,,,,\n`)).body;
  const { body } = await person.post<Schemas['ImportCheck']>(at(id, '/check'), OPTIONS);
  expect(body.problems).toEqual([
    { row: 2, message: '“Monster” is not one of your vehicle sizes' },
  ]);
});

describe('undo', () => {
  const before = { phone: '5551112222', address: '2019 Kia Soul' };

  it('takes back what was brought along for who was here before', async () => {
    await person.addContact(before);
    const was = shown(await only());
    const { id } = await steps.all(person, HEAD + ANA, OPTIONS);
    expect(shown(await only())).toEqual(IMPORTED);
    expect((await person.post<Schemas['ContactImport']>(at(id, '/undo'))).body.kept).toBe(0);
    expect(shown(await only())).toEqual(was);
    expect((await person.get<unknown[]>('/api/contacts?search=elm')).body).toEqual([]);
  });

  it('leaves what was changed since, and puts away what has jobs', async () => {
    const { id: contactId } = await person.addContact(before);
    const { id } = await steps.all(person, HEAD + ANA, OPTIONS);
    const { vehicles, places } = await only();
    const truck = vehicles[1]?.id;
    await person.put(`/api/contacts/${contactId}/places/${places[0]?.id}`, { label: 'Home' });
    const job = await person.addAppointment({ contactId, vehicleId: truck ?? null });
    await person.post(at(id, '/undo'));
    const after = shown(await only());
    expect([after.vehicles.length, after.places]).toEqual([1, IMPORTED.places]);
    const { body } = await person.get<Schemas['Appointment']>(`/api/appointments/${job.id}`);
    expect(body.vehicle?.label).toBe('2021 Ford F-150');
  });
});

describe('what there was before', () => {
  const BEFORE = 'Name,Phone,Last Visit,Total Spent\n';
  const mapping = { name: 0, phone: 1, lastVisit: 2, totalSpent: 3 };
  const chosen = { mapping, duplicates: 'update' as const };

  it('stands with the customer, marked, and in no figure of the business', async () => {
    const rows = `${BEFORE}Ana Ruiz,5551112222,3/14/2026,"$1,234.50"\n`;
    const staged = (await steps.upload(person, rows)).body;
    expect(staged.columns.map(({ suggested }) => suggested)).toEqual(Object.keys(mapping));
    const check = await person.post<Schemas['ImportCheck']>(at(staged.id, '/check'), chosen);
    expect(check.body.preview[0]?.also).toBe('last visit Mar 14, 2026 · $1,234.50 spent');
    const { id } = await steps.all(person, rows, chosen);
    const opening = { lastVisit: '2026-03-14', totalSpent: 1234.5 };
    expect(await only()).toMatchObject({ opening, totalSpent: 0, lastAppointment: '' });
    const { body: dashboard } = await person.get<Schemas['Dashboard']>('/api/dashboard');
    expect(JSON.stringify(dashboard)).not.toContain('1234.5');
    const brief = await person.get<Schemas['DailyBrief']>('/api/assistant/brief');
    expect(JSON.stringify(brief.body)).toContain('1 customer is due');
    await person.post(at(id, '/undo'));
    expect((await person.get('/api/contacts')).body).toEqual([]);
  });

  it('is replaced by a later file, comes back by undo, and is one customer’s after a merge', async () => {
    await steps.all(person, `${BEFORE}Ana Ruiz,5551112222,2026-03-14,100\n`, chosen);
    const later = `${BEFORE}Ana Ruiz,5551112222,,250\n`;
    const { id } = await steps.all(person, later, chosen);
    expect((await only()).opening).toEqual({ lastVisit: '2026-03-14', totalSpent: 250 });
    await person.post(at(id, '/undo'));
    expect((await only()).opening).toEqual({ lastVisit: '2026-03-14', totalSpent: 100 });
    const kept = await only();
    await steps.all(person, `${BEFORE}Ana R,5559998888,2026-05-01,50\n`, chosen);
    const { body } = await person.get<Schemas['Contact'][]>('/api/contacts?search=Ana%20R');
    const otherId = body.find((each) => each.id !== kept.id)?.id;
    await person.post(`/api/contacts/${kept.id}/merge`, { otherId });
    const merged = await person.get<Details>(`/api/contacts/${kept.id}`);
    expect(merged.body.opening).toEqual({ lastVisit: '2026-05-01', totalSpent: 150 });
  });

  it('is left out for who has visits here: a file of this business brings nothing twice', async () => {
    const { id: contactId } = await person.addContact({ phone: '5551112222' });
    await person.addAppointment({ contactId, status: 'completed', price: 80 });
    const rows = `${BEFORE}Ana Ruiz,5551112222,2026-03-14,80\nBo Chen,5553334444,2026-03-14,90\n`;
    const staged = (await steps.upload(person, rows)).body;
    const check = await person.post<Schemas['ImportCheck']>(at(staged.id, '/check'), chosen);
    expect(check.body).toMatchObject({ toAdd: 1, visitsKept: 1 });
    expect(check.body.preview.map(({ also }) => also)).toEqual([
      '',
      'last visit Mar 14, 2026 · $90 spent',
    ]);
    const done = await steps.all(person, rows, chosen);
    expect(done).toMatchObject({ added: 1, failed: 0, visitsKept: 1 });
    const { body: ana } = await person.get<Details>(`/api/contacts/${contactId}`);
    expect(ana).toMatchObject({ opening: null, totalSpent: 80 });
    const { body: others } = await person.get<Details[]>('/api/contacts?search=Bo');
    const { body: bo } = await person.get<Details>(`/api/contacts/${others[0]?.id}`);
    expect(bo.opening).toEqual({ lastVisit: '2026-03-14', totalSpent: 90 });
  });

  it.each([
    ['soon,1', '“soon” is not a date such as 3/14/2025'],
    ['2026-03-14,a lot', '“a lot” is not an amount of dollars'],
  ])('is refused as %p', async (cells, message) => {
    const staged = (await steps.upload(person, `${BEFORE}Ana Ruiz,5551112222,${cells}\n`)).body;
    const check = await person.post<Schemas['ImportCheck']>(at(staged.id, '/check'), chosen);
    expect(check.body.problems).toEqual([{ row: 2, message }]);
  });
});
