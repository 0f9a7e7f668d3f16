import readXlsxFile from 'read-excel-file/node';
import { CONTACT } from '../../src/modules/crm/contact.fields.js';
import { Erasure } from '../../src/modules/crm/erasure.js';
import { PLACE } from '../../src/modules/crm/places/place.fields.js';
import { VEHICLE } from '../../src/modules/crm/vehicles/vehicle.fields.js';
import { APPOINTMENT } from '../../src/modules/scheduling/appointment.fields.js';
import {
  differing,
  emptyValues,
  filledValues,
  put,
  rowOf,
  type Row,
  type Table,
} from '../support/columns.js';
import { query } from '../support/database.js';
import { CUSTOMERS, EVERYTHING, ExportSteps } from '../support/exports.js';
import { importPath, ImportSteps, suggestedMapping } from '../support/imports.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Schemas, Visitor } from '../support/visitor.js';

/**
 * Every column is filled, whatever its name, and goes through all that can be done with a record. A
 * column that is lost, kept past an erasure or shown to the wrong person is red, unless a list below
 * names it with its reason.
 */

let server: TestApp;
let owner: Visitor;
let url: string;

beforeAll(async () => {
  server = await startTestApp();
  url = server.config.databaseUrl;
});

beforeEach(async () => {
  server.clock.set('2026-06-17T15:00:00Z');
  owner = await server.owner();
});

afterAll(() => server.stop());

const OF_CUSTOMER = ['vehicles', 'places', 'contacts', 'appointments'] as const;
type Ids = Record<(typeof OF_CUSTOMER)[number], string>;
type Rows = Record<(typeof OF_CUSTOMER)[number], Row>;

/** A customer with a vehicle, an address and an appointment. */
async function customer(values: Partial<Schemas['ContactInput']> = {}): Promise<Ids> {
  const { id } = await owner.addContact({ address: 'Zqv-label', ...values });
  const path = `/api/contacts/${id}`;
  const address = { street: 'Zqp-street', city: 'Zqp-city' };
  const { body: place } = await owner.post<Schemas['Place']>(`${path}/places`, address);
  const { vehicles } = (await owner.get<Schemas['ContactDetails']>(path)).body;
  const { id: jobId } = await owner.addAppointment({ contactId: id, placeId: place.id });
  return { contacts: id, vehicles: vehicles[0]?.id ?? '', places: place.id, appointments: jobId };
}

async function filledCustomer(): Promise<Ids> {
  const ids = await customer();
  for (const table of OF_CUSTOMER)
    await put(url, table, ids[table], await filledValues(url, table));
  // A saved address writes the search texts.
  await owner.put(`/api/contacts/${ids.contacts}/places/${ids.places}`, {});
  return ids;
}

async function filledService(): Promise<string> {
  const input = { name: 'Wash', duration: 60, price: 10 };
  const { id } = (await owner.post<Schemas['Service']>('/api/services', input)).body;
  await put(url, 'services', id, await filledValues(url, 'services'));
  return id;
}

async function rowsOf(ids: Ids): Promise<Rows> {
  const rows = OF_CUSTOMER.map(async (table) => [table, await rowOf(url, table, ids[table])]);
  return Object.fromEntries(await Promise.all(rows)) as Rows;
}

/** Columns of each table in which the rows differ. */
const differences = (before: Rows, after: Rows) =>
  Object.fromEntries(OF_CUSTOMER.map((table) => [table, differing(before[table], after[table])]));

it('every column is filled with something that can be told from nothing', async () => {
  const ids = await filledCustomer();
  const rows = await rowsOf(ids);
  for (const table of OF_CUSTOMER) {
    const empty = await emptyValues(url, table);
    expect(differing(empty, rows[table])).toEqual(Object.keys(empty));
  }
});

/** Values by which two records are recognized as the same. */
const WHICH_IT_IS: Partial<Record<Table, Row>> = {
  contacts: { name: 'Kept', vehicle: 'Zqv-label' },
  vehicles: { label: 'Zqv-label' },
  places: { street: 'Zqp-street', city: 'Zqp-city' },
};

describe('two customers who become one', () => {
  it('leave all of the other where the kept one has nothing', async () => {
    const other = await filledCustomer();
    const kept = await customer();
    for (const table of ['contacts', 'vehicles', 'places'] as const) {
      const empty = { ...(await emptyValues(url, table)), ...WHICH_IT_IS[table] };
      await put(url, table, kept[table], empty);
    }
    const before = await rowsOf(other);
    const path = `/api/contacts/${kept.contacts}/merge`;
    expect((await owner.post(path, { otherId: other.contacts })).status).toBe(200);
    const after = await rowsOf({ ...kept, appointments: other.appointments });
    const record = ['id', 'created_at', 'version', 'contact_id', 'position'];
    const theirs = Object.entries(differences(before, after)).map(([table, names]) => [
      table,
      names.filter((name) => !record.includes(name)),
    ]);
    expect(Object.fromEntries(theirs)).toEqual({
      // The kept entry's own name and language win. The number is computed from the phone.
      contacts: ['name', 'language', 'phone_e164'],
      // Parts of the name, which is the same.
      vehicles: ['make', 'trim', 'year', 'model', 'colour'],
      places: [],
      // They are at the kept one's vehicle and place.
      appointments: ['place_id', 'vehicle_id', 'place_contact_id'],
    });
  });
});

