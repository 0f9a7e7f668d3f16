import type { Schema } from '@clearcoat/api-client';
import {
  appointment,
  contact,
  fireEvent,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  service,
  userEvent,
  vehicle,
  waitFor,
  within,
} from '@clearcoat/testing';
import remote from '../module';
import { answerHours } from '../shared/shop-hours-fixture';

const ANA = {
  ...contact({ id: 'c1' }),
  vehicles: [vehicle({ id: 'car-1' }), vehicle({ id: 'suv-1', label: 'Kia Telluride' })],
  places: [],
  history: [],
};
const DETAIL = service({ prices: [{ sizeId: 'suv', price: 289.99, minutes: 270 }] });
const WASH = service({ id: 's5', name: 'Wash and Wax', duration: 60, price: 79.99 });
const addon = (id: string, name: string, serviceIds: string[] = []) => ({
  ...{ id, name, description: '', price: 40, minutes: 30, serviceIds, version: 1 },
});

type JobLine = Schema<'JobLine'>;

interface Asked {
  serviceId: string;
  vehicleId?: string;
  appointmentId?: string;
  lines?: { kind: string; price?: number }[];
}

/**
 * Stub of the server's quote: 30 minutes and $40 for each add-on, other lines at their typed
 * price.
 */
function answerTo({ serviceId, vehicleId, lines = [] }: Asked) {
  const isSuv = vehicleId === 'suv-1';
  const base = serviceId === 's5' ? WASH.price : isSuv ? 289.99 : 249.99;
  const minutes = serviceId === 's5' ? 60 : isSuv ? 270 : 240;
  const amounts = lines.map(({ kind, price = 40 }) => (kind === 'discount' ? -price : price));
  const rows = lines.map(({ kind }, index) => ({
    ...{ kind, name: kind, quantity: 1, price: 0, minutes: 0, addonId: null },
    amount: amounts[index],
  }));
  const own = { kind: 'service', name: 'Service', quantity: 1, price: base, amount: base };
  const addons = lines.filter(({ kind }) => kind === 'addon').length;
  return {
    lines: [{ ...own, minutes, addonId: null }, ...rows],
    price: Math.round((base + amounts.reduce((sum, each) => sum + each, 0)) * 100) / 100,
    minutes: minutes + addons * 30,
  };
}

let sent: Record<string, unknown>[];
let asked: Asked[];

beforeEach(() => {
  [sent, asked] = [[], []];
  const save = async ({ request }: { request: Request }) => {
    sent.push((await request.json()) as Record<string, unknown>);
    return HttpResponse.json(appointment(), { status: 201 });
  };
  server.use(
    http.get('/api/places', () => HttpResponse.json([])),
    http.get('/api/services', () => HttpResponse.json([DETAIL, WASH])),
    http.get('/api/addons', () =>
      HttpResponse.json([addon('a1', 'Pet hair'), addon('a2', 'Clay bar', ['s5'])]),
    ),
    http.post('/api/quote', async ({ request }) => {
      const body = (await request.json()) as Asked;
      asked.push(body);
      return HttpResponse.json(answerTo(body));
    }),
    http.get('/api/contacts', () => HttpResponse.json([ANA])),
    http.get('/api/contacts/c1', () => HttpResponse.json(ANA)),
    http.get('/api/appointments', () => HttpResponse.json({ upcoming: [], past: [] })),
    http.get('/api/appointments/conflicts', () => HttpResponse.json([])),
    answerHours(),
    http.get('/api/crews', () => HttpResponse.json([])),
    http.get('/api/availability/days', () => HttpResponse.json([])),
    http.get('/api/availability', () => HttpResponse.json([])),
    http.post('/api/appointments', save),
    http.put('/api/appointments/j1', save),
    http.get('/api/appointments/j1/:part', () => HttpResponse.json([])),
  );
});

const price = () => screen.getByLabelText('Price (Optional)');
const end = () => screen.getByLabelText('End Time');
const select = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
const open = async () => {
  const page = await renderRoutes(remote.routes, { path: '/appointments/new?contactId=c1' });
  await screen.findByRole('option', { name: 'Full Detail' });
  return page;
};

