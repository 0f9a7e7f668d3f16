import { http, HttpResponse, renderRoutes, screen, server, waitFor } from '@clearcoat/testing';
import { NO_MESSAGES, READY } from './messages-fixture';
import { Reminders } from './Reminders';

const reminder = (id: string, customer: string, startTime: string) => ({
  ...{ id, contactId: `contact of ${id}`, customer, startTime, service: 'Full Detail' },
  ...{ ready: { ...READY, kind: 'reminder' }, refusal: '' },
});
const ANA = reminder('a', 'Ana Ruiz', '09:00');
const BEN = reminder('b', 'Ben Ode', '13:00');
const CEM = {
  ...reminder('c', 'Cem Ay', '08:00'),
  ready: null,
  refusal: 'Cem asked for no messages.',
};

let tomorrow: (typeof ANA | typeof CEM)[];
let reads: number;
let posted: string[];

beforeEach(() => {
  reads = 0;
  posted = [];
  server.use(
    http.get('/api/reminders', () => {
      reads += 1;
      return HttpResponse.json({ date: '2026-11-24', appointments: tomorrow });
    }),
    http.post('/api/appointments/:id/messages', ({ params }) => {
      posted.push(String(params['id']));
      tomorrow = tomorrow.filter(({ id }) => id !== params['id']);
      return HttpResponse.json(NO_MESSAGES, { status: 201 });
    }),
  );
});

const open = (session = {}) =>
  renderRoutes([{ path: '/', element: <Reminders /> }], { path: '/', session });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the reminders for tomorrow', () => {
  it('are worked off one by one, and each stays ticked off', async () => {
    tomorrow = [ANA, BEN];
    const { user, container } = await open();
    expect(await screen.findByRole('region', { name: 'Tomorrow: 2 to remind' })).toBeVisible();
    expect(rows()).toEqual([
      'Ana Ruiz9:00 AM Full Detail Text Ana',
      'Ben Ode1:00 PM Full Detail Text Ben',
    ]);
    await user.click(screen.getByRole('link', { name: 'Text Ana' }));
    expect(await screen.findByRole('region', { name: 'Tomorrow: 1 to remind' })).toBeVisible();
    await expect(container).toBeAccessible();
    await user.click(screen.getByRole('link', { name: 'Text Ben' }));
    expect(await screen.findByText('Everyone for tomorrow is reminded')).toBeVisible();
    expect(rows()).toEqual(['Ana RuizText handed overText Ana', 'Ben OdeText handed overText Ben']);
    await user.click(screen.getByRole('link', { name: 'Text Ana' }));
    await waitFor(() => expect(posted).toEqual(['a', 'b']));
  });

  it('name customers who cannot be written to, last and uncounted', async () => {
    tomorrow = [CEM, ANA];
    const { user } = await open();
    await screen.findByRole('region', { name: 'Tomorrow: 1 to remind' });
    expect(rows()[1]).toBe('Cem Ay8:00 AM Cem asked for no messages. ');
    await user.click(screen.getByRole('link', { name: 'Text Ana' }));
    expect(await screen.findByText('Everyone you can write to is reminded')).toBeVisible();
  });

  it('are open again when the record is refused', async () => {
    tomorrow = [ANA];
    const { user } = await open();
    server.use(
      http.post('/api/appointments/a/messages', () => HttpResponse.json({}, { status: 500 })),
    );
    await user.click(await screen.findByRole('link', { name: 'Text Ana' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("couldn't be noted on the job");
    expect(screen.getByRole('region', { name: 'Tomorrow: 1 to remind' })).toBeVisible();
  });

  it('begin with five, and show all on demand', async () => {
    tomorrow = Array.from({ length: 7 }, (_, index) => ({ ...ANA, id: `job-${index}` }));
    const { user } = await open();
    await screen.findByRole('region', { name: 'Tomorrow: 7 to remind' });
    expect(rows()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show All 7' }));
    expect(rows()).toHaveLength(7);
  });

  it('take no room where there is nobody to remind, or nothing may be written', async () => {
    tomorrow = [CEM];
    const { unmount, container } = await open();
    await waitFor(() => expect(reads).toBe(1));
    await waitFor(() => expect(container.querySelector('main')).toBeEmptyDOMElement());
    unmount();
    tomorrow = [ANA];
    await open({ permissions: ['dashboard:read', 'appointments:read'] });
    expect([screen.queryByRole('region'), reads]).toEqual([null, 1]);
  });
});
