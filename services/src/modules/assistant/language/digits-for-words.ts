import { weekdayOf } from './periods/weekdays.js';
import { wordSet } from './word-set.js';

/** Behind these a digit is an hour. */
const WHEN = wordSet(
  'at|by|around|before|after|until|till|til|from|to|between|past|today|tomorrow|tmrw|tmr|tonight|morning|afternoon|is|the|of|top|first|last|next|only|those|these|my|our|about|over|under',
);
const ASKED = wordSet('ask|say|tell|see|let|remind|thank|confirm|invite|bring|check|pick');
const AN = wordSet('a|an|my|him|her|them|his|their|this|that');

const EACH = wordSet('day|week|month|year|hour|piece|pop|car|time');

const isWord = (word: string) => word !== '' && !/\d/.test(word);

/** 'Msg Kevin 2 ask if', 'an open slot 4 a ceramic': a digit that stands for the word it sounds like; else undefined. */
export function soundOf(word: string, before = '', next = '', third = ''): string | undefined {
  if (!isWord(before) || WHEN.has(before) || weekdayOf(before) !== undefined) return undefined;
  if (word === '2' && ASKED.has(next)) return 'to';
  // 'Do 4 a day' is so many of each.
  return word === '4' && AN.has(next) && !EACH.has(third) ? 'for' : undefined;
}