it('a customer who was erased leaves nothing', async () => {
  const ids = await filledCustomer();
  await owner.delete(`/api/contacts/${ids.contacts}?appointments=keep`);
  server.clock.advance({ hours: 30 * 24, seconds: 1 });
  await server.app.get(Erasure).run();
  const after = await rowsOf(ids);
  const left = await Promise.all(
    OF_CUSTOMER.map(async (table) => {
      const empty = await emptyValues(url, table);
      return [table, after[table].id === undefined ? 'gone' : differing(empty, after[table])];
    }),
  );
  expect(Object.fromEntries(left)).toEqual({
    // 'Deleted customer'
    contacts: ['name'],
    vehicles: 'gone',
    places: 'gone',
    // Work, times and prices stay; nothing about the person does.
    appointments: [
      ...['service_name', 'price_cents', 'confirmed_at', 'on_my_way_at', 'arrived_at'],
      ...['started_at', 'finished_at', 'cancelled_at', 'buffer_before', 'buffer_after'],
      ...['priced_size', 'source'],
    ],
  });
});

it('a customer who was deleted comes back whole, and so do vehicles and addresses', async () => {
  const ids = await filledCustomer();
  const path = `/api/contacts/${ids.contacts}`;
  const before = await rowsOf(ids);
  for (const [back, query] of [
    [path, '?appointments=cancel'],
    [`${path}/vehicles/${ids.vehicles}`, ''],
    [`${path}/places/${ids.places}`, ''],
  ]) {
    expect((await owner.delete(`${back}${query}`)).status).toBe(200);
    expect((await owner.post(`${back}/restore`, {})).status).toBe(200);
  }
  expect(differences(before, await rowsOf(ids))).toEqual({
    contacts: ['version', 'undo_until', 'deleted_among'],
    vehicles: ['version'],
    places: ['version'],
    // Put back as one that was never cancelled.
    appointments: ['status', 'version', 'cancelled_at', 'cancel_reason'],
  });
});

it('a service that was deleted comes back whole', async () => {
  const id = await filledService();
  const before = await rowOf(url, 'services', id);
  expect((await owner.delete(`/api/services/${id}`)).status).toBe(200);
  expect((await owner.post(`/api/services/${id}/restore`, {})).status).toBe(200);
  expect(differing(before, await rowOf(url, 'services', id))).toEqual(['version']);
});

it('a job that repeats has all that is not of its day', async () => {
  const ids = await filledCustomer();
  await owner.post('/api/series', { appointmentId: ids.appointments, everyWeeks: 1 });
  const [next] = await query<{ id: string }>(
    url,
    `select n.appointment_id as id from series_dates d
     join series_dates n on n.series_id = d.series_id and n.on_date > d.on_date
     where d.appointment_id = $1 order by n.on_date limit 1`,
    [ids.appointments],
  );
  const [first, second] = [
    await rowOf(url, 'appointments', ids.appointments),
    await rowOf(url, 'appointments', next?.id ?? ''),
  ];
  expect(differing(first, second).sort()).toEqual(
    [
      ...['id', 'version', 'starts_at', 'ends_at'],
      // The steps of one day.
      ...['confirmed_at', 'on_my_way_at', 'arrived_at', 'started_at', 'finished_at'],
      ...['cancelled_at', 'cancel_reason'],
      // The planner books it, with the service as it is now.
      ...['source', 'service_name', 'buffer_before', 'buffer_after'],
    ].sort(),
  );
});

/** A text without random ids, whose digits may be those of a value. */
const withoutIds = (text: string) =>
  text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '');

/** Text of a value in a file. */
function inFile(name: string, value: unknown): string {
  if (Array.isArray(value)) return String(value[0]);
  if (value === true) return 'yes';
  // Two letters, which other texts contain.
  if (name === 'language') return JSON.stringify(value);
  if (name.endsWith('_cents')) return String(Number(value) / 100);
  return String(value).replace(/T.*$/, '');
}

