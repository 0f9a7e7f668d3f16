import {
  appointment,
  contact,
  fireEvent,
  hold,
  http,
  HttpResponse,
  place,
  jobOfToast,
  renderRoutes,
  screen,
  server,
  service,
  setNow,
  userEvent,
  waitFor,
} from '@clearcoat/testing';
import type { SlotHost, SlotProps } from '@clearcoat/sdk';
import remote from '../module';
import { answerHours } from '../shared/shop-hours-fixture';

const ana = contact({ id: 'c1' });
const wash = service({ id: 's5', name: 'Wash and Wax', duration: 60, price: 79.99 });

beforeEach(() => {
  server.use(
    http.get('/api/places', () => HttpResponse.json([])),
    http.get('/api/services', () => HttpResponse.json([service(), wash])),
    http.get('/api/contacts', () => HttpResponse.json([ana])),
    http.get('/api/contacts/c1', () => HttpResponse.json(ana)),
    http.get('/api/appointments', () => HttpResponse.json({ upcoming: [], past: [] })),
    http.get('/api/appointments/conflicts', () => HttpResponse.json([])),
    answerHours(),
    http.get('/api/crews', () => HttpResponse.json([])),
    http.get('/api/availability/days', () => HttpResponse.json([])),
    http.get('/api/availability', () => HttpResponse.json([])),
    http.get('/api/addons', () => HttpResponse.json([])),
  );
});

async function open(path = '/appointments/new?contactId=c1', slots?: SlotHost) {
  const rendered = await renderRoutes(remote.routes, { path, ...(slots && { slots }) });
  await screen.findByRole('option', { name: 'Full Detail' });
  return rendered;
}

const select = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => userEvent.click(screen.getByText('Schedule Appointment'));
const valuesOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value);
const textsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

afterEach(() => void jest.useRealTimers());

