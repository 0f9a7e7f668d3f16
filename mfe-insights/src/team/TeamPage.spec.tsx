import {
  fireEvent,
  http,
  HttpResponse,
  place,
  renderRoutes,
  screen,
  server,
  sessionState,
  userEvent,
  waitFor,
  within,
} from '@clearcoat/testing';
import { canLeavePage } from '@clearcoat/sdk';
import insights from '../module';

const range = (weekday: number, starts = '08:00', ends = '18:00') => ({ weekday, starts, ends });
const week = [1, 2, 3, 4, 5, 6].map((weekday) => range(weekday));
const van = {
  id: 'c1',
  name: 'Van 1',
  kind: 'van',
  colour: 'teal',
  active: true,
  people: [{ id: 'u1', name: 'Sam Rivera' }],
  hours: null,
  version: 3,
};
const bay = {
  id: 'c2',
  name: 'Bay 2',
  kind: 'bay',
  colour: 'red',
  active: false,
  people: [],
  hours: [range(6, '09:00', '13:00')],
  version: 1,
};
const feast = {
  id: 'x1',
  crewId: null,
  fromDate: '2199-11-28',
  toDate: '2199-11-28',
  starts: null,
  ends: null,
  reason: 'Thanksgiving',
  version: 1,
};
const users = [
  { id: 'u1', firstName: 'Sam', lastName: 'Rivera', email: 's@example.com' },
  { id: 'u2', firstName: 'Ada', lastName: 'Bell', email: 'a@example.com' },
];

const TRAVEL = { travelMinutes: 20, farTravelMinutes: null };

