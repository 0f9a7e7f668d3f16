import { changedSpan, spanOf } from './appointment.rules.js';

const span = (date: string, startTime: string, endTime?: string, minutes = 60) => {
  const { startsAt, endsAt } = spanOf({ date, startTime, endTime }, minutes, 'America/New_York');
  return [startsAt.toISOString(), endsAt.toISOString()];
};

describe('the span of an appointment', () => {
  it("is counted in the business's zone", () => {
    expect(span('2026-01-15', '09:00', '11:00')).toEqual([
      '2026-01-15T14:00:00.000Z',
      '2026-01-15T16:00:00.000Z',
    ]);
    expect(span('2026-07-15', '09:00', '11:00')).toEqual([
      '2026-07-15T13:00:00.000Z',
      '2026-07-15T15:00:00.000Z',
    ]);
  });

  it('takes 00:00 for midnight at the end of the day', () => {
    expect(span('2026-01-15', '22:00', '00:00')[1]).toBe('2026-01-16T05:00:00.000Z');
  });

  it('ends by the duration when no end is given, at midnight at the latest', () => {
    expect(span('2026-01-15', '09:00', undefined, 240)[1]).toBe('2026-01-15T18:00:00.000Z');
    expect(span('2026-01-15', '22:00', undefined, 240)[1]).toBe('2026-01-16T05:00:00.000Z');
  });

  it('starts at noon when nothing is said, or at the older field', () => {
    const zone = 'America/New_York';
    const noon = spanOf({ date: '2026-01-15' }, 60, zone);
    expect(noon.startsAt.toISOString()).toBe('2026-01-15T17:00:00.000Z');
    const older = spanOf({ date: '2026-01-15', time: '08:00' }, 60, zone);
    expect(older.startsAt.toISOString()).toBe('2026-01-15T13:00:00.000Z');
  });

  it.each(['12:00', '11:59'])('refuses an end at %s for a start at noon', (end) => {
    expect(() => span('2026-01-15', '12:00', end)).toThrow('End time must be after start time');
  });

  it('has a length in an hour that the change of clocks skips', () => {
    expect(span('2026-03-08', '02:00', '03:00')).toEqual([
      '2026-03-08T07:00:00.000Z',
      '2026-03-08T08:00:00.000Z',
    ]);
  });

  it.each([
    ['2027-03-14', '01:00', 240, '2027-03-14T10:00:00.000Z'],
    ['2027-11-07', '00:30', 120, '2027-11-07T06:30:00.000Z'],
    ['2027-11-07', '22:00', 240, '2027-11-08T05:00:00.000Z'],
  ])('on %s from %s lasts %s real minutes, up to midnight', (date, start, minutes, end) => {
    expect(span(date, start, undefined, minutes)[1]).toBe(end);
  });

  it('keeps its real length when it is moved over a change of clocks', () => {
    const zone = 'America/New_York';
    const [startTime, endTime] = ['00:00', '04:00'];
    const stored = spanOf({ date: '2027-03-13', startTime, endTime }, 0, zone);
    const before = { date: '2027-03-13', startTime, endTime, ...stored };
    const { startsAt, endsAt } = changedSpan({ date: '2027-03-14' }, before, zone);
    expect(endsAt.getTime() - startsAt.getTime()).toBe(4 * 60 * 60_000);
  });

  it.each([
    ['2026-01-15', '10:00', true],
    ['2026-01-16', '00:00', true],
    ['2026-01-16', '10:00', false],
    ['2026-01-14', '10:00', false],
  ])('with the end on %s at %s is taken: %s', (endDate, endTime, taken) => {
    const times = { date: '2026-01-15', startTime: '09:00', endDate, endTime };
    const tried = () => spanOf(times, 60, 'America/New_York');
    if (taken) expect(tried).not.toThrow();
    else expect(tried).toThrow('A job ends on the day it begins. Book one job for each day');
  });
});
