import { addDays } from '../../../platform/time/zone.js';

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const OF_MONEY = '%|per ?cent|dollars?|usd|bucks|euros?|pounds?';
const OF_THINGS =
  'customers?|clients?|contacts?|jobs?|appointments?|bookings?|visits?|services?|cancellations?|no-shows?|openings?|gaps?';
/** What an answer states about the business: an amount, a share, or how many there are. */
const FIGURE = new RegExp(
  `[$€£]\\s?(${NUMBER})|(${NUMBER})\\s?(?:(${OF_MONEY})|(?:${OF_THINGS})\\b)`,
  'gi',
);
const ANY_NUMBER = new RegExp(NUMBER, 'g');
/** So many can be counted in what was said. */
const COUNTABLE = 12;

const valueOf = (number: string) => Number(number.replaceAll(',', ''));

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** 'Nov 25', 'November 25th' */
const SPOKEN_DAY =
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? (\d{1,2})(?:st|nd|rd|th)?\b(?![\d:%])/g;
const ISO_DAY = /\b\d{4}-(\d\d)-(\d\d)\b/g;
/** Days so near that anybody counts them. */
const COUNTED_DAYS = 7;

const dayKey = (month: number, day: number) => `${month}-${day}`;

/** The days that a text names, by month and day, as they are written there. */
function daysIn(text: string): Map<string, string> {
  const spoken = [...text.matchAll(SPOKEN_DAY)].map(([said, month = '', day]): [string, string] => [
    dayKey(MONTHS.indexOf(month.toLowerCase()) + 1, Number(day)),
    said,
  ]);
  const written = [...text.matchAll(ISO_DAY)].map(([said, month, day]): [string, string] => [
    dayKey(Number(month), Number(day)),
    said,
  ]);
  return new Map([...spoken, ...written]);
}

/** The days of an answer that none of the texts it was made from has, and that are not about now. */
export function unfoundedDays(answer: string, grounds: string[], today: string): string[] {
  const known = new Set(grounds.flatMap((text) => [...daysIn(text).keys()]));
  for (let step = -COUNTED_DAYS; step <= COUNTED_DAYS; step++) {
    for (const key of daysIn(addDays(today, step)).keys()) known.add(key);
  }
  return [...daysIn(answer)].flatMap(([key, said]) => (known.has(key) ? [] : [said]));
}

/** The figures of an answer that none of the texts it was made from has. */
export function unfoundedFigures(answer: string, grounds: string[]): string[] {
  const known = new Set(grounds.flatMap((text) => (text.match(ANY_NUMBER) ?? []).map(valueOf)));
  return [...answer.matchAll(FIGURE)]
    .filter(([, amount, number = amount, isMoney]) => {
      const value = valueOf(number ?? '');
      const isCount = amount === undefined && isMoney === undefined;
      return !known.has(value) && !(isCount && value <= COUNTABLE);
    })
    .map(([figure]) => figure);
}
