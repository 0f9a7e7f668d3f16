import { CUSTOMERS, ExportSteps } from '../../../test/support/exports.js';
import { importPath, ImportSteps, suggestedMapping } from '../../../test/support/imports.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

type Details = Schemas['ContactDetails'];

let server: TestApp;
let imports: ImportSteps;
let exports: ExportSteps;
let owner: Visitor;

beforeAll(async () => {
  server = await startTestApp();
  imports = new ImportSteps(server);
  exports = new ExportSteps(server);
  owner = await server.owner();
  await fill(owner);
});

afterAll(() => server.stop());

const OPENINGS = `Name,Phone,Vehicle,Last Visit,Total Spent,Notes,Text Consent,Email Consent
Ana Ruiz,5551112222,2019 Kia Soul,2025-03-23,"1,234.50",,yes,
Toni Park,5553334444,,2024-11-02,2480,"Tags: fleet, monthly",no,yes
`;

/** Fills in every field that a contact can have. */
async function fill(person: Visitor) {
  const mapping = {
    ...{ name: 0, phone: 1, vehicle: 2, lastVisit: 3, totalSpent: 4, notes: 5 },
    ...{ smsConsent: 6, emailConsent: 7 },
  };
  await imports.all(person, OPENINGS, { mapping, duplicates: 'update' });
  const company = await person.addContact({
    name: 'Triangle Fleet, Inc.',
    phone: '+1 (919) 555-4001',
    email: 'fleet@example.com',
    address: '2020 Ford Transit 250, white',
    notes: 'Line one\nLine two; "quoted", with commas\n=SUM(A1)',
  });
  const of = (belongings: string) => `/api/contacts/${company.id}/${belongings}`;
  const { body: details } = await person.get<Details>(`/api/contacts/${company.id}`);
  const [van] = details.vehicles;
  await person.put(of(`vehicles/${van?.id}`), {
    ...{ plate: '7ABC123', vin: '1HGCM82633A004352' },
    ...{ coating: 'Ceramic, 5 years', coatedOn: '2025-05-04' },
  });
  for (const label of ['2021 Ford F-150 XLT, gray', '2019 Ram ProMaster / work van'])
    await person.post(of('vehicles'), vehicleOf(label));
  await person.post(of('places'), {
    ...{ street: '14 Elm St, Suite 5', city: 'Durham', region: 'NC', postcode: '02701' },
    accessNotes: `Gate 4411#\nDog bites ${'and barks '.repeat(60)}`.trim(),
  });
  const { body } = await person.get<Schemas['Contact'][]>('/api/contacts?search=Ana');
  const ana = body[0]?.id ?? '';
  const done = { status: 'completed', price: 89.55 } as const;
  await person.addAppointment({ contactId: ana, date: '2026-06-01', ...done });
  await person.addAppointment({ contactId: company.id, date: '2026-06-02', ...done });
  await person.addContact({ name: "=Null O'Brien", phone: '(555) 777-8888' });
}

const vehicleOf = (label: string) => {
  const [, year, make = '', rest = ''] = /^(\d{4}) (\S+) (.*)$/.exec(label) ?? [];
  return { year: Number(year), make, model: rest };
};

async function customersOf(person: Visitor) {
  const { body } = await person.get<Schemas['Contact'][]>('/api/contacts?sort=name');
  const all = body.map(({ id }) => person.get<Details>(`/api/contacts/${id}`));
  return (await Promise.all(all)).map((answer) => shown(answer.body));
}

const shown = (details: Details) => {
  const { name, phone, email, address, notes, lastAppointment, totalSpent } = details;
  const { vehicles, places, consent } = details;
  return {
    ...{ name, phone, email, address, notes, lastAppointment, totalSpent },
    vehicles: vehicles.map(({ label, size }) => `${label}: ${size}`),
    firstVehicle: vehicles
      .slice(0, 1)
      .map(({ plate, vin, coating, coatedOn }) => ({ plate, vin, coating, coatedOn })),
    places: places.map(({ street, city, region, postcode, accessNotes }) => ({
      ...{ street, city, region, postcode, accessNotes },
    })),
    consent: [consent?.sms.allowed, consent?.email.allowed],
  };
};

async function importOwn(person: Visitor, format: 'csv' | 'xlsx') {
  const { bytes } = await exports.all(owner, { ...CUSTOMERS, format });
  const staged = (await imports.upload(person, bytes, `customers.${format}`)).body;
  const options = { mapping: suggestedMapping(staged), duplicates: 'update' };
  expect((await person.post(importPath(staged.id, '/run'), options)).status).toBe(202);
  return imports.finished(person, staged.id);
}

describe.each(['csv', 'xlsx'] as const)('an exported %s file', (format) => {
  it('fills an empty business with the same customers', async () => {
    const other = await server.owner();
    const wanted = await customersOf(owner);
    expect(wanted).toMatchObject([
      { name: "=Null O'Brien" },
      { name: 'Ana Ruiz', totalSpent: 1324.05, consent: [true, null] },
      { name: 'Toni Park', totalSpent: 2480, consent: [false, true] },
      { vehicles: Array(3).fill(expect.any(String)), places: [{ postcode: '02701' }] },
    ]);
    expect(await importOwn(other, format)).toMatchObject({ added: 4, failed: 0, leftOut: 0 });
    expect(await customersOf(other)).toEqual(wanted);
  });

  it('changes nothing in the business that it is of', async () => {
    const before = await customersOf(owner);
    expect(await importOwn(owner, format)).toMatchObject({ added: 0, failed: 0 });
    expect(await customersOf(owner)).toEqual(before);
  });
});
