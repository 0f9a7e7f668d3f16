import { peopleAnswer } from '../basic/customer.answers.js';
import { isCode, type CardFields } from '../language/card-fields.js';
import { isPhraseWord } from '../language/lexicon.js';
import { personAt } from '../language/names.js';
import type { Person } from '../language/vocabulary.js';
import { escapeMarkdown as plain } from '../text.js';
import { action, says } from './action.js';
import type { Request } from './request.js';
import { WHICH } from './whom.js';

/** What stands on somebody's card, asked for by its noun. */
export interface CardPlan {
  do: 'card';
  asked: CardFields;
  people: readonly Person[];
  /** In the place of a name, and nobody's. */
  stranger?: string;
}

const LEAD =
  /^(?:what is|give me|get me|show me|tell me|send me|i need|need|find|find me|look up|pull up|can i get|can i have|do (?:you|we|i) have|got|looking for|cual es|dame|necesito|busca|busco) /;
const ARTICLE = /^(?:the|any|all|el|la|los|las) /;
/** By the name of the field; what has none is looked for in the notes. */
const FIELDS: readonly [RegExp, string][] = [
  [
    /^(?:cell|cell phone|mobile|telephone|phone|telefono|celular)?(?: ?numbers?| ?numero)?$/,
    'phone',
  ],
  [/^numero(?: de telefono)?$/, 'phone'],
  [/^(?:e ?mail|correo)(?: address| electronico)?$/, 'email'],
  [/^(?:(?:home|street|mailing) )?address|direccion$/, 'place'],
  [/^(?:contact (?:info|information|details)|contact|info|information|card|profile)$/, ''],
  [/^(?:notes|notas)$/, 'notes'],
];
const LINK = /^(?:for|of|on|de)$/;
const END = /^(?:again|please|thanks|here|on file)$/;
const MOST_BEFORE = 9;
const MOST_OF_NAME = 3;

/** 'The email', 'gate code': an e-mail for somebody is written, the one of somebody is looked up. */
function fieldsOf(words: string): CardFields | undefined {
  const noun = words.replace(LEAD, '').replace(ARTICLE, '');
  if (isCode(noun)) return { fields: [], noted: [noun] };
  const found = noun === '' ? undefined : FIELDS.find(([is]) => is.test(noun));
  return found && { fields: found[1] ? [found[1]] : [], noted: [] };
}

/** 'Email for Derek Lawson', 'phone number of Ana': nothing else is said. */
export async function readCard({
  text,
  tokens,
  vocabulary,
}: Request): Promise<CardPlan | undefined> {
  const link = tokens.findIndex(({ word }) => LINK.test(word));
  if (link < 1 || link > MOST_BEFORE) return undefined;
  const before = tokens.slice(0, link).map(({ word }) => word);
  const asked = fieldsOf(before.join(' '));
  const isEnd = END.test(tokens.at(-1)?.word ?? '');
  const name = tokens.slice(link + 1, isEnd ? -1 : undefined);
  const [first, last] = [name[0], name.at(-1)];
  if (!asked || !first || !last) return undefined;
  const named = await personAt(name, 0, vocabulary);
  if (named?.from === 0 && named.length === name.length)
    return { do: 'card', asked, people: named.people };
  const isStranger =
    named === undefined &&
    name.length <= MOST_OF_NAME &&
    name.every(
      ({ word }) => /^\p{L}{2,}$/u.test(word) && !isPhraseWord(word) && !vocabulary.isWord(word),
    );
  return isStranger
    ? { do: 'card', asked, people: [], stranger: text.slice(first.start, last.end) }
    : undefined;
}

/** How to reach somebody, and what is noted of them. */
export const card = action<CardPlan>({
  name: 'card',
  read: readCard,
  run: ({ asked, people, stranger }, bench, { language }) =>
    stranger === undefined
      ? peopleAnswer(bench, bench.tools, people, language, asked)
      : Promise.resolve(says(WHICH[language].none(plain(stranger)), language)),
});
