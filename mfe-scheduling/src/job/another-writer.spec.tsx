import {
  act,
  appointment,
  besideAnotherWriter,
  contact,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  userEvent,
} from '@clearcoat/testing';
import { outbox } from '@clearcoat/sdk/offline';
import remote from '../module';

const JOB = appointment({ id: 'job-1', notes: '' });

beforeEach(() =>
  server.use(
    http.get('/api/places', () => HttpResponse.json([])),
    http.get('/api/crews', () => HttpResponse.json([])),
    http.get('/api/contacts/:id', () => HttpResponse.json({ ...contact(), vehicles: [] })),
    ...['history', 'photos', 'checklist'].map((part) =>
      http.get(`/api/appointments/job-1/${part}`, () => HttpResponse.json([])),
    ),
  ),
);
afterEach(() => act(() => outbox.clear()));

const showing = (job: typeof JOB) =>
  server.use(http.get('/api/appointments/job-1', () => HttpResponse.json(job)));
const open = async () => {
  await renderRoutes(remote.routes, { path: '/appointments/job-1' });
  await screen.findByRole('heading', { name: 'Job' });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('notes are saved after somebody moved the job, and asked about after somebody wrote others', async () => {
  const row = besideAnotherWriter('put', '/api/appointments/job-1/notes', JOB);
  server.use(http.get('/api/appointments/job-1', () => HttpResponse.json(row.stored())));
  await open();
  await press('Add Notes');
  await userEvent.type(screen.getByRole('textbox'), 'Seat torn');
  row.write({ date: '2026-11-24' });
  row.write({ startTime: '10:00' });
  await press('Save Notes');
  expect(await screen.findByText('Your notes were saved.')).toBeVisible();
  expect(row.stored().notes).toBe('Seat torn');
  await press('Edit Notes');
  await userEvent.type(screen.getByRole('textbox'), ', wiper too');
  row.write({ notes: 'Gate code 4411' });
  await press('Save Notes');
  expect(await screen.findByText(/changed this while you were editing/)).toBeVisible();
  expect(row.stored().notes).toBe('Gate code 4411');
});

it('the reason of a cancelled job is saved after somebody wrote its notes', async () => {
  const cancelled = { ...JOB, status: 'cancelled' as const };
  showing(cancelled);
  const row = besideAnotherWriter('put', '/api/appointments/job-1', cancelled);
  await open();
  row.write({ notes: 'Gate code 4411' });
  await press('Weather');
  expect(await screen.findByText('The reason was saved.')).toBeVisible();
  expect(row.stored()).toMatchObject({ cancelReason: 'Weather', notes: 'Gate code 4411' });
});
