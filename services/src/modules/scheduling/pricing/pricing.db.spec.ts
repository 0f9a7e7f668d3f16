import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type Appointment = Schemas['Appointment'];
type Quote = Schemas['Quote'];

let server: TestApp;
let person: Visitor;
let contactId: string;
let suv: string;
let car: string;
let petHair: Schemas['Addon'];

beforeAll(async () => {
  server = await startTestApp({ now: '2026-06-17T15:00:00Z' });
});

afterAll(() => server.stop());

const DETAIL = {
  ...{ name: 'Full Detail', duration: 240, price: 249.99 },
  prices: [{ sizeId: 'suv', price: 289.99, minutes: 270 }],
};

beforeEach(async () => {
  person = await server.owner();
  const contact = await person.addContact({ address: '2023 Toyota Camry' });
  contactId = contact.id;
  const path = `/api/contacts/${contactId}`;
  const details = await person.get<Schemas['ContactDetails']>(path);
  car = details.body.vehicles[0]?.id ?? '';
  const large = { make: 'Kia', model: 'Telluride', sizeId: 'suv' };
  suv = (await person.post<Schemas['Vehicle']>(`${path}/vehicles`, large)).body.id;
  await person.put('/api/services/s1', DETAIL);
  const addon = { name: 'Pet hair', price: 40, minutes: 30 };
  petHair = (await person.post<Schemas['Addon']>('/api/addons', addon)).body;
});

const quote = async (values: Partial<Schemas['QuoteInput']> = {}) =>
  (await person.post<Quote>('/api/quote', { serviceId: 's1', contactId, ...values })).body;

const job = (values: Partial<Schemas['AppointmentInput']> = {}) => ({
  ...{ contactId, serviceId: 's1', date: '2026-06-18', startTime: '09:00' },
  ...values,
});
const book = async (values?: Partial<Schemas['AppointmentInput']>) =>
  (await person.post<Appointment>('/api/appointments', job(values))).body;
const change = async (id: string, values: Partial<Schemas['AppointmentInput']>) =>
  (await person.put<Appointment>(`/api/appointments/${id}`, job(values))).body;

const correct = (sizeId: string) =>
  person.put(`/api/contacts/${contactId}/vehicles/${suv}`, {
    ...{ make: 'Kia', model: 'Telluride', sizeId },
  });

const extras = () => [
  { kind: 'addon' as const, addonId: petHair.id, quantity: 2 },
  { kind: 'fee' as const, name: 'Mileage', price: 15 },
  { kind: 'discount' as const, name: 'Neighbor', price: 20.5 },
];

describe('a quote', () => {
  it('is for the size of the vehicle, or of the first one', async () => {
    expect(await quote()).toMatchObject({ price: 249.99, minutes: 240 });
    expect(await quote({ vehicleId: suv })).toMatchObject({ price: 289.99, minutes: 270 });
    expect(await quote({ contactId: undefined })).toMatchObject({ price: 249.99 });
  });

  it('is for a vehicle or a size that is named alone', async () => {
    const alone = { contactId: undefined };
    expect(await quote({ ...alone, vehicleId: suv })).toMatchObject({ price: 289.99 });
    expect(await quote({ ...alone, sizeId: 'suv' })).toMatchObject({ price: 289.99 });
    expect(await quote({ vehicleId: car, sizeId: 'suv' })).toMatchObject({ price: 289.99 });
  });

  it('has every row, with what each comes to', async () => {
    const { lines, price, minutes } = await quote({ vehicleId: suv, lines: extras() });
    expect(lines.map(({ kind, name, quantity, amount }) => [kind, name, quantity, amount])).toEqual(
      [
        ['service', 'Full Detail', 1, 289.99],
        ['addon', 'Pet hair', 2, 80],
        ['fee', 'Mileage', 1, 15],
        ['discount', 'Neighbor', 1, -20.5],
      ],
    );
    expect([price, minutes]).toEqual([364.49, 330]);
  });

  it.each([
    [{ serviceId: 'nothing' }, { serviceId: 'Please select a service type' }],
    [{ lines: [{ kind: 'addon', addonId: 'x' }] }, { lines: 'Please choose from your add-ons' }],
    [{ lines: [{ kind: 'fee' }] }, { lines: 'Please enter how much “Fee” is' }],
    [{ vehicleId: 'x' }, { vehicleId: "Please select one of the customer's vehicles" }],
    [{ sizeId: 'lorry' }, { sizeId: 'Please select one of your sizes of vehicles' }],
    [{ contactId: 'x' }, { contactId: 'Please select a customer' }],
    [{ contactId: randomUUID() }, { contactId: 'Please select a customer' }],
    [
      { contactId: undefined, vehicleId: randomUUID() },
      { vehicleId: 'There is no such vehicle: it was deleted or put away' },
    ],
    [{ size: 'suv' }, { size: 'There is no field “size” here' }],
  ])('is refused for %j', async (change, fields) => {
    const input = { serviceId: 's1', contactId, ...change };
    const { status, body } = await person.post('/api/quote', input);
    expect([status, body.fields]).toEqual([422, fields]);
  });
});

