import {
  contact,
  http,
  HttpResponse,
  place,
  renderRoutes,
  screen,
  server,
  userEvent,
  within,
} from '@clearcoat/testing';
import remote from '../module';

const home = place({ id: 'p1', accessNotes: 'Gate code 4411', version: 2 });

async function openPage(places = [home]) {
  server.use(
    http.get('/api/contacts/c1', () =>
      HttpResponse.json({ ...contact({ id: 'c1' }), vehicles: [], history: [], places }),
    ),
  );
  await renderRoutes(remote.routes, { path: '/contacts/c1' });
  await screen.findByText('Add Address');
}

const card = () => within(screen.getByRole('region', { name: 'Addresses' }));

async function choose(item: string) {
  await userEvent.click(await screen.findByLabelText('More about Home'));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

describe("a customer's addresses", () => {
  it('say how one gets there and in', async () => {
    await openPage();
    expect(await card().findByText('Springfield, OH 45501')).toBeVisible();
    expect(card().getByText('Gate code 4411')).toBeVisible();
    const way = card().getByRole('link', { name: 'Directions' });
    expect(way).toHaveAttribute('href', home.directionsUrl);
    expect(way).toHaveAttribute('target', '_blank');
  });

  it('are added, and asked for where a street is missing', async () => {
    const posted: unknown[] = [];
    server.use(
      http.post('/api/contacts/c1/places', async ({ request }) => {
        const body = (await request.json()) as { street: string };
        posted.push(body);
        if (body.street) return HttpResponse.json(place(), { status: 201 });
        const sentence = 'Please enter a street';
        return HttpResponse.json(
          { message: sentence, fields: { street: sentence } },
          { status: 422 },
        );
      }),
    );
    await openPage([]);
    expect(await card().findByText(/^Add where the car is/)).toBeVisible();
    await userEvent.click(screen.getByText('Add Address'));
    await screen.findByRole('dialog', { name: 'Add Address' });
    await userEvent.click(screen.getByText('Save Address'));
    expect((await screen.findAllByText('Please enter a street'))[0]).toBeVisible();
    await userEvent.click(screen.getByLabelText('Street'));
    await userEvent.paste(' 14 Elm St ');
    await userEvent.click(screen.getByText('Save Address'));
    expect(await screen.findByText('Address added')).toBeVisible();
    expect(posted).toContainEqual(expect.objectContaining({ street: '14 Elm St', city: '' }));
  });

  it('are changed on the version that was read', async () => {
    const put: unknown[] = [];
    server.use(
      http.put('/api/contacts/c1/places/p1', async ({ request }) => {
        put.push([request.headers.get('If-Match'), await request.json()]);
        return HttpResponse.json(home);
      }),
    );
    await openPage();
    await choose('Edit');
    await screen.findByRole('dialog', { name: 'Edit Address' });
    await userEvent.click(screen.getByText('Save Address'));
    expect(await screen.findByText('Address updated')).toBeVisible();
    expect(put).toEqual([['"2"', expect.objectContaining({ label: 'Home', region: 'OH' })]]);
  });

  it('are removed with Undo', async () => {
    server.use(
      http.delete('/api/contacts/c1/places/p1', () =>
        HttpResponse.json({ id: 'p1', archived: true }),
      ),
      http.post('/api/contacts/c1/places/p1/restore', () => HttpResponse.json(home)),
    );
    await openPage();
    await choose('Remove');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Address restored')).toBeVisible();
  });
});
