import { peopleAnswer } from '../../answers/customer.answers.js';
import { isCode, type CardFields } from '../../language/pieces/card-fields.js';
import { everyOf } from '../../words/every-of.js';
import { isPhraseWord } from '../../language/lexicon/index.js';
import { personAt } from '../../language/pieces/names.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { action, says } from '../action.js';
import type { Request } from '../request.js';
import { Phrases } from '../../words/phrases.js';
import { peopleOf } from '../appointment/people-of.js';
import { WHICH } from '../which-words.js';
import { whomAt } from '../whom/index.js';
import type { Whom } from '../whom/place.js';
import { wordSet } from '../../words/word-set.js';

/** What stands on somebody's card, asked for by its noun. */
export interface CardPlan {
  do: 'card';
  asked: CardFields;
  people: readonly Person[];
  /** By a vehicle, or by a place in a list, not by a name. */
  whom?: Whom;
  /** In the place of a name, and nobody's. */
  stranger?: string;
}

const LEAD = new Phrases(
  'what is|hand me|shoot me|give me|get me|show me|tell me|send me|i need|need|find|find me|look up|pull up|can i get|can i have|do you have|do we have|do i have|got|looking for',
  'pasame|pasa|mandame|me pasas|me das|deme|digame|dime|cual es|dame|necesito|busca|busco',
);
const ARTICLE = wordSet('the|any|all|el|la|los|las');
/** By the name of the field; what has none is looked for in the notes. */
const FIELDS: readonly [ReadonlySet<string>, string][] = [
  [
    wordSet(
      `${everyOf('|cell|cell phone|mobile|telephone|phone|telefono|celular', '|number~|numero')}|phonenumber|numero de telefono`,
    ),
    'phone',
  ],
  [wordSet(everyOf('email|e mail|correo', '|address|electronico')), 'email'],
  [wordSet(`${everyOf('|home|street|mailing', 'address')}|direccion`), 'place'],
  [wordSet(`${everyOf('contact', '|info|information|details')}|info|information|card|profile`), ''],
  [wordSet('notes|notas'), 'notes'],
];
const LINK = wordSet('for|of|on|de');
const END = wordSet('again|please|thanks|here|on file');
const MOST_BEFORE = 9;
const MOST_OF_NAME = 3;

/** How many words ask for it. What is only asked for is the field itself. */
function leadOf(words: readonly string[]): number {
  const length = LEAD.lengthAt(
    words.map((word) => ({ word })),
    0,
  );
  return length < words.length ? length : 0;
}

/** 'The email', 'gate code': an e-mail for somebody is written, the one of somebody is looked up. */
function fieldsOf(words: readonly string[]): CardFields | undefined {
  const said = words.slice(leadOf(words));
  const noun = said.slice(ARTICLE.has(said[0] ?? '') && said.length > 1 ? 1 : 0).join(' ');
  if (isCode(noun)) return { fields: [], noted: [noun] };
  const found = noun === '' ? undefined : FIELDS.find(([is]) => is.has(noun));
  return found && { fields: found[1] ? [found[1]] : [], noted: [] };
}

/** 'Email for Derek Lawson', 'phone number of Ana': nothing else is said. */
export async function readCard(request: Request): Promise<CardPlan | undefined> {
  const { text, tokens, vocabulary } = request;
  const link = tokens.findIndex(({ word }) => LINK.has(word));
  if (link < 1) return (await readOfPlace(request)) ?? readWithoutLink(request);
  if (link > MOST_BEFORE) return undefined;
  const before = tokens.slice(0, link).map(({ word }) => word);
  const asked = fieldsOf(before);
  const isEnd = END.has(tokens.at(-1)?.word ?? '');
  const name = tokens.slice(link + 1, isEnd ? -1 : undefined);
  const [first, last] = [name[0], name.at(-1)];
  if (!asked || !first || !last) return undefined;
  const named = await personAt(name, 0, vocabulary);
  if (named?.from === 0 && named.length === name.length)
    return { do: 'card', asked, people: named.people };
  const found = await whomAt({ ...request, tokens: name, at: 0, mayBeName: false });
  if (found && isToldApart(found.whom) && found.to === name.length)
    return { do: 'card', asked, people: [], whom: found.whom };
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

/** By a vehicle, by what is booked, or by where they stand in what was answered. */
const isToldApart = (whom: Whom) =>
  whom.kind === 'vehicle' ||
  whom.kind === 'booked' ||
  (whom.kind === 'last' && whom.nth !== undefined);

const OWNERS = wordSet('ones|guys|ladys|customers|clients|persons');
/** 'The first one's number' */
async function readOfPlace(request: Request): Promise<CardPlan | undefined> {
  const { tokens } = request;
  const owner = tokens.findIndex(({ word }) => OWNERS.has(word));
  const at = LEAD.lengthAt(tokens, 0);
  if (owner < at) return undefined;
  const bare = tokens.map((token, index) =>
    index === owner ? { ...token, word: token.word.replace(/s$/, '') } : token,
  );
  const found = await whomAt({ ...request, tokens: bare, at, mayBeName: false });
  if (found?.to !== owner + 1 || !isToldApart(found.whom)) return undefined;
  const noun = tokens.slice(found.to).map(({ word }) => word);
  const asked = fieldsOf(noun);
  return asked && { do: 'card', asked, people: [], whom: found.whom };
}

/** Only what begins no message or call may stand before a name: 'text Ana' is none. */
const NOUNS = wordSet('code|number|address|notes|numero|direccion|notas');

/** 'Gate code Maria Lawson' */
async function readWithoutLink({ tokens, vocabulary }: Request): Promise<CardPlan | undefined> {
  const end = tokens.findIndex(({ word }) => NOUNS.has(word)) + 1;
  const asked = fieldsOf(tokens.slice(0, end).map(({ word }) => word));
  const name = tokens.slice(end);
  if (end < 1 || !asked || name.length === 0) return undefined;
  const named = await personAt(name, 0, vocabulary);
  return named?.from === 0 && named.length === name.length
    ? { do: 'card', asked, people: named.people }
    : undefined;
}

/** How to reach somebody, and what is noted of them. */
export const card = action<CardPlan>({
  name: 'card',
  read: readCard,
  run: async ({ asked, people, whom, stranger }, bench, { language }) => {
    if (stranger !== undefined) return says(WHICH[language].none(plain(stranger)), language);
    const found = whom ? (await peopleOf(whom, bench)).people : people;
    if (found.length === 0) return says(WHICH[language].nobody, language);
    return peopleAnswer(bench, bench.tools, found, language, asked);
  },
});
