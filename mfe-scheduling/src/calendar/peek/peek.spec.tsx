import {
  act,
  fireEvent,
  http,
  HttpResponse,
  screen,
  server,
  setNow,
  within,
} from '@clearcoat/testing';
import { ANA, BEN, calendarOf, CREWS, DAY, NOW, openCalendar, type Job } from '../calendar-fixture';

const NOTED: Job = {
  ...ANA,
  notes: 'Clay the hood.',
  customer: { ...ANA.customer, notes: 'Two dogs in the yard.' },
};
let jobs: Job[];
let steps: string[];

/** jsdom has no popovers: these tell only that one was opened or closed. */
function stubPopovers() {
  const toggle = (newState: 'open' | 'closed') =>
    function tell(this: HTMLElement) {
      fireEvent(this, Object.assign(new Event('toggle'), { newState }));
    };
  HTMLElement.prototype.showPopover = toggle('open');
  HTMLElement.prototype.hidePopover = toggle('closed');
}

beforeEach(() => {
  setNow(NOW);
  stubPopovers();
  [jobs, steps] = [[NOTED, BEN], []];
  server.use(
    http.get('/api/crews', () => HttpResponse.json(CREWS)),
    http.get('/api/calendar', ({ request }) =>
      HttpResponse.json(calendarOf(new URL(request.url).searchParams, { jobs, travelMinutes: 0 })),
    ),
    http.post('/api/appointments/ana/:step', ({ params }) => {
      steps.push(String(params['step']));
      const started: Job = { ...NOTED, status: 'in-progress', version: 4 };
      jobs = [started, BEN];
      return HttpResponse.json(started);
    }),
  );
});

afterEach(() => {
  jest.useRealTimers();
});

const linkTo = (name: RegExp) => screen.findByRole('link', { name });
const peek = (name = "Ana Ruiz's job") => screen.findByRole('dialog', { name });

it.each(['day', 'week', 'month'])('Space on a job of the %s shows its facts', async (view) => {
  const { container } = await openCalendar(`view=${view}&date=${DAY}`);
  const link = await linkTo(/Ana Ruiz/);
  expect(fireEvent.keyDown(link, { key: ' ' })).toBe(false);
  const dialog = await peek();
  expect(dialog).toHaveFocus();
  const facts = within(dialog);
  expect(await facts.findByText('Today · 9:00–11:00 AM')).toBeVisible();
  for (const text of ['Full Detail', '2 h', '$249.99']) {
    expect(facts.getByText(text)).toBeVisible();
  }
  expect(facts.getByText('2021 Tesla Model 3, white')).toBeVisible();
  expect(facts.getByText('At the shop')).toBeVisible();
  expect(facts.getByText('Clay the hood.')).toBeVisible();
  expect(facts.getByRole('note')).toHaveTextContent('Ana Ruiz: Two dogs in the yard.');
  expect(facts.getByRole('link', { name: "Open Ana Ruiz's job" })).toHaveAttribute(
    'href',
    '/appointments/ana',
  );
  await expect(container).toBeAccessible();
});

it('takes the next step, and shows the one after it', async () => {
  await openCalendar();
  fireEvent.keyDown(await linkTo(/Ana Ruiz/), { key: ' ' });
  fireEvent.click(await within(await peek()).findByRole('button', { name: 'Start' }));
  expect(await within(await peek()).findByRole('button', { name: 'Finish' })).toBeVisible();
  expect(steps).toEqual(['start']);
});

describe('without a key', () => {
  /** jsdom's pointer events have no type of pointer. */
  const point = (type: string, target: Element, pointerType: string, at = {}) =>
    fireEvent(
      target,
      Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, ...at }), {
        pointerType,
      }),
    );
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('a resting mouse opens it, a leaving one closes it, and a pressed one does neither', async () => {
    await openCalendar();
    const [ana, ben] = [await linkTo(/Ana Ruiz/), await linkTo(/Ben Ode/)];
    jest.useFakeTimers({ advanceTimers: true, now: NOW });
    point('pointermove', ana, 'mouse');
    point('pointerdown', ana, 'mouse');
    await wait(1000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    point('pointermove', ben, 'mouse');
    await wait(500);
    expect(await peek("Ben Ode's job")).not.toHaveFocus();
    point('pointermove', ben.closest('section') as Element, 'mouse');
    await wait(300);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a long press opens it instead of the menu of the browser', async () => {
    await openCalendar();
    const ana = await linkTo(/Ana Ruiz/);
    jest.useFakeTimers({ advanceTimers: true, now: NOW });
    point('pointerdown', ana, 'touch');
    await wait(200);
    point('pointerup', ana, 'touch');
    await wait(1000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    point('pointerdown', ana, 'touch');
    await wait(600);
    expect(point('contextmenu', ana, 'touch')).toBe(false);
    point('pointerup', ana, 'touch');
    await wait(10);
    expect(await peek()).toHaveFocus();
  });

  it('a long press that the browser takes for scrolling swallows no later tap', async () => {
    await openCalendar();
    const ana = await linkTo(/Ana Ruiz/);
    jest.useFakeTimers({ advanceTimers: true, now: NOW });
    point('pointerdown', ana, 'touch');
    await wait(600);
    point('pointercancel', ana, 'touch');
    const tapped = jest.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('click', tapped);
    point('pointerdown', document.body, 'touch');
    point('pointerup', document.body, 'touch');
    fireEvent.click(document.body);
    document.body.removeEventListener('click', tapped);
    expect(tapped).toHaveBeenCalled();
  });

  it('a long press on a job of the month opens it, though the finger hits the day', async () => {
    await openCalendar(`view=month&date=${DAY}`);
    const ana = await linkTo(/Ana Ruiz/);
    const day = (ana.closest('td') as Element).querySelector('a') as Element;
    ana.getBoundingClientRect = () => new DOMRect(10, 40, 120, 24);
    jest.useFakeTimers({ advanceTimers: true, now: NOW });
    point('pointerdown', day, 'touch', { clientX: 20, clientY: 10 });
    await wait(600);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    point('pointerdown', day, 'touch', { clientX: 20, clientY: 50 });
    await wait(600);
    expect(point('contextmenu', day, 'touch', { clientX: 20, clientY: 50 })).toBe(false);
    expect(await peek()).toHaveFocus();
  });
});
