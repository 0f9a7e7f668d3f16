import { setTimeFormat } from '@clearcoat/sdk';
import { appointment } from '@clearcoat/testing';
import { howSoon, lengthOf, minuteNow, sayDay } from './day-words';

const free = { date: '2026-11-22', jobs: 0, worth: 0, earned: 0, appointments: [] };
const busy = {
  ...free,
  jobs: 2,
  worth: 299.98,
  appointments: [appointment({ startTime: '08:00' })],
};

describe('the day in a sentence', () => {
  afterEach(() => setTimeFormat('12h'));

  it.each([
    [busy, free, 'Today: 2 jobs, $299.98, first at 8:00 AM.'],
    [{ ...busy, earned: 150 }, free, 'Today: 2 jobs, $150 of $299.98 earned.'],
    [free, busy, 'Nothing on today. Tomorrow: 2 jobs, $299.98, first at 8:00 AM.'],
    [free, { ...busy, jobs: 1 }, 'Nothing on today. Tomorrow: 1 job, $299.98, first at 8:00 AM.'],
    [free, free, 'Nothing on today. Tomorrow is free too.'],
  ])('%#', (today, tomorrow, sentence) => {
    expect(sayDay(today, tomorrow)).toBe(sentence);
  });

  it('reads the clock as the business does', () => {
    setTimeFormat('24h');
    expect(sayDay(busy, free)).toContain('first at 8:00.');
  });
});

describe('how far off a job is', () => {
  const at = (date: string, startTime: string) => howSoon({ date, startTime }, '2026-11-22', 600);

  it.each([
    ['2026-11-22', '09:30', 'now'],
    ['2026-11-22', '10:45', 'in 45 min'],
    ['2026-11-22', '12:00', 'in 2 h'],
    ['2026-11-23', '08:00', 'in 22 h'],
    ['2026-11-24', '12:00', 'in 2 days'],
    ['', '', 'now'],
  ])('%s %s is %s', (date, time, words) => {
    expect(at(date, time)).toBe(words);
  });

  it('goes by the clock on the wall of the business', () => {
    expect(minuteNow('America/New_York', new Date('2026-11-22T15:05:00Z'))).toBe(605);
  });
});

it.each([
  ['08:00', '10:00', '2 h'],
  ['08:00', '08:45', '45 min'],
  ['22:30', '00:00', '1 h 30 min'],
])('from %s to %s it takes %s', (startTime, endTime, words) => {
  expect(lengthOf({ startTime, endTime })).toBe(words);
});
