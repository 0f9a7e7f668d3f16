import { lookUp } from '../../words/look-up.js';
import { isMonthName } from '../periods/months.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const TENS: Record<string, number> = { twenty: 20, thirty: 30, twentieth: 20, thirtieth: 30 };
const ENDINGS: Record<string, string> = { 1: 'st', 2: 'nd', 3: 'rd' };

const ordinalOf = (word: string | undefined) => ORDINALS.indexOf(word ?? '') + 1;
const written = (day: number) =>
  `${day}${(day > 3 && day < 21 ? undefined : ENDINGS[day % 10]) ?? 'th'}`;

/** Day of the month at this word: 'eighth', 'twenty first', 'thirtieth'. */
function dayAt(tokens: readonly Token[], at: number): { day: number; length: number } | undefined {
  const [word, next] = [tokens[at]?.word ?? '', tokens[at + 1]?.word];
  const tens = lookUp(TENS, word) ?? 0;
  const ones = ordinalOf(next);
  if (tens > 0 && /y$/.test(word))
    return ones > 0 && ones < 10 ? { day: tens + ones, length: 2 } : undefined;
  const day = tens || ordinalOf(word);
  return day > 0 ? { day, length: 1 } : undefined;
}

const AFTER_DAY = wordSet('|at|please|around|in|for|with|to|and|from|until|because');
/** Whether an ordinal is a date, not a position: 'December eighth', 'on the fifth'. */
function isDay(tokens: readonly Token[], at: number, length: number): boolean {
  const wordAt = (step: number) => tokens[at + step]?.word ?? '';
  const isOfMonth = wordAt(length) === 'of' && isMonthName(wordAt(length + 1));
  const isBeforeMonth = isMonthName(wordAt(length)) && wordAt(length) !== 'may';
  const isBehindMonth =
    isMonthName(wordAt(-1)) || (wordAt(-1) === 'the' && isMonthName(wordAt(-2)));
  const isAlone = wordAt(-1) === 'the' && wordAt(-2) === 'on' && AFTER_DAY.has(wordAt(length));
  return isOfMonth || isBeforeMonth || isBehindMonth || isAlone;
}

/** 'Wash in the sun' is no Sunday. */
const isSunshine = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === 'sun' && wordSet('in|the|direct|full|hot').has(tokens[at - 1]?.word ?? '');

/** Dictated days of the month as digits. */
export function withSpokenDays(tokens: readonly Token[]): Token[] {
  const typed: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    const found = dayAt(tokens, at);
    const length = found && isDay(tokens, at, found.length) ? found.length : 0;
    const own = tokens.slice(at, at + Math.max(length, 1));
    const { end } = own.at(-1) ?? token;
    const raw = own.map((each) => each.raw).join(' ');
    const said = isSunshine(tokens, at) ? { ...token, word: 'sunlight' } : token;
    typed.push(found && length > 0 ? { ...token, raw, end, word: written(found.day) } : said);
    at += own.length;
  }
  return typed;
}
