const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const OF_MONEY = '%|per ?cent|dollars?|usd|bucks|euros?|pounds?';
const OF_THINGS = 'customers?|clients?|contacts?|jobs?|appointments?|bookings?|visits?|services?';
/** What an answer states about the business: an amount, a share, or how many there are. */
const FIGURE = new RegExp(
  `[$€£]\\s?(${NUMBER})|(${NUMBER})\\s?(?:(${OF_MONEY})|(?:${OF_THINGS})\\b)`,
  'gi',
);
const ANY_NUMBER = new RegExp(NUMBER, 'g');
/** So many can be counted in what was said. */
const COUNTABLE = 12;

const valueOf = (number: string) => Number(number.replaceAll(',', ''));

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