describe('what a job costs', () => {
  it('has the price and the end of the size before the server has quoted', async () => {
    const rae = { ...ANA, vehicles: [vehicle({ id: 'suv-1', sizeId: 'suv' })] };
    server.use(
      http.get('/api/contacts', () => HttpResponse.json([rae])),
      http.get('/api/contacts/c1', () => HttpResponse.json(rae)),
      http.post('/api/quote', () => new Promise<never>(() => undefined)),
    );
    await open();
    await screen.findByText('4 h 30 min · $289.99');
    await select('Service Type', 'Full Detail');
    expect(price()).toHaveValue('289.99');
    expect(end()).toHaveValue('16:30');
  });

  it('follows the size of the vehicle, and so does its end', async () => {
    await open();
    await select('Service Type', 'Full Detail');
    expect(price()).toHaveValue('249.99');
    await waitFor(() => expect(screen.getByLabelText('Vehicle')).toBeVisible());
    await select('Vehicle', 'Kia Telluride');
    await waitFor(() => expect(price()).toHaveValue('289.99'));
    expect(end()).toHaveValue('16:30');
    await userEvent.click(screen.getByText('Schedule Appointment'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ price: 289.99, endTime: '16:30' });
    expect(sent[0]).not.toHaveProperty('lines');
  });

  it('follows what is ticked, with the sum open to see', async () => {
    const { container } = await open();
    await select('Service Type', 'Wash and Wax');
    await tick(/Pet hair/);
    await tick(/Clay bar/);
    await waitFor(() => expect(price()).toHaveValue('159.99'));
    expect(end()).toHaveValue('14:00');
    const sum = screen.getByRole('region', { name: 'Price breakdown' });
    expect(sum).toHaveTextContent('Service$79.99');
    expect(sum).toHaveTextContent('Total$159.99 · 2 h');
    await expect(container).toBeAccessible();
    await userEvent.click(screen.getByText('Schedule Appointment'));
    await waitFor(() => expect(sent).toHaveLength(1));
    const line = { kind: 'addon', quantity: 1 };
    expect(sent[0]).toMatchObject({
      price: 159.99,
      lines: [
        { ...line, addonId: 'a1' },
        { ...line, addonId: 'a2' },
      ],
    });
  });

  it('has fees and discounts of one’s own, and asks how much they are', async () => {
    await open();
    await select('Service Type', 'Wash and Wax');
    await userEvent.click(screen.getByRole('button', { name: 'Discount' }));
    type('What the discount is for', 'Neighbor');
    await userEvent.click(screen.getByText('Schedule Appointment'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please enter how much “Neighbor” is',
    );
    type('Discount: Neighbor', '20');
    await waitFor(() => expect(price()).toHaveValue('59.99'));
    await userEvent.click(screen.getByText('Schedule Appointment'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      lines: [{ kind: 'discount', name: 'Neighbor', quantity: 1, price: 20 }],
    });
  });

  it('stays as it was typed, says so, and follows again on demand', async () => {
    await open();
    await select('Service Type', 'Wash and Wax');
    type('Price (Optional)', '100.00');
    await tick(/Pet hair/);
    expect(await screen.findByText(/We kept the price you entered/)).toBeVisible();
    expect(price()).toHaveValue('100.00');
    await userEvent.click(screen.getByRole('button', { name: 'Use $119.99' }));
    expect(price()).toHaveValue('119.99');
    expect(screen.queryByText(/We kept the price you entered/)).toBeNull();
  });

  it('leaves an end that was chosen', async () => {
    await open();
    await select('Service Type', 'Wash and Wax');
    await select('End Time', '18:00');
    await tick(/Pet hair/);
    await waitFor(() => expect(price()).toHaveValue('119.99'));
    expect(end()).toHaveValue('18:00');
  });
});

const LINE = { quantity: 1, minutes: 0, addonId: null };
const BOOKED = appointment({
  ...{ id: 'j1', contactId: 'c1', serviceId: 's5', service: 'Wash and Wax', price: 100 },
  ...{ startTime: '09:00', endTime: '10:30', listPrice: 112, listMinutes: 90 },
  lines: [
    { ...LINE, kind: 'service', name: 'Wash and Wax', price: 70, amount: 70, minutes: 60 },
    {
      ...LINE,
      ...{ kind: 'addon', name: 'Old wax', price: 42, amount: 42, minutes: 30, addonId: 'a9' },
    },
  ],
});

describe('a job with lines', () => {
  it('keeps an add-on that is offered no longer, and the price that was agreed on', async () => {
    server.use(http.get('/api/appointments/j1', () => HttpResponse.json(BOOKED)));
    await renderRoutes(remote.routes, { path: '/appointments/edit/j1' });
    expect(await screen.findByRole('checkbox', { name: /Old wax/ })).toBeChecked();
    await waitFor(() => expect(asked.at(-1)?.appointmentId).toBe('j1'));
    expect(price()).toHaveValue('100.00');
    await userEvent.click(screen.getByText('Update Appointment'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      ...{ price: 100, endTime: '10:30' },
      lines: [{ kind: 'addon', addonId: 'a9', quantity: 1 }],
    });
  });

  it('is booked again with them and with what was agreed on, but for what is offered no longer', async () => {
    const fee = { kind: 'fee', name: 'Mileage', quantity: 1, price: 15, amount: 15 } as const;
    const [own, oldWax] = BOOKED.lines as [JobLine, JobLine];
    const hair: JobLine = { ...oldWax, addonId: 'a1', name: 'Pet hair' };
    const mileage: JobLine = { ...fee, minutes: 0, addonId: null };
    const before = { ...BOOKED, lines: [own, oldWax, hair, mileage] };
    server.use(http.get('/api/appointments/j1', () => HttpResponse.json(before)));
    const path = '/appointments/new?contactId=c1&serviceId=s5&time=09:00&again=j1';
    await renderRoutes(remote.routes, { path });
    expect(await screen.findByRole('checkbox', { name: /Pet hair/ })).toBeChecked();
    await userEvent.click(screen.getByText('Schedule Appointment'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      ...{ price: 100, startTime: '09:00' },
      lines: [
        { kind: 'addon', addonId: 'a1', quantity: 1 },
        { kind: 'fee', name: 'Mileage', quantity: 1, price: 15 },
      ],
    });
  });

  it('is shown with them on its page', async () => {
    server.use(http.get('/api/appointments/j1', () => HttpResponse.json(BOOKED)));
    await renderRoutes(remote.routes, { path: '/appointments/j1' });
    const facts = await screen.findByRole('region', { name: 'Job' });
    expect(within(facts).getByText('Old wax').parentElement).toHaveTextContent('Old wax$42.00');
    expect(facts).toHaveTextContent('List price$112.00$100.00 agreed');
  });
});
