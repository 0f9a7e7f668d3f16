import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { FILLER } from './vehicle.js';
import type { WordTokens } from '../../words/tokens.js';

/** That somebody is here, or called: told before who it is, and no part of the name. */
const ARRIVED = new Phrases(
  everyOf(
    '|just|is|who is|who just|that just|he|she|he just|she just',
    'coming|coming in|coming by|came|came in|came by|walked in|walking in|walked up|stopping by|stopped by|stopped in|dropping in|dropped in|pulled up|showed up|here|over here|right here|at the shop|in the shop|at the counter|at the door|out front|outside|waiting|calling|calling in|called|called in|on the phone|on the line',
  ),
  everyOf(
    '|que|que ya|ya',
    'viene|vino|llamo|llego|esta aqui|aqui|esta en linea|por telefono|al telefono',
  ),
);
/** When that is: no part of the name either, and said to have no place. */
const WHEN = new Phrases(
  everyOf(
    '|for|on|from|later',
    'today|tomorrow|tonight|yesterday|this morning|this afternoon|this evening|now|right now|this week|next week',
  ),
  everyOf('for|on|from|this|next', 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'),
);

/** How many words stand before the name, and which of them say when. */
export function leadOf(tokens: WordTokens): { length: number; when: readonly number[] } {
  const when: number[] = [];
  let at = 0;
  for (;;) {
    const days = WHEN.lengthAt(tokens, at);
    const others = Math.max(FILLER.lengthAt(tokens, at), ARRIVED.lengthAt(tokens, at));
    const length = Math.max(days, others);
    // Nothing but these says nobody, and then the words are asked about.
    if (length === 0) return { length: at, when };
    if (days === length) for (let word = at; word < at + days; word++) when.push(word);
    at += length;
  }
}
