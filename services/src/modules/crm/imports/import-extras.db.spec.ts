import { CUSTOMERS, ExportSteps } from '../../../../test/support/exports.js';
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
    secondVehicle: [3],
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
  const message = '“ana at home” is not an e-mail address: kept in the notes';
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

it('a size that is none of the business’s goes to the notes, which is said before', async () => {
  const { id } = (await steps.upload(person, `${HEAD}Ana,5551112222,Kia,,Monster,,,,\n`)).body;
  const { body } = await person.post<Schemas['ImportCheck']>(at(id, '/check'), OPTIONS);
  expect(body).toMatchObject({ toAdd: 1, problems: [] });
  expect(body.warnings).toEqual([
    { row: 2, message: '“Monster” is not one of your vehicle sizes: kept in the notes' },
  ]);
});

describe('several values of one kind', () => {
  it('are several: phones, e-mails, vehicles and notes', async () => {
    const file =
      'Name,Phone,Email,Vehicle,Notes,Comments,Birthday,Company,Tags\n' +
      'Ana Ruiz,919 555 4001 ::: 919 555 4002,"a@example.com; b@example.com",' +
      '2020 Ford Transit 250; 2021 Ford Transit 250 / 2019 Ram ProMaster,Gate 4,Dog,3/4,Harbor Law,"VIP, fleet"\n';
    const { id, columns } = (await steps.upload(person, file)).body;
    const suggested = columns.flatMap(({ index, suggested: field }) =>
      field && field !== 'moreNotes' ? [[field, index]] : [],
    );
    const mapping = { ...Object.fromEntries(suggested), moreNotes: [5, 6] };
    await person.post(at(id, '/run'), { mapping, duplicates: 'skip' });
    await steps.finished(person, id);
    const ana = await only();
    expect(ana).toMatchObject({ phone: '(919) 555-4001', email: 'a@example.com' });
    expect(ana.notes.split('\n').toSorted()).toEqual([
      ...['Birthday: 3/4', 'Company: Harbor Law', 'Dog', 'Gate 4'],
      ...['Other email: b@example.com', 'Other phone: (919) 555-4002', 'Tags: VIP, fleet'],
    ]);
    expect(ana.vehicles.map(({ label }) => label)).toEqual([
      ...['2020 Ford Transit 250', '2021 Ford Transit 250', '2019 Ram ProMaster'],
    ]);
  });

  it('find a customer by any of their numbers', async () => {
    await person.addContact({ name: 'Ana Ruiz', phone: '(919) 555-4002' });
    const file = 'Name,Phone\nAna Ruiz,919-555-4001; 919-555-4002\n';
    const mapping = { name: 0, phone: 1 };
    const done = await steps.all(person, file, { mapping, duplicates: 'skip' });
    expect(done).toMatchObject({ added: 0, skipped: 1 });
  });
});

describe('consent', () => {
  const FILE = 'Name,Phone,SMS opt-in,Unsubscribed\n';
  const mapping = { name: 0, phone: 1, smsConsent: 2, emailConsent: 3 };
  const chosen = { mapping, duplicates: 'update' as const };
  const consents = async () => {
    const { consent } = await only();
    return [consent?.sms.allowed, consent?.email.allowed];
  };

  it('is stored with when and from where, and a no is never taken back by a file', async () => {
    await steps.all(person, `${FILE}Ana Ruiz,5551112222,yes,yes\n`, chosen);
    const unknown = { allowed: null, since: null, source: null, by: null, words: '' };
    const imported = { since: expect.any(String), source: 'import', by: null, words: '' };
    expect((await only()).consent).toEqual({
      sms: { ...imported, allowed: true, marketing: unknown },
      email: { ...imported, allowed: false, marketing: { ...imported, allowed: false } },
    });
    await steps.all(person, `${FILE}Ana Ruiz,5551112222,no,no\n`, chosen);
    expect(await consents()).toEqual([false, false]);
    await steps.all(person, `${FILE}Ana Ruiz,5551112222,yes,\n`, chosen);
    expect(await consents()).toEqual([false, false]);
  });

  it('is unknown where nobody asked, comes back by undo, and stays a no after a merge', async () => {
    await steps.all(person, `${FILE}Ana Ruiz,5551112222,,\n`, chosen);
    expect(await consents()).toEqual([null, null]);
    const { id } = await steps.all(person, `${FILE}Ana Ruiz,5551112222,yes,\n`, chosen);
    expect(await consents()).toEqual([true, null]);
    await person.post(at(id, '/undo'));
    expect(await consents()).toEqual([null, null]);
    const kept = await only();
    await steps.all(person, `${FILE}Bo Chen,5553334444,no,\n`, chosen);
    const { body } = await person.get<Schemas['Contact'][]>('/api/contacts?search=Bo');
    await person.post(`/api/contacts/${kept.id}/merge`, { otherId: body[0]?.id });
    expect(await consents()).toEqual([false, null]);
  });
});

