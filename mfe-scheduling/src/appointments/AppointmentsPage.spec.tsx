import {
  appointment,
  hold,
  http,
  HttpResponse,
  pageOnly,
  renderRoutes,
  screen,
  server,
  setNow,
  userEvent,
  waitFor,
  within,
} from '@clearcoat/testing';
import remote from '../module';

const next = appointment({ id: 'a1' });
const done = appointment({ id: 'a2', status: 'completed', date: '2026-11-02', service: 'Wash' });
const missed = appointment({ id: 'a4', date: '2026-11-01', service: 'Engine Bay' });

const crews = ['Van 1', 'Van 2'].map((name) => ({ id: name, name, active: true }));

type Job = ReturnType<typeof appointment>;

/** Stub of the server: filters by the requested dates and pages each list. */
function answerWith(lists: { upcoming: Job[]; past: Job[] }) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('/api/appointments', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '9999'];
      const onDays = ({ date }: Job) => from <= date && date <= to;
      const limit = Number(searchParams.get('upcomingLimit'));
      const start = Number(searchParams.get('upcomingCursor') ?? 0);
      const upcoming = lists.upcoming.filter(onDays);
      const past = lists.past.filter(onDays);
      return HttpResponse.json(
        {
          upcoming: upcoming.slice(start, start + limit),
          past: past.slice(0, Number(searchParams.get('limit'))),
          upcomingTotal: upcoming.length,
          ...(start + limit < upcoming.length && { upcomingCursor: `${start + limit}` }),
        },
        { headers: { 'X-Total-Count': `${past.length}` } },
      );
    }),
  );
  return asked;
}

/** Stubs the open hours and free time of crews. */
const answerDays = (days: object[] = [], those = crews) =>
  server.use(
    http.get('/api/availability/days', () => HttpResponse.json(days)),
    http.get('/api/crews', () => HttpResponse.json(those)),
  );

beforeEach(() => answerDays());

const routes = pageOnly(remote.routes, '/appointments');
const open = (path = '/appointments') => renderRoutes(routes, { path });
const cancelButton = () => screen.findByRole('button', { name: /ancel appointment for Ana Ruiz/ });

afterEach(() => void jest.useRealTimers());

