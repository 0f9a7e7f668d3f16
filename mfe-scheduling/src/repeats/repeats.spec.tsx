import {
  appointment,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  sessionState,
  userEvent,
  waitFor,
} from '@clearcoat/testing';
import remote from '../module';
import type { Series } from './series-api';

const series = (values: Partial<Series> = {}): Series => ({
  ...{ id: 's1', customer: { id: 'c1', name: 'Ana Ruiz', phone: '' }, vehicle: 'Tesla Model 3' },
  ...{ service: 'Wash and Wax', everyWeeks: 4, startTime: '09:00', nextOn: '2199-01-30' },
  next: { id: 'j1', date: '2199-01-02', startTime: '09:00', status: 'scheduled' },
  problem: '',
  version: 1,
  ...values,
});

let sent: unknown[];

beforeEach(() => {
  sent = [];
});

const answerTo = (method: 'post' | 'put' | 'delete', path: string) =>
  server.use(
    http.get('/api/places', () => HttpResponse.json([])),
    http[method](path, async ({ request }) => {
      sent.push([method, path, await request.json().catch(() => null)]);
      return HttpResponse.json(series());
    }),
  );

async function openList(list: Series[], options = {}) {
  server.use(http.get('/api/series', () => HttpResponse.json(list)));
  return renderRoutes(remote.routes, { path: '/appointments/repeats', ...options });
}

const choose = async (button: string | RegExp, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('who comes again', () => {
  it('stands with when, and whether it needs a time or is not planned yet', async () => {
    const waiting = series({ id: 's2', next: { ...series().next!, status: 'pending' } });
    const { container } = await openList([series(), waiting, series({ id: 's3', next: null })]);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Ana RuizWash and Wax Tesla Model 3 Every 4 weeksWed, Jan 2, 2199, 9:00 AM',
      'Ana RuizWash and Wax Tesla Model 3 Every 4 weeksWed, Jan 2, 2199, 9:00 AMNeeds a time',
      'Ana RuizWash and Wax Tesla Model 3 Every 4 weeksWed, Jan 30, 2199, 9:00 AMNot planned yet',
    ]);
    await expect(container).toBeAccessible();
  });

  it('is skipped, moved, and stopped with Undo', async () => {
    const { router } = await openList([series()]);
    answerTo('post', '/api/series/s1/skip');
    answerTo('delete', '/api/series/s1');
    answerTo('post', '/api/series/s1/restore');
    await choose(/More about Ana Ruiz/, 'Skip This One');
    expect(await screen.findByText('Skipped')).toBeVisible();
    await choose(/More about Ana Ruiz/, 'Stop Repeating');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Repeats again')).toBeVisible();
    expect(sent).toEqual([
      ['post', '/api/series/s1/skip', { nextOn: '2199-01-02' }],
      ['delete', '/api/series/s1', null],
      ['post', '/api/series/s1/restore', null],
    ]);
    server.use(http.get('/api/appointments/j1', () => new HttpResponse(null, { status: 404 })));
    server.use(http.get('/api/services', () => HttpResponse.json([])));
    await choose(/More about Ana Ruiz/, 'Move This One');
    expect(router.state.location.pathname).toBe('/appointments/edit/j1');
  });

  it('is planned now where it is not yet, and comes more often', async () => {
    await openList([series({ next: null })]);
    answerTo('post', '/api/series/s1/plan');
    answerTo('put', '/api/series/s1');
    await choose(/More about Ana Ruiz/, 'Plan It Now');
    expect(await screen.findByText('Planned')).toBeVisible();
    await choose(/More about Ana Ruiz/, 'Every 2 weeks');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      ['post', '/api/series/s1/plan', { nextOn: '2199-01-30' }],
      ['put', '/api/series/s1', { everyWeeks: 2 }],
    ]);
  });

  it('says why it cannot go on', async () => {
    await openList([series({ next: null, problem: 'Please select a crew that takes jobs' })]);
    expect(await screen.findByText("Can't go on")).toBeVisible();
    expect(screen.getByText('Please select a crew that takes jobs.')).toBeVisible();
    expect(screen.queryByText('Not planned yet')).not.toBeInTheDocument();
  });

  it('is nobody at first, and says what to do', async () => {
    await openList([]);
    expect(await screen.findByText('Nothing repeats yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a Job' })).toBeVisible();
  });

  it('is read by who may not book', async () => {
    const permissions = sessionState().permissions.filter((name) => name !== 'appointments:write');
    await openList([series()], { session: { permissions } });
    await screen.findByText('Every 4 weeks');
    expect(screen.queryByRole('button', { name: /More about/ })).toBeNull();
  });
});

describe('on its page a job', () => {
  it('is repeated every so many weeks', async () => {
    const job = appointment({ id: 'j1' });
    server.use(
      http.get('/api/appointments/j1', () => HttpResponse.json(job)),
      http.get('/api/appointments/j1/:part', () => HttpResponse.json([])),
    );
    answerTo('post', '/api/series');
    await renderRoutes(remote.routes, { path: '/appointments/j1' });
    await choose('More for this job', 'Repeat…');
    await userEvent.click(await screen.findByRole('button', { name: 'Every 4 weeks' }));
    expect(await screen.findByText('Repeats every 4 weeks')).toBeVisible();
    expect(sent).toEqual([['post', '/api/series', { appointmentId: 'j1', everyWeeks: 4 }]]);
  });
});

describe('a change of a job that repeats', () => {
  it.each([
    ['This and Following', [{ appointmentId: 'j1' }]],
    ['Only This', []],
  ])('asks whether the following ones change: %s', async (answer, asked) => {
    const job = appointment({ id: 'j1', series: { id: 's1', everyWeeks: 4 }, vehicle: null });
    server.use(
      http.get('/api/appointments', () => HttpResponse.json({ upcoming: [], past: [] })),
      http.get('/api/hours', () => HttpResponse.json({ ranges: [] })),
      http.get('/api/contacts/:id', () => HttpResponse.json({ ...job.customer, vehicles: [] })),
      http.get('/api/appointments/j1', () => HttpResponse.json(job)),
      http.get('/api/appointments/j1/history', () => HttpResponse.json([])),
      http.put('/api/appointments/j1', () => HttpResponse.json({ ...job, price: 99 })),
      http.post('/api/series/s1/follow', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(series());
      }),
      http.get('/api/*', () => HttpResponse.json([])),
    );
    await renderRoutes(remote.routes, { path: '/appointments/edit/j1' });
    await userEvent.click(await screen.findByText('Update Appointment'));
    await userEvent.click(await screen.findByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual(asked);
  });
});
