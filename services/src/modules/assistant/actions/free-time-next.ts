import { Phrases } from './phrases.js';
import type { Request } from './request.js';

const AFTER_THAT = new Phrases(
  'after that|the one after that|the next one after that|the next one|next one|the one after|one after that|the one after that one|anything later|any later|later than that|and then|then|what else',
  'despues|despues de eso|y despues|el siguiente|la siguiente|el que sigue|mas tarde',
);
const AROUND_THAT = new Phrases(
  'and|what is|what about|when is|is there|how about|ok|y|que|cual es',
);

/** 'What is the next one after that': the opening that follows the first. */
export function isAfterThat({ tokens }: Request): boolean {
  const start = AROUND_THAT.runAt(tokens, 0);
  const length = AFTER_THAT.lengthAt(tokens, start);
  return length > 0 && start + length === tokens.length;
}
