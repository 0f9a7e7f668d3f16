import { everyOf } from '../../words/every-of.js';
import type { Token } from '../../words/tokens.js';
import { Phrases } from '../../words/phrases.js';

/** 'Asap', 'the first opening next week' */
const SOONEST = new Phrases(
  everyOf(
    '|the|our|my',
    'first|next|soonest|earliest',
    'open|available|free|',
    'slot|spot|opening|time slot',
  ),
  everyOf(
    '|the|in the',
    'first|soonest|earliest',
    'one|available|open|time|available time|possible',
  ),
  'first thing|first thing in the morning|first thing in the am|asap|as soon as possible|as soon as we can|next available|whenever is soonest|right away|soonest',
  'lo antes posible|lo mas pronto posible|cuanto antes|el primer hueco|la primera hora libre|el primer espacio',
);
/** The words without that; with an hour it is then. */
export function withoutSoonest(tokens: readonly Token[]) {
  const found = SOONEST.in(tokens);
  return found && [...tokens.slice(0, found.at), ...tokens.slice(found.at + found.length)];
}
