import {
  contact,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  userEvent,
  vehicle,
} from '@clearcoat/testing';
import remote from '../module';

const ana = contact({ id: 'c1', name: 'Ana Ruiz', email: '', notes: '' });
const twin = contact({ id: 'c2', name: 'A. Ruiz', email: 'a@example.com', address: 'Kia' });
const details = (of: typeof ana, vehicles: object[] = []) => ({
  ...of,
  vehicles,
  places: [],
  history: [],
});

async function openDialog() {
  server.use(
    http.get('/api/contacts/c1', () => HttpResponse.json(details(ana))),
    http.get('/api/contacts/c2', () => HttpResponse.json(details(twin, [vehicle()]))),
    http.get('/api/contacts', () => HttpResponse.json([ana, twin])),
  );
  await renderRoutes(remote.routes, { path: '/contacts/c1' });
  await userEvent.click(await screen.findByLabelText('More about Ana Ruiz'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Merge' }));
  return screen.findByRole('dialog', { name: 'Merge into Ana Ruiz' });
}

async function chooseTwin() {
  await userEvent.click(screen.getByLabelText('The other entry'));
  await userEvent.click(await screen.findByTitle(/^A\. Ruiz ·/));
}

describe('merging two customers', () => {
  it('shows what becomes of them, and does it as chosen', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/contacts/c1/merge', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...ana, jobs: 0 });
      }),
    );
    const dialog = await openDialog();
    await chooseTwin();
    expect(await screen.findByText('1 vehicle comes along.')).toBeVisible();
    expect(screen.getByText(/A\. Ruiz leaves your contacts/)).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Phone Number' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'A. Ruiz' }));
    await expect(dialog).toBeAccessible();
    await userEvent.click(screen.getByText('Merge Customers'));
    expect(await screen.findByText('Customers merged')).toBeVisible();
    expect(sent).toEqual([
      { otherId: 'c2', name: 'A. Ruiz', phone: ana.phone, email: 'a@example.com', notes: '' },
    ]);
  });

  it('asks who the other is, and says what the server says', async () => {
    await openDialog();
    await userEvent.click(screen.getByText('Merge Customers'));
    expect(await screen.findByText('Please choose the other customer')).toBeVisible();
    server.use(
      http.post('/api/contacts/c1/merge', () =>
        HttpResponse.json({ message: 'This customer is not here any more.' }, { status: 404 }),
      ),
    );
    await chooseTwin();
    await screen.findByText('1 vehicle comes along.');
    await userEvent.click(screen.getByText('Merge Customers'));
    expect(await screen.findByText('This customer is not here any more.')).toBeVisible();
  });
});
