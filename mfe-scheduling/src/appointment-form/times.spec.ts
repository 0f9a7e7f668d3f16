import { minutesBetween, timeAfter } from '@clearcoat/sdk/rules';
import { endsAfterStart, QUARTER_HOURS, withPresent } from './times';

describe('times of an appointment', () => {
  it('are every quarter of an hour of the day', () => {
    expect(QUARTER_HOURS).toHaveLength(96);
    expect(QUARTER_HOURS.slice(0, 5)).toEqual(['00:00', '00:15', '00:30', '00:45', '01:00']);
    expect(QUARTER_HOURS.at(-1)).toBe('23:45');
  });

  it.each([
    ['12:00', '13:00', true],
    ['12:00', '12:00', false],
    ['13:00', '12:30', false],
    ['22:00', '00:00', true],
    ['00:00', '00:00', true],
  ])('%s to %s is in order: %s', (start, end, inOrder) => {
    expect(endsAfterStart(start, end)).toBe(inOrder);
  });

  it.each([
    ['12:00', 240, '16:00'],
    ['09:00', 90, '10:30'],
    ['22:00', 240, '00:00'],
    ['20:00', 240, '00:00'],
  ])('%s and %i minutes end at %s', (start, minutes, end) => {
    expect(timeAfter(start, minutes)).toBe(end);
  });

  it('counts up to midnight', () => {
    expect(minutesBetween('22:30', '00:00')).toBe(90);
  });

  it('adds the present value in its place, once', () => {
    expect(withPresent(['09:00', '10:00'], '09:30')).toEqual(['09:00', '09:30', '10:00']);
    expect(withPresent(['09:00', '10:00'], '10:00')).toEqual(['09:00', '10:00']);
    expect(withPresent(['09:00'], '')).toEqual(['09:00']);
  });
});
