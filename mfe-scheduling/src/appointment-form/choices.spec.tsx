import {
  appointment,
  contact,
  http,
  HttpResponse,
  place,
  renderRoutes,
  screen,
  server,
  service,
  userEvent,
  vehicle,
  waitFor,
} from '@clearcoat/testing';
import remote from '../module';

const VANS = [
  { id: 'van-1', name: 'Van 1', kind: 'van', colour: 'blue', active: true },
  { id: 'van-2', name: 'Van 2', kind: 'van', colour: 'teal', active: true },
  { id: 'old', name: 'Old van', kind: 'van', colour: 'grey', active: false },
].map((crew) => ({ ...crew, people: [], hours: null, version: 1 }));
const ANA = {
  ...contact({ id: 'c1' }),
  vehicles: [
    vehicle({ id: 'car-1', label: '2021 Tesla Model 3' }),
    vehicle({ id: 'car-2', label: 'Ford F-150' }),
  ],
  places: [
    place({ id: 'home', label: 'Home', street: '14 Elm St', city: '', region: '', postcode: '' }),
  ],
  history: [],
};

let sent: Record<string, unknown>[];
let asked: (string | null)[];

beforeEach(() => {
  [sent, asked] = [[], []];
  server.use(
    http.get('/api/services', () => HttpResponse.json([service()])),
    http.get('/api/contacts', () => HttpResponse.json([ANA])),
    http.get('/api/contacts/c1', () => HttpResponse.json(ANA)),
    http.get('/api/appointments', () => HttpResponse.json({ upcoming: [], past: [] })),
    http.get('/api/appointments/conflicts', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('resourceId'));
      return HttpResponse.json([]);
    }),
    http.get('/api/resources', () => HttpResponse.json(VANS)),
    http.get('/api/availability/days', () => HttpResponse.json([])),
    http.get('/api/availability', () => HttpResponse.json([])),
    http.get('/api/addons', () => HttpResponse.json([])),
    http.post('/api/appointments', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(appointment(), { status: 201 });
    }),
  );
});

const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

describe('which car, where and who', () => {
  it('is likely the first address and crew, can be chosen, and is sent; clashes are that crew’s', async () => {
    await renderRoutes(remote.routes, { path: '/appointments/new?contactId=c1&serviceId=s1' });
    await waitFor(() => expect(screen.getByLabelText('Where')).toHaveValue('home'));
    expect(optionsOf('Where')).toEqual(['At the shop', 'Home, 14 Elm St']);
    expect(optionsOf('Vehicle')).toEqual(['2021 Tesla Model 3', 'Ford F-150']);
    expect(optionsOf('Crew')).toEqual(['Van 1', 'Van 2']);
    expect(screen.getByLabelText('Crew')).toHaveValue('van-1');
    // The service of the address brings its price.
    expect(screen.getByLabelText('Price (Optional)')).toHaveValue('249.99');
    await userEvent.selectOptions(screen.getByLabelText('Vehicle'), 'Ford F-150');
    await userEvent.selectOptions(screen.getByLabelText('Where'), 'At the shop');
    await userEvent.selectOptions(screen.getByLabelText('Crew'), 'Van 2');
    await waitFor(() => expect(asked.at(-1)).toBe('van-2'));
    await userEvent.click(screen.getByText('Schedule Appointment'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ vehicleId: 'car-2', placeId: null, resourceId: 'van-2' });
  });

  it('is what the address of the page says, as of a job that is booked again', async () => {
    const again = 'contactId=c1&vehicleId=car-2&placeId=home&resourceId=van-2';
    await renderRoutes(remote.routes, { path: `/appointments/new?${again}` });
    await waitFor(() => expect(screen.getByLabelText('Crew')).toHaveValue('van-2'));
    expect(screen.getByLabelText('Vehicle')).toHaveValue('car-2');
    expect(screen.getByLabelText('Where')).toHaveValue('home');
  });

  it('is not asked where there is nothing to choose from', async () => {
    server.use(
      http.get('/api/resources', () => HttpResponse.json(VANS.slice(0, 1))),
      http.get('/api/contacts/c1', () => HttpResponse.json({ ...ANA, vehicles: [], places: [] })),
    );
    await renderRoutes(remote.routes, { path: '/appointments/new?contactId=c1' });
    await screen.findByRole('option', { name: 'Full Detail' });
    for (const label of ['Vehicle', 'Where', 'Crew']) {
      expect(screen.queryByLabelText(label)).toBeNull();
    }
  });
});
