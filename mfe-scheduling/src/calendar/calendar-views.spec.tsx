import { fireEvent, http, HttpResponse, screen, server, setNow, within } from '@clearcoat/testing';
import { ANA, BEN, CAL, calendarOf, CREWS, DAY, NOW, openCalendar } from './calendar-fixture';

let asked: URLSearchParams[];
let shown = { jobs: [ANA, BEN], travelMinutes: 0 };

beforeEach(() => {
  setNow(NOW);
  [asked, shown] = [[], { jobs: [ANA, BEN], travelMinutes: 0 }];
  Element.prototype.scrollIntoView = () => undefined;
  server.use(
    http.get('/api/crews', () => HttpResponse.json(CREWS)),
    http.get('/api/calendar', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      return HttpResponse.json(calendarOf(searchParams, shown));
    }),
  );
});

afterEach(() => {
  jest.useRealTimers();
});

const column = (name: RegExp) => screen.findByRole('region', { name });

it('a month has the first jobs of each day, and how many there are', async () => {
  const { container } = await openCalendar(`view=month&date=${DAY}`);
  const day = await screen.findByRole('link', { name: 'Tuesday, November 24, 2026, 2 jobs' });
  expect(day).toHaveAttribute('href', `/appointments?view=day&date=${DAY}`);
  // Short names fit; the accessible name has all facts, and only once.
  const first = screen.getByRole('link', { name: '9:00 AM, Ana Ruiz, Full Detail, Van 1' });
  expect(first).not.toHaveAccessibleDescription();
  expect(first.querySelector('[aria-hidden]')).toHaveTextContent(/^9 AM Ana R\.$/);
  expect(screen.getByText('Thanksgiving')).toBeVisible();
  expect(asked.at(-1)?.toString()).toBe('from=2026-11-01&to=2026-12-12&perDay=3');
  // A day without appointments has no list for screen readers.
  expect(screen.getAllByRole('list')).toHaveLength(1);
  await expect(container).toBeAccessible();
});

it.each(['month', 'week'])('a day of the %s keeps every filter of the address', async (view) => {
  await openCalendar(`view=${view}&date=${DAY}&crew=van-2&another=filter`);
  const day = await screen.findByRole('link', { name: /November 24|^Tue 24$/ });
  expect(day).toHaveAttribute(
    'href',
    `/appointments?view=day&date=${DAY}&crew=van-2&another=filter`,
  );
});

it('draws what time it is, and the way between two places', async () => {
  shown = { jobs: [ANA, CAL], travelMinutes: 20 };
  const { container } = await openCalendar();
  const drive = within(await column(/^Van 1/)).getByText('20 min drive');
  expect(drive).toHaveAttribute('data-tight');
  // The drive bar shows its length within the ten-minute gap. The grid starts at 7 AM with 68
  // pixels an hour; Ana's appointment ends at 11 and it is 10:30.
  expect(drive).toHaveStyle({ top: '272px' });
  // Screen readers hear the same.
  expect(screen.getByRole('link', { name: /Cal Ito/ })).toHaveAccessibleName(
    /, Scheduled, 20 min drive before it, longer than the time between the jobs$/,
  );
  const lines = [...container.querySelectorAll<HTMLElement>('.now')];
  expect(lines.map(({ style }) => style.top)).toEqual(['238px', '238px']);
});

it('says when it does not load, and loads on demand', async () => {
  server.use(
    http.get('/api/calendar', () => new HttpResponse(null, { status: 500 }), { once: true }),
  );
  await openCalendar();
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await column(/^Van 1/)).toBeVisible();
});
