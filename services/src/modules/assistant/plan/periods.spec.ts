import { parsePlan } from './parse.js';
import { comparedDays, withPeriod } from './periods.js';

/** A Wednesday. */
const TODAY = '2026-06-17';
const asked = (given: object) => withPeriod(parsePlan(given), TODAY);
const days = (from: string, to: string) => ({ from, to });
const MAY = days('2026-05-01', '2026-05-31');
const JUNE = days('2026-06-01', '2026-06-30');

it.each([
  [{ measure: 'revenue' }, '2026-06-01', TODAY, 'this month so far (Jun 1, 2026 to Jun 17, 2026)'],
  [{ measure: 'lost' }, '2026-06-01', '2026-06-30', 'this month (June 2026)'],
  [{ measure: 'average' }, '2026-03-20', TODAY, 'the last 90 days (Mar 20, 2026 to Jun 17, 2026)'],
  [
    { measure: 'revenue', group: 'month' },
    '2025-07-01',
    TODAY,
    'the last 12 months (Jul 1, 2025 to Jun 17, 2026)',
  ],
  [
    {
      measure: 'revenue',
      group: 'week',
      order: 'least',
      limit: 1,
      period: days('2026-01-01', TODAY),
    },
    '2026-01-05',
    '2026-06-14',
    'whole weeks (Jan 5, 2026 to Jun 14, 2026)',
  ],
  [
    { measure: 'revenue', group: 'month', order: 'least' },
    '2025-07-01',
    '2026-05-31',
    'whole months (Jul 1, 2025 to May 31, 2026)',
  ],
  [
    { measure: 'revenue', group: 'quarter', order: 'most', period: days('2026-02-01', TODAY) },
    '2026-04-01',
    TODAY,
    'Apr 1, 2026 to Jun 17, 2026',
  ],
  [
    { measure: 'revenue', group: 'month', goal: { unit: 'money', value: 1000 } },
    undefined,
    undefined,
    'in all',
  ],
  [
    {
      measure: 'revenue',
      group: 'month',
      goal: { unit: 'money', value: 1000, isBelow: true },
      period: days('2026-01-01', TODAY),
    },
    '2026-01-01',
    '2026-05-31',
    'whole months (Jan 1, 2026 to May 31, 2026)',
  ],
  // No whole week is left.
  [
    { measure: 'jobs', group: 'week', order: 'least', period: days('2026-06-16', '2026-06-20') },
    '2026-06-16',
    '2026-06-20',
    'Jun 16, 2026 to Jun 20, 2026',
  ],
  [{ measure: 'spent', group: 'customer' }, undefined, undefined, 'in all'],
  [
    { measure: 'revenue', filters: [{ name: 'vehicle', values: ['tesla'] }] },
    undefined,
    undefined,
    'in all',
  ],
  [
    {
      measure: 'jobs',
      group: 'service',
      filters: [{ name: 'status', values: ['upcoming'] }],
    },
    undefined,
    undefined,
    undefined,
  ],
  [{ measure: 'customers' }, undefined, undefined, undefined],
  [{ measure: 'last_visit' }, undefined, undefined, undefined],
])('%j without days is of a period that is said', (given, from, to, said) => {
  const found = asked(given).asked;
  expect([found.from, found.to, found.said?.en]).toEqual([from, to, said]);
});

it('the month in which the records began is not the worst one', () => {
  const worst = { measure: 'revenue', group: 'month', order: 'least', period: {} };
  const found = withPeriod(parsePlan(worst), TODAY, '2025-09-27').asked;
  expect([found.from, found.to]).toEqual(['2025-10-01', '2026-05-31']);
});

it.each([{ measure: 'worth' }, { measure: 'jobs' }, { measure: 'jobs', want: 'list' }])(
  '%j without days is of what is to come',
  (given) => {
    expect(asked(given).plan.filters).toEqual([{ name: 'status', values: ['upcoming'] }]);
  },
);

it('nothing of days to come is done: what is booked is meant', () => {
  const july = days('2026-07-01', '2026-07-31');
  expect(asked({ measure: 'revenue', period: july }).plan.measure).toBe('worth');
  expect(asked({ measure: 'visits', period: july }).plan.measure).toBe('jobs');
  expect(asked({ measure: 'revenue', period: JUNE }).plan.measure).toBe('revenue');
});

it.each([
  ['2026-05-01', '2026-05-31', 'last month', 'last month (May 2026)'],
  ['2026-05-01', '2026-05-31', 'May', 'May 2026'],
  ['2026-05-01', '2026-05-31', undefined, 'May 2026'],
  ['2025-01-01', '2025-12-31', 'last year', 'last year (2025)'],
  ['2026-06-19', '2026-06-19', undefined, 'Friday, Jun 19, 2026'],
  ['2026-05-01', undefined, 'since May', 'since May (from May 1, 2026 on)'],
  [undefined, '2026-05-01', undefined, 'up to May 1, 2026'],
])('%s to %s, called %s, is %s', (from, to, called, said) => {
  const period = { from, to, ...(called && { said: { en: called, es: called } }) };
  expect(asked({ measure: 'jobs', period }).asked.said?.en).toBe(said);
});

