import { numberOf } from '../language/periods/rule.js';
import type { Token, WordTokens } from '../language/tokens.js';
import { lookUp } from '../look-up.js';
import { Phrases } from './phrases.js';
import { wordSet } from '../language/word-set.js';

const HALVES: Record<string, string> = {
  morning: 'am',
  manana: 'am',
  madrugada: 'am',
  afternoon: 'pm',
  evening: 'pm',
  tarde: 'pm',
  noche: 'pm',
};
const OF = new Set(['in', 'de', 'por', 'en']);
const ARTICLE = new Set(['the', 'la']);

/** The half of the day that 'in the morning' says after a clock, and how many words that takes. */
function halfAt(tokens: readonly Token[], at: number) {
  const [of, article, name] = [0, 1, 2].map((step) => tokens[at + step]?.word ?? '');
  const half = lookUp(HALVES, name);
  return OF.has(of ?? '') && ARTICLE.has(article ?? '') && half ? { half, length: 3 } : undefined;
}

const isHour = (word: string | undefined) => {
  const hour = Number(/^(\d{1,2})(?::\d\d)?$/.exec(word ?? '')?.[1] ?? numberOf(word) ?? 0);
  return hour >= 1 && hour <= 24;
};
const digits = (word: string) => (/^\d/.test(word) ? word : String(numberOf(word) ?? word));

/** 'Y media' */
const isAndHalf = (tokens: readonly Token[], at: number) =>
  wordSet('y|why|and').has(tokens[at]?.word ?? '') && tokens[at + 1]?.word === 'media';

/** 'At ten': the hour in letters, and nothing that there are ten of. */
const isSpelled = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === 'at' &&
  !/^\d|^an?$/.test(tokens[at + 1]?.word ?? '') &&
  isHour(tokens[at + 1]?.word) &&
  durationAt(tokens, at + 1) === undefined;

const MINUTES: Record<string, string> = { thirty: '30', fifteen: '15' };

/** Clocks as they are spoken become those that are typed: 'a las 2 de la tarde', '8 in the morning', '3 o'clock'. */
export function withClocks(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    const led =
      token.word === 'las' ||
      (token.word === 'la' && wordSet('one|1').has(tokens[at + 1]?.word ?? '')) ||
      isSpelled(tokens, at);
    const hour = tokens[led ? at + 1 : at];
    const found = hour && isHour(hour.word) ? clockFrom(tokens, led ? at + 1 : at) : undefined;
    if (!hour || !found || (!led && found.isPlain)) {
      result.push(token);
      at += 1;
      continue;
    }
    const last = result.at(-1)?.word;
    const at_ = { ...token, word: 'at' };
    if (led && (last === 'a' || last === 'para')) result.pop();
    if (last !== 'at') result.push(at_);
    result.push({ ...hour, word: found.word, end: found.end });
    at = found.next;
  }
  return result;
}

function clockFrom(tokens: readonly Token[], at: number) {
  const word = digits(tokens[at]?.word ?? '');
  let next = at + 1;
  let clock = word;
  if (isAndHalf(tokens, next) && !word.includes(':')) {
    clock = `${word}:30`;
    next += 2;
  }
  const minutes = lookUp(MINUTES, tokens[next]?.word);
  if (minutes !== undefined && !clock.includes(':')) {
    clock = `${word}:${minutes}`;
    next += 1;
  }
  if (tokens[next]?.word === 'oclock') next += 1;
  const half = halfAt(tokens, next);
  if (half) {
    clock += half.half;
    next += half.length;
  }
  const end = tokens[next - 1]?.end ?? 0;
  return { word: clock, next, end, isPlain: next === at + 1 };
}

const UNITS: Record<string, number> = {
  minute: 1,
  minutes: 1,
  minuto: 1,
  minutos: 1,
  hour: 60,
  hours: 60,
  hora: 60,
  horas: 60,
};

/** Of work. */
const A_DAY = 480;

/** 'An hour', '90 minutes', '2 hours', 'half an hour', 'media hora': how long, and how many words say so. */
export function durationAt(
  tokens: WordTokens,
  at: number,
): { minutes: number; length: number } | undefined {
  const [word = '', next = '', third = ''] = [0, 1, 2].map((step) => tokens[at + step]?.word ?? '');
  if (word === 'half' && next === 'an' && third === 'hour') return { minutes: 30, length: 3 };
  if (word === 'media' && next === 'hora') return { minutes: 30, length: 2 };
  if (wordSet('full|whole|entire').has(word) && wordSet('day~').has(next))
    return { minutes: A_DAY, length: 2 };
  const short = /^(\d{1,3})(h|hr|hrs|m|min|mins)$/.exec(word);
  if (short) return { minutes: Number(short[1]) * (short[2]?.[0] === 'h' ? 60 : 1), length: 1 };
  const count = /^\d+\.\d$/.test(word) ? Number(word) : word === 'una' ? 1 : numberOf(word);
  const unit = lookUp(UNITS, next);
  return count !== undefined && unit ? { minutes: Math.round(count * unit), length: 2 } : undefined;
}

/** 'Over 3 hours', '3 hours or more' */
const AT_LEAST = new Phrases(
  'over|at least|more than|longer than|of at least',
  'de mas de|al menos',
);
const OR_MORE = new Phrases('or more|or longer|plus', 'o mas');
function boundBefore(tokens: readonly Token[], end: number): number {
  const from = [3, 2, 1].find(
    (length) => length <= end && AT_LEAST.lengthAt(tokens, end - length) === length,
  );
  return end - (from ?? 0);
}

/** The first length of time, and the words without it. */
export function withoutDuration(tokens: readonly Token[]): { tokens: Token[]; minutes?: number } {
  for (let at = 0; at < tokens.length; at++) {
    const found = durationAt(tokens, at);
    if (!found) continue;
    const end = at + found.length;
    const rest = [
      ...tokens.slice(0, boundBefore(tokens, at)),
      ...tokens.slice(end + OR_MORE.lengthAt(tokens, end)),
    ];
    return { tokens: rest, minutes: found.minutes };
  }
  return { tokens: [...tokens] };
}
