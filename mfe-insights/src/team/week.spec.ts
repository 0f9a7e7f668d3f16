import { hoursInWords, likeMonday, nextRange, timeOptions, withDay } from './week';

const range = (weekday: number, starts: string, ends: string) => ({ weekday, starts, ends });

describe('the hours of a week', () => {
  it.each([
    [[1, 2, 3, 4, 5, 6].map((day) => range(day, '08:00', '18:00')), 'Mon–Sat 8:00 AM–6:00 PM'],
    [
      [range(1, '08:00', '12:00'), range(1, '13:00', '17:00'), range(3, '20:00', '24:00')],
      'Mon 8:00 AM–12:00 PM, 1:00–5:00 PM · Wed 8:00 PM–Midnight',
    ],
    [[], 'Never'],
  ])('are said in words', (ranges, words) => {
    expect(hoursInWords(ranges)).toBe(words);
  });

  it('have something to suggest behind the last ones, as long as the day goes on', () => {
    expect(nextRange([], 7)).toEqual(range(7, '08:00', '18:00'));
    expect(nextRange([range(1, '08:00', '12:00')], 1)).toEqual(range(1, '13:00', '18:00'));
    expect(nextRange([range(1, '08:00', '22:00')], 1)).toEqual(range(1, '23:00', '24:00'));
    expect(nextRange([range(1, '08:00', '23:00')], 1)).toBeUndefined();
  });

  it('are the same from Monday to Friday at once', () => {
    const week = [
      range(1, '09:00', '17:00'),
      range(2, '08:00', '10:00'),
      range(6, '08:00', '12:00'),
    ];
    expect(hoursInWords(likeMonday(week))).toBe('Mon–Fri 9:00 AM–5:00 PM · Sat 8:00 AM–12:00 PM');
  });

  it('stay in the order of the week', () => {
    const week = withDay([range(5, '08:00', '10:00')], 2, [range(2, '08:00', '10:00')]);
    expect(week.map(({ weekday }) => weekday)).toEqual([2, 5]);
  });

  it('offer half hours, and what is chosen', () => {
    const starts = timeOptions('08:15', 'starts').map(({ value }) => value);
    expect([starts.length, starts[0], starts.includes('08:15'), starts.at(-1)]).toEqual([
      49,
      '00:00',
      true,
      '23:30',
    ]);
    expect(timeOptions('18:00', 'ends').at(-1)).toEqual({ value: '24:00', label: 'Midnight' });
  });
});
