import type { Schema } from '@clearcoat/api-client';
import {
  appointment,
  contact,
  hold,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  userEvent,
  vehicle,
  waitFor,
} from '@clearcoat/testing';
import remote from '../module';

const ana = contact({
  id: 'c1',
  notes: 'Prefers mornings',
  totalSpent: 549.98,
  lastAppointment: '2026-11-02',
});
const open = () => renderRoutes(remote.routes, { path: '/contacts/c1' });

describe("a contact's page", () => {
  it('shows consent where somebody said it, and no call without a phone', async () => {
    const unknown = { allowed: null, since: null, source: null, by: null, words: '' };
    const said = { ...unknown, since: '2026-11-28T12:00:00.000Z', source: 'import' };
    const consent = {
      sms: { ...unknown, marketing: unknown },
      email: { ...said, allowed: false, marketing: unknown },
    };
    server.use(
      http.get('/api/contacts/c1', () =>
        HttpResponse.json({ ...ana, phone: '', consent, vehicles: [], places: [], history: [] }),
      ),
    );
    await open();
    expect(await screen.findByText('Said no, Nov 28, 2026 (import)')).toBeVisible();
    expect(screen.queryByText('Texts About Appointments')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Call' })).not.toBeInTheDocument();
  });

  it('changes consent and the language of messages', async () => {
    const unknown = { allowed: null, since: null, source: null, by: null, words: '' };
    const consent = {
      sms: { ...unknown, allowed: true, source: 'typed', marketing: unknown },
      email: { ...unknown, marketing: unknown },
    };
    const details = { ...ana, consent, vehicles: [], places: [], history: [] };
    let sent: Schema<'ContactInput'> = {};
    server.use(
      http.get('/api/contacts/c1', () => HttpResponse.json(details)),
      http.put('/api/contacts/c1', async ({ request }) => {
        sent = (await request.json()) as typeof sent;
        return HttpResponse.json(ana);
      }),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change Consent' }));
    await userEvent.click(screen.getByLabelText('Texts About Appointments'));
    await userEvent.click(await screen.findByTitle('Said no'));
    await userEvent.click(screen.getByLabelText('Language of Messages'));
    await userEvent.click(await screen.findByTitle('Spanish'));
    await userEvent.click(screen.getByRole('button', { name: 'Save Consent' }));
    const consents = [{ channel: 'sms', purpose: 'service', allowed: false }];
    await waitFor(() => expect(sent).toMatchObject({ consents, language: 'es' }));
  });

  it('shows the newest photo of the first vehicle, and the drawing until there is one', async () => {
    const [first, second] = [vehicle({ id: 'v1' }), vehicle({ id: 'v2' })];
    const visitOf = (id: string | null, photoUrl?: string) =>
      appointment({
        vehicle: { id, label: first.label, size: null, ...(photoUrl && { photoUrl }) },
      });
    const show = async (...history: ReturnType<typeof visitOf>[]) => {
      const details = { ...ana, vehicles: [first, second], places: [], history };
      server.use(http.get('/api/contacts/c1', () => HttpResponse.json(details)));
      const { container, unmount } = await open();
      await screen.findByText(/^Customer since|^Not here yet/);
      const picture = container.querySelector('.vehicle img');
      const shown = picture?.hasAttribute('data-gloss') ? 'drawing' : picture?.getAttribute('src');
      unmount();
      return shown;
    };
    expect(await show(visitOf('v2', '/photo-2'), visitOf('v1'))).toBe('drawing');
    expect(await show(visitOf('v2', '/photo-2'), visitOf('v1', '/photo-1'))).toBe('/photo-1');
    expect(await show(visitOf(null, '/photo-0'))).toBe('/photo-0');
  });

  it('shows details, totals and history', async () => {
    const visit = appointment({ id: 'a1', date: '2026-11-02', status: 'completed', price: 299.99 });
    server.use(
      http.get('/api/contacts/c1', () =>
        HttpResponse.json({ ...ana, vehicles: [], places: [], history: [visit] }),
      ),
    );
    const { container } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible();
    expect(screen.getByText('2021 Tesla Model 3, white')).toBeVisible();
    expect(screen.getByText('Customer since Nov 2026 · 1 visit')).toBeVisible();
    expect(screen.getByText('Prefers mornings')).toBeVisible();
    expect(screen.getByText('$549.98')).toBeVisible();
    expect(screen.getByRole('link', { name: '(555) 123-4567' })).toHaveAttribute(
      'href',
      'tel:+15551234567',
    );
    for (const [name, href] of [
      [/^Mon, Nov 2 9:00 AM$/, '/appointments/a1'],
      ['Call', 'tel:+15551234567'],
      ['Text', 'sms:+15551234567'],
      ['Email', 'mailto:ana@example.com'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(screen.getByRole('rowheader', { name: /2026.*\$299.99/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Schedule Appointment' })).toHaveAttribute(
      'href',
      '/appointments/new?contactId=c1',
    );
    await expect(container).toBeAccessible();
  });

  it('says in its head how often they come, and shows old visits on request', async () => {
    const history = Array.from({ length: 11 }, (_, month) =>
      appointment({
        id: `a${month}`,
        ...{ date: `2025-${String(month + 1).padStart(2, '0')}-03`, status: 'completed' },
      }),
    );
    server.use(
      http.get('/api/contacts/c1', () =>
        HttpResponse.json({ ...ana, vehicles: [], places: [], history }),
      ),
    );
    await open();
    expect((await screen.findByText('Usually')).nextSibling).toHaveTextContent(
      /^Every 31 daysDue since Dec 4, 2025$/,
    );
    const links = () => screen.getAllByRole('link', { name: /9:00 AM$/ });
    expect(links()).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 11' }));
    expect(links()).toHaveLength(11);
    expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  });

  it('leads from a contact that was merged to the kept one', async () => {
    const kept = { ...ana, id: 'c9', vehicles: [], places: [], history: [] };
    server.use(http.get('/api/contacts/c1', () => HttpResponse.json(kept)));
    server.use(http.get('/api/contacts/c9', () => HttpResponse.json(kept)));
    const { router } = await open();
    await waitFor(() => expect(router.state.location.pathname).toBe('/contacts/c9'));
  });

  it('loads in the shape of the page, with a heading for screen readers', async () => {
    const line = hold(null);
    server.use(http.get('/api/contacts/c1', async () => void (await line.answer())));
    const { container } = await open();
    expect(await screen.findByText('Loading contact...')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeInTheDocument();
    // The head and the columns of the page itself.
    for (const part of ['head', 'totals', 'columns', 'main'])
      expect(container.querySelector(`.${part}`)).toBeInTheDocument();
    await expect(container).toBeAccessible();
    line.letThrough();
  });

  it('says that a deleted contact is not here', async () => {
    server.use(
      http.get('/api/contacts/c1', () => HttpResponse.json({ message: 'x' }, { status: 404 })),
    );
    await open();
    expect(await screen.findByText("This contact isn't here")).toBeVisible();
  });
});
