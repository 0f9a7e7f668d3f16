import { numberOf } from '../language/periods/rule.js';
import { lookUp } from '../words/look-up.js';
import { Phrases } from '../words/phrases.js';
import type { Token, WordTokens } from '../words/tokens.js';
import { wordSet } from '../words/word-set.js';
import { cutOut, wordsOf } from './request.js';

/** Distance of a move; negative is earlier. */
export interface Shift {
  minutes: number;
  days: number;
}

const A_DAY = 480;
const A_WEEK = 7;
const UNITS: Record<string, number> = {
  ...{ minute: 1, minutes: 1, minuto: 1, minutos: 1, min: 1, mins: 1 },
  ...{ hour: 60, hours: 60, hora: 60, horas: 60, hr: 60, hrs: 60 },
};
const DAYS: Record<string, number> = {
  ...{ day: 1, days: 1, dia: 1, dias: 1 },
  ...{ week: A_WEEK, weeks: A_WEEK, semana: A_WEEK, semanas: A_WEEK },
};
const SHORT = /^(\d{1,3})(h|hr|hrs|m|min|mins)$/;
const EARLIER = new Phrases('earlier|sooner|up|forward|antes|mas temprano');
const LATER = new Phrases('later|back|out|despues|mas tarde');
const ONE = wordSet('a|an|one|un|una');

/** Duration at this token: 'an hour', '90 minutes', '2 hours', 'half an hour'. */
function durationAt(
  tokens: WordTokens,
  at: number,
): { minutes: number; length: number } | undefined {
  const [word = '', next = '', third = ''] = [0, 1, 2].map((step) => tokens[at + step]?.word ?? '');
  if (word === 'half' && next === 'an' && third === 'hour') return { minutes: 30, length: 3 };
  if (word === 'media' && next === 'hora') return { minutes: 30, length: 2 };
  if (wordSet('full|whole|entire').has(word) && wordSet('day~').has(next))
    return { minutes: A_DAY, length: 2 };
  const [, digits, unit] = SHORT.exec(word) ?? [];
  if (digits !== undefined)
    return { minutes: Number(digits) * (unit?.startsWith('h') ? 60 : 1), length: 1 };
  const count = ONE.has(word) ? 1 : /^\d+\.\d$/.test(word) ? Number(word) : numberOf(word);
  // 'Two free hours'.
  const isFree = wordSet('free|open').has(next);
  const minutes = lookUp(UNITS, isFree ? third : next);
  return count !== undefined && minutes
    ? { minutes: Math.round(count * minutes), length: isFree ? 3 : 2 }
    : undefined;
}

/** First duration, and the tokens without it. */
export function withoutDuration(tokens: readonly Token[]): { rest: Token[]; minutes?: number } {
  for (const at of tokens.keys()) {
    const found = durationAt(tokens, at);
    if (found) return { rest: cutOut(tokens, at, found.length), minutes: found.minutes };
  }
  return { rest: [...tokens] };
}

const daysAt = (tokens: WordTokens, at: number) => {
  const { word } = tokens[at] ?? {};
  const [isNext, unit] = [wordSet('the|la|el').has(word ?? ''), tokens[at + 1]?.word ?? ''];
  const count = isNext || ONE.has(word ?? '') ? 1 : numberOf(word);
  const days = lookUp(DAYS, unit);
  return count !== undefined && days ? { days: count * days, isNext } : undefined;
};

const AFTER = wordSet('after|later|siguiente|despues');
const BEFORE = wordSet('before|earlier|antes');
const NEXT_TO = new Phrases(
  'the day after|the next day|the following day|the week after|the following week|el dia siguiente|la semana siguiente',
);

/** Distance of 'back an hour', '30 min later' or 'the week after', and the other tokens. */
export function shiftIn(
  tokens: readonly Token[],
  way?: 'earlier' | 'later',
): { by: Shift; rest: Token[] } | undefined {
  const early = EARLIER.in(tokens);
  const late = LATER.in(tokens);
  for (const at of tokens.keys()) {
    const next = NEXT_TO.lengthAt(tokens, at);
    const days = daysAt(tokens, at);
    const end = tokens[at + 2]?.word ?? '';
    const isTold = AFTER.has(end) || BEFORE.has(end);
    const isMoved = early ?? late ?? way;
    const time = durationAt(tokens, at);
    const sign = early || BEFORE.has(end) || (way === 'earlier' && !late) ? -1 : 1;
    const found =
      next > 0
        ? {
            by: {
              minutes: 0,
              days: /week|semana/.test(wordsOf(tokens.slice(at, at + next))) ? A_WEEK : 1,
            },
            length: next,
          }
        : days && (isTold || (isMoved && !days.isNext))
          ? { by: { minutes: 0, days: sign * days.days }, length: isTold ? 3 : 2 }
          : time && isMoved
            ? { by: { minutes: sign * time.minutes, days: 0 }, length: time.length }
            : undefined;
    if (!found) continue;
    const isOf = (index: number) =>
      (index >= at && index < at + found.length) ||
      [early, late].some((each) => each && index >= each.at && index < each.at + each.length);
    return { by: found.by, rest: tokens.filter((_, index) => !isOf(index)) };
  }
  return undefined;
}
