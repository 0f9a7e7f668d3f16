import { addDays } from '../../../platform/time/zone.js';

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const OF_MONEY = '%|per ?cent|dollars?|usd|bucks|euros?|pounds?';
const OF_THINGS =
  'customers?|clients?|contacts?|jobs?|appointments?|bookings?|visits?|services?|cancellations?|no-shows?|openings?|gaps?';
/** Figures in an answer: amounts, shares and counts. */
const FIGURE = new RegExp(
  `[$€£]\\s?(${NUMBER})|(${NUMBER})\\s?(?:(${OF_MONEY})|(?:${OF_THINGS})\\b)`,
  'gi',
);
const ANY_NUMBER = new RegExp(NUMBER, 'g');
/** Highest count that can be counted from the text. */
const COUNTABLE = 12;

const valueOf = (number: string) => Number(number.replaceAll(',', ''));

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** 'Nov 25', 'November 25th' */
const SPOKEN_DAY =
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? (\d{1,2})(?:st|nd|rd|th)?\b(?![\d:%])/g;
const ISO_DAY = /\b\d{4}-(\d\d)-(\d\d)\b/g;
/** Number of days around today that a model may name without a source. */
const COUNTED_DAYS = 7;

const dayKey = (month: number, day: number) => `${month}-${day}`;

/** Days in a text, by month and day, as they are written. */
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

/** Days in an answer that no source has and that are not near today. */
export function unfoundedDays(answer: string, grounds: string[], today: string): string[] {
  const known = new Set(grounds.flatMap((text) => [...daysIn(text).keys()]));
  for (let step = -COUNTED_DAYS; step <= COUNTED_DAYS; step++) {
    for (const key of daysIn(addDays(today, step)).keys()) known.add(key);
  }
  return [...daysIn(answer)].flatMap(([key, said]) => (known.has(key) ? [] : [said]));
}

/** Figures in an answer that no source has. */
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
