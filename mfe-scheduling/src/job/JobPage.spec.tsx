import {
  appointment,
  contact,
  http,
  HttpResponse,
  place,
  jobOfToast,
  renderRoutes,
  screen,
  server,
  setNow,
  userEvent,
  vehicle,
  waitFor,
  within,
} from '@clearcoat/testing';
import type { SlotHost, SlotName, SlotProps } from '@clearcoat/sdk';
import type { Appointment } from '../shared/appointments-api';
import remote from '../module';

const BEGAN = '2026-11-23T14:05:00.000Z';
const OUTCOMES: Record<
  string,
  { status?: Appointment['status']; at?: Partial<Appointment['timeline']> }
> = {
  confirm: { status: 'confirmed' },
  'on-my-way': { at: { onMyWayAt: BEGAN } },
  arrive: { at: { arrivedAt: BEGAN } },
  start: { status: 'in-progress', at: { startedAt: BEGAN } },
  finish: { status: 'completed', at: { finishedAt: '2026-11-23T15:30:00.000Z' } },
  'no-show': { status: 'no-show' },
  cancel: { status: 'cancelled' },
};
const JOB = appointment({
  id: 'job-1',
  notes: 'Dog hair in the back',
  vehicle: { id: 'car-1', label: '2023 Ford F-150, black', size: 'Truck or van' },
  place: {
    ...{ id: 'place-1', label: 'Home', street: '14 Elm St', city: 'Springfield', region: 'OH' },
    ...{ postcode: '45501', accessNotes: 'Gate code 4411' },
    directionsUrl: 'https://maps.example/?q=14+Elm+St',
  },
});

const CAR = vehicle({
  ...{ id: 'car-1', plate: 'ABC 1234', colour: 'black' },
  ...{ coating: 'Ceramic', coatedOn: '2026-03-03' },
});

let stored: Appointment;
let taken: string[];

beforeEach(() => {
  setNow('2026-11-23T15:00:00Z');
  stored = JOB;
  taken = [];
  server.use(
    http.get('/api/places', () => HttpResponse.json([])),
    http.get('/api/contacts/:id', () => HttpResponse.json({ ...contact(), vehicles: [CAR] })),
    http.get('/api/appointments/job-1', () => HttpResponse.json(stored)),
    http.get('/api/appointments/job-1/history', () => HttpResponse.json([])),
    http.get('/api/appointments/job-1/photos', () => HttpResponse.json([])),
    http.get('/api/appointments/job-1/checklist', () => HttpResponse.json([])),
    http.post('/api/appointments/job-1/:step', ({ params, request }) => {
      taken.push(`${String(params['step'])} ${request.headers.get('if-match')}`);
      const { at, ...after } = OUTCOMES[String(params['step'])] ?? {};
      const timeline = { ...stored.timeline, ...at };
      stored = { ...stored, ...after, timeline, version: stored.version + 1 };
      return HttpResponse.json(stored);
    }),
  );
});

afterEach(() => jest.useRealTimers());

async function open(slots?: SlotHost) {
  const options = { path: '/appointments/job-1', ...(slots && { slots }) };
  const rendered = await renderRoutes(remote.routes, options);
  await screen.findByRole('heading', { name: 'Job' });
  return rendered;
}

