import type { Schema } from '@clearcoat/api-client';
import { today, type SlotHost, type SlotProps } from '@clearcoat/sdk';
import {
  act,
  appointment,
  hold,
  http,
  HttpResponse,
  jobOfToast,
  renderRoutes,
  screen,
  server,
  waitFor,
  within,
} from '@clearcoat/testing';
import insights from '../module';
import { isFirstTime, withDefaults } from './dashboard-api';

const stats = {
  revenue: 8400.4,
  revenueChange: '+12.5% from last month',
  appointments: 42,
  appointmentsChange: '-3% from last month',
  customers: 180,
  customersChange: '+0% from last month',
  averageService: 199.6,
  averageServiceChange: '+0% from last month',
};
const day = () => today('America/New_York');
const answerWith = (body: object) =>
  server.use(http.get('/api/dashboard', () => HttpResponse.json(body)));
const show = (slots?: SlotHost) => renderRoutes(insights.routes, { path: '/dashboard', slots });

function UpcomingStub({ data, isLoading }: SlotProps['dashboard.upcomingAppointments']) {
  return <p>{isLoading ? 'waiting' : `${data.length} upcoming`}</p>;
}
const filled = [{ remote: 'scheduling', status: 'ready', Component: UpcomingStub, epoch: 0 }];
const failed = [{ remote: 'crm', status: 'failed', error: new Error('gone') }];
const none: never[] = [];
const slots = {
  subscribe: () => () => undefined,
  fillings: (name: string) => {
    if (name === 'dashboard.upcomingAppointments') return filled;
    return name === 'dashboard.recentCustomers' ? failed : none;
  },
  retry: jest.fn(),
} as unknown as SlotHost;

