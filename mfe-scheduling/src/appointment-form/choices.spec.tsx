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
import { answerHours } from '../shared/shop-hours-fixture';

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
    http.get('/api/places', () => HttpResponse.json([])),
    http.get('/api/services', () => HttpResponse.json([service()])),
    http.get('/api/contacts', () => HttpResponse.json([ANA])),
    http.get('/api/contacts/c1', () => HttpResponse.json(ANA)),
    http.get('/api/appointments', () => HttpResponse.json({ upcoming: [], past: [] })),
    http.get('/api/appointments/conflicts', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('crewId'));
      return HttpResponse.json([]);
    }),
    answerHours(),
    http.get('/api/crews', () => HttpResponse.json(VANS)),
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
  it('is also one of the shop’s own places beside the shop itself', async () => {
    const shop = place({ id: 'shop', label: 'Shop', street: '1 Main St' });
    const second = place({ id: 'second', label: 'Second Shop', street: '2 Oak Ave', city: '' });
    const own = [shop, { ...second, region: '', postcode: '' }];
    server.use(
      http.get('/api/places', () => HttpResponse.json(own)),
      http.get('/api/services', () => HttpResponse.json([service({ location: 'shop' })])),
    );
    await renderRoutes(remote.routes, { path: '/appointments/new?contactId=c1&serviceId=s1' });
    await screen.findByRole('option', { name: 'Home, 14 Elm St' });
    const where = 'Second Shop, 2 Oak Ave';
    expect(optionsOf('Where')).toEqual(['At the shop', where, 'Home, 14 Elm St']);
    await userEvent.selectOptions(screen.getByLabelText('Where'), where);
    expect(screen.queryByText(/is done at the shop/)).toBeNull();
    await userEvent.click(screen.getByText('Schedule Appointment'));
    await waitFor(() => expect(sent[0]).toMatchObject({ placeId: 'second' }));
  });

  it('is likely the first address and crew, can be chosen, and is sent; clashes are that crew’s', async () => {
    await renderRoutes(remote.routes, { path: '/appointments/new?contactId=c1&serviceId=s1' });
    await waitFor(() => expect(screen.getByLabelText('Where')).toHaveValue('home'));
    expect(optionsOf('Where')).toEqual(['At the shop', 'Home, 14 Elm St']);
    expect(optionsOf('Vehicle')).toEqual(['2021 Tesla Model 3', 'Ford F-150']);
    expect(optionsOf('Crew')).toEqual(['Van 1', 'Van 2']);
    expect(screen.getByLabelText('Crew')).toHaveValue('van-1');
    // The service in the address brings its price.
    expect(screen.getByLabelText('Price (Optional)')).toHaveValue('249.99');
    await userEvent.selectOptions(screen.getByLabelText('Vehicle'), 'Ford F-150');
    await userEvent.selectOptions(screen.getByLabelText('Where'), 'At the shop');
    await userEvent.selectOptions(screen.getByLabelText('Crew'), 'Van 2');
    await waitFor(() => expect(asked.at(-1)).toBe('van-2'));
    await userEvent.click(screen.getByText('Schedule Appointment'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ vehicleId: 'car-2', placeId: null, crewId: 'van-2' });
  });

  it('is what the address of the page says, as of a job that is booked again', async () => {
    const again = 'contactId=c1&vehicleId=car-2&placeId=home&crewId=van-2';
    await renderRoutes(remote.routes, { path: `/appointments/new?${again}` });
    await waitFor(() => expect(screen.getByLabelText('Crew')).toHaveValue('van-2'));
    expect(screen.getByLabelText('Vehicle')).toHaveValue('car-2');
    expect(screen.getByLabelText('Where')).toHaveValue('home');
  });

  it('is not asked where there is nothing to choose from', async () => {
    server.use(
      http.get('/api/crews', () => HttpResponse.json(VANS.slice(0, 1))),
      http.get('/api/contacts/c1', () => HttpResponse.json({ ...ANA, vehicles: [], places: [] })),
    );
    await renderRoutes(remote.routes, { path: '/appointments/new?contactId=c1' });
    await screen.findByRole('option', { name: 'Full Detail' });
    for (const label of ['Vehicle', 'Where', 'Crew']) {
      expect(screen.queryByLabelText(label)).toBeNull();
    }
  });

  describe('by where the service is done', () => {
    const BAY = { ...(VANS[0] as (typeof VANS)[number]), id: 'bay', name: 'Bay 1', kind: 'bay' };
    const atShop = service({ id: 's1', name: 'Coating', location: 'shop' });
    const mobile = service({ id: 's2', name: 'Wash', location: 'mobile' });

    beforeEach(async () => {
      server.use(
        http.get('/api/crews', () => HttpResponse.json([...VANS, BAY])),
        http.get('/api/services', () => HttpResponse.json([atShop, mobile])),
      );
      await renderRoutes(remote.routes, { path: '/appointments/new?contactId=c1&serviceId=s1' });
      await waitFor(() => expect(screen.getByLabelText('Crew')).toHaveValue('bay'));
    });

    it('is likely the shop and a bay, and the customer’s address and a van for the next one', async () => {
      expect(screen.getByLabelText('Where')).toHaveValue('');
      await userEvent.selectOptions(screen.getByLabelText('Service Type'), 'Wash');
      await waitFor(() => expect(screen.getByLabelText('Crew')).toHaveValue('van-1'));
      expect(screen.getByLabelText('Where')).toHaveValue('home');
      expect(screen.queryByText(/You can still save it/)).toBeNull();
    });

    it('is said, not refused, where what somebody chose does not go with it', async () => {
      await userEvent.selectOptions(screen.getByLabelText('Where'), 'Home, 14 Elm St');
      await userEvent.selectOptions(screen.getByLabelText('Crew'), 'Van 2');
      expect(
        await screen.findByText(
          'Coating is done at the shop, not at an address, and is done in a bay, not by Van 2. You can still save it.',
        ),
      ).toBeVisible();
      // A chosen crew stays when the service changes.
      await userEvent.selectOptions(screen.getByLabelText('Service Type'), 'Wash');
      expect(screen.getByLabelText('Crew')).toHaveValue('van-2');
      await userEvent.selectOptions(screen.getByLabelText('Where'), 'At the shop');
      expect(
        await screen.findByText("Wash is done at the customer's address. You can still save it."),
      ).toBeVisible();
    });
  });
});
