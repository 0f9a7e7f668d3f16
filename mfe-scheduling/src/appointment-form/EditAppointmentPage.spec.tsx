import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  act,
  appointment,
  contact,
  fireEvent,
  http,
  HttpResponse,
  jobOfToast,
  renderRoutes,
  screen,
  server,
  service,
  userEvent,
  waitFor,
  within,
} from '@clearcoat/testing';
import { dismissToast, Outlet } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import remote from '../module';
import { answerHours } from '../shared/shop-hours-fixture';

const ana = contact({ id: 'c1' });
const ben = contact({ id: 'c2', name: 'Ben' });
const booked = appointment({
  id: 'a1',
  contactId: 'c1',
  customer: { id: 'c1', name: 'Ana Ruiz', phone: '', email: '' },
  time: '07:30:00',
  startTime: '07:30',
  endTime: '11:30',
  status: 'in-progress',
  notes: 'Dog hair',
});

const history = [
  {
    ...{ at: '2026-06-18T16:00:00Z', action: 'appointment.step_ticked', about: 'Dry' },
    ...{ by: 'Lee Park', via: 'app' },
  },
  { at: '2026-06-18T15:30:00Z', action: 'appointment.confirmed', by: null, via: 'customer' },
  { at: '2026-06-18T15:00:00Z', action: 'appointment.changed', by: null, via: 'app' },
  {
    at: '2026-06-17T15:00:00Z',
    action: 'appointment.scheduled',
    by: 'Dana Reyes',
    via: 'assistant',
  },
];
const past = { about: null, from: null, to: null, by: 'Kim Lo', via: 'app' };

function answerWith(stored = booked) {
  server.use(
    http.get('/api/places', () => HttpResponse.json([])),
    http.get('/api/services', () => HttpResponse.json([service()])),
    http.get('/api/contacts', () => HttpResponse.json([ana, ben])),
    http.get('/api/contacts/:id', ({ params }) => {
      const found = [ana, ben].find(({ id }) => id === params['id']);
      return found ? HttpResponse.json(found) : HttpResponse.json({}, { status: 404 });
    }),
    http.get('/api/appointments', () => HttpResponse.json({ upcoming: [], past: [] })),
    http.get('/api/appointments/conflicts', () => HttpResponse.json([])),
    answerHours(),
    http.get('/api/crews', () => HttpResponse.json([])),
    http.get('/api/availability/days', () => HttpResponse.json([])),
    http.get('/api/availability', () => HttpResponse.json([])),
    http.get('/api/addons', () => HttpResponse.json([])),
    http.get('/api/appointments/a1/history', () => HttpResponse.json(history)),
    http.get('/api/appointments/a1', () => HttpResponse.json(stored)),
  );
}

async function open() {
  const rendered = await renderRoutes(remote.routes, { path: '/appointments/edit/a1' });
  await screen.findByLabelText('Customer');
  return rendered;
}

const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value);
const textsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
const hours = (first: number, last: number) =>
  Array.from(
    { length: last - first + 1 },
    (_, index) => `${String(first + index).padStart(2, '0')}:00`,
  );
const fillNotes = (value: string) =>
  fireEvent.change(screen.getByLabelText('Notes (Optional)'), { target: { value } });
const update = () => userEvent.click(screen.getByText('Update Appointment'));

// The toast belongs to the page and outlives the test that caused it.
afterEach(() => dismissToast());