const compared = (period: object, compare: unknown) => {
  const plan = parsePlan({ measure: 'revenue', period, compare });
  return comparedDays(withPeriod(plan, TODAY).plan, TODAY);
};

it.each([
  ['a month that is not over', JUNE, days('2026-06-01', TODAY), days('2026-05-01', '2026-05-17')],
  [
    'a month so far',
    days('2026-06-01', TODAY),
    days('2026-06-01', TODAY),
    days('2026-05-01', '2026-05-17'),
  ],
  [
    'a week so far',
    { ...days('2026-06-15', TODAY), ends: '2026-06-21' },
    days('2026-06-15', TODAY),
    days('2026-06-08', '2026-06-10'),
  ],
  [
    'a quarter so far',
    { ...days('2026-04-01', TODAY), ends: '2026-06-30' },
    days('2026-04-01', TODAY),
    days('2026-01-01', '2026-03-17'),
  ],
  [
    'a year so far',
    { ...days('2026-01-01', TODAY), ends: '2026-12-31' },
    days('2026-01-01', TODAY),
    days('2025-01-01', '2025-06-17'),
  ],
  ['a whole month', MAY, MAY, days('2026-04-01', '2026-04-30')],
  [
    'a year that is not over',
    days('2026-01-01', '2026-12-31'),
    days('2026-01-01', TODAY),
    days('2025-01-01', '2025-06-17'),
  ],
  [
    'a quarter',
    days('2026-01-01', '2026-03-31'),
    days('2026-01-01', '2026-03-31'),
    days('2025-10-01', '2025-12-31'),
  ],
  [
    'a week that is not over',
    days('2026-06-15', '2026-06-21'),
    days('2026-06-15', TODAY),
    days('2026-06-08', '2026-06-10'),
  ],
  [
    'some days',
    days('2026-05-10', '2026-05-14'),
    days('2026-05-10', '2026-05-14'),
    days('2026-05-05', '2026-05-09'),
  ],
])('before %s', (_title, period, first, second) => {
  expect(compared(period, 'before')).toMatchObject({ first, second });
});

it('a year before are the same days', () => {
  expect(compared(JUNE, 'year_before')).toMatchObject({
    first: days('2026-06-01', TODAY),
    second: days('2025-06-01', '2025-06-17'),
  });
});

it('another stretch is cut to as many days as there are so far, and its whole is known', () => {
  expect(compared(JUNE, MAY)).toMatchObject({
    first: days('2026-06-01', TODAY),
    second: days('2026-05-01', '2026-05-17'),
    whole: { days: MAY },
  });
  expect(compared(MAY, JUNE)).toMatchObject({
    first: days('2026-05-01', '2026-05-17'),
    second: days('2026-06-01', TODAY),
    whole: { days: MAY },
  });
  expect(compared(MAY, days('2026-02-01', '2026-02-28'))).toMatchObject({
    first: MAY,
    second: days('2026-02-01', '2026-02-28'),
  });
});

it('what is booked is compared in whole stretches, as on the dashboard', () => {
  const jobs = (period: object, compare: unknown) =>
    comparedDays(withPeriod(parsePlan({ measure: 'jobs', period, compare }), TODAY).plan, TODAY);
  expect(jobs(JUNE, 'before')).toMatchObject({ first: JUNE, second: MAY });
  const july = days('2026-07-01', '2026-07-31');
  expect(jobs(july, JUNE)).toMatchObject({ first: july, second: JUNE });
  // Hardly any jobs of an unfinished quarter are booked.
  const spring = days('2026-01-01', '2026-03-31');
  expect(jobs(days('2026-04-01', '2026-06-30'), spring)).toMatchObject({
    first: days('2026-04-01', TODAY),
    second: days('2026-01-01', '2026-03-19'),
  });
  const lost = parsePlan({ measure: 'lost', period: JUNE, compare: 'before' });
  expect(comparedDays(lost, TODAY)).toMatchObject({ first: days('2026-06-01', TODAY) });
});

it('what has no beginning is not compared', () => {
  expect(() => compared({ to: TODAY }, 'before')).toThrow('What is compared needs a first day.');
});

it('jobs that were done are held against as many days of those before', () => {
  const week = days('2026-06-15', '2026-06-21');
  const before = days('2026-06-08', '2026-06-14');
  const done = parsePlan({
    ...{ measure: 'jobs', period: week, compare: before },
    filters: [{ name: 'status', values: ['completed'] }],
  });
  expect(comparedDays(withPeriod(done, TODAY).plan, TODAY)).toMatchObject({
    first: days('2026-06-15', TODAY),
    second: days('2026-06-08', '2026-06-10'),
  });
});
