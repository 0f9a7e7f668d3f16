import {
  act,
  appointment,
  fireEvent,
  http,
  HttpResponse,
  myJob,
  renderRoutes,
  screen,
  server,
  userEvent,
  userProfile,
  waitFor,
} from '@clearcoat/testing';
import { forgetKept, outbox } from '@clearcoat/sdk/offline';
import type { MyJob } from '../shared/shown-job';
import remote from '../module';

const [TODAY, LATER] = ['2026-11-23', '2026-11-26'];
const ana = userProfile({ id: 'ana', timeZone: 'UTC' });

let isOnline: boolean;
let stored: MyJob;
/** Requests that reached the server, with their base version and idempotency key. */
let sent: { what: string; version: string | null; key: string | null; body: unknown }[];

const offline = () => HttpResponse.error();
const unless = (answer: () => object) => () => (isOnline ? HttpResponse.json(answer()) : offline());

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(`${TODAY}T13:00:00Z`), advanceTimers: true });
  isOnline = true;
  stored = myJob({ id: 'job-1', date: TODAY, notes: 'Gate code 4411' });
  sent = [];
  const record = async (what: string, request: Request) => {
    const { headers } = request;
    const body = (await request.json()) as object;
    const [version, key] = [headers.get('if-match'), headers.get('idempotency-key')];
    sent.push({ what, version, key, body });
    stored = { ...stored, version: stored.version + 1 };
    return body;
  };
  server.use(
    http.get(
      '/api/my-jobs',
      unless(() => [stored, myJob({ id: 'job-2', date: LATER })] as object),
    ),
    http.get(
      '/api/my-jobs/job-1',
      unless(() => stored),
    ),
    http.get(
      '/api/my-jobs/job-2',
      unless(() => myJob({ id: 'job-2', date: LATER })),
    ),
    http.get(
      '/api/my-jobs/:id/photos',
      unless(() => []),
    ),
    http.get(
      '/api/my-jobs/:id/checklist',
      unless(() => []),
    ),
    http.post('/api/my-jobs/job-1/:step', async ({ params, request }) => {
      if (!isOnline) return offline();
      await record(String(params['step']), request);
      stored = { ...stored, status: 'in-progress' };
      return HttpResponse.json(stored);
    }),
    http.put('/api/my-jobs/job-1/notes', async ({ request }) => {
      if (!isOnline) return offline();
      stored = { ...stored, ...(await record('notes', request)), version: stored.version };
      return HttpResponse.json(stored);
    }),
  );
});

afterEach(async () => {
  await act(() => forgetKept());
  jest.useRealTimers();
});

const open = async (path: string) => {
  const session = { user: ana, permissions: ['own-jobs:work' as const] };
  return renderRoutes(remote.routes, { path, session });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Opens the list in the morning, then goes offline. */
async function lookAndLeave() {
  const { unmount } = await open('/my-jobs');
  await screen.findByRole('region', { name: 'Today' });
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1));
  unmount();
  isOnline = false;
}

it('the jobs of today open without a line, and those of later days do not', async () => {
  await lookAndLeave();
  const { unmount } = await open('/my-jobs');
  expect(await screen.findByRole('region', { name: 'Today' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Nov 26/ })).toBeNull();
  unmount();
  const page = await open('/my-jobs/job-1');
  expect(await screen.findByText('Gate code 4411')).toBeVisible();
  expect(screen.getByText(/Walk around the vehicle/)).toBeVisible();
  page.unmount();
  await open('/my-jobs/job-2');
  expect(await screen.findByText("Couldn't load this job")).toBeVisible();
});

it('a job is begun and noted without a line, and both are sent in order, once', async () => {
  await lookAndLeave();
  await open('/my-jobs/job-1');
  await press('Start');
  expect(await screen.findByRole('button', { name: 'Finish' })).toBeVisible();
  await press('Edit Notes');
  fireEvent.change(screen.getByLabelText('What the shop should know'), {
    target: { value: 'Rear wiper torn' },
  });
  await press('Save Notes');
  expect(await screen.findByText(/Kept on this device/)).toBeVisible();
  expect(outbox.waiting().map(({ label }) => label)).toEqual(['Started', 'Notes']);
  isOnline = true;
  await act(() => outbox.flush());
  const key = expect.stringMatching(/^[\w-]{36}$/);
  expect(sent).toEqual([
    { what: 'start', version: '"1"', key, body: { at: expect.stringContaining(TODAY) } },
    { what: 'notes', version: '"2"', key, body: { notes: 'Rear wiper torn' } },
  ]);
  await act(() => outbox.flush());
  expect(sent).toHaveLength(2);
});

