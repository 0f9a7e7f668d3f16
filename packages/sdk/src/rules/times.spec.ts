import { timeChoices } from './times';

describe('times to choose from', () => {
  it('are every quarter of an hour of the day', () => {
    const times = timeChoices('');
    expect(times).toHaveLength(96);
    expect(times.slice(0, 5)).toEqual(['00:00', '00:15', '00:30', '00:45', '01:00']);
    expect(times.at(-1)).toBe('23:45');
  });

  it('have the present one in its place, once', () => {
    expect(timeChoices('09:10').slice(36, 39)).toEqual(['09:00', '09:10', '09:15']);
    expect(timeChoices('09:15')).toHaveLength(96);
  });
});
