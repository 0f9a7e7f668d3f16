import { addMonths, dayTitle, monthGrid, monthOf, monthTitle } from './calendar';

describe('the month calendar', () => {
  it('has 42 days from a Sunday to a Saturday', () => {
    const days = monthGrid('2026-11').flat();
    expect(days).toHaveLength(42);
    expect([days[0], days.at(-1)]).toEqual(['2026-11-01', '2026-12-12']);
  });

  it('begins before a month that starts mid-week', () => {
    expect(monthGrid('2026-03').flat()[0]).toBe('2026-03-01');
    expect(monthGrid('2026-10')[0]?.[0]).toBe('2026-09-27');
  });

  it('repeats no day where clocks change', () => {
    expect(new Set(monthGrid('2026-03').flat()).size).toBe(42);
  });

  it('steps over the turn of the year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });

  it('names months and days', () => {
    expect(monthTitle(monthOf('2026-11-21'))).toBe('November 2026');
    expect(dayTitle('2026-11-21')).toBe('Saturday, November 21, 2026');
  });
});
