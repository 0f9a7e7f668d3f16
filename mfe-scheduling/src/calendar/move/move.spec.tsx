import type { Schema } from '@clearcoat/api-client';
import {
  fireEvent,
  http,
  HttpResponse,
  screen,
  server,
  renderRoutes,
  pageOnly,
  setNow,
  waitFor,
  within,
} from '@clearcoat/testing';
import type { SlotHost, SlotProps } from '@clearcoat/sdk';
import remote from '../../module';
import { ANA, BEN, calendarOf, CREWS, DAY, job, NOW, openCalendar } from '../calendar-fixture';

type Move = Schema<'ProposedMove'>;
type Sent = Schema<'MovesInput'>;

const NEXT_DAY = '2026-11-25';
const CAL = job({
  ...{ id: 'cal', startTime: '13:00', endTime: '14:00', version: 9 },
  customer: { id: 'c3', name: 'Cal Ito', phone: '', email: '' },
});
function MessageStub({ job: { id, customer } }: SlotProps['job.nextMessage']) {
  return (
    <p>
      Message for {customer} about {id}
    </p>
  );
}
const FILLED = [{ remote: 'crm', status: 'ready', Component: MessageStub, epoch: 0 }];
const FAILED = [{ remote: 'crm', status: 'failed', error: new Error('gone') }];
const NONE: never[] = [];
const slotsWith = (messages: object[]) =>
  ({
    subscribe: () => () => undefined,
    fillings: (name: string) => (name === 'job.nextMessage' ? messages : NONE),
  }) as unknown as SlotHost;
const TIMES: Partial<Record<string, Pick<NonNullable<Move['time']>, 'startTime' | 'endTime'>>> = {
  ana: { startTime: '09:00', endTime: '11:00' },
  ben: { startTime: '11:00', endTime: '13:00' },
};

const routes = pageOnly(remote.routes, '/appointments');

let asked: URLSearchParams[];
let sent: Sent[];

const proposed = (to: string): Move[] =>
  [ANA, BEN, CAL].map((appointment) => {
    const times = TIMES[appointment.id];
    return {
      appointment,
      time: times ? { date: to, ...times, crew: CREWS[0] } : null,
      problem: times ? '' : 'Nobody who does this is free for 1 h on Nov 25, 2026.',
    };
  });

beforeEach(() => {
  setNow(NOW);
  [asked, sent] = [[], []];
  server.use(
    http.get('/api/crews', () => HttpResponse.json(CREWS)),
    http.get('/api/hours', () => HttpResponse.json({ ranges: [], timeStep: 60 })),
    http.get('/api/calendar', ({ request }) => {
      const { searchParams } = new URL(request.url);
      return HttpResponse.json(calendarOf(searchParams, { jobs: [ANA, BEN], travelMinutes: 0 }));
    }),
    http.get('/api/availability/days', ({ request }) => {
      const from = new URL(request.url).searchParams.get('from');
      const day = { free: [], openMinutes: 600 };
      return HttpResponse.json([
        { ...day, date: from, openMinutes: from === NEXT_DAY ? 600 : 0 },
        { ...day, date: '2026-11-27' },
      ]);
    }),
    http.get('/api/moves', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      return HttpResponse.json({ jobs: proposed(searchParams.get('to') ?? '') });
    }),
    http.post('/api/moves', async ({ request }) => {
      const body = (await request.json()) as Sent;
      sent.push(body);
      const jobs = [ANA, BEN, CAL];
      return HttpResponse.json({
        appointments: body.moves.map(({ id, ...to }) => {
          const old = jobs.find((each) => each.id === id) as typeof ANA;
          return { ...old, ...to, version: to.version + 1 };
        }),
      });
    }),
  );
});

afterEach(() => jest.useRealTimers());

