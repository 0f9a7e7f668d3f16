import {
  appointment,
  contact,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  service,
  setNow,
  userEvent,
  waitFor,
} from '@clearcoat/testing';
import remote from '../module';
import { answerHours } from '../shared/shop-hours-fixture';

/** Number of taps for everyday tasks. */
let taps: number;
const count = () => void (taps += 1);

const ANA = { ...contact({ id: 'c1', name: 'Ana Ruiz' }), vehicles: [], places: [], history: [] };
const TODAY = '2026-11-23';

beforeEach(() => {
  setNow(`${TODAY}T15:00:00Z`);
  taps = 0;
  document.addEventListener('click', count, true);
  server.use(
    http.get('/api/places', () => HttpResponse.json([])),
    http.get('/api/services', () => HttpResponse.json([service()])),
    http.get('/api/contacts', () => HttpResponse.json([ANA])),
    http.get('/api/contacts/c1', () => HttpResponse.json(ANA)),
    answerHours(),
    http.get('/api/crews', () => HttpResponse.json([])),
    http.get('/api/addons', () => HttpResponse.json([])),
    http.get('/api/appointments/conflicts', () => HttpResponse.json([])),
    http.get('/api/availability/days', () => HttpResponse.json([])),
    http.get('/api/availability', () =>
      HttpResponse.json([{ crewId: 'main', startTimes: ['16:00'] }]),
    ),
  );
});

afterEach(() => {
  document.removeEventListener('click', count, true);
  jest.useRealTimers();
});

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

it('a customer one knows is booked with six', async () => {
  server.use(
    http.get('/api/appointments', () => HttpResponse.json({ upcoming: [], past: [] })),
    http.post('/api/appointments', () => HttpResponse.json(appointment(), { status: 201 })),
  );
  const { router } = await renderRoutes(remote.routes, { path: '/appointments' });
  await press('New Appointment');
  await userEvent.type(await screen.findByLabelText('Customer'), 'ana');
  await userEvent.click(await screen.findByText('Ana Ruiz', { selector: 'span span' }));
  await userEvent.click(screen.getByText(/^4 h · /));
  await press('4:00 PM');
  await press('Schedule Appointment');
  await waitFor(() => expect(router.state.location.pathname).toBe('/appointments'));
  expect(taps).toBeLessThanOrEqual(6);
});

it('a job of today is begun with one and done with one, where it stands in the list', async () => {
  let job = appointment({ id: 'a1', date: TODAY });
  const step = (name: string, status: typeof job.status) =>
    http.post(`/api/appointments/a1/${name}`, () => {
      job = { ...job, status };
      return HttpResponse.json(job);
    });
  server.use(
    http.get('/api/appointments', () => HttpResponse.json({ upcoming: [job], past: [] })),
    step('start', 'in-progress'),
    step('finish', 'completed'),
  );
  await renderRoutes(remote.routes, { path: '/appointments' });
  await press(/^Start Ana Ruiz/);
  await screen.findByRole('button', { name: /^Finish Ana Ruiz/ });
  expect(taps).toBe(1);
  await press(/^Finish Ana Ruiz/);
  await screen.findByText('Completed');
  expect(taps).toBe(2);
});
