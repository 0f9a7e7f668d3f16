import { numberOf } from '../../language/periods/rule.js';
import type { Token } from '../../words/tokens.js';
import { lookUp } from '../../words/look-up.js';
import { durationAt } from './duration.js';
import { wordSet } from '../../words/word-set.js';

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

/** 'Después de las 2' is after two, and not at it. */
const BOUND = wordSet('after|before|until|since|between');

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
    if (last !== 'at' && !BOUND.has(last ?? '')) result.push(at_);
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
