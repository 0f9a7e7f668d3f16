import {
  appointment,
  contact,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  service,
  userEvent,
  waitFor,
} from '@clearcoat/testing';
import remote from '../module';

const ana = contact({ id: 'c1' });
const wash = service({ id: 's5', name: 'Wash and Wax', duration: 60, price: 79.99 });

beforeEach(() => {
  server.use(
    http.get('/api/services', () => HttpResponse.json([service(), wash])),
    http.get('/api/contacts', () => HttpResponse.json([ana])),
    http.get('/api/contacts/c1', () => HttpResponse.json(ana)),
    http.get('/api/appointments', () => HttpResponse.json({ upcoming: [], past: [] })),
    http.get('/api/appointments/conflicts', () => HttpResponse.json([])),
  );
});

async function open(path = '/appointments/new?contactId=c1') {
  const rendered = await renderRoutes(remote.routes, { path });
  await screen.findByRole('option', { name: 'Full Detail' });
  return rendered;
}

const select = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);
const submit = () => userEvent.click(screen.getByText('Schedule Appointment'));
const countOptions = (label: string) =>
  screen.getByLabelText<HTMLSelectElement>(label).options.length;

describe('scheduling an appointment', () => {
  it('starts with the stated lists and defaults', async () => {
    const { container } = await open();
    expect(screen.getByText('Appointment Details')).toBeVisible();
    expect(await screen.findAllByText('Ana Ruiz')).not.toHaveLength(0);
    expect(countOptions('Start Time')).toBe(24);
    expect(countOptions('End Time')).toBe(24);
    expect(screen.getByLabelText('Start Time')).toHaveValue('12:00');
    expect(screen.getByLabelText('End Time')).toHaveValue('13:00');
    expect(screen.getByLabelText('Status')).toHaveValue('scheduled');
    expect(screen.getByLabelText('Price (Optional)')).toHaveValue('0.00');
    expect(screen.getByLabelText('Notes (Optional)')).toHaveAttribute('rows', '4');
    await expect(container).toBeAccessible();
  });

  it('fills price and end from the service, until the end is set by hand', async () => {
    await open();
    await select('Service Type', 'Full Detail');
    expect(screen.getByLabelText('Price (Optional)')).toHaveValue('249.99');
    expect(screen.getByLabelText('End Time')).toHaveValue('16:00');
    await select('End Time', '18:00');
    await select('Service Type', 'Wash and Wax');
    expect(screen.getByLabelText('Price (Optional)')).toHaveValue('79.99');
    expect(screen.getByLabelText('End Time')).toHaveValue('18:00');
  });

  it('sends the appointment once and goes to the list', async () => {
    const posted: unknown[] = [];
    server.use(
      http.post('/api/appointments', async ({ request }) => {
        posted.push(await request.json());
        return HttpResponse.json(appointment(), { status: 201 });
      }),
    );
    const { router } = await open();
    await select('Service Type', 'Wash and Wax');
    await userEvent.dblClick(screen.getByText('Schedule Appointment'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/appointments'));
    expect(posted).toEqual([
      {
        contactId: 'c1',
        serviceId: 's5',
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        time: '12:00',
        startTime: '12:00',
        endTime: '13:00',
        status: 'scheduled',
        notes: '',
        price: 79.99,
      },
    ]);
  });

  it('lets one search for the customer on the server', async () => {
    const ben = contact({ id: 'c2', name: 'Ben Cole' });
    server.use(
      http.get('/api/contacts', ({ request }) =>
        HttpResponse.json(request.url.includes('search=ben') ? [ben] : [ana]),
      ),
    );
    await open('/appointments/new');
    await userEvent.type(screen.getByLabelText('Customer'), 'ben');
    expect(await screen.findAllByText('Ben Cole')).not.toHaveLength(0);
  });

  it('fills the fields from what one points at, and says what will be booked', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), advanceTimers: true });
    const booked = appointment({ date: '2026-11-23', startTime: '09:00', endTime: '16:00' });
    server.use(
      http.get('/api/appointments', ({ request }) =>
        HttpResponse.json({
          upcoming: request.url.includes('from=2026-11-23') ? [booked] : [],
          past: [],
        }),
      ),
    );
    const { container } = await open();
    await userEvent.click(screen.getByText('1 h · $79.99'));
    expect(screen.getByLabelText('Service Type')).toHaveValue('s5');
    expect(screen.getByLabelText('Price (Optional)')).toHaveValue('79.99');
    await userEvent.click(screen.getByText('23'));
    expect(screen.getByLabelText('Date')).toHaveValue('2026-11-23');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Free hours' })).toHaveTextContent(
        'Free8:00 AM4:00 PM5:00 PM',
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: '4:00 PM' }));
    expect(screen.getByLabelText('Start Time')).toHaveValue('16:00');
    expect(screen.getByLabelText('End Time')).toHaveValue('17:00');
    expect(await screen.findByText('4:00–5:00 PM')).toBeVisible();
    expect(screen.getByText('Mon, Nov 23, 2026', { selector: 'dt' })).toBeVisible();
    expect(await screen.findByText('2021 Tesla Model 3')).toBeVisible();
    await expect(container).toBeAccessible();
    jest.useRealTimers();
  });

  it('begins where the schedule had a gap, and ignores what is no time', async () => {
    const { unmount } = await open('/appointments/new?date=2027-01-04&time=10:00');
    expect(screen.getByLabelText('Date')).toHaveValue('2027-01-04');
    expect(screen.getByLabelText('Start Time')).toHaveValue('10:00');
    expect(screen.getByLabelText('End Time')).toHaveValue('11:00');
    unmount();
    await open('/appointments/new?date=soon&time=25:00');
    expect(screen.getByLabelText('Start Time')).toHaveValue('12:00');
  });

  it('says when the new job is, and takes it back on demand', async () => {
    const cancelled: string[] = [];
    server.use(
      http.post('/api/appointments', () =>
        HttpResponse.json(appointment({ id: 'n1' }), { status: 201 }),
      ),
      http.post('/api/appointments/n1/cancel', () => {
        cancelled.push('n1');
        return HttpResponse.json({});
      }),
    );
    await open();
    await select('Service Type', 'Wash and Wax');
    await submit();
    expect(await screen.findByText('For Mon, Nov 23, 2026, 9:00 AM')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(cancelled).toEqual(['n1']));
  });

  it('marks the field that stops it, and asks once', async () => {
    await open();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select a service type');
    expect(screen.getAllByText('Please select a service type')).toHaveLength(2);
    expect(screen.getByLabelText('Service Type')).toHaveAttribute('aria-invalid', 'true');
  });

  it('asks for what is missing before it sends', async () => {
    await open('/appointments/new');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select a customer');
  });

  it('asks for an end after the start', async () => {
    await open();
    await select('Service Type', 'Wash and Wax');
    await select('End Time', '12:00');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('End time must be after start time');
  });

  it('warns of a clash by name', async () => {
    server.use(http.get('/api/appointments/conflicts', () => HttpResponse.json([appointment()])));
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This overlaps with Ana Ruiz (Full Detail, 9:00 AM–1:00 PM)',
    );
  });

  it.each([
    [
      'refused',
      () => new HttpResponse(null, { status: 500 }),
      'Failed to create appointment. Please check all fields are filled correctly.',
    ],
    ['unreachable', () => HttpResponse.error(), 'Error creating appointment. Please try again.'],
  ])('alerts and keeps everything when saving is %s', async (_case, answer, sentence) => {
    server.use(http.post('/api/appointments', answer));
    await open();
    await select('Service Type', 'Full Detail');
    await userEvent.type(screen.getByLabelText('Notes (Optional)'), 'Wax');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Notes (Optional)')).toHaveValue('Wax');
  });

  it('says what to do when there are no contacts', async () => {
    server.use(http.get('/api/contacts', () => HttpResponse.json([])));
    await renderRoutes(remote.routes, { path: '/appointments/new' });
    expect(await screen.findByText('No contacts found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Contacts' })).toHaveAttribute(
      'href',
      '/contacts',
    );
    expect(screen.queryByText('Schedule Appointment')).not.toBeInTheDocument();
  });

  it('says each thing that did not load, and loads it on demand', async () => {
    const fails = () => new HttpResponse(null, { status: 500 });
    server.use(http.get('/api/services', fails), http.get('/api/contacts', fails));
    await renderRoutes(remote.routes, { path: '/appointments/new' });
    expect(await screen.findByText("Couldn't load your services.")).toBeVisible();
    expect(await screen.findByText("Couldn't load your contacts.")).toBeVisible();
    server.use(http.get('/api/services', () => HttpResponse.json([service()])));
    await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
    expect(await screen.findByRole('option', { name: 'Full Detail' })).toBeInTheDocument();
  });

  it('knows customers apart by car and number, and leads to a new one', async () => {
    const { router } = await open('/appointments/new');
    await userEvent.click(screen.getByLabelText('Customer'));
    expect(await screen.findByText('2021 Tesla Model 3 · (555) 123-4567')).toBeInTheDocument();
    await userEvent.click(screen.getByText('New Customer'));
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/contacts?action=new',
    );
  });

  it('leaves without asking on Clear Form', async () => {
    const { router } = await open();
    await userEvent.type(screen.getByLabelText('Notes (Optional)'), 'x');
    await userEvent.click(screen.getByText('Clear Form'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/appointments'));
  });
});
