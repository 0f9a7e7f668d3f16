import type { Token } from '../../words/tokens.js';
import type { Language } from '../../plan/plan.js';
import type { Purpose } from '../../tools/message-texts.js';
import { Phrases } from '../../words/phrases.js';
import type { Said } from './said.js';
import { normalized } from '../../language/normalize/normalize.js';
import { withoutDuration } from '../when/duration.js';
import { isOnlyOf } from '../../words/only-of.js';

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

/** Own words are said in the language in which they were written; what is an occasion and nothing more, in any. */
export function translated(content: Said | undefined, stated: Language | undefined, own: Language) {
  if (!content?.words || stated === undefined || stated === own) return content;
  const { words, ...rest } = content;
  const known = occasionIn(words);
  return known ? { ...rest, ...known } : { ...content, isForeign: true as const };
}

/** The occasion that the words are of, with how long; undefined where they say anything besides. */
function occasionIn(said: string): Pick<Said, 'purpose' | 'minutes'> | undefined {
  const { tokens: words, minutes } = withoutDuration(normalized(said).tokens);
  for (const [purpose, phrases] of OCCASIONS)
    if (phrases.in(words) && isOnlyOf([phrases, AROUND], words))
      return { purpose, ...(purpose === 'late' && minutes !== undefined && { minutes }) };
  return undefined;
}
const OCCASIONS: readonly [Purpose, Phrases][] = [
  ['ready', new Phrases('ready|finished|done|all done', 'listo|lista')],
  [
    'late',
    new Phrases('late|behind|running late|running behind|a little late|a bit late', 'tarde'),
  ],
  ['thanks', new Phrases('thank|thanks|thank you', 'gracias')],
];
const AROUND = new Phrases(
  'i|im|am|we|were|are|is|be|will|going to be|running|your|you|the|a|an|car|truck|vehicle|suv|its|it|for|so|much|all|now|about|by|around|pickup|pick up|to be picked up|coming|coming in|sorry',
  'su|el|la|carro|coche|esta|ya|vamos|voy|para|por|venir|que|muchas|lo|siento',
);
