import { openFromEight } from '../../../../test/support/hours.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

/** Today is Wednesday, Jun 17, 2026, eight in the morning. */
let server: TestApp;
let owner: Visitor;
let ana: Schemas['Contact'];

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.owner();
  await openFromEight(owner);
  const prices = [{ sizeId: 'suv', price: 289.99, minutes: 300 }];
  await owner.put('/api/services/s1', {
    name: 'Full Detail',
    duration: 240,
    price: 249.99,
    prices,
  });
  await owner.post('/api/addons', { name: 'Pet Hair Removal', price: 40, minutes: 30 });
  ana = await owner.addContact({ name: 'Ana Ruiz', address: '2021 Chevrolet Tahoe, black' });
  const civic = { make: 'Honda', model: 'Civic', colour: 'red' };
  await owner.post(`/api/contacts/${ana.id}/vehicles`, civic);
});

afterAll(() => server.stop());

async function ask(message: string) {
  const { body } = await owner.post<Schemas['ChatReply']>('/api/chat', { message });
  return { ...body, draft: body.cards?.[0]?.appointment };
}

const quoteFor = async (payload: Schemas['DraftedAppointment']) =>
  (await owner.post<Schemas['Quote']>('/api/quote', payload)).body;

it('costs and takes what the form says for the customer’s vehicle, and is booked so', async () => {
  const { draft, response } = await ask('book ana ruiz for a full detail friday at 9');
  const payload = draft?.payload as Schemas['DraftedAppointment'];
  expect(response).toContain('$289.99, 2021 Chevrolet Tahoe, black');
  expect(draft?.vehicle).toBe('2021 Chevrolet Tahoe, black (SUV)');
  expect(payload).toMatchObject({ price: 289.99, startTime: '09:00', endTime: '14:00' });
  expect(await quoteFor(payload)).toMatchObject({ price: 289.99, minutes: 300 });
  const { price: _price, ...sent } = payload;
  const { body } = await owner.post<Schemas['Appointment']>('/api/appointments', sent);
  expect(body).toMatchObject({ price: 289.99, endTime: '14:00', vehicle: { size: 'SUV' } });
  await owner.post(`/api/appointments/${body.id}/cancel`);
});

it.each([
  ['for the civic', 249.99, '13:00', 'Honda Civic'],
  ['for her red car', 249.99, '13:00', 'Honda Civic'],
  ['for the suv', 289.99, '14:00', '2021 Chevrolet Tahoe'],
  ['with pet hair removal', 329.99, '14:30', '2021 Chevrolet Tahoe'],
])('is for the vehicle, and with the add-ons, that are named: %s', async (words, ...expected) => {
  const [price, endTime, vehicle] = expected;
  const { draft, response } = await ask(`book ana ruiz for a full detail ${words} friday at 9`);
  expect(draft?.payload).toMatchObject({ price, endTime });
  expect(draft?.vehicle).toContain(vehicle);
  expect(response).not.toContain('I had no place for');
  expect(await quoteFor(draft?.payload as Schemas['DraftedAppointment'])).toMatchObject({ price });
});

it('says which vehicle the customer does not have, and drafts for the first', async () => {
  const { cards = [], draft } = await ask('book ana ruiz for a full detail f150 friday at 9');
  expect(cards[0]?.warnings).toEqual(['Ana Ruiz has no vehicle that is called “f150”']);
  expect(draft?.vehicle).toContain('Tahoe');
});

it('looks for free time as long as it takes for that vehicle, with what stays free around it', async () => {
  const other = await owner.addContact({ name: 'Bo Lee', address: '' });
  // Four hours and a half are left of the day.
  const slot = { date: '2026-06-19', startTime: '12:30', endTime: '18:00' };
  await owner.addAppointment({ contactId: other.id, ...slot });
  const car = await ask('book ana ruiz for a full detail for the civic on friday');
  expect(car.suggestions[0]).toBe(
    'Book Ana Ruiz for Full Detail for the civic on Jun 19, 2026 at 8:00 AM',
  );
  expect((await ask(car.suggestions[0] ?? '')).draft?.payload).toMatchObject({ endTime: '12:00' });
  const suv = await ask('book ana ruiz for a full detail on friday');
  expect(suv.response).toContain('Nothing long enough is free then');
  const clash = await ask('book ana ruiz for a full detail friday at 8');
  expect(clash.cards?.[0]?.warnings).toHaveLength(1);
  const wash = { name: 'Express Detail', duration: 240, price: 99.99, bufferAfter: 60 };
  await owner.put('/api/services/s4', wash);
  const buffered = await ask('book ana ruiz for an express detail on friday');
  expect(buffered.response).toContain('Nothing long enough is free then');
});

it('moves nothing to where it stands', async () => {
  await owner.addAppointment({ contactId: ana.id, date: '2026-06-24', startTime: '10:00' });
  const { cards = [], response } = await ask('move ana ruiz to wednesday');
  expect(cards).toEqual([]);
  expect(response).toContain('It is then already: Wednesday, Jun 24, 2026 at 10:00 AM.');
});

it('says of a hidden service that it is not offered', async () => {
  const boat = { name: 'Boat Detail', duration: 120, price: 300, hidden: true };
  await owner.post('/api/services', boat);
  for (const message of [
    'how much is a boat detail',
    'book ana ruiz for a boat detail friday at 9',
  ]) {
    const { cards = [], response } = await ask(message);
    expect(cards).toEqual([]);
    expect(response).toBe('Boat Detail is hidden: it is not offered for new bookings.');
  }
});
