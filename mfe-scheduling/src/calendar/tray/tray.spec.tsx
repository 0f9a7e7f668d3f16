import {
  fireEvent,
  http,
  HttpResponse,
  screen,
  server,
  setNow,
  waitFor,
  within,
} from '@clearcoat/testing';
import { calendarOf, CREWS, DAY, job, NOW, openCalendar } from '../calendar-fixture';

const WET = job({
  ...{ id: 'wet', date: '2026-11-23', startTime: '09:00', endTime: '11:00' },
  status: 'cancelled',
});
const STUCK = job({
  ...{ id: 'stuck', date: '2026-10-01', status: 'completed' },
  series: { id: 's', everyWeeks: 4 },
  customer: { id: 'c2', name: 'Ben Ode', phone: '', email: '' },
});
const TO_PLACE = [WET, STUCK];

beforeEach(() => {
  setNow(NOW);
  Element.prototype.scrollIntoView = () => undefined;
  server.use(
    http.get('/api/crews', () => HttpResponse.json(CREWS)),
    http.get('/api/calendar', ({ request }) =>
      HttpResponse.json(
        calendarOf(new URL(request.url).searchParams, { jobs: [], travelMinutes: 0 }),
      ),
    ),
  );
});

afterEach(() => {
  jest.useRealTimers();
});

const row = async (name: string) => {
  fireEvent.click(await screen.findByText('To place: 2'));
  return screen.getByText(name).closest('li') as HTMLElement;
};
/** jsdom's pointer events have no coordinates. */
function dragTo(from: HTMLElement, clientX: number, clientY: number) {
  const at = (x: number, y: number) => ({ bubbles: true, clientX: x, clientY: y });
  fireEvent(from, new MouseEvent('pointerdown', at(10, 10)));
  fireEvent(window, new MouseEvent('pointermove', at(clientX, clientY)));
  fireEvent.pointerUp(window);
}

it.each(['day', 'week'])('the %s has the jobs that need a time, folded', async (view) => {
  const { container } = await openCalendar(`view=${view}&date=${DAY}`, TO_PLACE);
  const wet = await row('Ana Ruiz');
  expect(wet).toHaveTextContent(
    /Ana Ruiz.*Tesla Model 3.*Full Detail 2 h.*Called off for weather, Mon, Nov 23/,
  );
  expect(await row('Ben Ode')).toHaveTextContent("Every 4 weeks, but couldn't be planned");
  expect(within(wet).getByRole('link', { name: 'Find a Time for Ana Ruiz' })).toHaveAttribute(
    'href',
    expect.stringContaining(`date=${DAY}&time=09%3A00`),
  );
  await expect(container).toBeAccessible();
});

it('is absent without such jobs', async () => {
  await openCalendar();
  expect(await screen.findByRole('region', { name: /^Van 1/ })).toBeVisible();
  expect(screen.queryByText(/^To place/)).not.toBeInTheDocument();
});

it('a job dragged into a cell of the week is booked there, at its time of day', async () => {
  const { router, container } = await openCalendar(`view=week&date=${DAY}`, TO_PLACE);
  const wet = await row('Ana Ruiz');
  const cell = container.querySelector('[data-cell="2026-11-27 van-2"]') as HTMLElement;
  cell.getBoundingClientRect = () => new DOMRect(500, 100, 90, 60);
  dragTo(wet, 2000, 2000);
  expect(router.state.location.pathname).toBe('/appointments');
  dragTo(wet, 520, 120);
  await waitFor(() => expect(router.state.location.pathname).toBe('/appointments/new'));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
    ...{ date: '2026-11-27', time: '09:00', crewId: 'van-2', again: 'wet' },
  });
});

it('a job dragged into the day is booked at the time under the pointer', async () => {
  const { router } = await openCalendar(undefined, TO_PLACE);
  const wet = await row('Ana Ruiz');
  const column = await screen.findByRole('region', { name: /^Van 2/ });
  (column.parentElement as HTMLElement).getBoundingClientRect = () =>
    new DOMRect(0, 100, 400, 12 * 68);
  dragTo(wet, 300, 50);
  expect(router.state.location.pathname).toBe('/appointments');
  dragTo(wet, 300, 100 + 4.5 * 68);
  await waitFor(() => expect(router.state.location.pathname).toBe('/appointments/new'));
  const params = new URLSearchParams(router.state.location.search);
  expect(Object.fromEntries(params)).toMatchObject({ date: DAY, time: '11:30', crewId: 'van-2' });
});
