import type { Token } from './tokens.js';
import { ASKING, AT_EASE, IF, WANT_TO } from './who-asks-words.js';

export const ASKS =
  /^(?:what|whats|which|who|whos|when|how|where|wheres|why|do|does|did|is|are|was|were|can|could|will|would|has|have|any|anything)$/;

const NO_NAME =
  /^(?:he|she|they|we|i|you|it|who|what|when|where|how|which|my|the|a|an|this|that|text|tell|ask|message|email|call|write|send|if|does|do|did|is|has|have|everybody|everyone|nobody)$/;
const LONGEST_NAME = 3;
const PRONOUN = /^(?:he|she|they)$/;

/** 'Tanya Sullivan is asking what time she is on': in the question she stands under her name. */
export function namedFirst(text: string, tokens: readonly Token[]): string | undefined {
  const lead = AT_EASE.runAt(tokens, 0);
  for (let length = 1; length <= LONGEST_NAME; length++) {
    const name = tokens.slice(lead, lead + length);
    const asks = ASKING.lengthAt(tokens, lead + length);
    if (name.length < length || name.some(({ word }) => NO_NAME.test(word))) return undefined;
    if (asks === 0) continue;
    const link = IF.lengthAt(tokens, lead + length + asks);
    const rest = tokens.slice(lead + length + asks + link);
    const [first, pronoun] = [rest[0], rest.find(({ word }) => PRONOUN.test(word))];
    if (!first || !pronoun || !ASKS.test(first.word)) return undefined;
    const [from, to] = [name[0]?.start ?? 0, name.at(-1)?.end ?? 0];
    const isShort = /^[’']s/.test(text.slice(pronoun.start + pronoun.word.length));
    const verb = isShort ? ' is' : '';
    return `${text.slice(first.start, pronoun.start)}${text.slice(from, to)}${verb}${text.slice(pronoun.end)}`;
  }
  return undefined;
}

const DONE_FOR = /^(?:cancel|reschedule|move)$/;
/** 'The lady wants to cancel, Maria Turner, December eighth': what is to be done, and for whom behind it. */
export function requested(text: string, tokens: readonly Token[]): string | undefined {
  const lead = AT_EASE.runAt(tokens, 0);
  const verb = tokens[lead + WANT_TO.lengthAt(tokens, lead)];
  const isAsked = WANT_TO.lengthAt(tokens, lead) > 0 && DONE_FOR.test(verb?.word ?? '');
  return isAsked && verb && text.slice(verb.end).startsWith(',')
    ? `${verb.raw}${text.slice(verb.end + 1)}`
    : undefined;
}
