import type { Token } from '../../language/tokens.js';
import type { Language } from '../../plan/plan.js';
import type { Purpose } from '../../tools/message-texts.js';
import { Phrases } from '../phrases.js';
import type { Said } from './content.js';

const STATED: readonly [Phrases, Language][] = [
  [new Phrases('in spanish|en espanol'), 'es'],
  [new Phrases('in english|en ingles'), 'en'],
];
/** Which language the message is to be in, where it is said, and the words without that. */
export function withoutLanguage(tokens: Token[]): { tokens: Token[]; stated?: Language } {
  for (const [phrases, stated] of STATED) {
    const found = phrases.in(tokens);
    if (!found) continue;
    const { at, length } = found;
    return { tokens: [...tokens.slice(0, at), ...tokens.slice(at + length)], stated };
  }
  return { tokens };
}

/** Own words are said in the language in which they were written; what is known to be an occasion, in any. */
export function translated(content: Said | undefined, stated: Language | undefined, own: Language) {
  if (!content?.words || stated === undefined || stated === own) return content;
  const { words, ...rest } = content;
  const known = OCCASIONS.find(([, pattern]) => pattern.test(words));
  return known ? { ...rest, purpose: known[0] } : { ...content, isForeign: true as const };
}
const OCCASIONS: readonly [Purpose, RegExp][] = [
  ['ready', /\b(?:ready|finished|done|list[oa])\b/i],
  ['late', /\b(?:late|behind|tarde)\b/i],
  ['thanks', /\b(?:thank|thanks|gracias)\b/i],
];
