import {
  appointment,
  contact,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  userEvent,
  vehicle,
  waitFor,
  within,
} from '@clearcoat/testing';
import remote from '../module';

const choices = {
  sizes: [
    { id: 'car', name: 'Car' },
    { id: 'truck', name: 'Truck or van' },
  ],
  makes: [
    { name: 'Ford', models: [{ name: 'F-150', sizeId: 'truck' }] },
    { name: 'Honda', models: [{ name: 'Accord', sizeId: 'car' }] },
  ],
};
const SIZES: Record<string, string> = { 'F-150': 'truck', Accord: 'car' };
const truck = vehicle({
  id: 'v1',
  label: '2021 Ford F-150, gray',
  size: 'Truck or van',
  plate: '7ABC123',
  coating: 'Ceramic',
  coatedOn: '2026-03-01',
});
const kia = vehicle({ id: 'v2', label: '2019 Kia Soul, red', version: 4 });
const visit = (id: string, of: { id: string; label: string }, service: string) =>
  appointment({
    id,
    service,
    status: 'completed',
    vehicle: { id: of.id, label: of.label, size: null },
  });

/** A customer's page with the stored vehicles. */
async function openPage(stored = { vehicles: [truck, kia], history: [] as object[] }, query = '') {
  server.use(
    http.get('/api/contacts/c1', () =>
      HttpResponse.json({ ...contact({ id: 'c1' }), places: [], ...stored }),
    ),
    http.get('/api/vehicle-choices', () => HttpResponse.json(choices)),
    http.get('/api/vehicle-size', ({ request }) => {
      const model = new URL(request.url).searchParams.get('model') ?? '';
      return HttpResponse.json({ sizeId: SIZES[model] ?? '' });
    }),
  );
  const page = await renderRoutes(remote.routes, { path: `/contacts/c1${query}` });
  await screen.findByText('Add Vehicle');
  return page;
}

const garage = () => within(screen.getByRole('region', { name: 'Vehicles' }));