it('access notes are those of the place, also of one that was there without any', async () => {
  const file = 'Name,Phone,Address,Gate Code\nAna Ruiz,5551112222,14 Elm St,4411#\n';
  const mapping = { name: 0, phone: 1, street: 2, accessNotes: 3 };
  const { id: contactId } = await person.addContact({ name: 'Ana Ruiz', phone: '5551112222' });
  await person.post(`/api/contacts/${contactId}/places`, { street: '14 Elm St' });
  const { id } = await steps.all(person, file, { mapping, duplicates: 'update' });
  expect((await only()).places.map(({ accessNotes }) => accessNotes)).toEqual(['4411#']);
  await person.post(at(id, '/undo'));
  expect((await only()).places.map(({ accessNotes }) => accessNotes)).toEqual(['']);
  const bare = { mapping: { name: 0, phone: 1, accessNotes: 3 }, duplicates: 'update' as const };
  await steps.all(person, file, bare);
  expect((await only()).notes).toBe('Access: 4411#');
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
    const imported = { lastVisit: '2026-03-14', totalSpent: 1234.5 };
    const inAll = { totalSpent: imported.totalSpent, lastAppointment: imported.lastVisit };
    expect(await only()).toMatchObject({ imported, ...inAll });
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
    expect((await only()).imported).toEqual({ lastVisit: '2026-03-14', totalSpent: 250 });
    await person.post(at(id, '/undo'));
    expect((await only()).imported).toEqual({ lastVisit: '2026-03-14', totalSpent: 100 });
    const kept = await only();
    await steps.all(person, `${BEFORE}Ana R,5559998888,2026-05-01,50\n`, chosen);
    const { body } = await person.get<Schemas['Contact'][]>('/api/contacts?search=Ana%20R');
    const otherId = body.find((each) => each.id !== kept.id)?.id;
    await person.post(`/api/contacts/${kept.id}/merge`, { otherId });
    const merged = await person.get<Details>(`/api/contacts/${kept.id}`);
    expect(merged.body.imported).toEqual({ lastVisit: '2026-05-01', totalSpent: 150 });
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
    expect(ana).toMatchObject({ imported: null, totalSpent: 80 });
    const { body: others } = await person.get<Details[]>('/api/contacts?search=Bo');
    const { body: bo } = await person.get<Details>(`/api/contacts/${others[0]?.id}`);
    expect(bo.imported).toEqual({ lastVisit: '2026-03-14', totalSpent: 90 });
  });

  it.each([
    ['soon,1', '“soon” is not a date such as 3/14/2025'],
    ['2199-03-14,1', 'The last visit “2199-03-14” is in the future'],
    ['2026-03-14,a lot', '“a lot” is not an amount of dollars'],
    ['2026-03-14,(45.00)', 'The total spent “(45.00)” is below zero'],
  ])('goes to the notes as %p, and costs nobody', async (cells, message) => {
    const staged = (await steps.upload(person, `${BEFORE}Ana Ruiz,5551112222,${cells}\n`)).body;
    const check = await person.post<Schemas['ImportCheck']>(at(staged.id, '/check'), chosen);
    expect(check.body).toMatchObject({ toAdd: 1, problems: [] });
    expect(check.body.warnings).toEqual([{ row: 2, message: `${message}: kept in the notes` }]);
  });

  it.each(['Never,-', 'N/A, $ -   ', '—,n/a', '0000-00-00,'])('is nothing as %p', async (cells) => {
    const done = await steps.all(person, `${BEFORE}Ana Ruiz,5551112222,${cells}\n`, chosen);
    expect(done).toMatchObject({ added: 1, leftOut: 0 });
    expect(await only()).toMatchObject({ imported: null, notes: '' });
  });

  it('is read by the whole column, or as was chosen where that says neither', async () => {
    const rows = 'Ana,5551112222,14/03/2025,"149,99"\nBo,5553334444,03/04/2025,"1.249,00"\n';
    await steps.all(person, BEFORE + rows, chosen);
    const openings = async () =>
      (await person.get<Schemas['Contact'][]>('/api/contacts')).body.map(
        ({ imported }) => imported,
      );
    expect(await openings()).toEqual([
      { lastVisit: '2025-03-14', totalSpent: 149.99 },
      { lastVisit: '2025-04-03', totalSpent: 1249 },
    ]);
    const doubtful = `${BEFORE}Cy,5554445555,03/04/2025,1.249\n`;
    const { id } = (await steps.upload(person, doubtful)).body;
    const check = await person.post<Schemas['ImportCheck']>(at(id, '/check'), chosen);
    expect(check.body.assumptions).toEqual([
      'Dates such as 03/04/2025 are read month first: Mar 4, 2025',
      'Amounts such as 1.249 are read with a decimal point: $1.25',
    ]);
    await steps.all(person, doubtful, { ...chosen, dateOrder: 'day-first', decimals: 'comma' });
    expect((await openings()).at(-1)).toEqual({ lastVisit: '2025-04-03', totalSpent: 1249 });
  });
});

it('names with commas, blanks and apostrophes come back from our own file as they were', async () => {
  const names = ['Ruiz, Ana', 'Harbor Law, LLP', 'Ana  Ruiz', "'=x", '=Ana', "'Tis Detailing"];
  for (const [index, name] of names.entries()) {
    await person.addContact({ name, phone: `+44 20 7946 095${index}` });
  }
  const { bytes: exported } = await new ExportSteps(server).all(person, CUSTOMERS);
  const other = await server.owner();
  const { id, columns } = (await steps.upload(other, exported)).body;
  const mapping = Object.fromEntries(
    columns.flatMap(({ index, suggested }) => (suggested ? [[suggested, index]] : [])),
  );
  await other.post(at(id, '/run'), { mapping, duplicates: 'skip' });
  await steps.finished(other, id);
  const { body } = await other.get<Schemas['Contact'][]>('/api/contacts');
  expect(body.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(body.every(({ phone }) => phone.startsWith('+44 20 7946'))).toBe(true);
});
