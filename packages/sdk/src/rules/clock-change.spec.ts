import { clockChangeOn, endAfter, lengthOfJob } from './clock-change';

const ZONE = 'America/New_York';

describe('clocks', () => {
  it.each([
    ['2027-03-14', { after: 120, by: 60 }],
    ['2027-11-07', { after: 120, by: -60 }],
    ['2027-03-15', undefined],
    ['', undefined],
    ['2027-03', undefined],
    ['2027-02-30', undefined],
  ])('change on %p: %p', (date, change) => {
    expect(clockChangeOn(date, ZONE)).toEqual(change);
  });

  it('make a job real minutes long', () => {
    const start = { date: '2027-03-14', startTime: '01:00' };
    expect(endAfter(start, 240, ZONE)).toBe('06:00');
    expect(lengthOfJob({ ...start, endTime: '06:00' }, ZONE)).toBe(240);
  });
});
