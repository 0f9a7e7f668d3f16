import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { Sayings } from '../language/forms/sayings.js';
import { spelled } from '../language/normalize/spelled.js';

const OWN = {
  us: 'i|we|you',
  charge: 'charge|ask|bill|quote|get|take',
  it: 'it|that|this|those|one',
  cobro: 'cobro|cobramos|cobrar|cobrarle|pido',
} as const;
/** And nothing else: what it is for was said before. */
const ASKS = new Sayings(
  [
    'and|so|ok? how_much|what should|do|can|could|would <us> <charge> for? <it>?',
    'and|so|ok? how_much to <charge> for? <it>?',
    'and|so|ok? what is a|an|the|my? good|fair|right|normal|usual? price for|of <it>?',
    'and|so|ok? how_much is <it> worth',
    'y? cuanto debo|puedo? <cobro> por? eso|esto|ello?',
  ],
  OWN,
);
const HOW = new Phrases(
  everyOf('how', 'do|can|should|would', 'i|we|you'),
  everyOf('best|whats the best|what is the best', 'way', 'to'),
  everyOf('can|should', 'i|we|you'),
  'how to',
);
const HOW_ES = new Phrases('como');

/** 'What should I charge for it', after how headlights are cleaned, is asked of that. */
export function chargedFor(message: string, before?: string): string | undefined {
  if (!before || !ASKS.says(spelled(message))) return undefined;
  const words = spelled(before);
  const rest = (length: number) => before.slice(words[length]?.start ?? 0).replace(/\W+$/, '');
  const spanish = HOW_ES.lengthAt(words, 0);
  if (spanish > 0) return `cuanto cobro por ${rest(spanish)}`;
  const length = HOW.lengthAt(words, 0);
  return length > 0
    ? `what should i charge to ${rest(length)}`
    : `what should i charge for ${rest(0)}`;
}
