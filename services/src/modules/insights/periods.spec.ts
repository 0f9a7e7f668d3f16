import { changeText, percentChange } from './change.js';
import {
  bucketOf,
  bucketsOf,
  lastTwelveMonths,
  monthsToDate,
  monthToDate,
  periodDays,
  wholeMonth,
} from './periods.js';

describe('periods', () => {
  it.each([
    ['today', '2026-06-17', '2026-06-10', '2026-06-10'],
    ['7days', '2026-06-11', '2026-06-04', '2026-06-10'],
    ['30days', '2026-05-19', '2026-04-14', '2026-05-13'],
    ['90days', '2026-03-20', '2025-12-19', '2026-03-18'],
    ['year', '2026-01-01', '2025-01-02', '2025-06-18'],
  ] as const)('%s ends today and compares with the same weekdays before', (period, from, a, b) => {
    expect(periodDays(period, '2026-06-17')).toEqual({
      current: { from, to: '2026-06-17' },
      previous: { from: a, to: b },
    });
  });

  it('has the month beside the same days of the one before', () => {
    expect(periodDays('month', '2026-06-17')).toEqual(monthToDate('2026-06-17'));
  });

  it('knows leap days', () => {
    expect(periodDays('year', '2028-02-29').previous.to).toBe('2027-03-02');
    expect(monthToDate('2026-03-31').previous).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(wholeMonth('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('puts days into weeks that start on Monday, or with the period', () => {
    const days = { from: '2026-01-01', to: '2026-01-14' };
    const buckets = bucketsOf(days, 'week');
    expect(buckets).toEqual(['2026-01-01', '2026-01-05', '2026-01-12']);
    expect(['2026-01-04', '2026-01-05', '2026-01-14'].map((d) => bucketOf(d, buckets))).toEqual([
      '2026-01-01',
      '2026-01-05',
      '2026-01-12',
    ]);
  });

  it('looks at the same days of seven months, as far as each has them', () => {
    const months = monthsToDate('2026-03-31');
    expect(months).toHaveLength(7);
    expect(months[0]).toEqual({ from: '2025-09-01', to: '2025-09-30' });
    const { current, previous } = monthToDate('2026-03-31');
    expect(months.slice(-2)).toEqual([previous, current]);
  });

  it('lists twelve months up to this one', () => {
    const months = lastTwelveMonths('2026-02-28');
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-03', '2026-02']);
  });
});

describe('changes', () => {
  it.each([
    [112.5, 100, '+12.5% from last month'],
    [97, 100, '-3.0% from last month'],
    [100, 100, '+0% from last month'],
    [5, 0, '+0% from last month'],
    [0, 0, '+0% from last month'],
    [99_999, 100_000, '+0% from last month'],
    [0, 80, '-100.0% from last month'],
    [1, 3, '-66.7% from last month'],
  ])('%p after %p reads %s', (current, previous, text) => {
    expect(changeText(current, previous)).toBe(text);
  });

  it('is 0 where there is nothing to compare with', () => {
    expect(percentChange(10, 0)).toBe(0);
  });
});
