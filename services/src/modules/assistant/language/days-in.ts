import { normalized } from './normalize.js';
import { periodAt } from './periods/index.js';

/** The days that a question says, as they were typed. */
export function daysIn(text: string): string | undefined {
  const { tokens } = normalized(text);
  const words = tokens.map(({ word }) => word);
  for (let at = 0; at < words.length; at++) {
    const length = periodAt(words, at)?.length;
    if (length === undefined) continue;
    return text.normalize('NFC').slice(tokens[at]?.start, tokens[at + length - 1]?.end);
  }
  return undefined;
}

const COUNTS = /^(?:(?:and|y) |[^?!]{1,60}[:,] ?)?(?:how (?:many|much)|cu[aá]nt[oa]s?)\b/i;

/** What there is now; and what follows up the figure before, which has its days. */
const OF_NOW =
  /^and how (?:much|many)(?: \w+)?$|\b(?:do|have) (?:i|we) (?:have|got)\b|\b(?:in total|overall|are there|tengo|tenemos)\b/i;

/** What is ranked, or one of several, is so among those of the days before: 'and what was the biggest job'. */
const RANKED =
  /\b(?:first|last|biggest|best|worst|busiest|slowest|top|cheapest|longest|shortest|most|least|mejor|peor|primer[oa]?)\b/i;
const OF_OTHER_DAYS =
  /\b(?:next|ever|here|she|he|her|his|so far|all time|free|due|pr[oó]xim[oa])\b/i;
/** 'Who is my best customer' is so of all time; who was is of those days. */
const WHO_IS_MINE = /\b(?:who(?:'?s| is)|qui[eé]n es) (?:my|our|mi|nuestro)\b/i;
const isAmongThose = (text: string) =>
  RANKED.test(text) && !OF_OTHER_DAYS.test(text) && !WHO_IS_MINE.test(text);

/** 'And do I have any openings' is of the days that were asked about. */
const OF_FREE =
  /\b(?:openings?|gaps?|slots?|room|space|free|open|availability|(?:nothing|anything) booked)\b/i;
const NEXT_DAYS = /\b(?:next|first|earliest|soonest)\b/i;
const isOfFree = (text: string) => OF_FREE.test(text) && !NEXT_DAYS.test(text);

/** 'And how many cancellations' is a count of its own; of jobs, it is of those of the figure before. */
const OTHER_COUNT =
  /^(?:and |y )?(?:how many|cu[aá]nt[oa]s) (?:new |late )?(?:cancell?ations?|cancell?ed|no.?shows?|customers?|reviews?|cancelaciones|clientes)\b/i;
const AND_COUNT = /^(?:and|y) (?=(?:how many|cu[aá]nt[oa]s)\b)/i;

/** 'How many jobs and how much money last week': the days that end two counts are of both. */
export function withSharedDays(questions: readonly string[]): string[] {
  const shared = questions.every((each) => COUNTS.test(each)) && daysIn(questions.at(-1) ?? '');
  // Of what there is, and of what was said before, other days say nothing.
  const first = questions.length > 1 ? daysIn(questions[0] ?? '') : undefined;
  const areCounts = questions.every((each) => COUNTS.test(each));
  const days = shared || (areCounts ? first : undefined);
  const areRanked = questions.every(isAmongThose);
  const last = daysIn(questions.at(-1) ?? '');
  return questions.map((each, at) => {
    if (daysIn(each) !== undefined) return each;
    if (days) return OF_NOW.test(each) ? each : `${each} ${days}`;
    // 'Best service and best customer this year' are both of it.
    const other = at > 0 ? first : areRanked && last;
    const isOfThose = isAmongThose(each) || (at > 0 && (isOfFree(each) || OTHER_COUNT.test(each)));
    return other && isOfThose ? `${each.replace(AND_COUNT, '')} ${other}` : each;
  });
}
