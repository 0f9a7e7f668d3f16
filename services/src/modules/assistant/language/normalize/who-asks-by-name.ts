import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import type { Token } from '../../words/tokens.js';
import { ASKING, ASKING_SO, AT_EASE, GOT, IF, ON_PHONE, WANT_TO } from './who-asks-words.js';
import { wordSet } from '../../words/word-set.js';

export const ASKS = wordSet(
  'what~|which|who~|when|how|where~|why|do|does|did|is|are|was|were|can|could|will|would|has|have|any|anything',
);

const NO_NAME = wordSet(
  'he|she|they|we|i|you|it|who|what|when|where|how|which|my|the|a|an|this|that|text|tell|ask|message|email|call|write|send|if|does|do|did|is|has|have|everybody|everyone|nobody',
);
const LONGEST_NAME = 3;
const PRONOUN = wordSet('he|she|they');
/** 'If we got her booking' */
const WE_HAVE = new Phrases(
  everyOf(
    'we|you',
    'got|have|see|received',
    'her|his|their',
    'booking|appointment|request|reservation',
  ),
);
const IS = wordSet('is|are|was|were|has|have');

/** Where what they ask begins, behind their name. */
function askedAt(tokens: readonly Token[], at: number): { at: number; isIf: boolean } | undefined {
  const phoned = ON_PHONE.runAt(tokens, at);
  const asks = (phoned > 0 ? ASKING_SO : ASKING).lengthAt(tokens, at + phoned);
  if (asks === 0) return undefined;
  const link = at + phoned + asks;
  const end = link + IF.lengthAt(tokens, link);
  return { at: end, isIf: wordSet('if|whether').has(tokens[end - 1]?.word ?? '') };
}

/** 'Tanya Sullivan is asking what time she is on': in the question she stands under her name. */
export function namedFirst(text: string, tokens: readonly Token[]): string | undefined {
  const idle = AT_EASE.runAt(tokens, 0);
  const lead = idle + GOT.lengthAt(tokens, idle);
  for (let length = 1; length <= LONGEST_NAME; length++) {
    const name = tokens.slice(lead, lead + length);
    if (name.length < length || name.some(({ word }) => NO_NAME.has(word))) return undefined;
    const asked = askedAt(tokens, lead + length);
    if (!asked) continue;
    const rest = tokens.slice(asked.at);
    const [first, verb] = rest;
    const pronoun = rest.find(({ word }) => PRONOUN.has(word));
    if (!first) return undefined;
    const [from, to] = [name[0]?.start ?? 0, name.at(-1)?.end ?? 0];
    const said = text.slice(from, to);
    // 'If she is still on' is 'is she still on'.
    if (asked.isIf && WE_HAVE.isAllOf(rest)) return `does ${said} have an appointment`;
    if (asked.isIf)
      return first === pronoun && IS.has(verb?.word ?? '')
        ? `${verb?.word ?? ''} ${said}${text.slice(verb?.end)}`
        : undefined;
    if (!pronoun || !ASKS.has(first.word)) return undefined;
    const isShort = pronoun.end - pronoun.start > pronoun.word.length;
    return `${text.slice(first.start, pronoun.start)}${said}${isShort ? ' is' : ''}${text.slice(pronoun.end)}`;
  }
  return undefined;
}

const DONE_FOR = wordSet('cancel|reschedule|move');
/** 'The lady wants to cancel, Maria Turner, December eighth': what is to be done, and for whom behind it. */
export function requested(text: string, tokens: readonly Token[]): string | undefined {
  const lead = AT_EASE.runAt(tokens, 0);
  const verb = tokens[lead + WANT_TO.lengthAt(tokens, lead)];
  const isAsked = WANT_TO.lengthAt(tokens, lead) > 0 && DONE_FOR.has(verb?.word ?? '');
  return isAsked && verb && text.slice(verb.end).startsWith(',')
    ? `${verb.raw}${text.slice(verb.end + 1)}`
    : undefined;
}
