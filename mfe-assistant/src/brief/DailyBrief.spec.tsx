import { http, HttpResponse, renderRoutes, screen, server } from '@clearcoat/testing';
import type { Schema } from '@clearcoat/api-client';
import { DailyBrief } from './DailyBrief';

const brief: Schema<'DailyBrief'> = {
  date: '2026-11-21',
  mode: 'basic',
  sentences: [
    {
      text: '3 jobs today worth $479.97.',
      proof: { title: 'Appointments', url: '/appointments' },
      row: null,
    },
    { text: '2 customers are due.', proof: { title: 'Contacts', url: '/contacts' }, row: null },
    { text: 'Up 12% on last month.', proof: { title: 'Revenue', url: '/revenue' }, row: null },
  ],
};
const answer = () => server.use(http.get('/api/assistant/brief', () => HttpResponse.json(brief)));

const show = (session = {}) =>
  renderRoutes([{ path: '/', element: <DailyBrief /> }], { path: '/', session });

describe('the daily brief', () => {
  it('has the shape of what comes, then sentences that each lead to their proof', async () => {
    answer();
    const { container } = await show();
    expect(screen.getByRole('status', { name: "Loading today's brief..." })).toBeVisible();
    expect(await screen.findByText('Sat, Nov 21, 2026')).toBeVisible();
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['3 jobs today worth $479.97. Appointments', '/appointments'],
      ['2 customers are due. Contacts', '/contacts'],
      ['Up 12% on last month. Revenue', '/revenue'],
    ]);
    await expect(container).toBeAccessible();
  });

  it('is one quiet line when it fails, and Retry brings it', async () => {
    server.use(http.get('/api/assistant/brief', () => new HttpResponse(null, { status: 500 })));
    const { user } = await show();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    answer();
    await user.click(retry);
    expect(await screen.findByText('2 customers are due.')).toBeVisible();
  });

  it('is not asked for by someone who may not see the dashboard', async () => {
    const { container } = await show({ permissions: ['assistant:use'] });
    expect(container.querySelector('section')).toBeNull();
  });
});
