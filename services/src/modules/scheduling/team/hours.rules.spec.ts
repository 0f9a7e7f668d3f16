import { hoursProblem, inOrder, USUAL_HOURS } from './hours.rules.js';

const at = (weekday: number, starts: string, ends: string) => ({ weekday, starts, ends });

describe('the hours of a week', () => {
  it('may have a break, touch, and end with the day', () => {
    expect(hoursProblem([...USUAL_HOURS])).toBeUndefined();
    const withBreak = [at(1, '13:00', '24:00'), at(1, '08:00', '12:00'), at(1, '12:00', '13:00')];
    expect(hoursProblem(withBreak)).toBeUndefined();
    expect(inOrder(withBreak).map(({ starts }) => starts)).toEqual(['08:00', '12:00', '13:00']);
    expect(hoursProblem([])).toBeUndefined();
  });

  it('do not overlap within a day, nor end before they begin', () => {
    const overlapping = [at(3, '08:00', '12:00'), at(3, '11:45', '13:00'), at(4, '09:00', '10:00')];
    expect(hoursProblem(overlapping)).toBe('Wednesday has hours that overlap');
    expect(hoursProblem([at(7, '18:00', '08:00')])).toBe('Sunday closes before it opens');
    expect(hoursProblem([at(7, '08:00', '08:00')])).toBe('Sunday closes before it opens');
  });
});