describe('the list of appointments', () => {
  it('has its title, its tabs, the coming week to pick, and leads to a new one (APT-01, APT-02, APT-06, APT-08, CONST-24, GEN-02)', async () => {
    // The 21st in London, still the 20th in New York, where the business is.
    setNow('2026-11-21T02:00:00Z');
    answerWith({ upcoming: [], past: [] });
    const { router } = await open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Appointments');
    expect(screen.getByText('View and manage your service schedule')).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Upcoming',
      'Past',
    ]);
    expect(screen.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute('aria-selected', 'true');
    const range = within(screen.getByRole('group', { name: 'Date range' }));
    const [from, to] = range.getAllByRole('textbox');
    expect(from).toHaveValue('Nov 20, 2026');
    expect(to).toHaveValue('Nov 27, 2026');
    await userEvent.click(screen.getByRole('button', { name: 'New Appointment' }));
    expect(router.state.location.pathname).toBe('/appointments/new');
  });

  it('has what is coming up in one tab and the rest in the other, and says that it loads (APT-03, APT-04, CALL-12, ENT-16)', async () => {
    const { answer, letThrough } = hold({ upcoming: [next], past: [done, missed] });
    server.use(http.get('/api/appointments', answer));
    const { router } = await open();
    expect(await screen.findByText('Loading appointments...')).toBeInTheDocument();
    letThrough();
    const row = (await screen.findByText('Nov 23, 2026')).closest('tr');
    expect(row).toHaveTextContent(
      /Ana Ruiz.*Full Detail.*4 h · \$249\.99.*9:00 AM–1:00 PM.*Nov 23, 2026.*Scheduled/,
    );
    expect(within(row as HTMLElement).getByRole('button', { name: /^Edit/ })).toBeVisible();
    expect(within(row as HTMLElement).getByRole('button', { name: /^Cancel/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute(
      'href',
      '/contacts/contact-1',
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Past' }));
    expect(await screen.findByText('Wash')).toBeInTheDocument();
    const stillOpen = screen.getByText('Engine Bay').closest('tr') as HTMLElement;
    expect(within(stillOpen).getByRole('button', { name: /^Edit/ })).toBeVisible();
    expect(within(stillOpen).getByRole('button', { name: /^Cancel/ })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=past');
  });

  it('puts a day above its jobs: how full it is, what it brings, and what is still free', async () => {
    setNow('2026-11-20T15:00:00Z');
    const early = appointment({ id: 'b1', startTime: '09:00', endTime: '11:00', price: 50 });
    const clash = appointment({
      id: 'b2',
      customer: { ...next.customer, name: 'Ben Ode' },
      startTime: '10:00',
      endTime: '12:00',
      price: 100,
    });
    answerWith({ upcoming: [early, clash], past: [] });
    const afternoon = { startTime: '12:00', endTime: '18:00' };
    const free = [{ crewId: 'crew-1', crew: 'Main', ...afternoon }];
    answerDays([{ date: '2026-11-23', openMinutes: 600, free }], crews.slice(1));
    const { container } = await open();
    const head = await screen.findByRole('rowheader');
    await waitFor(() => expect(head).toHaveTextContent('Mon, Nov 232 jobs · 4 h of 10 h · $150'));
    expect(screen.getByText('Overlaps Ben Ode')).toBeVisible();
    const book = screen.getByRole('link', { name: 'Book at 12:00 PM' });
    expect(book).toHaveAttribute('title', 'Free: 12:00–6:00 PM');
    expect(book).toHaveAttribute('href', '/appointments/new?date=2026-11-23&time=12:00');
    await expect(container).toBeAccessible();
  });

  it('counts the hours of all crews, and says which of them is free', async () => {
    setNow('2026-11-20T15:00:00Z');
    const jobs = crews.map(({ id, name }) =>
      appointment({
        id,
        startTime: '08:00',
        endTime: '13:00',
        crew: { ...next.crew, id, name },
      }),
    );
    answerWith({ upcoming: jobs, past: [] });
    const free = (crew: string, startTime: string, endTime: string) => ({
      ...{ crewId: crew, crew },
      ...{ startTime, endTime },
    });
    const both = [free('Van 1', '13:00', '15:00'), free('Van 2', '16:00', '18:00')];
    answerDays([{ date: '2026-11-23', openMinutes: 1200, free: both }]);
    await open();
    const head = await screen.findByRole('rowheader');
    await waitFor(() => expect(head).toHaveTextContent('2 jobs · 10 h of 20 h'));
    expect(screen.queryByText(/^Overlaps/)).not.toBeInTheDocument();
    const book = screen.getByRole('link', { name: 'Book Van 1 at 1:00 PM' });
    expect(book.title).toMatch(/^Free: Van 1\s· 1:00–3:00 PM, Van 2\s· 4:00–6:00 PM$/);
    expect(book).toHaveAttribute(
      'href',
      '/appointments/new?date=2026-11-23&time=13:00&crewId=Van%201',
    );
  });

  it('keeps what was cancelled ahead of its day apart from what was', async () => {
    const ahead = appointment({ id: 'c1', date: '2099-12-04', status: 'cancelled' });
    answerWith({ upcoming: [], past: [ahead, done] });
    await open('/appointments?tab=past');
    expect(await screen.findByText('Wash')).toBeVisible();
    expect(screen.queryByText('Dec 4, 2099')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelled ahead (1)' }));
    expect(screen.getByText('Dec 4, 2099')).toBeVisible();
  });

  it('asks for a page at a time, draws what is near the screen, and says how many there are', async () => {
    const jobs = Array.from({ length: 130 }, (_, index) =>
      appointment({ id: `j${index}`, service: `Service ${index}`, date: '2099-11-23' }),
    );
    const asked = answerWith({ upcoming: jobs, past: [] });
    await open();
    expect(await screen.findByText('130 appointments')).toBeVisible();
    // The header row counts too.
    const table = await screen.findByRole('table');
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '101'));
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    // A day's sum appears only once all of its appointments are loaded.
    expect(screen.getByRole('rowheader')).toHaveTextContent(/^Mon, Nov 23, 2099$/);
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '131'));
    expect(screen.getByRole('rowheader')).toHaveTextContent('130 jobs');
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
    expect(asked.map((each) => each.get('upcomingLimit'))).toEqual(['100', '100']);
    expect(asked.map((each) => each.get('limit'))).toEqual(['1', '1']);
  });

  it('lets the number of a customer be dialled', async () => {
    const nobody = appointment({
      id: 'a3',
      customer: { ...next.customer, name: 'Ben', phone: '' },
    });
    answerWith({ upcoming: [next, nobody], past: [] });
    await open();
    expect(await screen.findByRole('link', { name: '(555) 123-4567' })).toHaveAttribute(
      'href',
      'tel:+15551234567',
    );
    expect(screen.getByText('No phone')).not.toHaveAttribute('href');
  });

  it('shows every day until a range was picked, and leads back to that', async () => {
    const asked = answerWith({ upcoming: [], past: [] });
    const { router } = await open('/appointments?from=2026-11-21&to=2026-11-28');
    expect(await screen.findByText('No upcoming appointments in these dates')).toBeVisible();
    expect(asked.at(-1)?.toString()).toMatch(/^from=2026-11-21&to=2026-11-28&/);
    await userEvent.click(screen.getByRole('button', { name: 'All Dates' }));
    expect(await screen.findByText('No upcoming appointments')).toBeVisible();
    expect(asked.at(-1)?.has('from')).toBe(false);
    expect(router.state.location.search).toBe('');
  });

  it('leads on to editing without a trace (DASH-18, EDIT-01)', async () => {
    answerWith({ upcoming: [], past: [] });
    server.use(
      http.get('/api/services', () => HttpResponse.json([])),
      http.get('/api/contacts', () => HttpResponse.json([])),
      http.get('/api/appointments/a1', () => HttpResponse.json(next)),
    );
    const { router } = await open('/appointments?id=a1&action=edit');
    await waitFor(() => expect(router.state.location.pathname).toBe('/appointments/edit/a1'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('cancels on the second click and shows it without a reload (STATE-08, CALL-06)', async () => {
    let isCancelled = false;
    const sent: [contentType: string | null, body: string][] = [];
    server.use(
      http.get('/api/appointments', () =>
        HttpResponse.json({ upcoming: isCancelled ? [] : [next], past: [] }),
      ),
      http.post('/api/appointments/a1/cancel', async ({ request }) => {
        isCancelled = true;
        sent.push([request.headers.get('content-type'), await request.text()]);
        return HttpResponse.json(next);
      }),
    );
    await open();
    await userEvent.click(await cancelButton());
    expect(isCancelled).toBe(false);
    await userEvent.click(await cancelButton());
    expect(await screen.findByText('No upcoming appointments')).toBeVisible();
    expect(sent).toEqual([['application/json', '']]);
  });

  it('puts back what was cancelled by one more tap', async () => {
    let stored = next;
    const sent: unknown[] = [];
    server.use(
      http.get('/api/appointments', () =>
        HttpResponse.json({ upcoming: stored.status === 'cancelled' ? [] : [stored], past: [] }),
      ),
      http.post('/api/appointments/a1/cancel', () => {
        stored = { ...next, status: 'cancelled', version: 2 };
        return HttpResponse.json(stored);
      }),
      http.put('/api/appointments/a1', async ({ request }) => {
        sent.push(await request.json(), request.headers.get('if-match'));
        stored = { ...next, version: 3 };
        return HttpResponse.json(stored);
      }),
    );
    await open();
    await userEvent.click(await cancelButton());
    await userEvent.click(await cancelButton());
    await screen.findByText('No upcoming appointments');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Ana Ruiz' })).toBeVisible();
    const { contactId, serviceId, date, status } = next;
    expect(sent).toEqual([{ contactId, serviceId, date, status }, '"2"']);
  });

  it('leads from what was cancelled to where one says why', async () => {
    answerWith({ upcoming: [next], past: [] });
    server.use(http.post('/api/appointments/a1/cancel', () => HttpResponse.json(next)));
    const { router } = await open();
    await userEvent.click(await cancelButton());
    await userEvent.click(await cancelButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Say Why' }));
    expect(router.state.location.pathname).toBe('/appointments/a1');
  });

  it.each([
    [
      'refused (ERR-10)',
      () => new HttpResponse(null, { status: 500 }),
      'Failed to cancel appointment. Please try again.',
    ],
    [
      'cut off (ERR-11)',
      () => HttpResponse.error(),
      'Error cancelling appointment. Please try again.',
    ],
  ])('alerts and keeps the job when cancelling is %s', async (_case, answer, sentence) => {
    answerWith({ upcoming: [next], past: [] });
    server.use(http.post('/api/appointments/a1/cancel', answer));
    await open();
    await userEvent.click(await cancelButton());
    await userEvent.click(await cancelButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('link', { name: 'Ana Ruiz' })).toBeVisible();
  });
});

it.each([
  ['?from=2026-02-31&to=2026-03-02', "isn't a date. All dates are shown."],
  ['?view=day&date=2026-02-31', "isn't a date. Today is shown."],
  ['?view=day&date=banana', "isn't a date. Today is shown."],
])('says of %s that there is no such day', async (address, words) => {
  answerWith({ upcoming: [next], past: [] });
  server.use(http.get('/api/calendar', () => HttpResponse.json({})));
  await renderRoutes(remote.routes, { path: `/appointments${address}` });
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
});

it('puts the days of an address in their order', async () => {
  const asked = answerWith({ upcoming: [next], past: [] });
  await renderRoutes(remote.routes, { path: '/appointments?from=2026-11-30&to=2026-11-01' });
  await waitFor(() => expect(asked.at(-1)?.get('from')).toBe('2026-11-01'));
});
