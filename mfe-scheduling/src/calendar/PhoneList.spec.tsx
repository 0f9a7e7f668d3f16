import { fireEvent, http, HttpResponse, screen, server, setNow, within } from '@clearcoat/testing';
import {
  ANA,
  BEN,
  CAL,
  calendarOf,
  CREWS,
  DAY,
  NOW,
  openCalendar,
  type Job,
} from './calendar-fixture';

let jobs: Job[];
let travelMinutes: number;

beforeEach(() => {
  setNow(NOW);
  [jobs, travelMinutes] = [[ANA, BEN], 0];
  const media = window.matchMedia('');
  const isNarrow = (query: string) => ({ ...media, matches: /[69]39\.98/.test(query) });
  jest.spyOn(window, 'matchMedia').mockImplementation(isNarrow);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(343);
  server.use(
    http.get('/api/crews', () => HttpResponse.json(CREWS)),
    http.get('/api/calendar', ({ request }) =>
      HttpResponse.json(calendarOf(new URL(request.url).searchParams, { jobs, travelMinutes })),
    ),
  );
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('a phone has a day as a list by crew, each job with its next step', async () => {
  await openCalendar();
  expect(await screen.findByRole('button', { name: "Start Ana Ruiz's job" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book Van 2' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Van 1/ })).not.toBeInTheDocument();
  // Only the text, without the links beside it.
  for (const role of ['heading', 'list']) {
    expect(screen.getByRole(role, { name: 'Van 1, 1 job' })).toBeVisible();
  }
});

it('says what time it is, the way between two places, and who has nothing to do', async () => {
  [jobs, travelMinutes] = [[ANA, CAL], 20];
  const { container } = await openCalendar();
  const [ana, cal] = await screen.findAllByRole('listitem');
  expect(ana).not.toHaveTextContent(/Now|drive/);
  expect(cal).toHaveTextContent(/20 min drive, longer than the time between.*Now, 10:30 AM/);
  const free = screen.getByRole('list', { name: 'Nothing booked' });
  expect(free).toHaveTextContent(/^Van 2No jobs/);
  expect(within(free).getByRole('link', { name: 'Book Van 2' })).toHaveAttribute(
    'href',
    `/appointments/new?date=${DAY}&crewId=van-2`,
  );
  await expect(container).toBeAccessible();
});

it('says why a day is closed', async () => {
  jobs = [{ ...ANA, date: '2026-11-26' }];
  await openCalendar('view=day&date=2026-11-26');
  const head = await screen.findByRole('heading', { name: /^Van 1/ });
  expect(head).toHaveTextContent('Closed: Thanksgiving');
  expect(screen.getByRole('list', { name: 'Nothing booked' })).toHaveTextContent(
    /^Van 2Closed: Thanksgiving/,
  );
});

it('opens a week at today; the days before it are folded, with what is not finished', async () => {
  const done = { ...BEN, date: '2026-11-23', status: 'completed' } as const;
  jobs = [done, { ...CAL, date: '2026-11-22' }, ANA];
  await openCalendar(`view=week&date=${DAY}`);
  const earlier = await screen.findByRole('button', { name: 'Sun–Mon · 2 jobs, 1 not finished' });
  expect(screen.queryByText('Ben Ode')).not.toBeInTheDocument();
  expect(screen.getByText('Ana Ruiz')).toBeVisible();
  fireEvent.click(earlier);
  expect(earlier).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Ben Ode')).toBeVisible();
});

it('folds nothing of another week', async () => {
  jobs = [{ ...BEN, date: '2026-11-16', status: 'completed' }];
  await openCalendar('view=week&date=2026-11-17');
  expect(await screen.findByText('Ben Ode')).toBeVisible();
  expect(screen.queryByRole('button', { expanded: false, name: /job done/ })).toBeNull();
});

it.each(['day', 'week'])('on paper the %s is a list', async (view) => {
  const media = window.matchMedia('');
  const isPaper = (query: string) => ({ ...media, matches: /\bprint\b/.test(query) });
  jest.spyOn(window, 'matchMedia').mockImplementation(isPaper);
  await openCalendar(`view=${view}&date=${DAY}`);
  expect(await screen.findByRole('button', { name: "Start Ana Ruiz's job" })).toBeVisible();
});
