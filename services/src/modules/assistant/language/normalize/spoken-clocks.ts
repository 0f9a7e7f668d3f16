import { lookUp } from '../../words/look-up.js';
import { weekdayOf } from '../periods/weekdays.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MINUTES: Record<string, string> = { fifteen: '15', thirty: '30', 'forty five': '45' };
const LED = wordSet('at|around|before|after|by|until|from');
/** Words after a clock time; a count is followed by its noun instead. */
const BEHIND = wordSet(
  '|am|pm|oclock|o|in|on|at|to|and|for|or|with|please|work~|this|next|today|tomorrow|tonight|sharp|the|job|one|slot|appointment|morning|afternoon',
);

const hourOf = (word: string | undefined) => HOURS.indexOf(word ?? '') + 1;
const isBehind = (word = '') => BEHIND.has(word) || weekdayOf(word) !== undefined;

/** 'Between ten and two'. */
const isOfTwo = (tokens: readonly Token[], at: number) =>
  [at, at - 2].some((first) => {
    const [between, one, and, other, behind] = [-1, 0, 1, 2, 3].map(
      (step) => tokens[first + step]?.word,
    );
    const areHours = hourOf(one) > 0 && (hourOf(other) > 0 || /^\d{1,2}$/.test(other ?? ''));
    return between === 'between' && and === 'and' && areHours && isBehind(behind);
  });

const PAST: Record<string, string> = { 'half past': '30', 'quarter past': '15' };
/** 'Half past two'. */
function pastAt(tokens: readonly Token[], at: number) {
  const article = wordSet('a').has(tokens[at]?.word ?? '') ? 1 : 0;
  const [part, past, said] = [0, 1, 2].map((step) => tokens[at + article + step]?.word ?? '');
  const minutes = lookUp(PAST, `${part} ${past}`);
  const hour = hourOf(said) || (/^(?:[1-9]|1[0-2])$/.test(said ?? '') ? Number(said) : 0);
  return minutes === undefined || hour === 0
    ? undefined
    : { word: `${hour}:${minutes}`, length: 3 + article };
}

/** '8:30' for 'eight thirty' and '9' for 'at nine', with the number of words. */
function clockAt(
  tokens: readonly Token[],
  at: number,
): { word: string; length: number } | undefined {
  const past = pastAt(tokens, at);
  if (past) return past;
  const wordAt = (step: number) => tokens[at + step]?.word;
  const hour = hourOf(wordAt(0));
  if (hour === 0) return undefined;
  for (const length of [2, 1]) {
    const said = tokens
      .slice(at + 1, at + 1 + length)
      .map(({ word }) => word)
      .join(' ');
    const minutes = lookUp(MINUTES, said);
    if (minutes !== undefined && isBehind(wordAt(1 + length)))
      return { word: `${hour}:${minutes}`, length: 1 + length };
  }
  const isLed = LED.has(wordAt(-1) ?? '') && isBehind(wordAt(1));
  return isLed || isOfTwo(tokens, at) ? { word: String(hour), length: 1 } : undefined;
}

/** Dictated clock times as digits. */
export function withSpokenClocks(tokens: readonly Token[]): Token[] {
  const typed: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    const clock = clockAt(tokens, at);
    const { end } = tokens[at + (clock?.length ?? 1) - 1] ?? token;
    const raw = clock
      ? tokens
          .slice(at, at + clock.length)
          .map((each) => each.raw)
          .join(' ')
      : '';
    typed.push(clock ? { ...token, raw, end, word: clock.word } : token);
    at += clock?.length ?? 1;
  }
  return typed;
}