describe('the dashboard', () => {
  it('greets a returning person, shows the figures without decimals and the next job (GEN-07, DASH-01, DASH-02, DASH-03, CONST-16, GEN-03)', async () => {
    answerWith({ stats, nextAppointment: appointment(), user: { firstName: 'Maya' } });
    await show();
    expect(await screen.findByRole('heading', { name: 'Welcome back, Maya!' })).toBeVisible();
    expect(await screen.findByText('$8,400')).toBeVisible();
    const figures = within(screen.getByRole('region', { name: 'This month' }));
    for (const label of [
      'Total Revenue',
      'Appointments',
      'Total Customers',
      'Avg. Service Value',
    ]) {
      expect(figures.getByText(label)).toBeVisible();
    }
    expect(figures.getAllByText('from last month')).toHaveLength(4);
    expect(screen.getByText('$200')).toBeVisible();
    const change = screen.getByText('-3%');
    expect(change).toHaveClass('down');
    expect(change.parentElement).toHaveTextContent('-3% from last month');
    expect(screen.getAllByText('+0%')[0]).not.toHaveAttribute('class');
    expect(screen.getByText('Ana Ruiz · Full Detail, 4 h')).toBeVisible();
    expect(screen.getByText(/^2021 Tesla/).parentElement).toHaveTextContent(
      '2021 Tesla Model 3, white $249.99',
    );
    expect(screen.getByRole('link', { name: 'Call Ana Ruiz' })).toHaveAttribute(
      'href',
      'tel:+15551234567',
    );
  });

  it('shows a working day to start and to finish, with the step alone sent', async () => {
    const job = appointment({ date: day(), startTime: '00:00', status: 'confirmed' });
    const sent: unknown[] = [];
    const of = (jobs: Schema<'Appointment'>[], earned = 0) => ({
      stats,
      nextAppointment: jobs[0] ?? null,
      today: { date: day(), jobs: jobs.length, worth: 249.99, earned, appointments: jobs },
      user: { firstName: 'Maya' },
    });
    answerWith(of([job]));
    server.use(
      http.post('/api/appointments/:id/:step', ({ params, request }) => {
        sent.push([params['id'], params['step'], request.headers.get('if-match')]);
        const taken = { ...job, status: 'in-progress', version: 2 } as const;
        answerWith(of([taken]));
        return HttpResponse.json(taken);
      }),
    );
    const { user } = await show();
    const board = await screen.findByRole('region', { name: 'Today' });
    expect(within(board).getByRole('status')).toHaveTextContent('$0 of $249.99 earned');
    await user.click(within(board).getByRole('button', { name: "Start Ana Ruiz's job" }));
    await within(board).findByRole('button', { name: "Finish Ana Ruiz's job" });
    expect(sent).toEqual([[job.id, 'start', '"1"']]);
    expect(screen.getByText('Now')).toBeVisible();
    expect(jobOfToast()).toBeUndefined();
    await user.click(within(board).getByRole('button', { name: "Finish Ana Ruiz's job" }));
    await waitFor(() => expect(jobOfToast()).toBe(job.id));
  });

  it('greets who has no first name by the default name, and says 0 for what is missing (GEN-08, ENT-03)', async () => {
    answerWith({ stats: { customers: 3 }, user: {} });
    await show();
    expect(await screen.findByText('3')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, there!');
    const figures = within(screen.getByRole('region', { name: 'This month' }));
    expect(figures.getAllByText('$0')).toHaveLength(2);
    expect(figures.getAllByText('+0%')).toHaveLength(4);
    expect(figures.getAllByText('from last month')).toHaveLength(4);
  });

  it('shows the onboarding banner to an account without data (GEN-07, DASH-01, STATE-02)', async () => {
    answerWith({ user: { firstName: '' } });
    await show();
    expect(
      await screen.findByRole('heading', { name: 'Welcome to Clearcoat, there!' }),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: /Add your first customer/ })).toHaveAttribute(
      'href',
      '/contacts?action=new',
    );
  });

  it('keeps the setup guide until it is dismissed', async () => {
    const setup = { prices: true, hours: false, customer: true, job: true, users: false };
    answerWith({ stats, user: { firstName: 'Maya' }, setup });
    const dismissed = jest.fn();
    server.use(
      http.post('/api/dashboard/setup/dismiss', () => {
        dismissed();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await show();
    expect(await screen.findByText('3 of 5 done')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Schedule a job (done)' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Invite your team' })).toHaveAttribute(
      'href',
      '/admin',
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Set up your shop')).not.toBeInTheDocument());
    expect(dismissed).toHaveBeenCalledTimes(1);
  });

  it('hands its slices to the slots; one that is down fails alone and can be retried (DASH-08, CALL-05)', async () => {
    const appointments = [appointment()];
    const { answer, letThrough } = hold({ stats, appointments, user: { firstName: 'Maya' } });
    server.use(http.get('/api/dashboard', answer));
    const { user } = await show(slots);
    expect(await screen.findByText('waiting')).toBeVisible();
    letThrough();
    expect(await screen.findByText('1 upcoming')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(slots.retry).toHaveBeenCalledWith('dashboard.recentCustomers', 'crm');
  });

  it('offers Retry when it cannot be loaded', async () => {
    server.use(http.get('/api/dashboard', () => new HttpResponse(null, { status: 500 })));
    const { user } = await show();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText("Couldn't load your dashboard")).toBeVisible();
    answerWith({ stats, user: { firstName: 'Maya' } });
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Welcome back, Maya!' })).toBeVisible();
  });
});

describe('refreshing', () => {
  const toFront = () =>
    act(async () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      window.dispatchEvent(new Event('focus'));
      await jest.advanceTimersByTimeAsync(0);
    });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  afterEach(() => void jest.useRealTimers());

  it('happens every five minutes, and not when the window gets the focus (CONST-01, CONST-02)', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let calls = 0;
    server.use(
      http.get('/api/dashboard', () => {
        calls += 1;
        return HttpResponse.json({ stats, user: { firstName: 'Maya' } });
      }),
    );
    await show();
    await screen.findByText('$8,400');
    await wait(60_000);
    await toFront();
    await wait(200_000);
    expect(calls).toBe(1);
    await wait(45_000);
    await waitFor(() => expect(calls).toBe(2));
  });
});

describe('defaults for what an answer lacks', () => {
  it('are 0, no change and empty lists (ENT-03, GEN-08)', () => {
    expect(withDefaults({})).toEqual({
      stats: {
        revenue: 0,
        revenueChange: '+0% from last month',
        appointments: 0,
        appointmentsChange: '+0% from last month',
        customers: 0,
        customersChange: '+0% from last month',
        averageService: 0,
        averageServiceChange: '+0% from last month',
      },
      trends: { revenue: [], appointments: [], customers: [], averageService: [] },
      nextAppointment: null,
      today: { date: '', jobs: 0, worth: 0, earned: 0, appointments: [] },
      tomorrow: { date: '', jobs: 0, worth: 0, earned: 0, appointments: [] },
      appointments: [],
      recentCustomers: [],
      calendarEvents: [],
      setup: null,
      user: { firstName: 'there' },
    });
  });

  it('make a first-time account only when customers, appointments and revenue are all 0 (STATE-02, GEN-07)', () => {
    expect(isFirstTime(withDefaults({}))).toBe(true);
    for (const figure of ['customers', 'appointments', 'revenue'] as const) {
      const dashboard = withDefaults({});
      dashboard.stats[figure] = 1;
      expect(isFirstTime(dashboard)).toBe(false);
    }
  });
});
