import { DateReader, saysNoDate } from './written-dates.js';

const reader = new DateReader('2026-11-28');

describe('a date that is written', () => {
  it.each([
    ['2025-03-14', '2025-03-14'],
    ['2025/03/14', '2025-03-14'],
    ['2025.3.14', '2025-03-14'],
    ['20250314', '2025-03-14'],
    ['45730', '2025-03-14'],
    ['45730.6', '2025-03-14'],
    ['2025-03-14T09:00:00-05:00', '2025-03-14'],
    ['2025-03-14T09:00:00.000Z', '2025-03-14'],
    ['2025-03-14 09:00:00 UTC', '2025-03-14'],
    ['3/14/2025', '2025-03-14'],
    ['03-14-2025', '2025-03-14'],
    ['3/14/2025 2:30 PM', '2025-03-14'],
    ['3/14/2025, 2:30:00 PM', '2025-03-14'],
    ['3/14/2025 at 2pm', '2025-03-14'],
    ['03/14/2025 14:30', '2025-03-14'],
    ['3/14/25', '2025-03-14'],
    ['3/14/98', '1998-03-14'],
    ['14-Mar-25', '2025-03-14'],
    ['14 Mar 2025', '2025-03-14'],
    ['14/Mar/2025', '2025-03-14'],
    ['14. March 2025', '2025-03-14'],
    ['Mar 14, 2025', '2025-03-14'],
    ['March 14th, 2025', '2025-03-14'],
    ['Sept. 1, 2025', '2025-09-01'],
    ['Fri, Mar 14, 2025', '2025-03-14'],
    ['Friday, March 14, 2025 2:30 PM', '2025-03-14'],
    ['Mar 14 2025 02:30 PM EST', '2025-03-14'],
    ['2025-Mar-14', '2025-03-14'],
    ['3/4', undefined],
    ['Mar 2025', undefined],
    ['2/30/2025', undefined],
    ['14/14/2025', undefined],
    ['next week', undefined],
    ['Marigold 14, 2025', undefined],
    ['1234567890', undefined],
  ])('%j is %j', (text, date) => expect(reader.read(text, 'month-first')).toBe(date));

  it.each([
    '',
    'Never',
    'N/A',
    'na',
    '-',
    '—',
    'None',
    '0000-00-00',
    '00/00/0000',
    '1/0/1900',
    '?',
  ])('%j says that there is none', (text) => expect(saysNoDate(text)).toBe(true));
});

describe('a column of dates', () => {
  it.each([
    ['months first', ['3/14/2025', '3/4/2025'], 'month-first', ''],
    ['days first', ['14/03/2025', '03/04/2025', 'Never'], 'day-first', ''],
    ['days first with times', ['14.03.2025 10:00', '03.04.2025'], 'day-first', ''],
    ['years first', ['25/03/14', '24/12/31'], 'year-first', ''],
    ['either', ['3/4/2025', '5/6/2025'], 'month-first', '3/4/2025'],
    ['either, but each the same', ['3/3/2025', '5/5/2025'], 'month-first', ''],
    ['days first, or some lay ahead', ['12/11/2026', '3/4/2025'], 'day-first', ''],
    ['both', ['3/14/2025', '14/3/2025', '3/4/2025', '5/20/2025'], 'month-first', '3/4/2025'],
    ['one that is none', ['3/14/2025', '99/99/2025'], 'month-first', ''],
  ])('with %s', (_what, texts, order, doubtful) => {
    expect(reader.orderOf(texts)).toEqual({ order, doubtful });
  });

  it('in words or years first needs no order', () => {
    expect(reader.orderOf(['2025-03-14', 'Mar 3, 2025', ''])).toBeUndefined();
  });
});