async function openDialog(query = `view=day&date=${DAY}`, messages: object[] = FILLED) {
  server.use(http.get('/api/calendar/to-place', () => HttpResponse.json([])));
  const rendered = await renderRoutes(routes, {
    path: `/appointments?${query}`,
    slots: slotsWith(messages),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'More about this day' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Move These Jobs' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
}
const row = async (name: string) => {
  const box = await screen.findByRole('checkbox', { name: new RegExp(name) });
  return within(box.closest('li') as HTMLElement);
};
const startOf = (name: string) => screen.findByLabelText(`New start of ${name}'s job`);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('moving a day', () => {
  it('proposes times on the next open day, and says why one has none', async () => {
    const { dialog, baseElement } = await openDialog();
    expect(await dialog.findByLabelText('To')).toHaveValue(NEXT_DAY);
    expect(await startOf('Ben Ode')).toHaveValue('11:00');
    const ben = await row('Ben Ode');
    expect(ben.getByText('10:00 AM–12:00 PM')).toBeVisible();
    expect(ben.getByText('Van 1 instead of Van 2')).toBeVisible();
    const cal = await row('Cal Ito');
    expect(cal.getByRole('checkbox')).not.toBeChecked();
    expect(cal.getByText(/^Nobody who does this is free/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Move 2 Jobs' })).toBeEnabled();
    await expect(baseElement).toBeAccessible();
  });

  it('asks again for another day or crew', async () => {
    const { dialog } = await openDialog(`view=day&date=${DAY}&crew=van-1`);
    await startOf('Ben Ode');
    expect(asked.map(String)).toEqual([`from=${DAY}&to=${NEXT_DAY}&crewId=van-1`]);
    fireEvent.change(dialog.getByLabelText('To'), { target: { value: '2026-11-27' } });
    fireEvent.change(dialog.getByLabelText('Crew'), { target: { value: 'all' } });
    await waitFor(() => expect(String(asked.at(-1))).toBe(`from=${DAY}&to=2026-11-27`));
    for (const value of [DAY, '']) {
      fireEvent.change(dialog.getByLabelText('To'), { target: { value } });
      expect(await dialog.findByText('Please choose another day.')).toBeVisible();
      expect(dialog.getByRole('button', { name: 'Move 0 Jobs' })).toBeDisabled();
    }
  });

  it('begins with the day after one that is closed', async () => {
    const { dialog } = await openDialog(`view=day&date=${NEXT_DAY}`);
    expect(await dialog.findByLabelText('To')).toHaveValue('2026-11-27');
  });

  it('moves with changed times, leaves some, lists whom to tell, and puts back', async () => {
    await openDialog();
    fireEvent.change(await startOf('Ana Ruiz'), { target: { value: '14:00' } });
    expect((await row('Ana Ruiz')).getByText('–4:00 PM')).toBeVisible();
    fireEvent.click((await row('Ben Ode')).getByRole('checkbox'));
    expect((await row('Ben Ode')).getByText('Stays on Tue, Nov 24')).toBeVisible();
    expect(await startOf('Ben Ode')).toBeDisabled();
    press('Move 1 Job');
    expect(await screen.findByText('1 job moved to Wed, Nov 25')).toBeVisible();
    expect(sent).toEqual([
      {
        moves: [{ id: 'ana', version: 3, date: NEXT_DAY, startTime: '14:00', crewId: 'van-1' }],
      },
    ]);
    const list = within(await screen.findByRole('dialog', { name: 'Tell the Customers' }));
    expect(list.getByRole('listitem')).toHaveTextContent(/Ana Ruiz.*Wed, Nov 25, 2:00/);
    expect(list.getByText('Message for Ana Ruiz about ana')).toBeVisible();
    press('Undo');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({
      moves: [
        {
          ...{ id: 'ana', version: 4, date: DAY, crewId: 'van-1' },
          ...{ startTime: '09:00', endTime: '11:00' },
        },
      ],
      mayOverlap: true,
    });
    expect(await screen.findByText('Put back')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('links to phone and email while messages are down', async () => {
    await openDialog(undefined, FAILED);
    await startOf('Ana Ruiz');
    press('Move 2 Jobs');
    const list = within(await screen.findByRole('dialog', { name: 'Tell the Customers' }));
    expect(list.getByRole('link', { name: 'Text Ana Ruiz' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^sms:/),
    );
  });

  it('warns where two of them lie over each other', async () => {
    await openDialog();
    fireEvent.change(await startOf('Ben Ode'), { target: { value: '10:00' } });
    expect((await row('Ben Ode')).getByText('Overlaps Ana Ruiz')).toBeVisible();
    expect((await row('Ana Ruiz')).getByText('Overlaps Ben Ode')).toBeVisible();
  });

  it('marks the job that was refused, and keeps what was chosen', async () => {
    const message = 'Full Detail for Ben Ode: Van 1 has another job on Nov 25, 2026 at 11:00 AM.';
    server.use(
      http.post('/api/moves', () =>
        HttpResponse.json(
          { statusCode: 409, code: 'time_taken', message, fields: { ben: message } },
          { status: 409 },
        ),
      ),
    );
    await openDialog();
    fireEvent.change(await startOf('Ana Ruiz'), { target: { value: '13:00' } });
    press('Move 2 Jobs');
    const short = 'That time is taken. Please choose another.';
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect((await row('Ben Ode')).getByText(short)).toBeVisible();
    expect(await startOf('Ben Ode')).toBeInvalid();
    expect(await startOf('Ana Ruiz')).toHaveValue('13:00');
    fireEvent.change(await startOf('Ben Ode'), { target: { value: '15:00' } });
    expect((await row('Ben Ode')).queryByText(short)).not.toBeInTheDocument();
  });

  it('says when the day has nothing to move, and when it could not be read', async () => {
    server.use(http.get('/api/moves', () => HttpResponse.json({ jobs: [] }), { once: true }));
    const { dialog } = await openDialog();
    expect(await dialog.findByText('Nothing to move')).toBeVisible();
    server.use(http.get('/api/moves', () => HttpResponse.json({}, { status: 500 })));
    fireEvent.change(dialog.getByLabelText('To'), { target: { value: '2026-11-27' } });
    expect(await dialog.findByText("Couldn't find times")).toBeVisible();
  });
});

it('is not offered in another view', async () => {
  await openCalendar(`view=week&date=${DAY}`);
  await screen.findByText('Ana Ruiz');
  expect(screen.queryByRole('button', { name: 'More about this day' })).not.toBeInTheDocument();
});

it('is not offered to those who may only look', async () => {
  const session = { permissions: ['appointments:read' as const] };
  const path = `/appointments?view=day&date=${DAY}`;
  await renderRoutes(routes, { path, session });
  await screen.findByText('Ana Ruiz');
  expect(screen.queryByRole('button', { name: 'More about this day' })).not.toBeInTheDocument();
});
