import {
  jobsOf,
  jobsOfMonth,
  monthLetter,
  namedDay,
  seriesRows,
  seriesTitle,
  serviceDetail,
  shortMoney,
  toneOf,
} from './series';

const summary = {
  totalRevenue: 13_029.24,
  previousPeriodRevenue: 0,
  appointments: 1200,
  previousPeriodAppointments: 0,
  averageService: 108.58,
  previousPeriodAverageService: 0,
};

it.each([
  ['revenue', '30days', 'Revenue by day · $13,029.24'],
  ['appointments', '7days', 'Jobs by day · 1,200'],
  ['average', 'year', 'Average job by week · $108.58'],
] as const)('a chart of %s over %s is titled with its figure', (type, period, title) => {
  expect(seriesTitle(type, period, summary)).toBe(title);
});

it('lays the period before beside this one; an average of no jobs is no figure', () => {
  const day = (date: string, value: number, appointments: number) => ({
    date,
    value,
    appointments,
    average: appointments && value / appointments,
  });
  const [now, before] = [
    [day('2026-11-21', 100, 2), day('2026-11-22', 0, 0)],
    [day('2026-11-19', 30, 1)],
  ];
  expect(seriesRows(now, before, 'revenue')).toEqual([
    { date: '2026-11-21', value: 100, previous: 30 },
    { date: '2026-11-22', value: 0, previous: null },
  ]);
  expect(seriesRows(now, before, 'average').map(({ value }) => value)).toEqual([50, null]);
});

it('names days and weeks without the year', () => {
  expect(namedDay('2026-11-02', '30days')).toBe('Mon, Nov 2');
  expect(namedDay('2026-11-02', 'year')).toBe('Week of Nov 2');
});

it.each([
  ['2026-11-22', '30days', 'open'],
  ['2026-11-21', '30days', 'quiet'],
  ['2026-11-20', '30days', undefined],
  ['2026-11-16', 'year', 'open'],
  ['2026-11-09', 'year', undefined],
] as const)('%s of %s is %s', (date, period, tone) => {
  expect(toneOf(date, period, '2026-11-22')).toBe(tone);
});

it('leads to the jobs behind a column', () => {
  expect(jobsOf('2026-11-20', '30days')).toBe(
    '/appointments?tab=past&from=2026-11-20&to=2026-11-20',
  );
  expect(jobsOf('2026-01-01', 'year')).toBe('/appointments?tab=past&from=2026-01-01&to=2026-01-04');
  expect(jobsOfMonth('2028-02')).toBe('/appointments?tab=past&from=2028-02-01&to=2028-02-29');
});

it('keeps the words of an axis short', () => {
  expect([0, 500, 1000, 1500, 2_500_000].map(shortMoney)).toEqual([
    '$0',
    '$500',
    '$1k',
    '$1.5k',
    '$2.5m',
  ]);
  expect(['2026-01', '2026-02', 'soon'].map(monthLetter)).toEqual(['J\n2026', 'F', 'soon']);
});

describe('what a service brings for its hours', () => {
  const row = {
    service: 'Full Detail',
    revenue: 503,
    appointments: 2,
    average: 251.5,
    hours: 4.25,
  };

  it.each([
    [{ hoursAre: 'actual' }, '2 jobs · avg $251.50 · avg 4.3 h'],
    [{ hoursAre: 'planned', hours: 4 }, '2 jobs · avg $251.50 · avg 4 h planned'],
    [{ hoursAre: 'planned', hours: null, average: 0, appointments: 1 }, '1 job'],
  ] as const)('%j reads %s', (changed, text) => {
    expect(serviceDetail({ ...row, ...changed })).toBe(text);
  });
});
