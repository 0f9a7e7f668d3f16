import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { Sayings } from '../language/forms/sayings.js';
import { tokensOf, type WordTokens } from '../words/tokens.js';

const LEADS = new Phrases('and|so');
const WHICH = new Phrases('which|what|whats|who|whos');
const OF_WHAT = new Phrases('one|day|week|month|service|van|crew|customer');
const HAS = new Phrases('has|had|is|was|did|made|makes|does|sells|sold');
const END = new Phrases(
  everyOf('|the', 'most|least|best|worst|busiest|slowest|biggest|smallest', '|one|day|week|month'),
);
const ANY_OF = new Phrases(everyOf('any', 'booked|confirmed|unconfirmed|new|coming|scheduled|due'));

const HOW_MANY = new Sayings(
  ['<so>* how_many|cuantos|cuantas this|last|so_far|today|yesterday|en|este|esta|hoy|ayer <w>*'],
  { so: 'and|so|y', w: String.raw`\S+` },
);
const NOUN = new Phrases(
  'jobs|cars|customers|clients|appointments|people|cancelled|trabajos|clientes|citas|carros',
);
/** 'How many this year', of nothing that is named. */
function asksBareCount(words: WordTokens): boolean {
  return HOW_MANY.says(words) && NOUN.in(words) === undefined;
}

/** 'Which day has the most', 'any booked', of something that is not said. */
export function asksBareEnd(message: string): boolean {
  const words = tokensOf(message);
  const start = LEADS.lengthAt(words, 0);
  if (ANY_OF.lengthAt(words, start) > 0 || asksBareCount(words)) return true;
  let at = start + WHICH.lengthAt(words, start);
  if (at === start) return false;
  at += OF_WHAT.lengthAt(words, at);
  at += HAS.lengthAt(words, at);
  const end = END.lengthAt(words, at);
  return end > 0 && at + end === words.length;
}

const BEFORE_PART = new Phrases('and|ok|or|in|the|y|en|por|la');
const PART = new Phrases(
  everyOf('morning|mornings|afternoon|afternoons|evening|evenings|manana|tarde', '|only'),
);
/** 'Morning?', of the days that were spoken of. */
export function isPartOfDay(message: string): boolean {
  const words = tokensOf(message);
  const at = BEFORE_PART.runAt(words, 0);
  const length = PART.lengthAt(words, at);
  return length > 0 && at + length === words.length;
}

const TO_DO = new Phrases(
  everyOf(
    '|please',
    'text|tell|message|email|e mail|send|write|remind|let|shoot|thank|ask|book|move|cancel|confirm|call',
  ),
);
/** What is sent, drafted or moved is no question of the records. */
export const isRequest = (message: string): boolean => TO_DO.lengthAt(tokensOf(message), 0) > 0;