it('an export of everything has every column', async () => {
  await filledCustomer();
  await filledService();
  const { bytes } = await new ExportSteps(server).all(owner, EVERYTHING);
  const sheets = await readXlsxFile(bytes);
  const missing: Record<string, string[]> = {};
  for (const sheet of ['Customers', 'Vehicles', 'Places', 'Appointments', 'Services']) {
    const table = (sheet === 'Customers' ? 'contacts' : sheet.toLowerCase()) as Table;
    const rows = withoutIds(JSON.stringify(sheets.find(({ sheet: name }) => name === sheet)?.data));
    const values = Object.entries(await filledValues(url, table));
    missing[table] = values
      .filter(([name, value]) => !rows.includes(inFile(name, value)))
      .map(([name]) => name);
  }
  expect(missing).toEqual({
    contacts: [],
    // By its name.
    vehicles: ['size_id'],
    places: [],
    appointments: [
      // When each step was taken: in the history of the appointment.
      ...['confirmed_at', 'on_my_way_at', 'arrived_at', 'started_at', 'finished_at'],
      'cancelled_at',
      // How the schedule works, not what was agreed on.
      ...['buffer_before', 'buffer_after', 'priced_size', 'source'],
    ],
    // A color on the screen.
    services: ['colour'],
  });
});

it('an exported file brings a customer back', async () => {
  await filledCustomer();
  const { bytes } = await new ExportSteps(server).all(owner, CUSTOMERS);
  const other = await server.owner();
  const imports = new ImportSteps(server);
  const { body: staged } = await imports.upload(other, bytes, 'customers.csv');
  const options = { mapping: suggestedMapping(staged), duplicates: 'update' };
  await other.post(importPath(staged.id, '/run'), options);
  expect(await imports.finished(other, staged.id)).toMatchObject({ added: 1, leftOut: 0 });
  const [contact] = (await other.get<Schemas['Contact'][]>('/api/contacts')).body;
  const path = `/api/contacts/${contact?.id}`;
  const { vehicles, places } = (await other.get<Schemas['ContactDetails']>(path)).body;
  const ids = { contacts: contact?.id, vehicles: vehicles[0]?.id, places: places[0]?.id };
  const lost: Record<string, string[]> = {};
  for (const [table, id] of Object.entries(ids)) {
    const values = await filledValues(url, table as Table);
    lost[table] = differing(values, await rowOf(url, table as Table, id ?? ''));
  }
  expect(lost).toEqual({
    // An import reads no language.
    contacts: ['language'],
    // The file has one text for the name; the rest is in the export of everything.
    vehicles: ['year', 'make', 'model', 'trim', 'colour', 'notes'],
    places: ['label'],
  });
});

it('a technician sees what the work needs, and no more', async () => {
  const technician = await server.colleague(owner, 'technician');
  const [crew] = (await owner.get<Schemas['Crew'][]>('/api/crews')).body;
  const { body: session } = await technician.get<Schemas['SessionState']>('/api/session');
  await owner.put(`/api/crews/${crew?.id}`, { ...crew, people: [session.user?.id] });
  const ids = await filledCustomer();
  const { status, body } = await technician.get<{ id: string }[]>('/api/my-jobs');
  expect([status, body.map(({ id }) => id)]).toEqual([200, [ids.appointments]]);
  const answer = withoutIds(JSON.stringify(body));
  const seen: Record<string, Set<string>> = {};
  for (const table of OF_CUSTOMER) {
    const values = Object.entries(await filledValues(url, table));
    const shown = values.filter(([name, value]) => answer.includes(inFile(name, value)));
    seen[table] = new Set(shown.map(([name]) => name));
  }
  expect(seen).toEqual({
    contacts: new Set(['name', 'phone', 'vehicle', 'notes']),
    vehicles: new Set(['label', 'notes']),
    places: new Set(['label', 'street', 'city', 'region', 'postcode', 'access_notes']),
    appointments: new Set([
      'service_name',
      ...APPOINTMENT.columnsWith('forTechnicians'),
      ...['confirmed_at', 'on_my_way_at', 'arrived_at', 'started_at', 'finished_at'],
      'cancelled_at',
    ]),
  });
});

it('a search finds the fields that say so', async () => {
  const ids = await filledCustomer();
  const found: Record<string, Set<string>> = {};
  for (const table of ['contacts', 'vehicles', 'places'] as const) {
    found[table] = new Set();
    for (const [name, value] of Object.entries(await filledValues(url, table))) {
      if (typeof value !== 'string' || name === 'language') continue;
      const search = encodeURIComponent(value);
      const { body } = await owner.get<Schemas['Contact'][]>(`/api/contacts?search=${search}`);
      if (body.some(({ id }) => id === ids.contacts)) found[table].add(name);
    }
  }
  expect(found).toEqual({
    contacts: new Set(CONTACT.columnsWith('searched')),
    vehicles: new Set(VEHICLE.columnsWith('searched')),
    places: new Set(PLACE.columnsWith('searched')),
  });
});
