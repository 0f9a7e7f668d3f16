import { formatMoment } from './date';
import { formatTime, formatTimeRange, setTimeFormat, timeFormat } from './time';

describe('times of day', () => {
  afterEach(() => setTimeFormat('12h'));

  it.each([
    ['00:00', '12:00 AM', '0:00'],
    ['13:30:00', '1:30 PM', '13:30'],
    ['whenever', 'whenever', 'whenever'],
  ])('%s is %s, or %s on a clock of 24 hours', (time, twelve, twentyFour) => {
    expect(formatTime(time)).toBe(twelve);
    setTimeFormat('24h');
    expect(formatTime(time)).toBe(twentyFour);
  });

  it.each([
    ['08:00', '10:00', '8:00–10:00 AM', '8:00–10:00'],
    ['11:00', '13:00', '11:00 AM–1:00 PM', '11:00–13:00'],
    ['22:00', '00:00', '10:00 PM–12:00 AM', '22:00–0:00'],
    ['soon', '10:00', 'soon–10:00 AM', 'soon–10:00'],
  ])('from %s to %s is %s, or %s', (start, end, twelve, twentyFour) => {
    expect(formatTimeRange(start, end)).toBe(twelve);
    setTimeFormat('24h');
    expect(formatTimeRange(start, end)).toBe(twentyFour);
  });

  it('shows moments the same way', () => {
    setTimeFormat('24h');
    expect(formatMoment('2026-11-22T02:30:00Z', 'America/New_York')).toBe('Nov 21, 2026, 21:30');
  });

  it('has 12 hours where nothing else was chosen', () => {
    setTimeFormat(undefined);
    expect(timeFormat()).toBe('12h');
  });
});
