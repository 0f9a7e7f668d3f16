import { query } from '../../../../test/support/database.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type Vehicle = Schemas['Vehicle'];
type Contact = Schemas['Contact'];
type Details = Schemas['ContactDetails'];

let server: TestApp;
let person: Visitor;

beforeAll(async () => {
  server = await startTestApp();
  person = await server.owner();
});

afterAll(() => server.stop());

const detailsOf = async (id: string) => (await person.get<Details>(`/api/contacts/${id}`)).body;
const vehiclesOf = async (id: string) =>
  (await person.get<Vehicle[]>(`/api/contacts/${id}/vehicles`)).body;
const add = (id: string, values: Schemas['VehicleInput']) =>
  person.post<Vehicle>(`/api/contacts/${id}/vehicles`, values);
const labelsOf = async (id: string) => (await vehiclesOf(id)).map(({ label }) => label);
const save = (contact: Contact, address: string) => {
  const { name, phone } = contact;
  return person.put<Contact>(`/api/contacts/${contact.id}`, { name, phone, address });
};

describe('the text of the specification and the first vehicle', () => {
  it('a text makes a vehicle, as far as it is understood', async () => {
    const { id } = await person.addContact({ address: '2021 Ford F-150 XLT, gray' });
    expect((await detailsOf(id)).vehicles).toEqual([
      {
        id: expect.any(String),
        label: '2021 Ford F-150 XLT, gray',
        year: 2021,
        make: 'Ford',
        model: 'F-150',
        trim: 'XLT',
        colour: 'gray',
        plate: '',
        vin: '',
        sizeId: 'truck',
        size: 'Truck or van',
        coating: '',
        coatedOn: null,
        notes: '',
        version: 1,
      },
    ]);
    expect((await detailsOf((await person.addContact()).id)).vehicles).toEqual([]);
  });

  it('another text renames it, and what else is kept of it stays', async () => {
    const contact = await person.addContact({ address: 'Honda Civic' });
    const [first] = await vehiclesOf(contact.id);
    const path = `/api/contacts/${contact.id}/vehicles/${first?.id}`;
    await person.put(path, { plate: 'ABC 123', coating: 'Ceramic' });
    await save(contact, '2020 Kia Telluride, black');
    expect(await vehiclesOf(contact.id)).toEqual([
      expect.objectContaining({
        id: first?.id,
        label: '2020 Kia Telluride, black',
        make: 'Kia',
        sizeId: 'suv',
        plate: 'ABC 123',
        coating: 'Ceramic',
      }),
    ]);
  });

  it('an empty text puts it away, and the same text brings it back as it was', async () => {
    const contact = await person.addContact({ address: 'Honda Civic' });
    const [first] = await vehiclesOf(contact.id);
    expect((await save(contact, '')).body.address).toBe('');
    expect(await vehiclesOf(contact.id)).toEqual([]);
    await save(contact, 'Honda Civic');
    expect((await vehiclesOf(contact.id)).map(({ id }) => id)).toEqual([first?.id]);
  });

  it('searches find a customer by what is there: not by a name of before, and again by what is back', async () => {
    const found = async (term: string) =>
      (await person.get<Contact[]>(`/api/contacts?search=${term}`)).body.map(({ id }) => id);
    const contact = await person.addContact({ address: 'Trabant 601' });
    const { id } = contact;
    const [first] = await vehiclesOf(id);
    await person.put(`/api/contacts/${id}/vehicles/${first?.id}`, { vin: '1HGCM82633A004352' });
    await person.post(`/api/contacts/${id}/places`, { street: '14 Elm St' });
    await save(contact, 'Wartburg 353');
    expect([await found('trabant'), await found('wartburg')]).toEqual([[], [id]]);
    await save(contact, '');
    expect([await found('1HGCM82633A004352'), await found('elm')]).toEqual([[], [id]]);
    await save(contact, 'Wartburg 353');
    expect(await found('1HGCM82633A004352')).toEqual([id]);
  });

  it('who changes the first vehicle changes the text, and nobody else does', async () => {
    const contact = await person.addContact({ address: "Grandma's old car" });
    const [first] = await vehiclesOf(contact.id);
    const path = `/api/contacts/${contact.id}/vehicles/${first?.id}`;
    await person.put(path, { plate: 'XYZ' });
    expect((await detailsOf(contact.id)).address).toBe("Grandma's old car");
    await person.put(path, { year: 1968, make: 'Buick', model: 'LeSabre', colour: 'blue' });
    expect((await detailsOf(contact.id)).address).toBe('1968 Buick LeSabre, blue');
    await add(contact.id, { make: 'Tesla', model: 'Model 3' });
    expect((await detailsOf(contact.id)).address).toBe('1968 Buick LeSabre, blue');
    await person.delete(path);
    expect((await detailsOf(contact.id)).address).toBe('Tesla Model 3');
  });

  it('a contact that was written by an older server gets the vehicle with the next change', async () => {
    const contact = await person.addContact();
    await query(server.config.databaseUrl, `update contacts set vehicle = 'Volvo' where id = $1`, [
      contact.id,
    ]);
    await add(contact.id, { make: 'Ford' });
    expect(await labelsOf(contact.id)).toEqual(['Volvo', 'Ford']);
  });
});

