import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { asksToDo as beginsToDo } from '../language/messages/requests-in.js';
import { spelled } from '../language/normalize/spelled.js';
import type { WordTokens } from '../words/tokens.js';

const ASKED_OF_US = 'please|can you|could you|';
const TO_DO = new Phrases(
  everyOf(
    ASKED_OF_US,
    'file|change|switch|swap|send|text|message|email|e mail|assign|put|move|push|reschedule|set|delete|remove|book|cancel|block|refund|confirm|write|reply|tell|let|remind|ask|raise|lower|cambia|manda|envia|avisa|dile|mueve|cancela|borra',
  ),
  // 'Start of the month', 'finish times' ask for nothing to be done.
  everyOf(
    ASKED_OF_US,
    'start|begin|finish|complete|end',
    'the|my|this|that|his|her|our',
    'next|first|last|',
    'job|appointment|one|detail',
  ),
);
/** 'Text messages per week', 'cancel rate', 'book in': nouns, and a list for whoever asks. */
const OF_A_NOUN = new Phrases(
  'me|us|list|lists|in|from|since|rate|rates|ratio|fee|fees|together|per|by|of|messages|addresses|address|versus|vs|over|compared|nos',
);
/** Whether the words begin with something to do, and not with a noun of the same letters. */
export function asksToDo(message: string): boolean {
  const words = spelled(message);
  const length = TO_DO.lengthAt(words, 0);
  return length > 0 && OF_A_NOUN.lengthAt(words, length) === 0;
}

const FOR_SOMEBODY = new Phrases(
  everyOf(
    ASKED_OF_US,
    'set up|setup|sign up|enroll|add|make|create|charge|give|call|bill|mark|flag|block|register',
  ),
);
const FOR_US = new Phrases('me|us');
/** 'Set up a yearly plan for Derek' is not answered by his card. */
export function asksToDoFor(message: string): boolean {
  const words = spelled(message);
  const length = FOR_SOMEBODY.lengthAt(words, 0);
  return asksToDo(message) || (length > 0 && FOR_US.lengthAt(words, length) === 0);
}

const BEFORE_ROWS = new Phrases(
  'all|my|the|any|every|each|name of|names of|list of|big|best|top|new|old|loyal',
  'cancelled|canceled|completed|finished|pending|confirmed|unconfirmed|upcoming|open|past|scheduled',
);
const ROWS = new Phrases(
  'job|jobs|appointment|appointments|booking|bookings|customer|customers|client|clients|people|spender|spenders|regular|regulars|owner|owners|everyone|everybody',
);
const BEHIND_ROWS = new Phrases(
  'with|without|missing|lacking|having|needing|due|booked|alphabetically|sorted|ordered|by|at|over|under|that|who|from|in|on|for|before|after|between|longer|shorter|more|less|above|below|i|we|not|still',
);
const ROWS_ES = new Phrases(
  everyOf('todos|todas|los|las|mis', 'los|las|mis|', 'trabajos|citas|clientes|clientas'),
);
const FIGURE = new Phrases(
  everyOf(
    'my|our|the|total|',
    'revenue|sales|income|earnings|money|total|totals',
    'for|by|from|per|in|of|on|this|last|since|between',
  ),
  everyOf(
    'mis|los|las|el|la|',
    'ingreso|ingresos|venta|ventas|ganancia|ganancias|total|promedio|ticket|dinero',
    'de|del|por|en|entre|desde|este|esta|mas',
  ),
);
/** 'Slowest hour of the day' */
const RANK = new Phrases(
  'busiest|slowest|quietest|deadest|best|worst|biggest|cheapest|dearest|longest|shortest|oldest|newest',
);
/** 'Raise prices when', 'customer notes where': what is asked stands at the end. */
const ASKS_LAST = new Phrases('when|how|why|where|tips|cuando|como|donde');
const TOLD_OF = new Phrases(everyOf('a|an|the|my|one|', 'customer|client|guy|lady|woman|man|dude'));
const TOLD = new Phrases(
  'left|said|says|wrote|thinks|claims|refuses|refused|complained|complains|yelled|posted|gave|never|has not|hasnt|did not|didnt|wont|will not|is not|isnt|owes|stole|broke',
);
/** 'I can't log in' tells what does not work. */
const TROUBLES = new Phrases(
  everyOf(
    'i|we|it',
    'cant|cannot|can not|wont|will not|keeps|doesnt|does not|didnt|did not|forgot|lost',
  ),
);

/** 'Do we have a service called that' asks for what there is. */
const OF_US = new Phrases(
  everyOf('do we|do i', 'have|offer|do|get'),
  everyOf('did|have|are|were', 'we|i'),
);

/** 'Rachel Hayes notes and phone' names somebody and what stands on their card, and nothing to be done. */
const FIELDS = new Phrases(
  'notes|note|phone|phone number|number|email|address|vehicle|car|and|also|please',
);
const MOST_NAMES = 2;
function isOfFields(words: WordTokens): boolean {
  const at = words.findIndex((_, start) => FIELDS.runAt(words, start) === words.length - start);
  return at > 0 && at <= MOST_NAMES && !beginsToDo(words);
}

function beginsWithRows(words: WordTokens): boolean {
  const before = BEFORE_ROWS.runAt(words, 0);
  const length = ROWS.lengthAt(words, before);
  return length > 0 && BEHIND_ROWS.lengthAt(words, before + length) > 0;
}

function tells(words: WordTokens): boolean {
  const length = TOLD_OF.lengthAt(words, 0);
  return length > 0 && TOLD.lengthAt(words, length) > 0;
}

/** 'Jobs with no price', 'revenue for every month', 'customer left a bad review' ask for nothing to be done. */
export function isNoRequest(message: string): boolean {
  const words = spelled(message);
  return (
    [TROUBLES, OF_US, FIGURE, ROWS_ES, RANK].some((each) => each.begin(words)) ||
    (words.length > 1 && ASKS_LAST.lengthAt(words, words.length - 1) > 0) ||
    isOfFields(words) ||
    beginsWithRows(words) ||
    tells(words)
  );
}
