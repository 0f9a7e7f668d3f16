import { everyOf } from '../../words/every-of.js';
import type { Channel } from '../../dto/card.dto.js';
import { Phrases } from '../../words/phrases.js';
import { requestOf, type Request } from '../request.js';

const WAYS: readonly [Channel, Phrases][] = [
  [
    'email',
    new Phrases(everyOf('by|via|as an|in an', 'email|e mail|mail'), 'por correo|por email'),
  ],
  ['sms', new Phrases(everyOf('by|via|as a', 'text|text message|sms'), 'por mensaje|por texto')],
];
const FEWEST_BEFORE = 3;

/** '… that his car is ready by email': how it goes is no part of what it says. */
export function byWay({ text, tokens, today, vocabulary }: Request) {
  for (const [channel, phrases] of WAYS) {
    const at = tokens.findIndex(
      (_, index) =>
        index >= FEWEST_BEFORE && phrases.lengthAt(tokens, index) === tokens.length - index,
    );
    if (at < 0) continue;
    return { channel, request: requestOf(text.slice(0, tokens[at - 1]?.end), today, vocabulary) };
  }
  return undefined;
}