async function open(tab = '', options = {}) {
  server.use(
    http.get('/api/crews', () => HttpResponse.json([van, bay])),
    http.get('/api/hours', () =>
      HttpResponse.json({ ranges: week, ...TRAVEL, timeStep: 60, version: 7 }),
    ),
    http.get('/api/closures', () => HttpResponse.json([feast])),
    http.get('/api/places', () => HttpResponse.json([place({ id: 'p1', label: 'Main shop' })])),
    http.get('/api/admin/users', () => HttpResponse.json(users)),
  );
  const page = await renderRoutes(insights.routes, { path: `/settings/team${tab}`, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Team and Hours' });
  return page;
}

/** Request bodies sent to a path, each with its base version. */
function sentTo(method: 'put' | 'post', path: string, answer: object) {
  const sent: unknown[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      sent.push([request.headers.get('If-Match'), await request.json()]);
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

const refuse = (method: 'put' | 'post', path: string, field: string, sentence: string) =>
  server.use(
    http[method](path, () =>
      HttpResponse.json({ message: sentence, fields: { [field]: sentence } }, { status: 422 }),
    ),
  );

async function choose(label: string, item: string) {
  await userEvent.click(await screen.findByLabelText(`More about ${label}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

async function enter(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

describe('vans and bays', () => {
  it('stand with who is on them, and with hours of their own', async () => {
    const { container } = await open();
    const rows = await within(screen.getByRole('region', { name: 'Vans and Bays' })).findAllByRole(
      'listitem',
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Van 1 VanSam Rivera',
      'Bay 2 BayTakes no new jobsNobody on it yetSat 9:00 AM–1:00 PM',
    ]);
    await expect(container).toBeAccessible();
  });

  it('are added with a colour, people and hours of their own', async () => {
    const sent = sentTo('post', '/api/crews', van);
    await open();
    await userEvent.click(await screen.findByText('Add Van or Bay'));
    const dialog = await screen.findByRole('dialog', { name: 'Add Van or Bay' });
    await enter('Name', 'Van 3');
    await userEvent.click(screen.getByRole('radio', { name: 'Purple' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ada Bell' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Hours of its own' }));
    await userEvent.click(await screen.findByLabelText('Remove Saturday'));
    await expect(dialog).toBeAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Van or bay added')).toBeVisible();
    expect(sent).toEqual([
      [
        null,
        {
          name: 'Van 3',
          kind: 'van',
          colour: 'purple',
          people: ['u2'],
          active: true,
          hours: week.slice(0, 5),
        },
      ],
    ]);
  });

  it('are changed on the version that was read, and keep what was refused', async () => {
    await open();
    await choose('Van 1', 'Edit');
    await screen.findByRole('dialog', { name: 'Edit Van or Bay' });
    refuse('put', '/api/crews/c1', 'active', 'One crew has to stay');
    await userEvent.click(screen.getByRole('switch', { name: 'Takes new jobs' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('One crew has to stay'))[0]).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Takes new jobs' })).not.toBeChecked();
    const sent = sentTo('put', '/api/crews/c1', van);
    await userEvent.click(screen.getByRole('switch', { name: 'Takes new jobs' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Van or bay updated')).toBeVisible();
    expect(sent).toEqual([['"3"', expect.objectContaining({ active: true, hours: null })]]);
  });

  it('are deleted only when that is meant', async () => {
    const deleted = jest.fn();
    server.use(
      http.delete('/api/crews/c2', () => {
        deleted();
        return HttpResponse.json(bay);
      }),
    );
    await open();
    await choose('Bay 2', 'Delete');
    expect(await screen.findByRole('dialog', { name: 'Delete Bay 2?' })).toBeVisible();
    expect(deleted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Van or bay deleted')).toBeVisible();
  });
});

describe('opening hours', () => {
  it('are several a day, and saved as a whole', async () => {
    const saved = { ranges: week, travelMinutes: 35, farTravelMinutes: 50, timeStep: 30 };
    const sent = sentTo('put', '/api/hours', { ...saved, version: 8 });
    const { container } = await open('?tab=hours');
    await userEvent.click(await screen.findByLabelText('Remove Monday'));
    await userEvent.click(screen.getByLabelText('Add hours on Sunday'));
    await userEvent.click(screen.getByLabelText('Add hours on Sunday'));
    const drive = screen.getByLabelText('Drive to the next job (min)');
    expect(drive).toHaveValue('20');
    fireEvent.change(drive, { target: { value: '35' } });
    const far = screen.getByLabelText('Drive to another ZIP code (min)');
    expect(far).toHaveValue('');
    fireEvent.change(far, { target: { value: '50' } });
    expect(screen.getByLabelText('60 minutes')).toBeChecked();
    await userEvent.click(screen.getByLabelText('30 minutes'));
    expect(canLeavePage()).toBe(false);
    await expect(container).toBeAccessible();
    await userEvent.click(screen.getByText('Save Hours'));
    expect(await screen.findByText('Your hours were saved.')).toBeVisible();
    // The first range ends at six in the evening; the next one is suggested an hour later.
    const sunday = [range(7), range(7, '19:00', '24:00')];
    const ranges = [...week.slice(1), ...sunday];
    expect(sent).toEqual([['"7"', { ...saved, ranges }]]);
    await waitFor(() => expect(canLeavePage()).toBe(true));
  });

  it('are shown beside those that a colleague saved meanwhile', async () => {
    await open('?tab=hours');
    const current = { ranges: week, ...TRAVEL, travelMinutes: 45, timeStep: 15, version: 8 };
    const refusal = { code: 'version_conflict', message: 'Changed meanwhile', current };
    server.use(http.put('/api/hours', () => HttpResponse.json(refusal, { status: 409 })));
    const drive = await screen.findByLabelText('Drive to the next job (min)');
    fireEvent.change(drive, { target: { value: '35' } });
    await userEvent.click(screen.getByText('Save Hours'));
    expect(await screen.findByText(/Times in steps of/, { selector: 'p, li, div' })).toBeVisible();
    expect(screen.getByLabelText('15 minutes')).toBeChecked();
    expect(drive).toHaveValue('35');
  });

  it('stay as they were typed when they are refused', async () => {
    await open('?tab=hours');
    refuse('put', '/api/hours', 'ranges', 'Monday has hours that overlap');
    await userEvent.click(await screen.findByLabelText('Add hours on Monday'));
    await userEvent.click(screen.getByText('Save Hours'));
    expect((await screen.findAllByText('Monday has hours that overlap'))[0]).toBeVisible();
    expect(screen.getByLabelText('Remove Monday, hours 2,')).toBeInTheDocument();
  });

  it('are read, and nothing else, by who may not change them', async () => {
    const permissions = sessionState().permissions.filter((name) => name !== 'settings:write');
    await open('?tab=hours', { session: { permissions } });
    expect(await screen.findByText('Mon–Sat 8:00 AM–6:00 PM')).toBeVisible();
    expect(screen.getByText('20 min to drive to the next job')).toBeVisible();
    expect(screen.queryByText('Save Hours')).not.toBeInTheDocument();
    expect(screen.queryByText('Add Closure')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Vans and Bays' }));
    expect(await screen.findByText('Van 1')).toBeVisible();
    expect(screen.queryByText('Add Van or Bay')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Places' }));
    expect(await screen.findByText('Main shop')).toBeVisible();
    expect(screen.queryByText('Add Place')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('More about Main shop')).not.toBeInTheDocument();
  });
});

describe('closures', () => {
  it('are for hours of days as well, and of one crew', async () => {
    const sent = sentTo('post', '/api/closures', feast);
    await open('?tab=hours');
    await userEvent.click(await screen.findByText('Add Closure'));
    const dialog = await screen.findByRole('dialog', { name: 'Add Closure' });
    await enter('Reason', 'Training');
    await userEvent.click(screen.getByRole('checkbox', { name: 'All day' }));
    await userEvent.click(screen.getByLabelText('Who'));
    await userEvent.click(await screen.findByTitle('Van 1'));
    await expect(dialog).toBeAccessible();
    await userEvent.click(screen.getByText('Save Closure'));
    expect(await screen.findByText('Closure added')).toBeVisible();
    expect(sent).toEqual([
      [
        null,
        expect.objectContaining({
          crewId: 'c1',
          starts: '12:00',
          ends: '13:00',
          reason: 'Training',
        }),
      ],
    ]);
  });

  it('are taken back with Undo', async () => {
    server.use(http.delete('/api/closures/x1', () => HttpResponse.json(feast)));
    const sent = sentTo('post', '/api/closures', feast);
    await open('?tab=hours');
    expect(await screen.findByText('Nov 28, 2199 · All day')).toBeVisible();
    await choose('Thanksgiving', 'Open Again');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Closed again')).toBeVisible();
    expect(sent).toEqual([
      [null, { fromDate: feast.fromDate, toDate: feast.toDate, reason: 'Thanksgiving' }],
    ]);
  });
});

describe("the shop's places", () => {
  it('are added and removed with Undo', async () => {
    const sent = sentTo('post', '/api/places', place());
    server.use(
      http.delete('/api/places/p1', () => HttpResponse.json({ id: 'p1', archived: true })),
      http.post('/api/places/p1/restore', () => HttpResponse.json(place())),
    );
    const { container } = await open('?tab=places');
    expect(await screen.findByText('14 Elm St, Springfield, OH 45501')).toBeVisible();
    await expect(container).toBeAccessible();
    await userEvent.click(screen.getByText('Add Place'));
    await screen.findByRole('dialog', { name: 'Add Place' });
    await enter('Name', 'North bay');
    await userEvent.click(screen.getByText('Save Place'));
    expect(await screen.findByText('Place added')).toBeVisible();
    expect(sent).toEqual([[null, expect.objectContaining({ label: 'North bay', street: '' })]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await choose('Main shop', 'Remove');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Place restored')).toBeVisible();
  });

  it('are invited where there are none', async () => {
    await open();
    server.use(http.get('/api/places', () => HttpResponse.json([])));
    await userEvent.click(screen.getByRole('tab', { name: 'Places' }));
    expect(await screen.findByText('No places yet')).toBeVisible();
    expect(screen.getAllByText('Add Place')).toHaveLength(1);
  });

  it('say when they did not load', async () => {
    await open();
    server.use(http.get('/api/places', () => new HttpResponse(null, { status: 500 })));
    await userEvent.click(screen.getByRole('tab', { name: 'Places' }));
    expect(
      await screen.findByText("Couldn't load your places", {}, { timeout: 4000 }),
    ).toBeVisible();
  });
});
