import { addDays, weekday } from '../../../../platform/time/zone.js';
import { startsWith } from './named-days.js';
import { nearest, pad, yearOf, type FoundPeriod, type PeriodRule } from './rule.js';

const fixed = (day: string) => (year: number) => `${year}-${day}`;

/** Date of the nth weekday of a month; -1 is the last. */
export function nthWeekday(year: number, month: number, number: number, count: number): string {
  if (count < 0) {
    const next = month === 12 ? `${year + 1}-01-01` : `${year}-${pad(month + 1)}-01`;
    const last = addDays(next, -1);
    return addDays(last, -((weekday(last) - number + 7) % 7));
  }
  const first = `${year}-${pad(month)}-01`;
  return addDays(first, ((number - weekday(first) + 7) % 7) + 7 * (count - 1));
}

const nth = (month: number, number: number, count: number) => (year: number) =>
  nthWeekday(year, month, number, count);

/** Gregorian algorithm by Meeus. */
function easter(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return `${year}-${pad(month)}-${pad((h + l - 7 * m + 33 * month + 19) % 32)}`;
}

const HOLIDAYS: Record<string, (year: number) => string> = {
  'christmas eve': fixed('12-24'),
  ...{ christmas: fixed('12-25'), xmas: fixed('12-25') },
  'new years eve': fixed('12-31'),
  ...{ 'new years day': fixed('01-01'), 'new years': fixed('01-01'), 'new year': fixed('01-01') },
  ...{ 'valentines day': fixed('02-14'), valentines: fixed('02-14') },
  'st patricks day': fixed('03-17'),
  juneteenth: fixed('06-19'),
  ...{ 'fourth of july': fixed('07-04'), '4th of july': fixed('07-04') },
  'independence day': fixed('07-04'),
  halloween: fixed('10-31'),
  'veterans day': fixed('11-11'),
  'cinco de mayo': fixed('05-05'),
  ...{ 'martin luther king day': nth(1, 1, 3), 'mlk day': nth(1, 1, 3) },
  'presidents day': nth(2, 1, 3),
  'mothers day': nth(5, 7, 2),
  'memorial day': nth(5, 1, -1),
  'fathers day': nth(6, 7, 3),
  'labor day': nth(9, 1, 1),
  'columbus day': nth(10, 1, 2),
  'black friday': (year) => addDays(nthWeekday(year, 11, 4, 4), 1),
  ...{ 'thanksgiving day': nth(11, 4, 4), thanksgiving: nth(11, 4, 4) },
  'good friday': (year) => addDays(easter(year), -2),
  easter,
};
const LONGEST_FIRST = Object.keys(HOLIDAYS).sort((a, b) => b.length - a.length);

export const holidays: PeriodRule = {
  name: 'holidays',
  at(words, start): FoundPeriod | undefined {
    // 'Around Christmas' is its week.
    const isAround = words[start] === 'around';
    const isWeek = isAround || (words[start] === 'week' && words[start + 1] === 'of');
    const turn =
      words[start] === 'last' || words[start] === 'next' || words[start] === 'this' ? 1 : 0;
    const at = start + (isAround ? 1 : isWeek ? 2 : turn);
    const name = LONGEST_FIRST.find((phrase) => startsWith(words, at, phrase));
    if (name === undefined) return undefined;
    const end = at + name.split(' ').length;
    const around =
      words[end] === 'week' || words[end] === 'weekend' ? words[end] : isWeek ? 'week' : undefined;
    const more = around !== undefined && !isWeek ? 1 : 0;
    const year = yearOf(words[end + more]);
    const isLast = words[start] === 'last';
    const looks = isLast ? 'back' : words[start] === 'next' ? 'ahead' : undefined;
    return {
      length: end + more + (year === undefined ? 0 : 1) - start,
      resolve(moment) {
        const of = HOLIDAYS[name] ?? easter;
        if (year !== undefined) return widened(of(year), around);
        // On Black Friday, 'the last one' and 'the next one' exclude today.
        const today = looks ? addDays(moment.today, isLast ? -1 : 1) : moment.today;
        return widened(nearest(of, { ...moment, today, looks: looks ?? moment.looks }), around);
      },
    };
  },
};

function widened(day: string, around: string | undefined) {
  const monday = addDays(day, 1 - weekday(day));
  if (around === 'week') return { from: monday, to: addDays(monday, 6) };
  if (around !== 'weekend') return { from: day, to: day };
  // The weekend of a Monday is the one before it.
  const saturday = weekday(day) === 1 ? addDays(day, -2) : addDays(monday, 5);
  const sunday = addDays(saturday, 1);
  return { from: day < saturday ? day : saturday, to: day > sunday ? day : sunday };
}