describe('editing an appointment', () => {
  it('searches for the customer where there are more than go into a dropdown', async () => {
    answerWith();
    const asked: URLSearchParams[] = [];
    const headers = { Link: '</api/contacts?limit=500&cursor=more>; rel="next"' };
    server.use(
      http.get('/api/contacts/:id', () => HttpResponse.json(ana)),
      http.get('/api/contacts', ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return HttpResponse.json([ana], { headers });
      }),
    );
    await open();
    const field = screen.getByRole('combobox', { name: 'Customer' });
    expect(field.tagName).toBe('INPUT');
    await userEvent.type(field, 'ben');
    await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('ben'));
    expect(asked.filter((each) => !each.get('limit'))).toEqual([]);
  });

  it('says below who scheduled and changed it, and with what', async () => {
    answerWith();
    await open();
    const entries = await within(
      await screen.findByRole('region', { name: 'History' }),
    ).findAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^“Dry” ticked by Lee ParkJun 18, 2026/),
      expect.stringMatching(/^Confirmed by the customerJun 18, 2026/),
      expect.stringMatching(/^Changed by someone who has leftJun 18, 2026/),
      expect.stringMatching(/^Scheduled by Dana Reyes with the assistantJun 17, 2026/),
    ]);
  });

  it.each([
    [
      'Changed from Completed to Scheduled by Kim Lo',
      { action: 'appointment.changed', from: 'completed', to: 'scheduled' },
    ],
    [
      'Cancelled by Kim Lo: The customer is ill',
      { action: 'appointment.cancelled', reason: 'The customer is ill' },
    ],
    ['Booked online', { action: 'appointment.scheduled', source: 'online', by: null }],
    [
      'Scheduled by Kim Lo with the assistant',
      { action: 'appointment.scheduled', source: 'assistant' },
    ],
    ['Imported by Kim Lo', { action: 'appointment.scheduled', source: 'import' }],
  ])('has in its history: %s', async (said, entry) => {
    answerWith();
    const deed = { ...past, at: '2026-06-18T15:00:00Z', ...entry };
    server.use(http.get('/api/appointments/a1/history', () => HttpResponse.json([deed])));
    await open();
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('offers to load the history again when it did not come', async () => {
    answerWith();
    let calls = 0;
    server.use(
      http.get('/api/appointments/a1/history', () =>
        (calls += 1) === 1 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json([]),
      ),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No changes yet.')).toBeVisible();
  });

  it('has plain dropdowns with its fixed lists, and what is booked (EDIT-01, EDIT-02, EDIT-03, EDIT-04, EDIT-05, STATE-06, CONST-23, CALL-10, CALL-14, ENT-15)', async () => {
    answerWith({
      ...booked,
      time: '10:00',
      startTime: '10:00',
      endTime: '14:00',
      status: 'pending',
    });
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Appointment');
    for (const label of ['Customer', 'Service Type', 'Start Time', 'End Time', 'Status']) {
      expect(screen.getByLabelText(label)).toBeInstanceOf(HTMLSelectElement);
    }
    expect(textsOf('Customer')).toEqual(['Select a customer', 'Ana Ruiz', 'Ben']);
    expect(textsOf('Start Time')).toEqual(hours(9, 17));
    expect(textsOf('End Time')).toEqual(hours(10, 18));
    expect(textsOf('Status')).toEqual([
      ...['Scheduled', 'Confirmed', 'Completed', 'Cancelled', 'Pending'],
    ]);
    expect(screen.getByLabelText('Start Time')).toHaveValue('10:00');
    expect(screen.getByLabelText('End Time')).toHaveValue('14:00');
    expect(screen.getByLabelText('Status')).toHaveValue('pending');
  });

  it('offers the services of the business (ENT-26, CALL-16)', async () => {
    answerWith();
    const bay = service({ id: 's9', name: 'Engine Bay' });
    server.use(http.get('/api/services', () => HttpResponse.json([service(), bay])));
    await open();
    expect(textsOf('Service Type')).toEqual(expect.arrayContaining(['Full Detail', 'Engine Bay']));
  });

  it('never loses a value outside its lists (EDIT-03, STATE-06)', async () => {
    answerWith({ ...booked, time: '07:35', startTime: '07:35' });
    await open();
    expect(screen.getByLabelText('Customer')).toHaveValue('c1');
    expect(screen.getByLabelText('Service Type')).toHaveValue('s1');
    expect(screen.getByLabelText('Start Time')).toHaveValue('07:35');
    expect(optionsOf('Start Time').slice(0, 2)).toEqual(['07:35', '09:00']);
    expect(optionsOf('End Time')).toContain('11:30');
    expect(screen.getByLabelText('Status')).toHaveValue('in-progress');
    expect(screen.getByLabelText('Price (Optional)')).toHaveValue('249.99');
    expect(screen.getByLabelText('Notes (Optional)')).toHaveValue('Dog hair');
  });

  it('saves, says so and goes to the list (EDIT-07, CALL-15)', async () => {
    const put = jest.fn();
    answerWith();
    server.use(
      http.put('/api/appointments/a1', async ({ request }) => {
        put(await request.json());
        return HttpResponse.json(booked);
      }),
    );
    const { router } = await open();
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'completed');
    fillNotes('Call first');
    await update();
    expect(await screen.findByRole('status')).toHaveTextContent(
      'SuccessAppointment updated successfully',
    );
    expect(jobOfToast()).toBe('a1');
    await waitFor(() => expect(router.state.location.pathname).toBe('/appointments'));
    expect(put.mock.calls).toEqual([
      [
        {
          contactId: 'c1',
          serviceId: 's1',
          date: '2026-11-23',
          time: '07:30',
          startTime: '07:30',
          endTime: '11:30',
          status: 'completed',
          notes: 'Call first',
          price: 249.99,
        },
      ],
    ]);
  });

  it('leaves for the list on Cancel and saves nothing (EDIT-06)', async () => {
    answerWith();
    const { router } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/appointments'));
  });

  it('asks for the customer, then for the service (VAL-08, VAL-09)', async () => {
    const nobody = { id: '', name: '', phone: '', email: '' };
    answerWith({ ...booked, contactId: '', customer: nobody, serviceId: '' });
    await open();
    await update();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select a customer');
    await userEvent.selectOptions(screen.getByLabelText('Customer'), 'Ana Ruiz');
    await update();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Please select a service type'),
    );
  });

  it('keeps a customer and a service that are gone', async () => {
    answerWith({
      ...booked,
      contactId: 'gone',
      customer: { ...booked.customer, id: 'gone', name: 'Old Friend' },
      serviceId: 'retired',
      service: 'Clay Bar',
    });
    await open();
    expect(screen.getByLabelText('Customer')).toHaveDisplayValue('Old Friend');
    expect(screen.getByLabelText('Service Type')).toHaveDisplayValue('Clay Bar');
  });

  it.each([
    [
      'refused (ERR-15)',
      () => new HttpResponse(null, { status: 500 }),
      'Failed to update appointment. Please check all fields are filled correctly.',
    ],
    ['cut off (ERR-16)', () => HttpResponse.error(), 'Something went wrong. Please try again.'],
  ])(
    'says so in a toast and keeps everything when saving is %s',
    async (_case, answer, sentence) => {
      answerWith();
      server.use(http.put('/api/appointments/a1', answer));
      const { router } = await open();
      fillNotes('Call first');
      await update();
      expect(await screen.findByRole('alert')).toHaveTextContent(`Error${sentence}`);
      expect(screen.getByLabelText('Notes (Optional)')).toHaveValue('Call first');
      expect(router.state.location.pathname).toBe('/appointments/edit/a1');
    },
  );

  it('says of an unknown id that the appointment is not there, as its page does', async () => {
    answerWith();
    server.use(http.get('/api/appointments/a1', () => HttpResponse.json({}, { status: 404 })));
    await renderRoutes(remote.routes, { path: '/appointments/edit/a1' });
    expect(await screen.findByText("This appointment isn't here")).toBeVisible();
    expect(screen.queryByText(/Failed to load/)).toBeNull();
  });

  it('alerts when the appointment cannot be loaded, and loads it on demand (ERR-14)', async () => {
    answerWith();
    server.use(http.get('/api/appointments/a1', () => new HttpResponse(null, { status: 500 })));
    await renderRoutes(remote.routes, { path: '/appointments/edit/a1' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load appointment details. Please try again.',
    );
    answerWith();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Start Time')).toHaveValue('07:30');
  });

  it('alerts when the address names no appointment (VAL-07)', async () => {
    await renderRoutes(remote.routes, { path: '/appointments/edit' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Cannot update appointment: ID is missing',
    );
  });

  it('asks before something typed is lost on the way elsewhere', async () => {
    answerWith();
    const { router } = await open();
    await userEvent.type(screen.getByLabelText('Notes (Optional)'), '!');
    await userEvent.click(screen.getByRole('link', { name: 'Appointments' }));
    await screen.findByRole('dialog', { name: /^Discard what you typed/ });
    expect(router.state.location.pathname).toBe('/appointments/edit/a1');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/appointments'));
  });

  it('keeps the form, and what was typed, when a later answer does not come', async () => {
    answerWith();
    const client = { current: undefined as QueryClient | undefined };
    function Grab() {
      const found = useQueryClient();
      useEffect(() => void (client.current = found), [found]);
      return <Outlet />;
    }
    const routes = [{ element: <Grab />, children: remote.routes }];
    await renderRoutes(routes, { path: '/appointments/edit/a1' });
    await userEvent.type(await screen.findByLabelText('Notes (Optional)'), ', scratched door');
    let asked = 0;
    server.use(
      http.get('/api/appointments/a1', () => {
        asked += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    await act(() => invalidateBusinessData(client.current as QueryClient));
    expect(asked).toBe(1);
    expect(screen.getByLabelText('Notes (Optional)')).toHaveValue('Dog hair, scratched door');
  });

  it('shows what somebody else saved meanwhile, in words, and saves what was chosen', async () => {
    answerWith({ ...booked, version: 2 });
    const theirs = {
      ...booked,
      version: 3,
      contactId: 'c2',
      customer: { ...booked.customer, id: 'c2', name: 'Ben' },
      status: 'completed' as const,
      notes: 'No dog',
    };
    const put: unknown[] = [];
    server.use(
      http.put('/api/appointments/a1', async ({ request }) => {
        put.push([request.headers.get('If-Match'), await request.json()]);
        if (put.length > 1) return HttpResponse.json({ ...theirs, version: 4 });
        const conflict = { code: 'version_conflict', message: 'Changed', current: theirs };
        return HttpResponse.json(conflict, { status: 409 });
      }),
    );
    const { router } = await open();
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'cancelled');
    await userEvent.type(screen.getByLabelText('Notes (Optional)'), '!');
    await update();
    const notice = within(await screen.findByRole('region', { name: 'Changed meanwhile' }));
    expect(notice.getByText('Taken over from them: Customer.')).toBeVisible();
    expect(screen.getByLabelText('Customer')).toHaveValue('c2');
    await userEvent.click(notice.getByRole('radio', { name: 'Theirs: Completed' }));
    expect(notice.getByRole('radio', { name: 'Yours: Dog hair!' })).toBeChecked();
    await update();
    await waitFor(() => expect(router.state.location.pathname).toBe('/appointments'));
    expect(put).toEqual([
      ['"2"', expect.objectContaining({ status: 'cancelled', contactId: 'c1' })],
      [
        '"3"',
        expect.objectContaining({ status: 'completed', contactId: 'c2', notes: 'Dog hair!' }),
      ],
    ]);
  });
});
