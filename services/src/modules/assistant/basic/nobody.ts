import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { saysPronoun } from '../language/turns/pronouns.js';
import { spelled } from '../language/normalize/spelled.js';
import type { WordTokens } from '../words/tokens.js';
import { wordSet } from '../words/word-set.js';
import type { Understanding } from '../language/understanding.js';
import type { Language } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { said } from '../answers/fixed.texts.js';
import type { Answer } from '../answers/answer.js';

/** In the place of a name that nobody has. */
const X = '@';
const OWN = everyOf(
  'phone|cell|email|e mail|home|last|next|',
  'number|phone|cell|email|e mail|address|car|vehicle|truck|plate|note|notes|history|visit|appointment|job|one',
);
/** Where only somebody can stand: 'how much has @ spent', 'what does @ drive'. */
const ASKS_OF = new Phrases(
  everyOf(
    'how much|how often|how many times|when',
    'has|did|does|is|was|will|do',
    X,
    'ever|last|next|',
    'spent|spend|paid|pay|been|come|came|coming|in|here|back|next|last|booked|due',
  ),
  everyOf(
    'what|which',
    'car|vehicle|kind of car|service|services|',
    'does|did|has',
    X,
    'drive|have|own|had|get|got|book|booked',
  ),
  everyOf(
    'has|did|is|does|was',
    X,
    'ever|',
    'been|come|came|coming|here|cancel|cancelled|canceled|booked|due|have an',
  ),
  everyOf('where does', X, 'live'),
  everyOf('cuanto ha', 'gastado', X),
  everyOf('cuando', 'viene|vino', X),
  everyOf('que', 'carro|coche|auto', 'tiene', X),
  everyOf('donde vive', X),
);
/** And nothing behind it. */
const ENDS = new Phrases(
  everyOf('who is|whos', X),
  everyOf('called|named|llamado|llamada|se llama', X),
  everyOf('number|phone|email|e mail|address|car|notes|history', 'for|of', X),
);
/** '@'s number' */
const THEIRS = new Phrases(everyOf(X, OWN));

/** Whether the name stands where only somebody's can. */
function isOfSomebody(words: WordTokens): boolean {
  return (
    ASKS_OF.begin(words) ||
    [ENDS, THEIRS].some((each) => {
      const found = each.in(words);
      return found !== undefined && found.at + found.length === words.length;
    })
  );
}

const TEXTS: Record<Language, (name: string) => string> = {
  en: (name) => `No customer is called ${name}. Check the spelling, or ask with another name.`,
  es: (name) =>
    `Ningún cliente se llama ${name}. Revise cómo se escribe o pregunte con otro nombre.`,
};

const MOST_NAMES = 2;
/** 'Who needs to be called back' */
const NO_NAME = wordSet(
  // 'A brand new car' is nobody's.
  'back|up|in|out|off|over|again|new|brand|old|used|older|newer|clean|dirty|leased|rental|wrapped|coated|company|family|daily|average|typical|normal|entire|other',
);
/** 'Who has the cleanest car' */
const NO_NAME_BEHIND = new Set(['the', 'a', 'an', 'my', 'our', 'any', 'every']);
const NAME = /^\p{L}[\p{L}'-]+$/u;
/** 'Jacks number' is Jack's; Chris and Carlos end so themselves. */
const withoutOwn = (word: string) => word.replace(/'s$|(?<=\p{L}{2}[^aeious])s$/u, '');
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Words that mean nothing, where only a name can stand, name nobody here. */
export function nobodyAnswer(
  question: string,
  { unknown, people, language }: Understanding,
): Answer | undefined {
  const names = [...new Set(unknown)];
  // 'She' is somebody who was spoken of.
  if (saysPronoun(names.map((word) => ({ word: word.toLowerCase() })))) return undefined;
  if (people.length > 0 || names.length === 0 || names.length > MOST_NAMES) return undefined;
  if (!names.every((name) => NAME.test(name) && !NO_NAME.has(name.toLowerCase()))) return undefined;
  const text = question.replace(/[?!.]+$/, '').trim();
  const at = text.toLowerCase().indexOf(names.join(' ').toLowerCase());
  if (at < 0) return undefined;
  const end = at + names.join(' ').length;
  const behind = text.slice(end).replace(/^'s\b/, '');
  const words = [...spelled(text.slice(0, at)), { word: X }, ...spelled(behind)];
  const before = words[words.findIndex(({ word }) => word === X) - 1]?.word;
  if (!isOfSomebody(words) || NO_NAME_BEHIND.has(before ?? '')) return undefined;
  const name = names.map(withoutOwn).map(capitalized).join(' ');
  return said(TEXTS[language](plain(name)), question);
}
