import { http, HttpResponse, renderRoutes, screen, server } from '@clearcoat/testing';
import type { Schema } from '@clearcoat/api-client';
import { setTimeFormat } from '@clearcoat/sdk';
import { DailyBrief } from './DailyBrief';
import { wordsOf } from './task-words';

const row = (values: Partial<Schema<'BriefRow'>> = {}): Schema<'BriefRow'> => ({
  task: 'confirm',
  count: 7,
  hasMore: false,
  date: null,
  startTime: null,
  endTime: null,
  url: '/appointments?from=2026-11-22',
  ...values,
});
const free = row({
  task: 'book',
  count: 480,
  date: '2026-11-22',
  startTime: '10:00',
  endTime: '18:00',
  url: '/appointments/new?date=2026-11-22&time=10:00',
});
const proof = { title: 'Revenue', url: '/revenue' };
const brief: Schema<'DailyBrief'> = {
  date: '2026-11-21',
  mode: 'basic',
  sentences: [
    { text: '3 jobs today worth $479.97.', proof, row: null },
    { text: 'You are free tomorrow.', proof, row: free },
    { text: "7 jobs aren't confirmed.", proof, row: row() },
    { text: '$80 this month, $40 by this day last month.', proof, row: null },
  ],
};
const answer = () => server.use(http.get('/api/assistant/brief', () => HttpResponse.json(brief)));

const show = (session = {}) =>
  renderRoutes([{ path: '/', element: <DailyBrief /> }], { path: '/', session });

describe('the daily brief', () => {
  it('has the shape of what comes, then what is to be done, what waits before what could be had', async () => {
    answer();
    const { container } = await show();
    expect(screen.getByRole('status', { name: "Loading today's brief..." })).toBeVisible();
    expect(await screen.findByText('not confirmed')).toBeVisible();
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ["Review: 7 jobs aren't confirmed.", '/appointments?from=2026-11-22'],
      ['Book: You are free tomorrow.', free.url],
      ['Revenue', '/revenue'],
    ]);
    expect(screen.queryByText(/3 jobs today/)).not.toBeInTheDocument();
    await expect(container).toBeAccessible();
  });

  it('is one quiet line when it fails, and Retry brings it', async () => {
    server.use(http.get('/api/assistant/brief', () => new HttpResponse(null, { status: 500 })));
    const { user } = await show();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    answer();
    await user.click(retry);
    expect(await screen.findByText('not confirmed')).toBeVisible();
  });

  it('is not asked for by someone who may not see the dashboard', async () => {
    const { container } = await show({ permissions: ['assistant:use'] });
    expect(container.querySelector('section')).toBeNull();
  });
});

describe('the words of a task', () => {
  afterEach(() => setTimeFormat('12h'));
  const words = (values: Partial<Schema<'BriefRow'>>) => {
    const { figure, title, note, action } = wordsOf(row(values), '2026-11-21');
    return [figure, title, note, action];
  };

  it.each([
    [{}, ['7', 'not confirmed', 'next 7 days', 'Review']],
    [{ task: 'close' as const }, ['7', 'not marked completed', 'last two weeks', 'Review']],
    [
      { task: 'invite' as const, count: 50, hasMore: true },
      ['50+', 'due for a visit', 'nothing booked', 'See Who'],
    ],
    [free, ['8h', 'free tomorrow', '10:00 AM–6:00 PM', 'Book']],
    [
      { ...free, count: 45, date: '2026-11-24', startTime: '10:00', endTime: '10:45' },
      ['45m', 'free Tue, Nov 24', '10:00–10:45 AM', 'Book'],
    ],
  ])('%#', (values, said) => {
    expect(words(values)).toEqual(said);
  });

  it('reads the clock as the business does', () => {
    setTimeFormat('24h');
    expect(words(free)[2]).toBe('10:00–18:00');
  });
});
