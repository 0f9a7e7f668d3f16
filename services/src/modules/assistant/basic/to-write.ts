import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { spelled } from '../language/normalize/spelled.js';
import type { Token, WordTokens } from '../words/tokens.js';

const POLITE = new Phrases('please|can you|could you|go ahead and|now|just');
const CHANGES = new Phrases(
  'delete|remove|cancel|erase|wipe|change|update|edit|move|reschedule|rename|refund|mark|raise|lower|transfer',
);
const CHANGED = new Phrases(
  'appointment|appointments|booking|bookings|job|jobs|customer|customers|client|clients|contact|contacts|account|accounts|user|users|service|services|price|prices|data|record|records|revenue|everything|everyone|database|note|notes|invoice|invoices',
);
const ADDS = new Phrases('add|create|set|put');
const ADDED = new Phrases(
  'customer|customers|contact|contacts|user|users|service|services|menu|price|prices|note|notes|photo|photos|picture|pictures',
);
const CALLS_OFF = new Phrases('cancel|reschedule');
/** 'Cancel policy', 'cancel rate by month': nouns. */
const RULES_OF_IT = new Phrases(
  'policy|policies|fee|fees|rate|rates|ratio|percentage|percent|count',
);
const TAKES = new Phrases('delete|move');
const WRITES_ES = new Phrases(
  'borra|borrar|elimina|eliminar|cancela|cancelar|anula|cambia|cambiar|actualiza|edita|mueve|sube|baja|marca|reembolsa|transfiere',
);

/** What somebody else would have to do, and what the same words are that name a thing: 'call list'. */
const CALLS = new Phrases('fix|repair|call|phone|dial|ring');
const OF_CALLS = new Phrases(
  'back|rate|list|number|numbers|no',
  everyOf('for', 'the|that|a|an|my|our|his|her|their'),
);
const ERRANDS = new Phrases(
  'order|reorder|restock|buy|purchase',
  everyOf(
    'write|draft|compose|type|type up',
    'me|us|',
    'a|an|my|the',
    '|good|short|nice',
    'letter|resignation letter|cover letter|thank you card|card|speech|lease|policy|job posting|job ad|bio|resume|business plan|proposal|blog post|article|essay|warranty letter|press release',
  ),
  everyOf(
    'escribe|escribeme|redacta|redactame|hazme',
    'un|una',
    'carta|discurso|curriculum|articulo|volante|anuncio',
  ),
  everyOf('send|wire|transfer|venmo|zelle', '|some|the', 'money|cash|funds'),
  everyOf(
    'compra|comprame|pide|pideme|ordena|encarga',
    'mas|un|una|unos|unas|jabon|toallas|cera|productos',
  ),
  everyOf('file|pay|do|prepare', 'my|our', 'tax|taxes|bill|bills|rent|payroll|bookkeeping'),
  everyOf(
    'write|make|create|design|draft|give|do',
    'me|us|',
    'a|an|some|another',
    '|new|good|quick',
    'facebook post|instagram post|facebook ad|google ad|social media post|post for|caption|flyer|logo|slogan|ad|poem|song|joke|newsletter|business card',
  ),
);

/** Its words, behind those that are only polite. */
function wordsOf(message: string): readonly Token[] {
  const words = spelled(message);
  return words.slice(POLITE.runAt(words, 0));
}

/** 'Order me 5 gallons of soap', 'write me a facebook post': done on no page. */
export const isErrand = (message: string): boolean => ERRANDS.begin(wordsOf(message));

function isToCall(words: WordTokens): boolean {
  const length = CALLS.lengthAt(words, 0);
  return length > 0 && words.length > length && OF_CALLS.lengthAt(words, length) === 0;
}

const isOf = (verbs: Phrases, things: Phrases, words: WordTokens) =>
  verbs.begin(words) && things.in(words, 1) !== undefined;

/** 'Cancel bill', 'delete Ana' */
const isOfSomebody = (words: readonly Token[]) =>
  words[1] !== undefined &&
  ((CALLS_OFF.begin(words) && !RULES_OF_IT.in(words)) ||
    (TAKES.begin(words) && /^\p{Lu}/u.test(words[1].raw)));

/** What is asked to be changed, written down or ordered. */
export function isToWrite(message: string): boolean {
  const words = wordsOf(message);
  return (
    isOf(CHANGES, CHANGED, words) ||
    isOf(ADDS, ADDED, words) ||
    isOfSomebody(words) ||
    isToCall(words) ||
    ERRANDS.begin(words) ||
    WRITES_ES.begin(words)
  );
}
