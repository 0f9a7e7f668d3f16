import { periodAt } from '../../language/periods/index.js';
import { timeAt } from '../../language/periods/times.js';
import { wordSet } from '../../words/word-set.js';

export const MINE = new Set(['my', 'the', 'mi', 'el', 'la']);
/** 'Fridays' people are those of one Friday. */
export const singular = (word: string) => word.replace(/(?<=day|^(?:mon|fri|sat|sun))s$/, '');

const ON = wordSet('on|for|el|de|del');
/** 'The 8 am on Thursday', 'my 3 pm'; the days stand before it in 'Friday's 830'. */
export function slotAt(words: readonly string[], at: number) {
  const isMine = MINE.has(words[at] ?? '');
  const start = isMine ? at + 1 : at;
  const time = isMine ? timeAt(words, start) : undefined;
  if (time) {
    const end = start + time.length;
    const from = ON.has(words[end] ?? '') ? end + 1 : end;
    const days = periodAt(words, from);
    return { time, days, name: words[from], to: days ? from + days.length : end };
  }
  const days = periodAt([singular(words[start] ?? '')], 0);
  const later = days && timeAt(['my', ...words.slice(start + 1)], 1);
  return later && { time: later, days, name: words[start], to: start + 1 + later.length };
}
