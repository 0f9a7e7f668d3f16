import { Phrases } from '../../words/phrases.js';
import { normalized } from '../normalize/normalize.js';
import type { Part } from './requests-in.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

const DOES = new Phrases(
  'cancel|call off|move|push|bump|reschedule|confirm|push back|mark',
  'cancela|mueve|confirma',
);
const ALL = wordSet('everyone|everybody|all|everything|todos|todo|todas|tomorrow|today');
const AND = new Phrases('and|plus|and also|also|y|y tambien');
const TOO = wordSet('too|also|tambien');
const AS_WELL = new Phrases('as well');
const TO = wordSet('to|back|al|a|as');
const LONGEST_NAME = 3;

function withoutToo(tokens: readonly Token[]): readonly Token[] {
  if (TOO.has(tokens.at(-1)?.word ?? '')) return tokens.slice(0, -1);
  const from = tokens.length - 2;
  return from > 0 && AS_WELL.lengthAt(tokens, from) === 2 ? tokens.slice(0, from) : tokens;
}

/**
 * 'Cancel everyone tomorrow and Ana too', 'cancel Ana and everyone Monday': all of some days, and somebody besides. To
 * where they are moved is said once.
 */
export function allAndOne(text: string): Part[] {
  const typed = text.normalize('NFC');
  const { tokens } = normalized(typed);
  const does = DOES.lengthAt(tokens, 0);
  const and = tokens.findIndex((_, at) => at > does && AND.lengthAt(tokens, at) > 0);
  if (does === 0 || and < 0) return [];
  const one = tokens.slice(does, and);
  const other = withoutToo(tokens.slice(and + AND.lengthAt(tokens, and)));
  const areAll = [one, other].map((each) => each.some(({ word }) => ALL.has(word)));
  const isTooLong = areAll[0] ? other.length > LONGEST_NAME : one.length > LONGEST_NAME;
  if (areAll[0] === areAll[1] || isTooLong || other.length === 0) return [];
  const words = (some: readonly Token[]) => typed.slice(some[0]?.start, some.at(-1)?.end);
  const to = one.findIndex(({ word }) => TO.has(word));
  const target = to < 0 || other.some(({ word }) => TO.has(word)) ? '' : ` ${words(one.slice(to))}`;
  return [
    { text: words(tokens.slice(0, and)), isRequest: true },
    { text: `${words(tokens.slice(0, does))} ${words(other)}${target}`, isRequest: true },
  ];
}