async function choose(label: string, item: string) {
  await userEvent.click(screen.getByLabelText(`More about ${label}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

async function enter(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

describe("a customer's vehicles", () => {
  it('stand with what a job needs to know of them', async () => {
    const { container } = await openPage();
    expect(garage().getByRole('heading', { name: '2021 Ford F-150, gray' })).toBeVisible();
    expect(garage().getByText('Truck or van · 7ABC123')).toBeVisible();
    expect(garage().getByText('Ceramic since Mar 1, 2026')).toBeVisible();
    await expect(container).toBeAccessible();
  });

  it('are invited where there are none', async () => {
    await openPage({ vehicles: [], history: [] });
    expect(garage().getByText(/^Nothing here yet/)).toBeVisible();
    expect(garage().getByText('Add Vehicle')).toBeVisible();
  });

  it('are added with what a VIN says, and the size of the model', async () => {
    const posted: unknown[] = [];
    server.use(
      http.get('/api/vin', () =>
        HttpResponse.json({
          vin: '1HGCM82633A004352',
          year: 2003,
          make: 'Honda',
          problem: "The check digit doesn't match. Please check the VIN.",
        }),
      ),
      http.post('/api/contacts/c1/vehicles', async ({ request }) => {
        posted.push(await request.json());
        return HttpResponse.json(vehicle({ label: '2003 Honda Accord' }), { status: 201 });
      }),
    );
    await openPage();
    await userEvent.click(garage().getByText('Add Vehicle'));
    await screen.findByRole('dialog', { name: 'Add Vehicle' });
    await enter('VIN', '1HGCM8');
    expect(screen.getByText('6 of 17 characters')).toBeVisible();
    await enter('VIN', '2633A004352');
    expect(
      await screen.findByText(
        "2003 Honda, by its VIN. The check digit doesn't match. Please check the VIN.",
      ),
    ).toBeVisible();
    // The decoded VIN appears first, then fills the fields.
    await waitFor(() => expect(screen.getByLabelText('Year')).toHaveValue('2003'));
    expect(screen.getByLabelText('Make')).toHaveValue('Honda');
    await enter('Model', 'Accord');
    // The server suggests the size.
    expect(await screen.findByText('Car', { selector: '[title]' })).toBeInTheDocument();
    await userEvent.click(screen.getByText('Save Vehicle'));
    expect(await screen.findByText('Vehicle added')).toBeVisible();
    expect(posted).toEqual([
      expect.objectContaining({ year: 2003, make: 'Honda', model: 'Accord', sizeId: 'car' }),
    ]);
  });

  it('follow their model in size until somebody chooses another', async () => {
    const stored = vehicle({ id: 'v3', label: 'Ford F-150', make: 'Ford', model: 'F-150' });
    const sized = { ...stored, sizeId: 'truck', size: 'Truck or van' };
    await openPage({ vehicles: [sized], history: [] });
    await choose('Ford F-150', 'Edit');
    const model = await screen.findByLabelText('Model');
    const size = (name: string) => screen.findByText(name, { selector: '[title]' });
    expect(await size('Truck or van')).toBeInTheDocument();
    await userEvent.clear(model);
    await enter('Model', 'Accord');
    expect(await size('Car')).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('Size'));
    await userEvent.click(
      await screen.findByText('Truck or van', { selector: '.ant-select-item *' }),
    );
    await userEvent.clear(model);
    await enter('Model', 'Accord');
    await waitFor(() => expect(model).toHaveValue('Accord'));
    expect(await size('Truck or van')).toBeInTheDocument();
  });

  it('keep what was typed when they are refused', async () => {
    const sentence = 'Please enter a make or a model';
    server.use(
      http.post('/api/contacts/c1/vehicles', () =>
        HttpResponse.json({ message: sentence, fields: { make: sentence } }, { status: 422 }),
      ),
    );
    await openPage();
    await userEvent.click(garage().getByText('Add Vehicle'));
    await screen.findByRole('dialog', { name: 'Add Vehicle' });
    await enter('License Plate', '7ABC123');
    await userEvent.click(screen.getByText('Save Vehicle'));
    expect((await screen.findAllByText(sentence))[0]).toBeVisible();
    expect(screen.getByLabelText('License Plate')).toHaveValue('7ABC123');
  });

  it('are changed on the version that was read', async () => {
    const put: unknown[] = [];
    server.use(
      http.put('/api/contacts/c1/vehicles/v2', async ({ request }) => {
        put.push([request.headers.get('If-Match'), await request.json()]);
        return HttpResponse.json(kia);
      }),
    );
    await openPage();
    await choose(kia.label, 'Edit');
    await screen.findByRole('dialog', { name: 'Edit Vehicle' });
    await enter('License Plate', 'NEW 1');
    await userEvent.click(screen.getByText('Save Vehicle'));
    expect(await screen.findByText('Vehicle updated')).toBeVisible();
    expect(put).toEqual([['"4"', expect.objectContaining({ plate: 'NEW 1', coatedOn: null })]]);
  });

  it.each([
    ['one that jobs have comes back', true, '/api/contacts/c1/vehicles/v2/restore'],
    ['one that no job has is made anew', false, '/api/contacts/c1/vehicles'],
  ])('are put away with Undo: %s', async (_case, archived, path) => {
    const back = jest.fn();
    server.use(
      http.delete('/api/contacts/c1/vehicles/v2', () => HttpResponse.json({ id: 'v2', archived })),
      http.post(path, () => {
        back();
        return HttpResponse.json(kia);
      }),
    );
    await openPage();
    await choose(kia.label, 'Put Away');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Vehicle restored')).toBeVisible();
    expect(back).toHaveBeenCalledTimes(1);
  });
});

describe('the history by vehicle', () => {
  const gone = { id: 'v0', label: '2012 Audi A4, silver' };
  const history = [
    visit('a1', truck, 'Full Detail'),
    visit('a2', kia, 'Express Detail'),
    visit('a3', gone, 'Wash and Wax'),
  ];
  const shown = () => within(screen.getByRole('region', { name: 'History' }));

  it('shows the jobs of the one that was chosen', async () => {
    const { router } = await openPage({ vehicles: [truck, kia], history });
    expect(shown().getByText('Wash and Wax')).toBeInTheDocument();
    await choose(kia.label, 'Show Its Jobs');
    expect(shown().getByText('Express Detail')).toBeInTheDocument();
    expect(shown().queryByText('Full Detail')).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?vehicle=v2');
  });

  it('brings back what was put away', async () => {
    server.use(
      http.post('/api/contacts/c1/vehicles/v0/restore', () =>
        HttpResponse.json(vehicle({ id: 'v0', label: gone.label })),
      ),
    );
    await openPage({ vehicles: [truck], history }, '?vehicle=v0');
    expect(shown().queryByText('Full Detail')).not.toBeInTheDocument();
    await userEvent.click(screen.getByLabelText(`Bring back ${gone.label}`));
    expect(await screen.findByText('Vehicle restored')).toBeVisible();
  });
});