const isPrimary = ({ classList }: HTMLElement) => classList.contains('ant-btn-primary');
const textOf = ({ textContent }: HTMLElement) => textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openMenu = () => press('More for this job');
const choose = async (name: string) => {
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const [Paid, Messages] = [
  ({ job }: SlotProps['job.payment']) => <p>Paid {job.price}?</p>,
  ({ job }: SlotProps['job.messages']) => <p>Texts to {job.customer.name}</p>,
];
const none: never[] = [];
const fillings: Partial<Record<SlotName, object[]>> = {
  'job.payment': [{ remote: 'insights', status: 'ready', Component: Paid, epoch: 0 }],
  'job.messages': [{ remote: 'crm', status: 'ready', Component: Messages, epoch: 0 }],
};
const slots = {
  subscribe: () => () => undefined,
  fillings: (name: SlotName) => fillings[name] ?? none,
} as unknown as SlotHost;

describe('the slots of a job', () => {
  it('ask for the payment once it is finished, and hold the messages', async () => {
    const { unmount } = await open(slots);
    expect(await screen.findByText('Texts to Ana Ruiz')).toBeVisible();
    expect(screen.queryByText('Paid 249.99?')).toBeNull();
    unmount();
    stored = { ...JOB, status: 'completed' };
    await open(slots);
    expect(await screen.findByText('Paid 249.99?')).toBeVisible();
  });

  it('draw nothing while nobody fills them', async () => {
    stored = { ...JOB, status: 'completed' };
    const { container } = await open();
    for (const slot of ['payment', 'messages']) {
      expect(container.querySelector(`.${slot}`)).toBeEmptyDOMElement();
    }
  });
});

describe('the page of a job', () => {
  it('has what is needed beside the car, and the ways to reach customer and place', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ana Ruiz');
    for (const text of ['14 Elm St', 'Gate code 4411', 'Main']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('Dog hair in the back')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Booked' })).toHaveTextContent(
      /2023 Ford F-150, black Truck or van Today 9:00 AM–1:00 PM Main/,
    );
    expect(await screen.findByText('Plate ABC 1234')).toBeVisible();
    expect(screen.getByText('Coating: Ceramic, on Mar 3, 2026')).toBeVisible();
    expect([hrefOf('Call'), hrefOf('Text')]).toEqual(['tel:+15551234567', 'sms:+15551234567']);
    expect(hrefOf('Directions')).toBe(JOB.place?.directionsUrl);
  });

  it('has the other actions in a menu, the one that cannot be wanted by mistake last', async () => {
    const { router } = await open();
    await openMenu();
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(textOf)).toEqual([
      'Reschedule',
      'Book Again',
      'Repeat…',
      'No-show',
      'Cancel Appointment',
    ]);
    server.use(
      http.get('/api/hours', () => HttpResponse.json({ ranges: [] })),
      http.get('/api/*', () => HttpResponse.json([])),
      http.get('/api/appointments/job-1', () => HttpResponse.json(stored)),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Book Again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Book Again' });
    await userEvent.click(within(dialog).getByRole('button', { name: /^In 2 weeks/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/appointments/new'));
    expect(router.state.location.search).toContain('again=job-1');
  });

  it('has one primary button: what comes next, and once it was called off to book it again', async () => {
    const primary = () => screen.getAllByRole('button').filter(isPrimary).map(textOf);
    const { unmount } = await open();
    expect(primary()).toEqual(['On My Way']);
    expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
    unmount();
    stored = { ...JOB, status: 'cancelled' };
    await open();
    expect(await screen.findByRole('button', { name: 'Save Reason' })).toBeVisible();
    expect(primary()).toEqual(['Book Again']);
  });

  it('is confirmed before its day, and starts without a drive at the shop', async () => {
    setNow('2026-11-22T15:00:00Z');
    const { unmount } = await open();
    await press('Confirm');
    await waitFor(() => expect(taken).toEqual(['confirm "1"']));
    unmount();
    setNow('2026-11-23T15:00:00Z');
    stored = { ...stored, place: null };
    await open();
    expect(screen.getAllByRole('button').filter(isPrimary).map(textOf)).toEqual(['Start']);
    await choose('On My Way');
    await waitFor(() => expect(taken).toEqual(['confirm "1"', 'on-my-way "2"']));
  });

  it('at the shop says where that is, and leads there', async () => {
    const directionsUrl = 'https://maps.example/?q=1+Main+St';
    stored = { ...JOB, place: null };
    server.use(
      http.get('/api/places', () =>
        HttpResponse.json([place({ street: '1 Main St', directionsUrl })]),
      ),
    );
    await open();
    expect(await screen.findByText('1 Main St')).toBeVisible();
    expect(screen.getByText('At the shop')).toBeVisible();
    expect(hrefOf('Directions')).toBe(directionsUrl);
  });

  it('is begun and done by a tap each, and then says how long it took', async () => {
    await open();
    await press('Start');
    await press((await screen.findByRole('button', { name: 'Finish' })).textContent);
    expect(await screen.findByText('1 h 25 min of work')).toBeVisible();
    expect(jobOfToast()).toBe('job-1');
    expect(taken).toEqual(['start "1"', 'finish "2"']);
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
    await openMenu();
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(textOf)).toEqual(['Edit', 'Repeat…']);
  });

  it('goes to the customer and is there, by a tap each', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Arrived' })).toBeNull();
    await press('On My Way');
    const arrived = await screen.findByRole('button', { name: 'Arrived' });
    expect(screen.getByText('Ana Ruiz, Nov 23, 2026')).toBeVisible();
    expect(jobOfToast()).toBe('job-1');
    await userEvent.click(arrived);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Arrived' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'On My Way' })).toBeNull();
    expect(taken).toEqual(['on-my-way "1"', 'arrive "2"']);
  });

  it.each([
    ['No-show', 'no-show "1"'],
    ['Cancel Appointment', 'cancel null'],
  ])('%s takes a tap in the menu, and is taken back by another', async (name, said) => {
    stored = { ...stored, status: 'confirmed' };
    const sent: unknown[] = [];
    server.use(
      http.put('/api/appointments/job-1', async ({ request }) => {
        const body = (await request.json()) as Pick<Appointment, 'status'>;
        sent.push(body.status, request.headers.get('if-match'));
        stored = { ...stored, ...body, version: stored.version + 1 };
        return HttpResponse.json(stored);
      }),
    );
    await open();
    await choose(name);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Start' })).toBeNull());
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(jobOfToast()).toBe('job-1');
    await userEvent.click(undo);
    expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
    expect([taken, sent]).toEqual([[said], ['confirmed', '"2"']]);
    expect(jobOfToast()).toBe('job-1');
  });

  it('cancelled, it asks why: a tap says it, shows it, and Undo is still one more', async () => {
    const sent: unknown[] = [];
    server.use(
      http.put('/api/appointments/job-1', async ({ request }) => {
        const { status, cancelReason } = (await request.json()) as Partial<Appointment>;
        sent.push([status, cancelReason, request.headers.get('if-match')]);
        stored = { ...stored, ...(status && { status }), version: stored.version + 1 };
        stored.cancelReason = cancelReason ?? '';
        return HttpResponse.json(stored);
      }),
    );
    await open();
    expect(screen.queryByRole('heading', { name: 'Why was it cancelled?' })).toBeNull();
    await choose('Cancel Appointment');
    const weather = await screen.findByRole('button', { name: 'Weather' });
    await userEvent.click(weather);
    const booked = within(screen.getByRole('region', { name: 'Booked' }));
    expect(await booked.findByText('Weather')).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('Weather');
    expect(weather).toHaveAttribute('aria-pressed', 'true');
    await press('Undo');
    expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
    expect(sent).toEqual([
      ['cancelled', 'Weather', '"2"'],
      ['scheduled', undefined, '"3"'],
    ]);
  });

  it('says so when somebody else was quicker, and shows what is stored', async () => {
    await open();
    server.use(
      http.post('/api/appointments/job-1/start', () => {
        stored = { ...stored, status: 'cancelled' };
        return HttpResponse.json({ message: 'This job was cancelled.' }, { status: 409 });
      }),
    );
    await press('Start');
    expect(await screen.findByText('This job was cancelled.')).toBeVisible();
    expect(await screen.findByText('Cancelled')).toBeVisible();
  });

  it('of an appointment that is not here leads back to the schedule', async () => {
    server.use(
      http.get('/api/appointments/job-1', () =>
        HttpResponse.json({ message: 'This appointment was not found.' }, { status: 404 }),
      ),
    );
    await renderRoutes(remote.routes, { path: '/appointments/job-1' });
    expect(await screen.findByText("This appointment isn't here")).toBeVisible();
    expect(hrefOf('Go to Appointments')).toBe('/appointments');
  });
});