describe('a job', () => {
  it('without lines reads as before, and takes price and end of the size', async () => {
    expect(await book({ vehicleId: suv })).toMatchObject({
      ...{ lines: [], listPrice: null, price: 289.99, endTime: '13:30' },
    });
  });

  it('with lines costs and takes what they come to, unless a price was typed', async () => {
    const booked = await book({ vehicleId: suv, lines: extras() });
    expect(booked).toMatchObject({ price: 364.49, listPrice: 364.49, endTime: '14:30' });
    expect(booked.lines).toHaveLength(4);
    const typed = await book({ vehicleId: suv, lines: extras(), price: 350 });
    expect(typed).toMatchObject({ price: 350, listPrice: 364.49 });
  });

  it('keeps what it was booked with, whatever becomes of the list', async () => {
    const booked = await book({ lines: extras() });
    await person.put('/api/services/s1', { ...DETAIL, price: 999 });
    await person.put(`/api/addons/${petHair.id}`, { name: 'Hair', price: 99, minutes: 1 });
    await person.delete(`/api/addons/${petHair.id}`);
    const lines = booked.lines.map(({ kind, addonId, name, quantity, price }) => ({
      ...{ kind, addonId, name, quantity, price },
    }));
    const kept = await change(booked.id, { lines });
    expect([kept.lines, kept.price]).toEqual([booked.lines, booked.price]);
    expect(await quote({ appointmentId: booked.id, vehicleId: car })).toMatchObject({
      price: booked.price,
    });
    const refused = await person.post('/api/appointments', job({ lines }));
    expect(refused.body.fields).toEqual({ lines: 'Please choose from your add-ons' });
  });

  it('is reckoned anew for another service or size; what is left out stays', async () => {
    const booked = await book({ lines: extras() });
    const sized = await change(booked.id, { vehicleId: suv });
    expect(sized).toMatchObject({ price: 364.49, version: booked.version + 2 });
    const other = await change(booked.id, { vehicleId: suv, serviceId: 's5' });
    expect(other.lines[0]).toMatchObject({ name: 'Wash and Wax', amount: 79.99 });
    expect(other.price).toBe(154.49);
    const alone = await change(booked.id, { vehicleId: suv, serviceId: 's5', lines: [] });
    expect(alone).toMatchObject({ lines: [], listPrice: null, price: 79.99 });
  });

  it('is reckoned anew when the size of its vehicle was corrected, whatever the list says by now', async () => {
    const [plain, extended, typed, done] = [
      await book({ vehicleId: suv }),
      await book({ vehicleId: suv, lines: extras() }),
      await book({ vehicleId: suv, price: 200 }),
      await book({ vehicleId: suv, status: 'completed' }),
    ];
    await correct('car');
    expect(await quote({ appointmentId: plain.id })).toMatchObject({ price: 249.99 });
    expect(await change(plain.id, {})).toMatchObject({ price: 249.99, version: 2 });
    expect(await change(extended.id, {})).toMatchObject({ price: 324.49, listPrice: 324.49 });
    expect(await change(typed.id, {})).toMatchObject({ price: 200 });
    // The price of a completed appointment stays until its vehicle changes.
    expect(await change(done.id, {})).toMatchObject({ price: 289.99 });
    expect(await change(done.id, { vehicleId: car })).toMatchObject({ price: 249.99 });
    await person.put('/api/services/s1', { ...DETAIL, price: 999 });
    expect(await change(plain.id, {})).toMatchObject({ price: 249.99 });
  });

  it('keeps a price that was agreed on, for another size as well', async () => {
    const booked = await book({ lines: extras(), price: 300 });
    expect(await change(booked.id, { vehicleId: suv })).toMatchObject({ price: 300 });
    const plain = await book({ price: 200 });
    expect(await change(plain.id, { vehicleId: suv })).toMatchObject({ price: 200 });
    const listed = await book();
    expect(await change(listed.id, { vehicleId: suv })).toMatchObject({ price: 289.99 });
  });
});

