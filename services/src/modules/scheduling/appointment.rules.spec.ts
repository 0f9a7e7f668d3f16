import { spanOf } from './appointment.rules.js';

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
});
