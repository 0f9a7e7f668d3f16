import { lately } from '../../words/lately.js';
import type { Language } from '../../plan/plan.js';
import { withAmountsBetween, withThan } from './amounts-between.js';
import { isHad, withoutGot } from './got.js';
import { VOCABULARY } from '../lexicon/index.js';
import { numberOf } from '../periods/rule.js';
import { unitOf } from '../periods/units.js';
import { weekdayOf } from '../periods/weekdays.js';
import { withPhoneWords } from './phone-words.js';
import { withSpokenClocks } from './spoken-clocks.js';
import { withSpokenDays } from './spoken-days.js';
import { withSpokenNumbers } from './spoken-numbers.js';
import { withSpanishDays } from './spanish-days.js';
import { languageOf, withEnglishTimes } from '../lexicon/spanish.js';
import { isThisUnit, TIMES_WORDS, withDaysNamed, withLast } from './days-named.js';
import { respelled } from '../../words/spelling.js';
import { tokensOf, type Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

const TIMES_OF_DAY = new Set(['morning', 'afternoon', 'evening', 'night']);

interface Normalized {
  readonly language: Language;
  readonly tokens: readonly Token[];
}

const KNOWN = new Set([...VOCABULARY.en, ...VOCABULARY.es, ...TIMES_WORDS]);
/** Spanish typos are corrected to Spanish words: 'lave' is no 'late'. */
const SLIPS: Record<Language, ReadonlySet<string>> = {
  en: KNOWN,
  es: new Set([...VOCABULARY.es, ...TIMES_WORDS]),
};

/** Tokens with abbreviations spelled out, and Spanish words of time in English. */
export const normalized = lately(read);

function read(text: string): Normalized {
  const typed = tokensOf(text);
  const language = languageOf(typed.map(({ word }) => word));
  const spelled = withPhoneWords(typed, language);
  const dated =
    language === 'en' ? withSpokenDays(withSpokenClocks(spelled)) : withSpanishDays(spelled);
  // 'Tan' in 'qué tan llenos estamos' is no color.
  const asked = language === 'es' ? dated.filter(({ word }) => word !== 'tan') : dated;
  const tokens = withSpokenNumbers(asked, language).map((token) => timeOfDay(token, language));
  for (const [index, token] of tokens.entries()) {
    const { word } = token;
    // 'This afternoon' is a day and a time.
    const isTime = TIMES_OF_DAY.has(tokens[index + 1]?.word ?? '');
    // 'The coming weekend' is this weekend.
    if (word === 'coming' && tokens[index + 1]?.word === 'weekend')
      tokens[index] = { ...token, word: 'this' };
    if (isTime && word === 'this') tokens[index] = { ...token, word: 'today' };
    if (isTime && word === 'last') tokens[index] = { ...token, word: 'yesterday' };
    if (isThisUnit(tokens, index)) tokens[index] = { ...token, word: 'this' };
    // 'All month' is this month.
    if (word === 'all' && wordSet('week|month|quarter|year').has(tokens[index + 1]?.word ?? ''))
      tokens[index] = { ...token, word: 'this' };
    const isEver =
      wordSet('an|a').has(tokens[index - 1]?.word ?? '') && weekdayOf(word) !== undefined;
    // 'Ever worked a Sunday', 'the last time we worked a Sunday': any Sunday.
    const isOfAny = tokens.some(
      (each, at) => each.word === 'ever' || (each.word === 'last' && at < index - 1),
    );
    if (isEver && isOfAny) tokens[index] = { ...token, word: `${word}s` };
    // '9ish' is nine.
    const clock = /^(\d{1,2})ish$/.exec(word)?.[1];
    if (clock !== undefined) tokens[index] = { ...token, word: clock };
    // 'Comin', 'doin'.
    if (language === 'en' && isDropped(word)) tokens[index] = { ...token, word: `${word}g` };
    // 'Do we got'.
    if (word === 'got' && isHad(tokens, index)) tokens[index] = { ...token, word: 'have' };
    const half = halfOfDay(tokens, index);
    if (language === 'en' && half !== undefined) tokens[index] = { ...token, word: half };
  }
  const said = withDaysNamed(withoutRoughly(withoutGot(tokens)));
  const meant = withAmountsBetween(withThan(said));
  return { language, tokens: withLast(language === 'es' ? turned(inEnglishTimes(meant)) : meant) };
}

/** Corrects 'this afternon' before days are read, because 'this' depends on it. */
function timeOfDay(token: Token, language: Language): Token {
  const { word } = token;
  if (language !== 'en' || word.length < SHORTEST_TIME || KNOWN.has(word)) return token;
  return { ...token, word: respelled(word, TIMES_OF_DAY) ?? word };
}
const SHORTEST_TIME = 6;

const ROUGHLY = wordSet('like|about|around|roughly|approximately');
const BEFORE_LENGTH = wordSet('in|for|over|past|last|within|than|since');
/** 'In like 4 months' is 'in 4 months'. */
const withoutRoughly = (tokens: readonly Token[]) =>
  tokens.filter(
    ({ word }, at) =>
      !ROUGHLY.has(word) ||
      !BEFORE_LENGTH.has(tokens[at - 1]?.word ?? '') ||
      numberOf(tokens[at + 1]?.word ?? '') === undefined,
  );

const isDropped = (word: string) =>
  word.length >= 4 && word.endsWith('in') && !KNOWN.has(word) && KNOWN.has(`${word}g`);

/** 'Am' and 'pm' after a day are parts of the day: 'jobs tomorrow am'. */
function halfOfDay(tokens: readonly Token[], index: number): string | undefined {
  const half = { am: 'morning', pm: 'afternoon' }[tokens[index]?.word ?? ''];
  const [before = '', after = ''] = [tokens[index - 1]?.word, tokens[index + 1]?.word];
  const isVerb = before === 'i' || wordSet('i|not|done|free|off|on').has(after);
  const isAfterDays =
    index > 0 && (TIMES_WORDS.has(before) || before === 'many' || weekdayOf(before) !== undefined);
  return isVerb || !isAfterDays ? undefined : half;
}

/** Whether the fixed vocabulary has the word. */
export const isKnown = (word: string): boolean => KNOWN.has(word);

/** Correction of an unknown word, if only one word is close. */
export const mended = (word: string, language: Language): string | undefined =>
  KNOWN.has(word) ? undefined : respelled(word, SLIPS[language]);

const TURNS = new Set(['last', 'next', 'previous']);

/** 'La semana pasada' is 'last week': Spanish puts the adjective last. */
function turned(tokens: readonly Token[]): Token[] {
  const all = [...tokens];
  for (const [index, token] of all.entries()) {
    const next = all[index + 1];
    const isTime = unitOf(token.word) !== undefined || weekdayOf(token.word) !== undefined;
    if (!isTime || !next || !TURNS.has(next.word)) continue;
    all[index] = next;
    all[index + 1] = token;
  }
  return all;
}

function inEnglishTimes(tokens: readonly Token[]): Token[] {
  let at = 0;
  return withEnglishTimes(tokens.map(({ word }) => word)).flatMap(({ word, length }) => {
    const own = tokens.slice(at, at + length);
    at += length;
    const raw = own.map((each) => each.raw).join(' ');
    const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0];
    return word.split(' ').map((each) => ({ raw, word: each, start, end }));
  });
}
