import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import { normalized } from '../normalize/normalize.js';
import { periodAt } from '../periods/index.js';
import { Sayings } from '../forms/sayings.js';
import { spelled } from '../normalize/spelled.js';

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

const HOW_MANY = new Phrases('how many|how much|cuanto|cuanta|cuantos|cuantas');
const AND = new Phrases('and|y');
/** It begins so, or behind what stands before a comma or a colon. */
function isCount(text: string): boolean {
  const words = spelled(text);
  const isAt = (at: number) => HOW_MANY.lengthAt(words, at) > 0;
  const behind = words.findIndex(({ end }) => /^[:,]/.test(text.slice(end))) + 1;
  return isAt(AND.lengthAt(words, 0)) || (behind > 0 && isAt(behind));
}

/** What there is now; and what follows up the figure before, which has its days. */
const OF_NOW = new Phrases(
  everyOf('do|have', 'i|we', 'have|got'),
  'in total|overall|are there|tengo|tenemos',
);
const BARE_COUNT = new Sayings(['and how_much|how_many', String.raw`and how_much|how_many \S+`]);

/** What is ranked, or one of several, is so among those of the days before: 'and what was the biggest job'. */
const RANKED = new Phrases(
  'first|last|biggest|best|worst|busiest|slowest|top|cheapest|longest|shortest|most|least|mejor|peor|primer|primero|primera',
);
const OF_OTHER_DAYS = new Phrases(
  'next|ever|here|she|he|her|his|so far|all time|free|due|proximo|proxima',
);
/** 'Who is my best customer' is so of all time; who was is of those days. */
const WHO_IS_MINE = new Phrases(everyOf('whos|who is|quien es', 'my|our|mi|nuestro'));
function isAmongThose(text: string): boolean {
  const words = spelled(text);
  return (
    RANKED.in(words) !== undefined &&
    [OF_OTHER_DAYS, WHO_IS_MINE].every((each) => each.in(words) === undefined)
  );
}

/** 'And do I have any openings' is of the days that were asked about. */
const OF_FREE = new Phrases(
  'opening|openings|gap|gaps|slot|slots|room|space|free|open|availability|nothing booked|anything booked',
);
const NEXT_DAYS = new Phrases('next|first|earliest|soonest');
function isOfFree(text: string): boolean {
  const words = spelled(text);
  return OF_FREE.in(words) !== undefined && NEXT_DAYS.in(words) === undefined;
}

/** 'And how many cancellations' is a count of its own; of jobs, it is of those of the figure before. */
const OTHER_COUNT = new Phrases(
  everyOf(
    '|and|y',
    'how many|cuantos|cuantas',
    '|new|late',
    'cancellation|cancellations|cancelation|cancelations|cancelled|canceled|no show|no shows|noshow|noshows|customer|customers|review|reviews|cancelaciones|clientes',
  ),
);
const isOtherCount = (text: string) => OTHER_COUNT.lengthAt(spelled(text), 0) > 0;
/** Without the 'and' that leads to a count. */
function withoutAnd(text: string): string {
  const words = spelled(text);
  const at = AND.lengthAt(words, 0);
  const isLed = at > 0 && HOW_MANY.lengthAt(words, at) > 0;
  return isLed ? text.slice(words[at]?.start) : text;
}
function isOfNow(text: string): boolean {
  const words = spelled(text);
  return OF_NOW.in(words) !== undefined || BARE_COUNT.says(words);
}

/** 'How many jobs and how much money last week': the days that end two counts are of both. */
export function withSharedDays(questions: readonly string[]): string[] {
  const shared = questions.every(isCount) && daysIn(questions.at(-1) ?? '');
  // Of what there is, and of what was said before, other days say nothing.
  const first = questions.length > 1 ? daysIn(questions[0] ?? '') : undefined;
  const areCounts = questions.every(isCount);
  const days = shared || (areCounts ? first : undefined);
  const areRanked = questions.every(isAmongThose);
  const last = daysIn(questions.at(-1) ?? '');
  return questions.map((each, at) => {
    if (daysIn(each) !== undefined) return each;
    if (days) return isOfNow(each) ? each : `${each} ${days}`;
    // 'Best service and best customer this year' are both of it.
    const other = at > 0 ? first : areRanked && last;
    const isOfThose = isAmongThose(each) || (at > 0 && (isOfFree(each) || isOtherCount(each)));
    return other && isOfThose ? `${withoutAnd(each)} ${other}` : each;
  });
}
