import { dayTimes } from './times';

describe('the times of a new appointment', () => {
  it.each([
    [60, 24, ['00:00', '01:00'], '23:00'],
    [30, 48, ['00:00', '00:30'], '23:30'],
    [15, 96, ['00:00', '00:15'], '23:45'],
  ])('are every %s minutes of the day', (step, count, first, last) => {
    const times = dayTimes(step, '');
    expect(times).toHaveLength(count);
    expect(times.slice(0, 2)).toEqual(first);
    expect(times.at(-1)).toBe(last);
  });

  it('have the present one in its place, once', () => {
    expect(dayTimes(15, '09:10').slice(36, 39)).toEqual(['09:00', '09:10', '09:15']);
    expect(dayTimes(15, '09:15')).toHaveLength(96);
  });
});
