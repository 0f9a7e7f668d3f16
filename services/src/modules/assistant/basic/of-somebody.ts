import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import type { WordTokens } from '../words/tokens.js';

export const PEOPLE = 'people|folks|customers|clients|everybody|everyone';

/** Somebody's records, or what somebody did: no article can be an answer about them. */
const SOMEBODY = new Phrases(
  'who|whose|whos|anyone|anybody|quien|quienes|alguien',
  everyOf(PEOPLE, 'with|on|in|whose'),
  everyOf('my|our|the|customer|', 'notes', 'that|which|mentioning|about', 'say|mention|'),
  everyOf(
    'list|show me|give me|find me',
    'all|my|the|our|all my|all the|all our|',
    'customers|clients|people|everyone|everybody|jobs|appointments',
  ),
  everyOf(
    'someone|somebody',
    'book|books|booked|booking|cancel|cancels|cancelled|canceled|call|calls|called|pay|pays|paid|came|come|comes|coming|owe|owes|owed|sched|scheduled',
  ),
  everyOf(
    'job|jobs|appointments|bookings',
    'cancelled|canceled|completed|pending|finished|moved|over|under|with|without|from|in|on|this|last|next|longer|shorter',
  ),
  everyOf('did|has|had|was|were'),
  everyOf('and|', 'have|did', 'i|we|they'),
);
const OWED = new Phrases(
  'owe|owes|owed|unpaid',
  everyOf('last|this|next', 'time|visit'),
  everyOf('has|did', 'that|this|it', 'ever|', 'happen|happened'),
);
const ASKS_WHAT = new Phrases('which|what');
const BRINGS = new Phrases(
  everyOf('bring|brings|brought|earn|earns|earned|spend|spends|spent|book|books|booked'),
  everyOf('make|makes|made|give|gives|gave', 'us|me'),
);
const TO_US = new Phrases('us|me|in');
const AN_END = new Phrases(everyOf('the|', 'most|least|more|less|best'));
/** 'Which zip code brings us in the most' */
function asksWhatBrings(words: WordTokens): boolean {
  const found = ASKS_WHAT.begin(words) ? BRINGS.in(words, 2) : undefined;
  if (!found) return false;
  const behind = found.at + found.length;
  return AN_END.lengthAt(words, behind + TO_US.runAt(words, behind)) > 0;
}
export const isOfSomebody = (words: WordTokens) =>
  SOMEBODY.begin(words) || OWED.in(words) !== undefined || asksWhatBrings(words);