it('is told that somebody else was there meanwhile, and keeps what was written', async () => {
  await lookAndLeave();
  await open('/my-jobs/job-1');
  await press('Edit Notes');
  fireEvent.change(screen.getByLabelText('What the shop should know'), {
    target: { value: 'Rear wiper torn' },
  });
  await press('Save Notes');
  await screen.findByText(/Kept on this device/);
  const message = 'Somebody else changed this while you were editing.';
  server.use(
    http.put('/api/my-jobs/job-1/notes', () => HttpResponse.json({ message }, { status: 409 })),
  );
  isOnline = true;
  await act(() => outbox.flush());
  expect(outbox.waiting()).toMatchObject([
    { label: 'Notes', text: 'Rear wiper torn', path: '/my-jobs/job-1', refusal: { message } },
  ]);
});

describe('the office', () => {
  const session = { user: ana };
  const job = appointment({ id: 'a-1', date: TODAY, notes: 'Dog hair' });
  const answers: Record<string, object> = {
    '/api/appointments': { upcoming: [job], past: [], upcomingTotal: 1 },
    '/api/appointments/a-1': job,
    '/api/appointments/a-1/:part': [],
    '/api/crews': [],
    '/api/places': [],
    '/api/availability/days': [],
    '/api/calendar/to-place': [],
    '/api/calendar': {
      ...{ jobs: [job], days: [{ date: TODAY, count: 1 }], hours: [], closures: [] },
      crews: [{ ...job.crew, kind: 'van', active: true, people: [], hours: null, version: 1 }],
      ...{ travelMinutes: 0, farTravelMinutes: null, shopPostcode: '' },
    },
  };

  beforeEach(() => {
    for (const [path, answer] of Object.entries(answers)) {
      server.use(
        http.get(
          path,
          unless(() => answer),
        ),
      );
    }
    Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
    server.use(
      http.put('/api/appointments/a-1/notes', async ({ request }) => {
        if (!isOnline) return offline();
        const { notes } = (await request.json()) as { notes: string };
        sent.push({ what: notes, version: request.headers.get('if-match'), key: null, body: null });
        return HttpResponse.json({ ...job, notes, version: 2 });
      }),
    );
  });

  afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

  const show = (path: string) => renderRoutes(remote.routes, { path, session });

  it('opens its jobs of today without a line once their list was seen', async () => {
    const { unmount } = await show('/appointments');
    await screen.findAllByText(/Ana Ruiz/);
    unmount();
    isOnline = false;
    await show('/appointments/a-1');
    expect(await screen.findByText('Dog hair')).toBeVisible();
  });

  it('opens them with all that stands on them once the calendar was, notes them and adds photos', async () => {
    const { unmount } = await show('/appointments?view=day');
    await screen.findAllByText(/Ana Ruiz/);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    unmount();
    isOnline = false;
    const list = await show('/appointments');
    expect(await screen.findByText(/Ana Ruiz/)).toBeVisible();
    list.unmount();
    await show('/appointments/a-1');
    await press('Edit Notes');
    fireEvent.change(screen.getByLabelText('What to know about this job'), {
      target: { value: 'Dog hair, long' },
    });
    await press('Save Notes');
    expect(await screen.findByText(/Kept on this device/)).toBeVisible();
    expect(screen.getByText(/Walk around the vehicle/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Photos from before' })).toBeEnabled();
    await press('More for this job');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'No-show' }));
    await press('Undo');
    expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
    isOnline = true;
    await act(() => outbox.flush());
    expect(sent).toMatchObject([{ what: 'Dog hair, long', version: '"1"' }]);
  });
});
