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
    expect(screen.getByText('+20.0% vs previous period')).toBeVisible();
    expect(screen.getByText('-20.0% vs previous period')).toBeVisible();
    expect(screen.getByText('+0.0% vs previous period')).toBeVisible();
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
