import {
  act,
  hold,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  waitFor,
  within,
} from '@clearcoat/testing';
import insights from '../module';
import { formatMonth, summaryCards } from './revenue-data';

const summary = {
  totalRevenue: 1125,
  previousPeriodRevenue: 1000,
  appointments: 8,
  previousPeriodAppointments: 10,
  averageService: 150,
  previousPeriodAverageService: 0,
};
const nothing = { revenue: [], previous: [], topServices: [], monthly: [], summary };

/** Stubs the answer and records the requested periods. */
function answer(body: object = nothing, give = () => Promise.resolve(HttpResponse.json(body))) {
  const periods: string[] = [];
  server.use(
    http.get('/api/revenue', ({ request }) => {
      periods.push(new URL(request.url).searchParams.get('period') ?? '');
      return give();
    }),
  );
  return periods;
}
const show = (path = '/revenue') => renderRoutes(insights.routes, { path });

describe('the revenue page', () => {
  it('starts with the last 30 days and compares with the period before (REV-01, REV-04, REV-05, REV-10, CONST-28, CONST-29, CONST-31, GEN-03)', async () => {
    const { answer: held, letThrough } = hold(nothing);
    const periods = answer(nothing, held);
    await show();
    expect(await screen.findByText('Loading revenue data...')).toBeInTheDocument();
    letThrough();
    expect(await screen.findByText('$1,125')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Revenue');
    for (const [label, percent] of [
      ['Total Revenue', '+12.5%'],
      ['Appointments', '-20.0%'],
      ['Average Service Value', '+0.0%'],
    ] as const) {
      const change = screen.getByText(percent).parentElement;
      expect(change).toHaveTextContent(new RegExp(`^\\${percent} vs 5 weeks earlier$`));
      expect(change?.parentElement).toHaveTextContent(new RegExp(`^${label}`));
    }
    expect(periods).toEqual(['30days']);
  });

  it('shows the texts for charts without data (REV-09, REV-12, ERR-28)', async () => {
    answer();
    await show();
    expect(
      await screen.findByText('No chart data available for the selected period'),
    ).toBeVisible();
    expect(screen.getAllByText('No data available')).toHaveLength(2);
  });

  it('says that figures are none (REV-13, ERR-28)', async () => {
    answer({ ...nothing, topServices: [{ service: 'Full Detail', revenue: 'a lot' }] });
    await show();
    expect(await screen.findByText('No valid data available')).toBeVisible();
  });

  it('is titled by what it draws, which a figure chooses, and its lines lead to the jobs', async () => {
    const point = (date: string, value: number) => ({ date, value, appointments: 1, average: 5 });
    answer({
      ...nothing,
      revenue: [point('2026-11-02', 900)],
      previous: [point('2026-09-28', 800)],
    });
    const { user, router } = await show();
    expect(await screen.findByRole('heading', { name: 'Revenue by day · $1,125' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show as Table' }));
    expect(screen.getByRole('row', { name: 'Mon, Nov 2 $900 $800' })).toBeVisible();
    const card = screen.getByRole('button', { name: 'Chart Appointments' });
    await user.click(card);
    expect(card).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('heading', { name: 'Jobs by day · 8' })).toBeVisible();
    expect(router.state.location.search).toBe('?chart=appointments');
    expect(screen.getByRole('link', { name: 'Mon, Nov 2' })).toHaveAttribute(
      'href',
      '/appointments?tab=past&from=2026-11-02&to=2026-11-02',
    );
  });

  it('keeps period and chart type in the address and asks for the period (REV-02, REV-03, CONST-26, CONST-27, CALL-17)', async () => {
    const periods = answer({
      ...nothing,
      revenue: [{ date: '2026-11-02', value: 9, appointments: 1, average: 9 }],
    });
    const { user, router } = await show('/revenue?period=nonsense');
    await screen.findByText('$1,125');
    const inGroup = (name: string) => within(screen.getByRole('radiogroup', { name }));
    const period = (name: string) => inGroup('Time period').getByRole('radio', { name });
    const type = (name: string) => inGroup('Chart type').getByRole('radio', { name });
    // antd gives all radio groups one name in tests, so only the class shows the chosen option.
    const chosen = (name: string) =>
      screen.getByRole('radiogroup', { name }).querySelector('.ant-segmented-item-selected');
    expect(chosen('Time period')).toHaveTextContent('Last 30 Days');
    for (const name of ['Last 7 Days', 'Last 90 Days', 'Today', 'This Month', 'This Year']) {
      await user.click(period(name));
      expect(chosen('Time period')).toHaveTextContent(name);
    }
    await waitFor(() =>
      expect(periods).toEqual(['30days', '7days', '90days', 'today', 'month', 'year']),
    );
    expect(chosen('Chart type')).toHaveTextContent('Revenue');
    expect(screen.getByRole('figure', { name: 'Revenue' })).toBeVisible();
    for (const [name, value] of [
      ['Appointments', 'appointments'],
      ['Average Value', 'average'],
    ] as const) {
      await user.click(type(name));
      expect(router.state.location.search).toBe(`?period=year&chart=${value}`);
      expect(screen.getByRole('figure', { name })).toBeVisible();
    }
    await user.click(screen.getByText('Last 30 Days'));
    expect(router.state.location.search).toBe('?chart=average');
  });

  it('is fresh for five seconds, then a new visit asks again (CONST-04, CONST-05)', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const periods = answer();
    const { router } = await show();
    await screen.findByText('$1,125');
    const visit = async () => {
      await act(() => router.navigate('/elsewhere'));
      await act(() => router.navigate('/revenue'));
      expect(await screen.findByText('$1,125')).toBeVisible();
    };
    await visit();
    expect(periods).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    await visit();
    await waitFor(() => expect(periods).toHaveLength(2));
    jest.useRealTimers();
  });

  it('offers Retry when it cannot be loaded', async () => {
    server.use(http.get('/api/revenue', () => new HttpResponse(null, { status: 500 })));
    const { user } = await show();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answer();
    await user.click(retry);
    expect(await screen.findByText('$1,125')).toBeVisible();
  });
});

describe('figures', () => {
  it('are green at or above 0 and red below (CONST-30)', () => {
    expect(summaryCards(summary).map(({ tone }) => tone)).toEqual([
      'positive',
      'negative',
      'positive',
    ]);
  });

  it('are as red or green as what they say: -0.04 is written +0.0%', () => {
    const almost = { ...summary, totalRevenue: 9_996, previousPeriodRevenue: 10_000 };
    expect(summaryCards(almost)[0]).toMatchObject({ change: '+0.0%', tone: 'positive' });
  });

  it('names months shortly', () => expect(formatMonth('2026-01')).toBe('Jan 26'));
});
