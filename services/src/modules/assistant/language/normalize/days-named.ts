import { isMonthName, MONTH_NAMES } from '../periods/months.js';
import { unitOf } from '../periods/units.js';
import { weekdayOf } from '../periods/weekdays.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

/** Words of time that are in no phrase list. */
const TIMES =
  'today tomorrow yesterday tonight week month quarter year weekend monday tuesday wednesday thursday friday saturday ' +
  'sunday spring summer winter ' +
  'autumn christmas thanksgiving halloween easter between since until before after last next previous mondays tuesdays ' +
  'wednesdays thursdays fridays saturdays sundays weeks months years';
/** May is left out because it is also a verb. */
export const TIMES_WORDS = new Set([
  ...TIMES.split(' '),
  ...MONTH_NAMES.split('|').filter((month) => month !== 'may'),
]);

const SHOWS = wordSet('show|me|see|is|has|with|was');
const GOES = wordSet('|look~|looking|lookin|going|goin|shaping|been|so|schedule');
/** Whether 'the week' is the current one: 'show me the week', not 'the best day of the week'. */
export function isThisUnit(tokens: readonly Token[], index: number): boolean {
  const [before = '', the, unit = '', after = ''] = [-1, 0, 1, 2].map(
    (step) => tokens[index + step]?.word,
  );
  // 'Who spent the most in the year'.
  if (the === 'the' && unit === 'year' && before === 'in' && after === '') return true;
  return the === 'the' && wordSet('week|month').has(unit) && SHOWS.has(before) && GOES.has(after);
}

const OF_DAYS = wordSet(
  'job~|appointment~|appt~|booking~|detail~|car~|customer~|client~|revenue|sales|income|money|morning~|afternoon~|evening~',
);
const USUAL = wordSet('always|usually|normally');
const PEOPLE = wordSet('customer~|client~|regular~|people|crowd');
const LISTS = wordSet('who|whos|which|customers|clients|everyone|everybody|people|list|show');
const LONGER = wordSet('month|quarter|year|spring|summer|fall|autumn|winter');
/** 'Saturday jobs in October' are those of all its Saturdays. */
function withDaysOf(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ word }) => word);
  const isWithin = words.some((word) => LONGER.has(word) || isMonthName(word));
  return tokens.map((token, at) => {
    const isDay = weekdayOf(token.word) !== undefined && !token.word.endsWith('s');
    const isOfPeople =
      wordSet('my|our|the').has(words[at - 1] ?? '') && PEOPLE.has(words[at + 1] ?? '');
    const isAny = words.slice(at - 2, at).join(' ') === 'on a' && LISTS.has(words[0] ?? '');
    // 'Who always comes on Saturday'.
    const isUsual = words.slice(0, at).some((word) => USUAL.has(word));
    const isBare = !wordSet('last|this|next|past|coming').has(words[at - 1] ?? '');
    const isOfDays = isOfPeople || (isWithin && OF_DAYS.has(words[at + 1] ?? ''));
    const isPlural = isAny || (isUsual && isBare) || isOfDays;
    return isDay && isPlural ? { ...token, word: `${token.word}s` } : token;
  });
}

const BESIDE = wordSet('vs|versus|against|to|than|with|and|or|contra|que');
const MANY = wordSet('days|weeks|months|quarters|years');
/** Known phrase for 'the October before' (a year earlier) or 'the 30 days before' (as long). */
function earlierThan([first = '', second = '', ...others]: readonly string[]): string | undefined {
  if (second === '' && isMonthName(first)) return 'the year before';
  if (second === '' && weekdayOf(first) !== undefined) return 'a week ago';
  const isLength = others.length === 0 && /^\d+$/.test(first) && MANY.has(second);
  return isLength ? 'the period before' : undefined;
}

/** 'Saturday vs the Saturday before'. */
function withBefore(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  const start = tokens.findLastIndex(({ word }) => word === 'the');
  const isBeside = start > 1 && BESIDE.has(tokens[start - 1]?.word ?? '');
  // Without days in the question, 'before' is relative to the previous question.
  const isDated = tokens
    .slice(0, Math.max(start - 1, 0))
    .some(({ word }) => TIMES_WORDS.has(word) || MANY.has(word) || weekdayOf(word) !== undefined);
  const inner = tokens.slice(start + 1, -1).map(({ word }) => word);
  const said = isBeside && isDated ? earlierThan(inner) : undefined;
  if (last?.word !== 'before' || said === undefined) return tokens;
  const raw = tokens
    .slice(start)
    .map((each) => each.raw)
    .join(' ');
  return [...tokens.slice(0, start), ...said.split(' ').map((word) => ({ ...last, raw, word }))];
}

/** 'This month vs last' lacks the unit of its second period. */
export function withLast(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  const unit = tokens[tokens.findIndex(({ word }) => word === 'this') + 1];
  const isBeside =
    last?.word === 'last' && tokens.slice(-3, -1).some(({ word }) => BESIDE.has(word));
  return isBeside && unit && unitOf(unit.word) ? [...tokens, { ...last, word: unit.word }] : tokens;
}

const ASKS = wordSet('who|whos|what|whats|when|where|wheres|am|do|is|anybody|anyone');
const AHEAD = wordSet('first|have|start|going|up|on|got|coming');
/** 'Who do I have in the morning' means tomorrow morning. */
function withMorning(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ word }) => word);
  const at = words.length - IN_THE_MORNING.length;
  const isSaid = at > 0 && IN_THE_MORNING.every((word, index) => words[at + index] === word);
  const isDated = words.slice(0, at).some((word) => TIMES_WORDS.has(word) || weekdayOf(word));
  const isAhead = ASKS.has(words[0] ?? '') && words.slice(1).some((word) => AHEAD.has(word));
  if (!isSaid || isDated || !isAhead) return [...tokens];
  return tokens.flatMap((token, index) =>
    index === at ? [{ ...token, word: 'tomorrow' }] : index === at + 1 ? [] : [token],
  );
}
const IN_THE_MORNING = ['in', 'the', 'morning'];

/** Days in the words that period rules know: tomorrow morning, Saturdays, the year before. */
export const withDaysNamed = (tokens: readonly Token[]): readonly Token[] =>
  withBefore(withDaysOf(withMorning(tokens)));
