import {
  act,
  fireEvent,
  hold,
  http,
  HttpResponse,
  jobOfToast,
  screen,
  server,
  setNow,
  waitFor,
  within,
} from '@clearcoat/testing';
import { ANA, BEN, calendarOf, CREWS, DAY, NOW, openCalendar, type Job } from './calendar-fixture';

let jobs: Job[];
let asked: URLSearchParams[];
let travelMinutes: number;
let sent: { body: Record<string, unknown>; version: string | null }[];

beforeEach(() => {
  setNow(NOW);
  [jobs, asked, sent, travelMinutes] = [[ANA, BEN], [], [], 0];
  Element.prototype.scrollIntoView = () => undefined;
  server.use(
    http.get('/api/crews', () => HttpResponse.json(CREWS)),
    http.get('/api/calendar', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      return HttpResponse.json(calendarOf(searchParams, { jobs, travelMinutes }));
    }),
    http.put('/api/appointments/:id', async ({ request, params }) => {
      const body = (await request.json()) as Record<string, string>;
      sent.push({ body, version: request.headers.get('if-match') });
      const old = jobs.find(({ id }) => id === params['id']) as Job;
      const crew = CREWS.find(({ id }) => id === body['crewId']) ?? old.crew;
      const saved = { ...old, ...body, crew, version: old.version + 1 };
      jobs = jobs.map((each) => (each.id === saved.id ? saved : each));
      return HttpResponse.json(saved);
    }),
  );
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const column = (name: RegExp) => screen.findByRole('region', { name });
const grip = (name = 'Ana Ruiz') => screen.findByRole('button', { name: `Move ${name}'s job` });
/** Browsers turn Enter and Space into a click. */
const key = (element: Element, name: string, shiftKey = false) =>
  name === 'Enter' || name === ' '
    ? fireEvent.click(element)
    : fireEvent.keyDown(element, { key: name, shiftKey });
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

describe('the day', () => {
  it('has a column for each crew with its jobs, and ways to book and to open', async () => {
    const { container } = await openCalendar();
    const first = within(await column(/^Van 1, 1 job$/));
    expect(first.getByRole('link')).toHaveAccessibleName(
      '9:00–11:00 AM, Ana Ruiz, Full Detail · 2021 Tesla Model 3, white, At the shop, Scheduled',
    );
    expect(first.getByText('Scheduled')).toBeVisible();
    expect(first.getByRole('link')).toHaveAttribute('href', '/appointments/ana');
    expect(within(await column(/^Van 2/)).getByRole('link')).toHaveTextContent('Ben Ode');
    expect(screen.getByRole('link', { name: 'Book Van 2' })).toHaveAttribute(
      'href',
      `/appointments/new?date=${DAY}&crewId=van-2`,
    );
    expect(screen.getByRole('heading', { name: 'Tuesday, November 24, 2026' })).toBeVisible();
    await expect(container).toBeAccessible();
  });

  it('goes to the next day and back to today, in the address', async () => {
    const { router } = await openCalendar(`view=day&date=2026-11-25`);
    fireEvent.click(await screen.findByRole('button', { name: 'Next day' }));
    expect(router.state.location.search).toBe('?view=day&date=2026-11-26');
    expect(await screen.findAllByText('Thanksgiving')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(router.state.location.search).toBe(`?view=day&date=${DAY}`);
  });

  it('books at the empty place that was clicked', async () => {
    const { router } = await openCalendar();
    const area = (await column(/^Van 2/)).parentElement as HTMLElement;
    area.getBoundingClientRect = () => new DOMRect(0, 0, 400, 12 * 68);
    // The grid starts at 7:00; this is in the right half.
    fireEvent.click(area, { clientX: 300, clientY: 6.6 * 68 });
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/appointments/new?date=${DAY}&time=13:30&crewId=van-2`,
    );
  });
});

describe('a job is moved by keys', () => {
  it('picked up, taken by quarters and to the next crew, told of a clash, dropped, and put back', async () => {
    await openCalendar();
    const held = await grip();
    held.focus();
    key(held, 'Enter');
    expect(said()).toMatch(
      /^.*Picked up Ana Ruiz's job: Tue, Nov 24, 2026, 9:00–11:00 AM, Van 1\./,
    );
    key(held, 'ArrowDown');
    key(held, 'ArrowDown', true);
    key(held, 'ArrowRight');
    expect(said()).toContain('9:15–11:30 AM, Van 2. Overlaps Ben Ode');
    expect(sent).toEqual([]);
    key(held, 'Enter');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      version: '"3"',
      body: {
        ...{ contactId: 'contact-1', serviceId: 's1', date: DAY, crewId: 'van-2' },
        ...{ startTime: '09:15', endTime: '11:30' },
      },
    });
    expect(within(await column(/^Van 2, 2 jobs/)).getByText('Ana Ruiz')).toBeVisible();
    const dropped = await grip();
    await waitFor(() => expect(dropped).toHaveFocus());
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({
      version: '"4"',
      body: { startTime: '09:00', endTime: '11:00', crewId: 'van-1' },
    });
    expect(jobOfToast()).toBe('ana');
    expect(await screen.findByText('Put back')).toBeVisible();
  });

  it('and again before the answer is there: one after the other, over nobody', async () => {
    const line = hold(null);
    const slow = async () => void (await line.answer());
    server.use(http.put('/api/appointments/ana', slow, { once: true }));
    await openCalendar();
    for (const name of ['ArrowDown', 'ArrowRight']) {
      const held = await grip();
      held.focus();
      for (const each of ['Enter', name, 'Enter']) key(held, each);
    }
    const there = within(await column(/^Van 2, 2 jobs/));
    expect(there.getByText('Ana Ruiz').closest('a')).toHaveTextContent('9:15–11:15 AM');
    expect(sent).toEqual([]);
    line.letThrough();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ version }) => version)).toEqual(['"3"', '"4"']);
    expect(sent[1]?.body).toMatchObject({ startTime: '09:15', crewId: 'van-2' });
    await waitFor(() => expect(there.getByText('Ana Ruiz')).toBeVisible());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays where it is by Escape, and when the focus leaves it', async () => {
    await openCalendar();
    const held = await grip();
    held.focus();
    for (const leave of [() => key(held, 'Escape'), () => act(() => held.blur())]) {
      held.focus();
      key(held, ' ');
      expect(held).toHaveAttribute('aria-pressed', 'true');
      key(held, 'ArrowDown');
      leave();
      expect(held).toHaveAttribute('aria-pressed', 'false');
    }
    expect(said()).toContain('Put back.');
    expect(sent).toEqual([]);
  });

  it('says who was quicker, with both places, and moves it all the same if that is wanted', async () => {
    const theirs = { ...ANA, startTime: '14:00', time: '14:00', endTime: '16:00', version: 7 };
    server.use(
      http.put(
        '/api/appointments/ana',
        () => {
          jobs = [theirs, BEN];
          const conflict = { code: 'version_conflict', message: 'Changed', current: theirs };
          return HttpResponse.json(conflict, { status: 409 });
        },
        { once: true },
      ),
      http.get('/api/appointments/ana/history', () =>
        HttpResponse.json([
          { at: NOW.toISOString(), action: 'appointment.changed', by: 'Sam Reed', via: 'app' },
        ]),
      ),
    );
    await openCalendar();
    const held = await grip();
    held.focus();
    for (const name of ['Enter', 'ArrowDown', 'Enter']) key(held, name);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent("Sam Reed changed Ana Ruiz's job meanwhile");
    expect(notice).toHaveTextContent(/It is .*2:00–4:00 PM.*You wanted .*9:15–11:15 AM/);
    fireEvent.click(within(notice).getByRole('button', { name: 'Move It Anyway' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ version: '"7"', body: { startTime: '09:15' } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is where it was when the line fails', async () => {
    server.use(http.put('/api/appointments/ana', () => HttpResponse.error()));
    await openCalendar();
    const held = await grip();
    held.focus();
    for (const name of ['Enter', 'ArrowRight', 'Enter']) key(held, name);
    expect(await screen.findByText("That wasn't saved. The job is where it was.")).toBeVisible();
    expect(within(await column(/^Van 1, 1 job$/)).getByText('Ana Ruiz')).toBeVisible();
  });
});

describe('a job is dragged', () => {
  // jsdom's pointer events have no coordinates.
  const point = (type: string, target: Element | Window, at: object) =>
    fireEvent(target, new MouseEvent(type, { bubbles: true, ...at }));
  const drag = async (handle: Element, to: { clientX: number; clientY: number }) => {
    const area = (await column(/^Van 2/)).parentElement as HTMLElement;
    area.getBoundingClientRect = () => new DOMRect(0, 0, 400, 12 * 68);
    // At 9:30, half an hour after its start.
    point('pointerdown', handle, { clientX: 50, clientY: 2.5 * 68 });
    point('pointermove', window, to);
  };

  it('with a ghost that tells of a clash, and is dropped where the ghost is', async () => {
    await openCalendar();
    const link = within(await column(/^Van 1/)).getByRole('link');
    await drag(link, { clientX: 300, clientY: 4.5 * 68 });
    expect(screen.getByText('Overlaps Ben Ode')).toBeVisible();
    fireEvent.pointerUp(window);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ startTime: '11:00', crewId: 'van-2' });
  });

  it('by its lower edge gets longer', async () => {
    await openCalendar();
    const block = (await grip()).closest('li') as HTMLElement;
    await drag(block.querySelector('[data-handle="stretch"]') as Element, {
      ...{ clientX: 50, clientY: 5.6 * 68 },
    });
    fireEvent.pointerUp(window);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ startTime: '09:00', endTime: '12:30' });
  });

  it('and stays where it was by Escape', async () => {
    await openCalendar();
    await drag((await grip()).closest('li') as Element, { clientX: 300, clientY: 400 });
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(window);
    expect(said()).toContain('Put back.');
    expect(sent).toEqual([]);
  });

  it('only while there is something left to do about it, by who may', async () => {
    jobs = [{ ...ANA, status: 'completed' }];
    await openCalendar();
    expect(await column(/^Van 1, 1 job$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });
});

describe('a job of the week', () => {
  const cell = (container: HTMLElement, place: string) =>
    container.querySelector(`[data-cell="${place}"]`) as HTMLElement;

  it('goes by keys to another day and crew at its own time, and back by Undo', async () => {
    const { container } = await openCalendar(`view=week&date=${DAY}`);
    const held = await grip();
    held.focus();
    key(held, 'Enter');
    expect(said()).toContain('Left and Right move it to another day');
    key(held, 'ArrowDown');
    expect(said()).toContain('9:00–11:00 AM, Van 2. Overlaps Ben Ode');
    key(held, 'ArrowRight');
    key(held, 'Enter');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      ...{ date: '2026-11-25', startTime: '09:00', endTime: '11:00', crewId: 'van-2' },
    });
    const there = within(cell(container, '2026-11-25 van-2'));
    expect(await there.findByText('Ana Ruiz')).toBeVisible();
    const dropped = await grip();
    await waitFor(() => expect(dropped).toHaveFocus());
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ date: DAY, crewId: 'van-1' });
  });

  it('is dragged to the cell under the pointer, and stays at its place outside of all', async () => {
    const { container } = await openCalendar(`view=week&date=${DAY}`);
    const held = await grip();
    cell(container, '2026-11-27 van-2').getBoundingClientRect = () => new DOMRect(500, 100, 90, 60);
    const dragTo = (clientX: number, clientY: number) => {
      const at = (x: number, y: number) => ({ bubbles: true, clientX: x, clientY: y });
      fireEvent(held, new MouseEvent('pointerdown', at(10, 10)));
      fireEvent(window, new MouseEvent('pointermove', at(clientX, clientY)));
      fireEvent.pointerUp(window);
    };
    dragTo(2000, 2000);
    expect(said()).toContain("Ana Ruiz's job stays where it is.");
    dragTo(520, 120);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      ...{ date: '2026-11-27', startTime: '09:00', endTime: '11:00', crewId: 'van-2' },
    });
  });

  it('is booked by a click on the empty room of a cell', async () => {
    const { router, container } = await openCalendar(`view=week&date=${DAY}`);
    await grip();
    fireEvent.click(cell(container, '2026-11-25 van-2'));
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/appointments/new?date=2026-11-25&crewId=van-2',
    );
  });
});

describe('the week and the month', () => {
  it('a week has a row for each crew and a column for each day', async () => {
    const { router, container } = await openCalendar(`view=week&date=${DAY}`);
    const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name} `) });
    // Screen readers hear all facts, even if the block shows only some.
    expect(within(await row('Van 1')).getByRole('link')).toHaveAccessibleName(
      '9:00–11:00 AM, Ana Ruiz, Full Detail · 2021 Tesla Model 3, white, Van 1, Scheduled',
    );
    expect(within(await row('Van 2')).getByRole('link', { name: /Ben Ode/ })).toBeVisible();
    expect(screen.getByRole('cell', { name: /^Tue: 2 jobs.+4 h$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tue 24' })).toHaveAttribute(
      'href',
      `/appointments?view=day&date=${DAY}`,
    );
    expect(screen.getByRole('link', { name: 'Book on Tue' })).toHaveAttribute(
      'href',
      `/appointments/new?date=${DAY}`,
    );
    await expect(container).toBeAccessible();
    fireEvent.change(screen.getByRole('combobox', { name: 'Crew' }), {
      target: { value: 'van-2' },
    });
    expect(await screen.findByRole('cell', { name: /^Tue: 1 job.+2 h$/ })).toBeVisible();
    expect(router.state.location.search).toBe(`?view=week&date=${DAY}&crew=van-2`);
    expect(asked.at(-1)?.toString()).toBe('from=2026-11-22&to=2026-11-28&perDay=100&crewId=van-2');
  });

  it('a week says of a day that nobody is at work, and why', async () => {
    await openCalendar(`view=week&date=${DAY}`);
    expect(await screen.findByRole('columnheader', { name: /^Sun 22 Closed/ })).toBeVisible();
    expect(
      screen.getByRole('columnheader', { name: /^Thu 26 Closed: Thanksgiving/ }),
    ).toBeVisible();
  });

  it('a week counts the jobs that the server left out', async () => {
    const answer = calendarOf(new URLSearchParams(), { jobs, travelMinutes });
    server.use(
      http.get('/api/calendar', () =>
        HttpResponse.json({ ...answer, days: [{ date: DAY, count: 102 }] }),
      ),
    );
    await openCalendar(`view=week&date=${DAY}`);
    const foot = await screen.findByRole('cell', { name: /^Tue: 102 jobs/ });
    expect(foot).toHaveTextContent('100 not shown');
  });

  it('a week opens at today', async () => {
    const scrolled: unknown[] = [];
    Element.prototype.scrollIntoView = function scroll(this: Element, how) {
      scrolled.push([this.textContent?.slice(0, 6), how]);
    };
    await openCalendar(`view=week&date=${DAY}`);
    await screen.findByRole('link', { name: 'Tue 24' });
    expect(scrolled).toContainEqual(['Tue 24', { inline: 'center', block: 'nearest' }]);
  });

  it('is changed by the switch, which is on the list at first', async () => {
    server.use(http.get('/api/appointments', () => HttpResponse.json({ upcoming: [], past: [] })));
    const { router } = await openCalendar('');
    const view = within(await screen.findByRole('radiogroup', { name: 'View' }));
    expect(view.getByRole('radio', { name: 'List' })).toBeChecked();
    fireEvent.click(view.getByRole('radio', { name: 'Week' }));
    expect(router.state.location.search).toBe('?view=week');
    expect(await screen.findByRole('cell', { name: /^Tue: 2 jobs.+4 h$/ })).toBeVisible();
  });
});