describe('a vehicle', () => {
  it('guesses its size, takes another, and refuses what is none', async () => {
    const { id } = await person.addContact();
    const added = (await add(id, { make: 'ford', model: 'f250' })).body;
    expect([added.label, added.sizeId]).toEqual(['ford f250', 'oversize']);
    const path = `/api/contacts/${id}/vehicles/${added.id}`;
    expect((await person.put<Vehicle>(path, { sizeId: 'car' })).body.size).toBe('Car');
    expect((await person.put<Vehicle>(path, { sizeId: '' })).body.size).toBe('');
    const refused = await person.put(path, { sizeId: 'huge' });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { sizeId: 'Please choose a size' },
    ]);
  });

  it.each([
    [{ colour: 'red' }, 'make', 'Please enter a make or a model'],
    [{ make: 'Kia', vin: 'not a VIN!' }, 'vin', 'A VIN has 17 letters and digits'],
    [{ make: 'x'.repeat(60), model: 'y'.repeat(300) }, 'model', expect.stringMatching(/too long/)],
    [{ make: 'Kia', year: 1 }, 'year', expect.stringMatching(/1886/)],
    [{ make: 'Kia', coatedOn: 'then' }, 'coatedOn', expect.any(String)],
  ])('refuses %j', async (input, field, sentence) => {
    const { id } = await person.addContact();
    const { status, body } = await add(id, input);
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ fields: { [field]: sentence }, message: sentence }),
    ]);
  });

  it('is added once for a key, and changed over no change that was not seen', async () => {
    const { id } = await person.addContact();
    const headers = { 'idempotency-key': 'vehicle-1' };
    const send = () =>
      person.post<Vehicle>(`/api/contacts/${id}/vehicles`, { make: 'Kia' }, { headers });
    const [one, other] = [await send(), await send()];
    expect([one.status, other.body]).toEqual([201, one.body]);
    const path = `/api/contacts/${id}/vehicles/${one.body.id}`;
    const old = { headers: { 'if-match': '"1"' } };
    expect(
      (await person.put<Vehicle>(path, { vin: '1hgcm-82633a004352' }, old)).body,
    ).toMatchObject({
      vin: '1HGCM82633A004352',
      version: 2,
    });
    const late = await person.put(path, { vin: '' }, old);
    expect([late.status, late.body.code]).toEqual([409, 'version_conflict']);
  });

  it('leaves the customer’s version alone while its name stays', async () => {
    const contact = await person.addContact({ address: 'Kia Soul' });
    const [first] = await vehiclesOf(contact.id);
    await person.put(`/api/contacts/${contact.id}/vehicles/${first?.id}`, { plate: 'P' });
    expect((await detailsOf(contact.id)).version).toBe(1);
  });

  it('of somebody else is not found', async () => {
    const { id } = await person.addContact({ address: 'Kia Soul' });
    const [vehicle] = await vehiclesOf(id);
    const other = await person.addContact();
    const path = `/api/contacts/${other.id}/vehicles/${vehicle?.id}`;
    expect((await person.put(path, { make: 'x' })).status).toBe(404);
    expect((await person.delete(path)).status).toBe(404);
    expect((await person.get(`/api/contacts/${id.replace(/./g, '0')}/vehicles`)).status).toBe(404);
  });

  it('says on record who did what, and nothing of what it says', async () => {
    const { id } = await person.addContact();
    const { body } = await add(id, { make: 'Secretmake' });
    const path = `/api/contacts/${id}/vehicles/${body.id}`;
    await person.put(path, { make: 'Secretmake', plate: 'SECRET' });
    await person.delete(path);
    const rows = await query<{ action: string; details: unknown }>(
      server.config.databaseUrl,
      'select action, details from audit_entries where subject_id = $1 order by id',
      [body.id],
    );
    expect(rows).toEqual([
      { action: 'vehicle.added', details: null },
      { action: 'vehicle.changed', details: { fields: ['plate'] } },
      { action: 'vehicle.removed', details: null },
    ]);
  });
});

