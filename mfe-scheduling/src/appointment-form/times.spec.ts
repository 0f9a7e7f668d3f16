import { minutesBetween, timeAfter } from '@clearcoat/sdk/rules';
import { ALL_HOURS, EDIT_END_HOURS, EDIT_START_HOURS, endsAfterStart, withPresent } from './times';

describe('times of an appointment', () => {
  it('offers the lists of the two forms', () => {
    expect([ALL_HOURS.length, ALL_HOURS[0], ALL_HOURS.at(-1)]).toEqual([24, '00:00', '23:00']);
    expect([EDIT_START_HOURS[0], EDIT_START_HOURS.at(-1)]).toEqual(['09:00', '17:00']);
    expect([EDIT_END_HOURS[0], EDIT_END_HOURS.at(-1)]).toEqual(['10:00', '18:00']);
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
