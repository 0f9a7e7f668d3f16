import {
  fireEvent,
  http,
  HttpResponse,
  myJob,
  renderRoutes,
  screen,
  server,
  setNow,
  userEvent,
  waitFor,
  within,
} from '@clearcoat/testing';
import type { Permission } from '@clearcoat/sdk';
import type { MyJob } from '../shared/shown-job';
import remote from '../module';

const PERMISSIONS: Permission[] = ['own-jobs:work', 'account:manage', 'assistant:use'];
const TODAY = '2026-11-23';
const JOB_PLACE: NonNullable<MyJob['place']> = {
  ...{ id: 'place-1', label: 'Home', street: '14 Elm St', city: 'Springfield', region: 'OH' },
  ...{ postcode: '45501', accessNotes: '', directionsUrl: null },
};

let stored: MyJob;
let sent: unknown[];

beforeEach(() => {
  setNow('2026-11-23T13:00:00Z');
  stored = myJob({ id: 'job-1', date: TODAY, notes: 'Gate code 4411' });
  sent = [];
  server.use(
    http.get('/api/my-jobs', () =>
      HttpResponse.json([
        myJob({ date: '2026-11-22', service: 'Express Detail', status: 'completed' }),
        stored,
        myJob({ date: '2026-11-24', service: 'Interior Detail' }),
      ]),
    ),
    http.get('/api/my-jobs/job-1', () => HttpResponse.json(stored)),
    http.get('/api/my-jobs/:id/photos', () => HttpResponse.json([])),
    http.get('/api/my-jobs/:id/checklist', () => HttpResponse.json([])),
    http.post('/api/my-jobs/job-1/:step', ({ params }) => {
      sent.push(params['step']);
      stored = { ...stored, status: 'in-progress', version: stored.version + 1 };
      return HttpResponse.json(stored);
    }),
    http.put('/api/my-jobs/job-1/notes', async ({ request }) => {
      const body = (await request.json()) as { notes: string };
      sent.push(body, request.headers.get('if-match'));
      stored = { ...stored, ...body, version: stored.version + 1 };
      return HttpResponse.json(stored);
    }),
  );
});

afterEach(() => jest.useRealTimers());

const open = async (path: string, heading: string) => {
  const shown = await renderRoutes(remote.routes, { path, session: { permissions: PERMISSIONS } });
  await screen.findByRole('heading', { name: heading });
  return shown;
};

it('a technician sees their days, today first, and begins a job where it stands', async () => {
  const { container } = await open('/my-jobs', 'My Jobs');
  const today = await screen.findByRole('region', { name: 'Today' });
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual([
    'Today · Mon, Nov 23',
    'Tomorrow · Tue, Nov 24',
    'Yesterday · Sun, Nov 22',
  ]);
  expect(within(today).getByText('Gate code 4411')).toBeVisible();
  expect(within(today).getByText('At the shop')).toBeVisible();
  expect(container).not.toHaveTextContent('$');
  const [call] = within(today).getAllByRole('link', { name: 'Call Ana Ruiz' });
  expect(call).toHaveAttribute('href', 'tel:+15551234567');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: "Start Ana Ruiz's job" }));
  expect(await screen.findByRole('button', { name: "Finish Ana Ruiz's job" })).toBeVisible();
  expect(sent).toEqual(['start']);
  await expect(container).toBeAccessible();
});

it('shows what is to be known of the customer and the vehicle, in the list and at the top of the job', async () => {
  stored = {
    ...stored,
    customer: { ...stored.customer, notes: 'Ring twice' },
    vehicle: { id: 'car-1', label: 'Ford F-150', size: null, notes: 'Loose wiper' },
  };
  const { unmount } = await open('/my-jobs', 'My Jobs');
  const today = await screen.findByRole('region', { name: 'Today' });
  expect(within(today).getByText('Ring twice · Loose wiper')).toBeVisible();
  unmount();
  await open('/my-jobs/job-1', 'Job');
  const known = await screen.findByRole('note');
  expect(known).toHaveTextContent('Good to knowAna Ruiz: Ring twiceFord F-150: Loose wiper');
});