describe('scheduling an appointment', () => {
  it('starts with the stated lists and defaults (NEW-01, NEW-02, NEW-03, NEW-05, NEW-06, NEW-07, NEW-08, NEW-09, NEW-10, ENT-14, ENT-27, STATE-05, CONST-17, CONST-21, CONST-22, CONST-25)', async () => {
    // The 21st in London, still the 20th in New York, where the business is.
    setNow('2026-11-21T02:00:00Z');
    const { container } = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Schedule New Appointment');
    expect(screen.getByRole('heading', { name: 'Appointment Details' })).toBeVisible();
    expect(await screen.findAllByText('Ana Ruiz')).not.toHaveLength(0);
    expect(textsOf('Service Type')).toEqual(['Select a service', 'Full Detail', 'Wash and Wax']);
    expect(screen.getByLabelText('Date')).toHaveAttribute('type', 'date');
    expect(screen.getByLabelText('Date')).toHaveValue('2026-11-20');
    for (const label of ['Start Time', 'End Time']) {
      expect(textsOf(label)).toEqual(HOURS);
    }
    expect(screen.getByLabelText('Start Time')).toHaveValue('12:00');
    expect(screen.getByLabelText('End Time')).toHaveValue('13:00');
    expect(screen.getByLabelText('Status')).toHaveValue('scheduled');
    expect(textsOf('Status')).toEqual([
      'Scheduled',
      'Confirmed',
      'In progress',
      'Completed',
      'Cancelled',
    ]);
    expect(valuesOf('Status')).toEqual([
      'scheduled',
      'confirmed',
      'in-progress',
      'completed',
      'cancelled',
    ]);
    const price = screen.getByLabelText('Price (Optional)');
    expect(price).toHaveValue('0.00');
    expect(price.closest('.ant-form-item-control')).toHaveTextContent('$');
    expect(screen.getByLabelText('Notes (Optional)')).toHaveAttribute('rows', '4');
    await expect(container).toBeAccessible();
  });

  it('fills price and end from the service, until the end is set by hand (STATE-12, CONST-17)', async () => {
    await open();
    await select('Service Type', 'Full Detail');
    expect(screen.getByLabelText('Price (Optional)')).toHaveValue('249.99');
    expect(screen.getByLabelText('End Time')).toHaveValue('16:00');
    await select('End Time', '18:00');
    await select('Service Type', 'Wash and Wax');
    expect(screen.getByLabelText('Price (Optional)')).toHaveValue('79.99');
    expect(screen.getByLabelText('End Time')).toHaveValue('18:00');
  });

  it('sends the appointment once and goes to the list (NEW-12, ENT-13, STATE-13, CALL-13, VAL-10)', async () => {
    const posted: unknown[] = [];
    server.use(
      http.post('/api/appointments', async ({ request }) => {
        posted.push(await request.json());
        return HttpResponse.json(appointment(), { status: 201 });
      }),
    );
    const { router } = await open('/appointments/new?contactId=c1&date=2027-01-04');
    await select('Service Type', 'Wash and Wax');
    await select('Start Time', '09:00');
    await select('End Time', '14:00');
    fill('Price (Optional)', '260.5');
    fill('Notes (Optional)', 'Back gate');
    await userEvent.dblClick(screen.getByText('Schedule Appointment'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/appointments'));
    expect(posted).toEqual([
      {
        contactId: 'c1',
        serviceId: 's5',
        date: '2027-01-04',
        time: '09:00',
        startTime: '09:00',
        endTime: '14:00',
        status: 'scheduled',
        notes: 'Back gate',
        price: 260.5,
      },
    ]);
  });

  it('lets one search for the customer on the server, and choose another (NEW-04, CALL-10)', async () => {
    const ben = contact({ id: 'c2', name: 'Ben Cole' });
    server.use(
      http.get('/api/contacts', ({ request }) =>
        HttpResponse.json(request.url.includes('search=ben') ? [ben] : [ana]),
      ),
      http.get('/api/contacts/c2', () => HttpResponse.json(ben)),
    );
    await open();
    const customer = screen.getByRole('combobox', { name: 'Customer' });
    const chosen = () => customer.closest('.ant-select-content');
    await waitFor(() => expect(chosen()).toHaveTextContent('Ana Ruiz'));
    await userEvent.type(customer, 'ben');
    await userEvent.click(await screen.findByText('Ben Cole', { selector: '.words *' }));
    expect(chosen()).toHaveTextContent('Ben Cole');
  });

  it('fills the fields from what one points at, and says what will be booked', async () => {
    setNow('2026-11-20T15:00:00Z');
    server.use(
      http.get('/api/availability', ({ request }) => {
        const { date, minutes } = Object.fromEntries(new URL(request.url).searchParams);
        const isAsked = [date, minutes].join() === '2026-11-23,60';
        const startTimes = [
          ['08:00', '16:00'],
          ['16:00', '17:00'],
        ];
        return HttpResponse.json(
          isAsked ? startTimes.map((each, crew) => ({ crewId: `${crew}`, startTimes: each })) : [],
        );
      }),
    );
    const { container } = await open();
    await userEvent.click(screen.getByText('1 h · $79.99'));
    expect(screen.getByLabelText('Service Type')).toHaveValue('s5');
    expect(screen.getByLabelText('Price (Optional)')).toHaveValue('79.99');
    // The shortcuts are part of the date field, below its label.
    expect(screen.getByText('23').closest('.ant-form-item')).toHaveTextContent(/^Date/);
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
    expect(await screen.findAllByText('4:00–5:00 PM')).toHaveLength(2);
    expect(screen.getByText('Mon, Nov 23, 2026', { selector: 'dt' })).toBeVisible();
    expect(await screen.findByText('2021 Tesla Model 3')).toBeVisible();
    await expect(container).toBeAccessible();
  });

  it('offers no hour from which the job would last past midnight: it would be cut short', async () => {
    server.use(
      http.get('/api/availability', () =>
        HttpResponse.json([{ crewId: 'main', startTimes: ['20:00', '21:00', '23:00'] }]),
      ),
    );
    await open('/appointments/new?contactId=c1&date=2027-01-04&time=10:00');
    await select('Service Type', 'Full Detail');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Free hours' })).toHaveTextContent(/^Free8:00 PM$/),
    );
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
    expect(jobOfToast()).toBe('n1');
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

  it('asks for an end after the start (VAL-11)', async () => {
    await open();
    await select('Service Type', 'Wash and Wax');
    await select('End Time', '12:00');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('End time must be after start time');
  });

  it('sums up nothing before anything is chosen, and warns of no finished job', async () => {
    const finished = appointment({ status: 'completed' });
    server.use(http.get('/api/appointments/conflicts', () => HttpResponse.json([finished])));
    const { container } = await open('/appointments/new');
    expect(screen.getByText('Choose a customer')).toBeVisible();
    for (const text of ['1 h', '$0.00']) expect(screen.queryByText(text)).toBeNull();
    await select('Start Time', '10:00');
    await waitFor(() => expect(container).toHaveTextContent('10:00–11:00 AM'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('warns of a clash by name', async () => {
    server.use(http.get('/api/appointments/conflicts', () => HttpResponse.json([appointment()])));
    await open();
    expect(screen.queryByRole('alert')).toBeNull();
    await select('Start Time', '10:00');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This overlaps with Ana Ruiz (Full Detail, 9:00 AM–1:00 PM)',
    );
  });

  it.each([
    [
      'refused (ERR-12)',
      () => new HttpResponse(null, { status: 500 }),
      'Failed to create appointment. Please check all fields are filled correctly.',
    ],
    [
      'cut off (ERR-13)',
      () => HttpResponse.error(),
      'Error creating appointment. Please try again.',
    ],
  ])(
    'alerts, keeps everything and can be sent again when saving is %s',
    async (_case, answer, sentence) => {
      server.use(http.post('/api/appointments', answer));
      const { router } = await open();
      await select('Service Type', 'Full Detail');
      fill('Notes (Optional)', 'Wax');
      await submit();
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
      expect(screen.getByLabelText('Notes (Optional)')).toHaveValue('Wax');
      server.use(
        http.post('/api/appointments', () => HttpResponse.json(appointment(), { status: 201 })),
      );
      await submit();
      await waitFor(() => expect(router.state.location.pathname).toBe('/appointments'));
    },
  );

  it('says that contacts load, and what to do when there are none (NEW-13, NEW-14)', async () => {
    const { answer, letThrough } = hold([]);
    server.use(http.get('/api/contacts', answer));
    await renderRoutes(remote.routes, { path: '/appointments/new' });
    expect(await screen.findByText('Loading contacts...')).toBeVisible();
    letThrough();
    expect(await screen.findByText('No contacts found')).toBeVisible();
    expect(screen.getByText(/You need to create a contact/)).toBeVisible();
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

  it('knows customers apart by car and number', async () => {
    await open('/appointments/new');
    await userEvent.click(screen.getByLabelText('Customer'));
    expect(await screen.findByText('2021 Tesla Model 3 · (555) 123-4567')).toBeInTheDocument();
  });

  describe('with a new customer', () => {
    const jo = contact({ id: 'c9', name: 'Jo Park' });
    type Asked = SlotProps['appointments.newCustomer'];
    const Dialog = ({ open: isOpen, typed, onChosen, onClose }: Asked) => {
      const add = () => {
        onClose();
        onChosen(jo);
      };
      return isOpen && <button onClick={add}>Save {typed}</button>;
    };
    const hostOf = (filling: object): SlotHost => {
      const fillings: never[] = [{ remote: 'crm', ...filling } as never];
      return { ...noSlots, fillings: () => fillings };
    };
    const noSlots = {
      subscribe: () => () => undefined,
      retry: jest.fn(),
      crashed: () => undefined,
    };

    it('adds them over the form and goes on with them, nothing typed lost', async () => {
      const places = [place({ id: 'home', label: 'Home' })];
      server.use(http.get('/api/contacts/c9', () => HttpResponse.json({ ...jo, places })));
      const slots = hostOf({ status: 'ready', Component: Dialog, epoch: 0 });
      const { router } = await open('/appointments/new', slots);
      fill('Notes (Optional)', 'Gate code 4711');
      await userEvent.type(screen.getByLabelText('Customer'), 'Jo');
      await userEvent.click(await screen.findByText('New Customer'));
      await userEvent.click(await screen.findByRole('button', { name: 'Save Jo' }));
      expect(
        await screen.findByText('Jo Park', { selector: '[title]:not(p)' }),
      ).toBeInTheDocument();
      expect(screen.getByLabelText('Notes (Optional)')).toHaveValue('Gate code 4711');
      await waitFor(() => expect(screen.getByLabelText('Where')).toHaveValue('home'));
      expect(screen.queryByRole('button', { name: 'Save Jo' })).toBeNull();
      expect(router.state.location.pathname).toBe('/appointments/new');
    });

    it('says so where customers are away, and keeps the form', async () => {
      await open('/appointments/new', hostOf({ status: 'failed', error: new Error('down') }));
      screen.getByRole('button', { name: 'New Customer' }).focus();
      await userEvent.keyboard('{Enter}');
      expect(await screen.findByText(/Nothing you entered here is lost/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(noSlots.retry).toHaveBeenCalledWith('appointments.newCustomer', 'crm');
    });
  });

  it('leaves without asking on Clear Form (NEW-11)', async () => {
    const { router } = await open();
    fill('Notes (Optional)', 'x');
    await userEvent.click(screen.getByText('Clear Form'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/appointments'));
  });
});
