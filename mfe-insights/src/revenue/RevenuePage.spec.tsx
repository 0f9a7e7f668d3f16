import { http, HttpResponse, renderRoutes, screen, server, waitFor } from '@clearcoat/testing';
import insights from '../module';
import { formatMonth, summaryCards } from './revenue-data';

const summary = {
  totalRevenue: 1200,
  previousPeriodRevenue: 1000,
  appointments: 8,
  previousPeriodAppointments: 10,
  averageService: 150,
  previousPeriodAverageService: 0,
};
const nothing = { revenue: [], previous: [], topServices: [], monthly: [], summary };

/** Answers and remembers which periods were asked for. */
function answer(body: object = nothing): string[] {
  const periods: string[] = [];
  server.use(
    http.get('/api/revenue', ({ request }) => {
      periods.push(new URL(request.url).searchParams.get('period') ?? '');
      return HttpResponse.json(body);
    }),
  );
  return periods;
}
const show = (path = '/revenue') => renderRoutes(insights.routes, { path });

describe('the revenue page', () => {
  it('starts with the last 30 days and compares with the period before', async () => {
    const periods = answer();
    await show();
    expect(await screen.findByText('$1,200')).toBeVisible();
    for (const percent of ['+20.0%', '-20.0%', '+0.0%']) {
      const change = screen.getByText(percent).parentElement;
      expect(change).toHaveTextContent(`${percent} vs previous period`);
    }
    expect(periods).toEqual(['30days']);
  });

  it('shows the texts for charts without data', async () => {
    answer();
    await show();
    expect(
      await screen.findByText('No chart data available for the selected period'),
    ).toBeVisible();
    expect(screen.getAllByText('No data available')).toHaveLength(2);
  });

  it('is titled by what it draws, which a figure chooses, and its lines lead to the jobs', async () => {
    const point = (date: string, value: number) => ({ date, value, appointments: 1, average: 5 });
    answer({
      ...nothing,
      revenue: [point('2026-11-02', 900)],
      previous: [point('2026-10-03', 800)],
    });
    const { user, router } = await show();
    expect(await screen.findByRole('heading', { name: 'Revenue by day · $1,200' })).toBeVisible();
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

  it('keeps period and chart type in the address and asks for the period', async () => {
    const periods = answer();
    const { user, router } = await show('/revenue?period=nonsense');
    await screen.findByText('$1,200');
    await user.click(screen.getByText('This Year'));
    await waitFor(() => expect(periods).toEqual(['30days', 'year']));
    await user.click(screen.getByText('Average Value'));
    expect(router.state.location.search).toBe('?period=year&chart=average');
    await user.click(screen.getByText('Last 30 Days'));
    expect(router.state.location.search).toBe('?chart=average');
  });

  it('offers Retry when it cannot be loaded', async () => {
    server.use(http.get('/api/revenue', () => new HttpResponse(null, { status: 500 })));
    const { user } = await show();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answer();
    await user.click(retry);
    expect(await screen.findByText('$1,200')).toBeVisible();
  });
});

describe('figures', () => {
  it('are green at or above 0 and red below', () => {
    expect(summaryCards(summary).map(({ tone }) => tone)).toEqual([
      'positive',
      'negative',
      'positive',
    ]);
  });

  it('names months shortly', () => expect(formatMonth('2026-01')).toBe('Jan 26'));
});
