import { isMonthName, MONTH_NAMES } from './periods/months.js';
import { weekdayOf } from './periods/weekdays.js';
import type { Token } from './tokens.js';

/** Words of time, which no list of phrases has. */
const TIMES =
  'today tomorrow yesterday tonight week month quarter year weekend monday tuesday wednesday thursday friday saturday ' +
  'sunday spring summer winter ' +
  'autumn christmas thanksgiving halloween easter between since until before after last next previous mondays tuesdays ' +
  'wednesdays thursdays fridays saturdays sundays weeks months years';
/** May is a verb as well: the words around it say which. */
export const TIMES_WORDS = new Set([
  ...TIMES.split(' '),
  ...MONTH_NAMES.split('|').filter((month) => month !== 'may'),
]);

const SHOWS = /^(?:show|me|see|is|has|with|was)$/;
const GOES = /^(?:look|looks|looking|lookin|going|goin|shaping|been|so|schedule)?$/;
/** 'Show me the week' is this one; 'the busiest day of the week' is of any. */
export function isThisUnit(tokens: readonly Token[], index: number): boolean {
  const [before = '', the, unit = '', after = ''] = [-1, 0, 1, 2].map(
    (step) => tokens[index + step]?.word,
  );
  // 'Who spent the most in the year'
  if (the === 'the' && unit === 'year' && before === 'in' && after === '') return true;
  return the === 'the' && /^(?:week|month)$/.test(unit) && SHOWS.test(before) && GOES.test(after);
}

const OF_DAYS =
  /^(?:jobs?|appointments?|appts?|bookings?|details?|cars?|customers?|clients?|revenue|sales|income|money|mornings?|afternoons?|evenings?)$/;
const USUAL = /^(?:always|usually|normally)$/;
const PEOPLE = /^(?:customers?|clients?|regulars?|people|crowd)$/;
const LISTS = /^(?:who|whos|which|customers|clients|everyone|everybody|people|list|show)$/;
const LONGER = /^(?:month|quarter|year|spring|summer|fall|autumn|winter)$/;
/** 'Saturday jobs in October' are those of its Saturdays; 'for the month of May' is May. */
function withDaysOf(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ word }) => word);
  const isWithin = words.some((word) => LONGER.test(word) || isMonthName(word));
  return tokens.flatMap((token, at) => {
    const isDay = weekdayOf(token.word) !== undefined && !token.word.endsWith('s');
    const isOfPeople =
      /^(?:my|our|the)$/.test(words[at - 1] ?? '') && PEOPLE.test(words[at + 1] ?? '');
    const isAny = words.slice(at - 2, at).join(' ') === 'on a' && LISTS.test(words[0] ?? '');
    // 'Who always comes on Saturday'
    const isUsual = words.slice(0, at).some((word) => USUAL.test(word));
    const isBare = !/^(?:last|this|next|past|coming)$/.test(words[at - 1] ?? '');
    if (isDay && (isAny || (isUsual && isBare))) return [{ ...token, word: `${token.word}s` }];
    if (isDay && (isOfPeople || (isWithin && OF_DAYS.test(words[at + 1] ?? ''))))
      return [{ ...token, word: `${token.word}s` }];
    const start = ['the', 'month', 'of'].findIndex((_, step) => isMonthOf(words, at - step));
    return start < 0 ? [token] : [];
  });
}
/** 'The month of May' */
const isMonthOf = (words: readonly string[], at: number) =>
  words.slice(at, at + 3).join(' ') === 'the month of' && isMonthName(words[at + 3]);

const BESIDE = /^(?:vs|versus|against|to|than|with|and|or)$/;
const MANY = /^(?:days|weeks|months|quarters|years)$/;
const SO_FAR = /^(?:week|month|quarter|year)$/;

const STARTS = /^(?:first|1st|beginning|start)$/;
/** 'Since the first of the month' is this month so far. */
function withSoFar(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ word }) => word);
  const at = words.findIndex(
    (word, index) =>
      /^(?:since|from)$/.test(word) &&
      words[index + 1] === 'the' &&
      STARTS.test(words[index + 2] ?? '') &&
      words.slice(index + 3, index + 5).join(' ') === 'of the' &&
      SO_FAR.test(words[index + 5] ?? ''),
  );
  const since = tokens[at];
  if (!since) return [...tokens];
  const said = ['this', words[at + 5] ?? '', 'so', 'far'].map((word) => ({ ...since, word }));
  return [...tokens.slice(0, at), ...said, ...tokens.slice(at + 6)];
}

/** What is said after 'the' and before 'before': 'the October before' is a year earlier, 'the 30 days before' are as many. */
const EARLIER: readonly [of: (words: readonly string[]) => boolean, said: string][] = [
  [([only = '', ...others]) => others.length === 0 && isMonthName(only), 'the year before'],
  [([only = '', ...others]) => others.length === 0 && weekdayOf(only) !== undefined, 'a week ago'],
  [([number = '', unit = '']) => /^\d+$/.test(number) && MANY.test(unit), 'the period before'],
];

/** 'Saturday vs the Saturday before', 'this year to date' */
function withBefore(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ word }) => word);
  const isDate = (at: number) =>
    words[at] === 'to' &&
    words[at + 1] === 'date' &&
    SO_FAR.test(words[at - 1] ?? '') &&
    /^(?:this|last)$/.test(words[at - 2] ?? '');
  const kept = tokens.filter((_, at) => !isDate(at) && !isDate(at - 1));
  const last = kept.at(-1);
  const start = kept.findLastIndex(({ word }) => word === 'the');
  if (last?.word !== 'before' || start < 1 || !BESIDE.test(kept[start - 1]?.word ?? ''))
    return kept;
  // What follows up is before what was said before it.
  const isDated = kept
    .slice(0, start - 1)
    .some(({ word }) => TIMES_WORDS.has(word) || MANY.test(word) || weekdayOf(word) !== undefined);
  if (!isDated) return kept;
  const inner = kept.slice(start + 1, -1);
  const found = EARLIER.find(([of]) => of(inner.map(({ word }) => word)));
  if (!found) return kept;
  const raw = kept
    .slice(start)
    .map((each) => each.raw)
    .join(' ');
  return [...kept.slice(0, start), ...found[1].split(' ').map((word) => ({ ...last, raw, word }))];
}

const ASKS = /^(?:who|whos|what|whats|when|where|wheres|am|do|is|anybody|anyone)$/;
const AHEAD = /^(?:first|have|start|going|up|on|got|coming)$/;
/** 'Who do I have in the morning' is of tomorrow: of today it is this morning. */
function withMorning(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ word }) => word);
  const at = words.length - IN_THE_MORNING.length;
  const isSaid = at > 0 && IN_THE_MORNING.every((word, index) => words[at + index] === word);
  const isDated = words.slice(0, at).some((word) => TIMES_WORDS.has(word) || weekdayOf(word));
  const isAhead = ASKS.test(words[0] ?? '') && words.slice(1).some((word) => AHEAD.test(word));
  if (!isSaid || isDated || !isAhead) return [...tokens];
  return tokens.flatMap((token, index) =>
    index === at ? [{ ...token, word: 'tomorrow' }] : index === at + 1 ? [] : [token],
  );
}
const IN_THE_MORNING = ['in', 'the', 'morning'];

/** Days in the words that the rules of periods know: tomorrow morning, Saturdays, the year before. */
export const withDaysNamed = (tokens: readonly Token[]): Token[] =>
  withBefore(withSoFar(withDaysOf(withMorning(tokens))));