it('says between two stops how long the way is, and where there is less time than that', async () => {
  const next = {
    ...myJob({ date: TODAY, startTime: '14:00', endTime: '15:00' }),
    ...{ driveMinutes: 75, isTight: true },
  };
  server.use(
    http.get('/api/my-jobs', () => HttpResponse.json([{ ...stored, driveMinutes: 0 }, next])),
  );
  await open('/my-jobs', 'My Jobs');
  const today = await screen.findByRole('region', { name: 'Today' });
  const [first, second] = within(today).getAllByRole('listitem');
  expect(first).not.toHaveTextContent('drive');
  expect(second).toHaveTextContent('1 h 15 min drive, longer than the time between the jobs');
});

it('puts what is being done on top, whatever else is late', async () => {
  const late = myJob({ id: 'job-0', date: TODAY, startTime: '08:00', endTime: '09:00' });
  stored = { ...stored, status: 'in-progress' };
  server.use(http.get('/api/my-jobs', () => HttpResponse.json([late, stored])));
  await open('/my-jobs', 'My Jobs');
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/^Now/);
  expect(within(first!).getByRole('button', { name: /^Finish / })).toBeVisible();
  expect(within(second!).getByRole('button', { name: /^Start / })).toBeVisible();
});

it('shortens finished jobs and later days to rows, which keep what the crew must read', async () => {
  const done = myJob({ date: TODAY, startTime: '08:00', status: 'completed', notes: 'Long note' });
  const place = { ...JOB_PLACE, accessNotes: 'Gate code 4411' };
  const later = [2, 3].map((day) => myJob({ date: `2026-12-0${day}`, place }));
  server.use(http.get('/api/my-jobs', () => HttpResponse.json([done, ...later])));
  const { container } = await open('/my-jobs', 'My Jobs');
  const today = await screen.findByRole('region', { name: 'Today' });
  expect(within(today).getByRole('listitem')).toHaveTextContent(/^8:00 AMAna Ruiz$/);
  const next = screen.getByRole('region', { name: 'Wed, Dec 2' });
  expect(within(next).getByText('Next job')).toBeVisible();
  const row = screen.getByRole('region', { name: 'Thu, Dec 3' });
  expect(within(row).getByText('Gate code 4411')).toBeVisible();
  expect(within(row).getByRole('link', { name: 'Call Ana Ruiz' })).toBeVisible();
  expect(within(row).queryByRole('button')).toBeNull();
  await expect(container).toBeAccessible();
});

it('the page of a job has its steps and its notes, and nothing that only the shop does', async () => {
  await open('/my-jobs/job-1', 'Notes');
  expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More for this job' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['On My Way', 'No-show']);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Ana Ruiz' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Notes' }));
  fireEvent.change(screen.getByLabelText('What the shop should know'), {
    target: { value: 'Rear wiper torn' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save Notes' }));
  expect(await screen.findByText('Your notes were saved.')).toBeVisible();
  expect(screen.getByText('Rear wiper torn')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Notes' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Notes' }));
  await userEvent.type(screen.getByRole('textbox'), ', twice');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByText('Rear wiper torn')).toBeVisible();
  expect(sent).toEqual([{ notes: 'Rear wiper torn' }, '"1"']);
});

it('a technician, who cannot take a job back, is asked before it is a no-show', async () => {
  await open('/my-jobs/job-1', 'Notes');
  await userEvent.click(screen.getByRole('button', { name: 'More for this job' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'No-show' }));
  const dialog = await screen.findByRole('dialog', { name: "Ana Ruiz didn't show up?" });
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'No-show' }));
  await waitFor(() => expect(sent).toEqual(['no-show']));
});

it('a job that is another crew’s by now says so, and a crew without jobs too', async () => {
  server.use(
    http.get('/api/my-jobs/job-9', () => HttpResponse.json({}, { status: 404 })),
    http.get('/api/my-jobs', () => HttpResponse.json([])),
  );
  const { router } = await open('/my-jobs/job-9', 'Job');
  expect(await screen.findByText("This job isn't here")).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Go to My Jobs' }));
  expect(await screen.findByText('No jobs for your crew')).toBeVisible();
  expect(router.state.location.pathname).toBe('/my-jobs');
  expect(screen.getByText(/ask your shop/)).toBeVisible();
});

it('whoever says who is on which crew is led there', async () => {
  server.use(http.get('/api/my-jobs', () => HttpResponse.json([])));
  await renderRoutes(remote.routes, { path: '/my-jobs' });
  const way = await screen.findByRole('link', { name: 'Choose Your Crew' });
  expect(way).toHaveAttribute('href', '/settings/team');
  expect(screen.queryByText(/ask your shop/)).not.toBeInTheDocument();
});
