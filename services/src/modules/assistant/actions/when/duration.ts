import { numberOf } from '../../language/periods/rule.js';
import type { Token, WordTokens } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { lookUp } from '../../words/look-up.js';
import { Phrases } from '../../words/phrases.js';

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

const FREE = wordSet('free|open');
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
  // 'Two free hours'
  const isFree = FREE.has(next);
  const unit = lookUp(UNITS, isFree ? third : next);
  return count !== undefined && unit
    ? { minutes: Math.round(count * unit), length: isFree ? 3 : 2 }
    : undefined;
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