describe('add-ons', () => {
  it('are for every service or for some, change, go and come back', async () => {
    expect(petHair).toMatchObject({ description: '', serviceIds: [], version: 1 });
    const input = { name: 'Pet hair', price: 45, serviceIds: ['s1', 's2'] };
    const path = `/api/addons/${petHair.id}`;
    const changed = await person.put<Schemas['Addon']>(path, input);
    expect(changed.body).toEqual({ ...petHair, ...input, version: 2 });
    const late = await person.put(path, input, { headers: { 'if-match': '"1"' } });
    expect([late.status, late.body.current]).toEqual([409, changed.body]);
    const unknown = await person.put(path, { ...input, serviceIds: ['s1', 'none'] });
    expect(unknown.body.fields).toEqual({ serviceIds: 'Please choose from your services' });
    expect((await person.delete(path)).status).toBe(200);
    expect((await person.delete(path)).status).toBe(404);
    expect((await person.get('/api/addons')).body).toEqual([]);
    await person.post(`${path}/restore`);
    const { body } = await person.get<Schemas['Addon'][]>('/api/addons');
    expect(body.map(({ name, price }) => [name, price])).toEqual([['Pet hair', 45]]);
  });
});

describe('sizes', () => {
  const names = async () =>
    (await person.get<Schemas['SizeList']>('/api/sizes')).body.sizes.map(({ name }) => name);
  const sizes = async () => (await person.get<Schemas['SizeList']>('/api/sizes')).body.sizes;

  it('are renamed, ordered and added; what nothing has may go', async () => {
    expect(await names()).toEqual(['Car', 'SUV', 'Truck or van', 'Oversize']);
    const [first, ...rest] = await sizes();
    const more = [...rest, { ...first, name: 'Sedan' }, { name: 'Motorcycle' }];
    const saved = await person.put<Schemas['SizeList']>('/api/sizes', { sizes: more });
    expect(saved.status).toBe(200);
    expect(await names()).toEqual(['SUV', 'Truck or van', 'Oversize', 'Sedan', 'Motorcycle']);
    await person.put('/api/sizes', { sizes: saved.body.sizes.slice(0, 4) });
    expect(await names()).toEqual(['SUV', 'Truck or van', 'Oversize', 'Sedan']);
  });

  it('stay where models or vehicles have them, and have names of their own', async () => {
    const all = await sizes();
    const refusal = async (list: object[]) =>
      (await person.put('/api/sizes', { sizes: list })).body.fields?.sizes;
    expect(await refusal(all.slice(1))).toContain('Car has to stay');
    expect(await refusal([...all, { name: 'suv' }])).toBe('There are two sizes called suv');
    expect(await refusal([...all, { id: 'x', name: 'X' }])).toContain('load the page again');
    const { body } = await person.put<Schemas['SizeList']>('/api/sizes', {
      sizes: [...all, { name: 'Boat' }],
    });
    const boat = body.sizes.at(-1);
    const path = `/api/contacts/${contactId}/vehicles`;
    await person.post(path, { model: 'Sea Ray', sizeId: boat?.id });
    expect(await refusal(all)).toBe('Boat has to stay: there are vehicles of that size');
  });
});