describe('jobs', () => {
  const job = (contactId: string, values = {}) => person.addAppointment({ contactId, ...values });
  const jobOf = async (id: string) =>
    (await person.get<Schemas['Appointment']>(`/api/appointments/${id}`)).body;

  it('are for the first vehicle unless another is chosen, and keep it', async () => {
    const { id } = await person.addContact({ address: 'Honda Civic' });
    const first = await job(id);
    expect(first.vehicle).toMatchObject({
      id: expect.any(String),
      label: 'Honda Civic',
      size: 'Car',
    });
    const second = (await add(id, { make: 'Kia', model: 'Soul' })).body;
    const other = await job(id, { vehicleId: second.id });
    expect(other.vehicle).toMatchObject({ id: second.id, label: 'Kia Soul', size: 'SUV' });
    const input = { contactId: id, serviceId: 's1', date: '2026-06-19' };
    const moved = await person.put<Schemas['Appointment']>(`/api/appointments/${other.id}`, input);
    expect(moved.body.vehicle?.id).toBe(second.id);
    expect((await job((await person.addContact()).id)).vehicle).toBeNull();
  });

  it('of before are of the vehicle that was the only one then', async () => {
    const { id } = await person.addContact({ address: 'Honda Civic' });
    const { id: jobId } = await job(id);
    await query(
      server.config.databaseUrl,
      'update appointments set vehicle_id = null where id = $1',
      [jobId],
    );
    expect((await jobOf(jobId)).vehicle).toEqual({ id: null, label: 'Honda Civic', size: null });
    await add(id, { make: 'Kia' });
    const [civic] = await vehiclesOf(id);
    expect((await jobOf(jobId)).vehicle?.id).toBe(civic?.id);
  });

  it('keep a vehicle that is removed; one without jobs is gone', async () => {
    const { id } = await person.addContact({ address: 'Honda Civic' });
    const { id: jobId } = await job(id);
    const spare = (await add(id, { make: 'Kia' })).body;
    const [civic] = await vehiclesOf(id);
    const path = `/api/contacts/${id}/vehicles/`;
    expect((await person.delete(path + spare.id)).body).toEqual({ id: spare.id, archived: false });
    expect((await person.delete(path + civic?.id)).body).toEqual({ id: civic?.id, archived: true });
    expect(await vehiclesOf(id)).toEqual([]);
    expect((await jobOf(jobId)).vehicle?.label).toBe('Honda Civic');
    const input = { contactId: id, serviceId: 's1', date: '2026-06-20', vehicleId: civic?.id };
    expect((await person.put(`/api/appointments/${jobId}`, input)).status).toBe(200);
    const refused = await person.post('/api/appointments', input);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['vehicleId']]);
    const back = await person.post<Vehicle>(`${path}${civic?.id}/restore`, {});
    expect([back.status, back.body.label]).toEqual([200, 'Honda Civic']);
    expect((await vehiclesOf(id)).map((vehicle) => vehicle.id)).toEqual([civic?.id]);
    expect((await person.get<Schemas['Contact']>(`/api/contacts/${id}`)).body.address).toBe(
      'Honda Civic',
    );
    expect((await person.post(`${path}${civic?.id}/restore`, {})).status).toBe(404);
    expect((await person.post(`${path}${spare.id}/restore`, {})).status).toBe(404);
  });

  it('take no vehicle of another customer', async () => {
    const { id } = await person.addContact();
    const other = await person.addContact({ address: 'Kia' });
    const [vehicle] = await vehiclesOf(other.id);
    for (const vehicleId of [vehicle?.id, 'nonsense']) {
      const input = { contactId: id, serviceId: 's1', date: '2026-06-20', vehicleId };
      expect((await person.post('/api/appointments', input)).status).toBe(422);
    }
  });
});

it('offers sizes, makes and models, and reads a VIN', async () => {
  const { body } = await person.get<Schemas['VehicleChoices']>('/api/vehicle-choices');
  expect(body.sizes.map(({ name }) => name)).toEqual(['Car', 'SUV', 'Truck or van', 'Oversize']);
  expect(body.makes.find(({ name }) => name === 'Ford')?.models).toContainEqual({
    name: 'F-150',
    sizeId: 'truck',
  });
  const vin = await person.get<Schemas['DecodedVinDto']>('/api/vin?vin=1HGCM82633A004352');
  expect(vin.body).toMatchObject({ year: 2003, make: 'Honda', problem: null });
  expect((await person.get('/api/vin')).status).toBe(400);
  const sizeOf = async (query: string) =>
    (await person.get<Schemas['UsualSize']>(`/api/vehicle-size?${query}`)).body.sizeId;
  expect(await sizeOf('make=ford&model=f150 XLT')).toBe('truck');
  expect(await sizeOf('model=Tahoe')).toBe('suv');
  expect(await sizeOf('make=Dodge&model=Tahoe')).toBe('');
  expect((await person.get('/api/vehicle-size')).status).toBe(400);
});
