import { openDays, type Work } from './open-day.js';
import { repeatedSpan } from './repeated-job.js';

const timeZone = 'America/New_York';
const WEDNESDAY = '2027-02-17';
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: '09:00', ends: '18:00' }));
const crew = { id: 'van', hours: null } as Work['crew'];
const closure = (values: object) => ({
  ...{ id: 'c', crewId: null, fromDate: WEDNESDAY, toDate: WEDNESDAY, reason: '', version: 1 },
  ...{ starts: null, ends: null },
  ...values,
});
const days = (work: Partial<Work>, startTime = '09:00', everyWeeks = 1) =>
  openDays(
    { crew, hours: weekdays, closures: [], ...work },
    WEDNESDAY,
    (date) => repeatedSpan({ date, startTime, minutes: 120 }, timeZone),
    { timeZone, everyWeeks },
  );

it('begin with the day that is due', () => {
  expect(days({})).toEqual([
    ...['2027-02-17', '2027-02-18', '2027-02-19', '2027-02-22', '2027-02-23'],
  ]);
});

it.each([
  ['a closed day', { closures: [closure({})] }, '2027-02-18'],
  ['closed hours', { closures: [closure({ starts: '10:00', ends: '12:00' })] }, '2027-02-18'],
  [
    'closed hours beside it',
    { closures: [closure({ starts: '12:00', ends: '13:00' })] },
    WEDNESDAY,
  ],
  ['another crew closed', { closures: [closure({ crewId: 'bay' })] }, WEDNESDAY],
  ['a week closed', { closures: [closure({ toDate: '2027-02-22' })] }, '2027-02-23'],
  ['closed for longer', { closures: [closure({ toDate: '2027-03-20' })] }, undefined],
  ['hours of its own', { crew: { ...crew, hours: [weekdays[4]!] } }, WEDNESDAY],
])('%s', (_name, work, first) => {
  expect(days(work)[0]).toBe(first);
});

it('outside of the opening hours on purpose: only closures count', () => {
  expect(days({}, '19:00')[0]).toBe(WEDNESDAY);
  expect(days({ closures: [closure({})] }, '19:00')[0]).toBe('2027-02-18');
});
