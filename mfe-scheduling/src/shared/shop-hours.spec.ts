import { openEnds, openStarts, type ShopHours } from './shop-hours';

const MONDAY = '2026-11-23';
const SUNDAY = '2026-11-22';
const everyDay = (starts: string, ends: string, timeStep: 15 | 30 | 60 = 60): ShopHours => ({
  ranges: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, starts, ends })),
  timeStep,
});
const NEW_SHOP = everyDay('09:00', '18:00');
const hours = (from: number, to: number) =>
  Array.from(
    { length: to - from + 1 },
    (_, index) => `${String(from + index).padStart(2, '0')}:00`,
  );

describe('the times of an appointment that is edited', () => {
  it('are the open hours', () => {
    expect(openStarts(NEW_SHOP, MONDAY, '')).toEqual(hours(9, 17));
    expect(openEnds(NEW_SHOP, MONDAY, '')).toEqual(hours(10, 18));
  });

  it('are those of the week on a day on which the shop is closed, or of a new shop where none are known', () => {
    expect(openStarts(NEW_SHOP, SUNDAY, '')).toEqual(hours(9, 17));
    expect(openEnds({ ranges: [] }, SUNDAY, '')).toEqual(hours(10, 18));
  });

  it('begin with an opening between two steps, and have gaps where the shop has', () => {
    const ranges = [
      { weekday: 1, starts: '07:30', ends: '09:00' },
      { weekday: 1, starts: '10:00', ends: '12:15' },
    ];
    expect(openStarts({ ranges }, MONDAY, '')).toEqual([
      '07:30',
      '08:00',
      '10:00',
      '11:00',
      '12:00',
    ]);
    expect(openEnds({ ranges }, MONDAY, '')).toEqual(['08:00', '09:00', '11:00', '12:00', '12:15']);
  });

  it('have the present one, and midnight at the end', () => {
    expect(openStarts(NEW_SHOP, MONDAY, '06:20')[0]).toBe('06:20');
    expect(openEnds(everyDay('20:00', '24:00'), MONDAY, '')).toEqual([
      ...['21:00', '22:00', '23:00', '00:00'],
    ]);
    expect(openEnds(NEW_SHOP, MONDAY, '00:00').at(-1)).toBe('00:00');
  });
});
