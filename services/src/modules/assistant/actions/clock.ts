import { numberOf } from '../language/periods/rule.js';
import { lookUp } from '../words/look-up.js';
import type { Token } from '../words/tokens.js';
import { wordSet } from '../words/word-set.js';

const HALVES: Record<string, string> = {
  ...{ morning: 'am', manana: 'am', madrugada: 'am' },
  ...{ afternoon: 'pm', evening: 'pm', tarde: 'pm', noche: 'pm' },
};
const OF = wordSet('in|de|por|en');
const ARTICLE = wordSet('the|la');
const ROUGHLY = wordSet('around|arnd|like|roughly');
const BOUND = wordSet('after|before|until|since|between');
const HOUR = /^(\d{1,2})(?::\d\d)?$/;

const isHour = (word: string | undefined) => {
  const hour = Number(HOUR.exec(word ?? '')?.[1] ?? numberOf(word) ?? 0);
  return hour >= 1 && hour <= 24;
};
const digits = (word: string) => (/^\d/.test(word) ? word : String(numberOf(word) ?? word));

/** 'A las 2 de la tarde', '8 in the morning' and 'y media' as digits. */
function clockFrom(tokens: readonly Token[], at: number) {
  const wordAt = (index: number) => tokens[index]?.word ?? '';
  let [clock, next] = [digits(wordAt(at)), at + 1];
  if (wordSet('y|why|and').has(wordAt(next)) && wordAt(next + 1) === 'media') {
    clock = `${clock}:30`;
    next += 2;
  }
  const half = lookUp(HALVES, wordAt(next + 2));
  if (OF.has(wordAt(next)) && ARTICLE.has(wordAt(next + 1)) && half) {
    clock += half;
    next += 3;
  }
  return { clock, next };
}

/** Spoken clock times as digits. */
export function withClocks(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const typed = tokens[at] as Token;
    const isRough = ROUGHLY.has(typed.word) && isHour(tokens[at + 1]?.word.replace(/[ap]m$/, ''));
    const token = isRough ? { ...typed, word: 'at' } : typed;
    const isLed = token.word === 'las' || (token.word === 'la' && tokens[at + 1]?.word === '1');
    const hour = tokens[isLed ? at + 1 : at];
    const found = hour && isHour(hour.word) ? clockFrom(tokens, isLed ? at + 1 : at) : undefined;
    const isPlain = !isLed && found?.next === at + 1;
    if (!hour || !found || isPlain) {
      result.push(token);
      at += 1;
      continue;
    }
    const last = result.at(-1)?.word ?? '';
    if (isLed && (last === 'a' || last === 'para')) result.pop();
    if (last !== 'at' && !BOUND.has(last)) result.push({ ...token, word: 'at' });
    result.push({ ...hour, word: found.clock, end: tokens[found.next - 1]?.end ?? hour.end });
    at = found.next;
  }
  return result;
}
