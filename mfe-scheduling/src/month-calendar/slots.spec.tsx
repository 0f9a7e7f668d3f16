import type { ReactNode } from 'react';
import {
  appointment,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  userEvent,
} from '@clearcoat/testing';
import { MonthCalendar } from './MonthCalendar';
import { UpcomingAppointments } from '../upcoming/UpcomingAppointments';

const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'queueMicrotask',
  'nextTick',
  'performance',
] as const;

const onDashboard = (element: ReactNode) =>
  renderRoutes([{ path: '/dashboard', element }], { path: '/dashboard' });
const rows = () => screen.getAllByRole('button', { name: /^Edit/ });

describe('upcoming appointments on the dashboard', () => {
  const jobs = Array.from({ length: 7 }, () => appointment());

  it('shows five first and five more on demand', async () => {
    await onDashboard(<UpcomingAppointments data={jobs} isLoading={false} />);
    expect(await screen.findByRole('heading', { name: 'Upcoming Appointments' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Customer',
      'Service',
      'Date & Time',
      'Status',
      'Actions',
    ]);
    expect(rows()).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(rows()).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });

  it('leads to editing by way of the list', async () => {
    const { router } = await onDashboard(
      <UpcomingAppointments data={[appointment({ id: 'a1' })]} isLoading={false} />,
    );
    await userEvent.click(
      await screen.findByRole('button', { name: 'Edit appointment for Ana Ruiz' }),
    );
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/appointments?id=a1&action=edit',
    );
  });

  it('says when there is nothing, and when it waits', async () => {
    const { unmount } = await onDashboard(<UpcomingAppointments data={[]} isLoading={false} />);
    expect(await screen.findByText('No upcoming appointments')).toBeVisible();
    unmount();
    await onDashboard(<UpcomingAppointments data={[]} isLoading />);
    expect(await screen.findByText('Loading appointments...')).toBeVisible();
  });

  it('alerts when cancelling fails', async () => {
    server.use(http.post('/api/appointments/a1/cancel', () => HttpResponse.error()));
    await onDashboard(
      <UpcomingAppointments data={[appointment({ id: 'a1' })]} isLoading={false} />,
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Cancel/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Click again/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to cancel appointment. Please try again.',
    );
  });
});

describe('the month calendar on the dashboard', () => {
  // The 21st in London, still the 20th in New York, where the business is.
  const NOW = new Date('2026-11-21T02:00:00Z');
  const onlyTheDate = { now: NOW, doNotFake: [...TIMERS] };
  beforeEach(() => void jest.useFakeTimers(onlyTheDate));
  afterEach(() => void jest.useRealTimers());

  it('has 42 days, today and the days with appointments', async () => {
    const { container } = await onDashboard(
      <MonthCalendar data={[{ date: '2026-11-23', jobs: 1 }]} isLoading={false} />,
    );
    expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeVisible();
    expect(screen.getAllByRole('cell')).toHaveLength(42);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Su',
      'Mo',
      'Tu',
      'We',
      'Th',
      'Fr',
      'Sa',
    ]);
    expect(screen.getByText('Today')).toBeVisible();
    expect(screen.getByText('Has Appointments')).toBeVisible();
    expect(container.querySelector('[aria-current="date"]')).toHaveTextContent(
      'Friday, November 20, 2026',
    );
    expect(
      screen.getByRole('link', { name: /November 23, 2026, has appointments/ }),
    ).toHaveAttribute('href', '/appointments?from=2026-11-23&to=2026-11-23');
    await expect(container).toBeAccessible();
  });

  it('has a bead for each job of a day, three at most', async () => {
    const data = [
      { date: '2026-11-23', jobs: 2 },
      { date: '2026-11-24', jobs: 9 },
    ];
    await onDashboard(<MonthCalendar data={data} isLoading={false} />);
    const beadsOn = async (day: string) =>
      (await screen.findByRole('link', { name: new RegExp(day) })).querySelectorAll('i').length;
    expect(await beadsOn('November 23')).toBe(2);
    expect(await beadsOn('November 24')).toBe(3);
  });

  it('goes to the month before and after', async () => {
    await onDashboard(<MonthCalendar data={[]} isLoading={false} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  });
});
