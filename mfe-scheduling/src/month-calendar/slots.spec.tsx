import type { Schema } from '@clearcoat/api-client';
import type { ReactNode } from 'react';
import {
  appointment,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  setNow,
  userEvent,
} from '@clearcoat/testing';
import { MonthCalendar } from './MonthCalendar';
import { UpcomingAppointments } from '../upcoming/UpcomingAppointments';

const onDashboard = (element: ReactNode) =>
  renderRoutes([{ path: '/dashboard', element }], { path: '/dashboard' });
const rows = () => screen.getAllByRole('button', { name: /^Edit/ });

describe('upcoming appointments on the dashboard', () => {
  const jobs = Array.from({ length: 7 }, () => appointment());

  it('shows five first and five more on demand, each to edit and to cancel (DASH-04, DASH-05, DASH-06, DASH-09, ENT-04, CONST-18)', async () => {
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
    expect(screen.getAllByRole('button', { name: /^Cancel/ })).toHaveLength(5);
    expect((rows()[0] as HTMLElement).closest('tr')).toHaveTextContent(
      /Ana Ruiz.*\(555\) 123-4567.*Full Detail.*9:00 AM–1:00 PM.*Nov 23, 2026.*Scheduled/,
    );
    expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/appointments');
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(rows()).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });

  it('counts no day of which it may not have all jobs', async () => {
    const today = appointment({ date: '2026-11-23' });
    const next = Array.from({ length: 19 }, () => appointment({ date: '2026-11-24' }));
    await onDashboard(<UpcomingAppointments data={[today, ...next]} isLoading={false} />);
    const heads = await screen.findAllByRole('rowheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('1 job · $249.99'),
      expect.not.stringContaining('job'),
    ]);
  });

  it('leads to editing by way of the list (DASH-18)', async () => {
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

  it('has a word for everything that is missing (ENT-05, ENT-06)', async () => {
    const { customer: _, ...nobody } = appointment({ date: '', time: '', startTime: '' });
    const jobs = [nobody as Schema<'Appointment'>, appointment({ date: 'soon' })];
    await onDashboard(<UpcomingAppointments data={jobs} isLoading={false} />);
    for (const text of ['Unknown', 'No phone', 'No date', 'No time', 'Invalid date']) {
      expect((await screen.findAllByText(text))[0]).toBeVisible();
    }
  });

  it('says when there is nothing, and when it waits (DASH-07, DASH-08)', async () => {
    const { unmount } = await onDashboard(<UpcomingAppointments data={[]} isLoading={false} />);
    expect(await screen.findByText('No upcoming appointments')).toBeVisible();
    // An empty state has one button that starts the task.
    expect(screen.getByRole('link', { name: 'Schedule a Job' })).toHaveAttribute(
      'href',
      '/appointments/new',
    );
    unmount();
    await onDashboard(<UpcomingAppointments data={[]} isLoading />);
    expect(await screen.findByText('Loading appointments...')).toBeVisible();
  });

  it.each([
    ['refused', () => new HttpResponse(null, { status: 500 })],
    ['cut off', () => HttpResponse.error()],
  ])('alerts and keeps the job when cancelling is %s (ERR-05)', async (_case, answer) => {
    server.use(http.post('/api/appointments/a1/cancel', answer));
    await onDashboard(
      <UpcomingAppointments data={[appointment({ id: 'a1' })]} isLoading={false} />,
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Cancel/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Click again/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to cancel appointment. Please try again.',
    );
    expect(screen.getByRole('link', { name: 'Ana Ruiz' })).toBeVisible();
  });
});

describe('the month calendar on the dashboard', () => {
  // The 21st in London, still the 20th in New York, where the business is.
  const NOW = new Date('2026-11-21T02:00:00Z');
  beforeEach(() => setNow(NOW));
  afterEach(() => void jest.useRealTimers());

  it('has 42 days, today and the days with appointments (DASH-13, DASH-14, DASH-16, DASH-17, CONST-14, ENT-08)', async () => {
    const data = ['2026-11-20', '2026-11-23'].map((date) => ({ date, jobs: 1 }));
    const { container } = await onDashboard(<MonthCalendar data={data} isLoading={false} />);
    expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Calendar' })).toBeVisible();
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
      'Friday, November 20, 2026, has appointments',
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

  it('goes to the month before and after (DASH-15)', async () => {
    await onDashboard(<MonthCalendar data={[]} isLoading={false} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    expect(screen.getAllByRole('cell')).toHaveLength(42);
  });
});
