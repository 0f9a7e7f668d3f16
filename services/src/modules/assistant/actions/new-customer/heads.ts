import { everyOf } from '../../words/every-of.js';
import { isPhraseWord } from '../../language/lexicon/index.js';
import type { Token } from '../../words/tokens.js';
import { emailIn, phoneIn } from './contact-in.js';
import { Phrases } from '../../words/phrases.js';
import { afterHead, type Headed, type Request } from '../request.js';

const HEADS = {
  en: new Phrases(
    [
      'save new customer|save a new customer|save new client|new lead|new prospect|new customer|new client|new contact|make a new customer|make a new client|make a customer|make a client|add customer|add client|add contact|add a customer|add a client|add a contact|add new customer',
      'add a new customer|add a new client|add new client|create customer|create a customer|create a new customer|set up a customer|set up customer|set up a new customer|set up a client|put in a customer|put in a new customer|enter a customer|enter a new customer|register a customer|add this guy|add this lady|add this person|add this customer|save this guy|save this lady|save this person|save this customer|save this client|add the customer|save customer|save contact',
      everyOf(
        'create|enter|register|make|set up|save',
        'a|the|',
        'new|',
        'contact|client|customer',
        'for|',
      ),
      everyOf(
        'i have|i got|we have|we got|have|got|there is',
        'a new customer|a new client|new customer|new client',
        'named|called|her name is|his name is|their name is|the name is|name is|his name|her name|the name|name',
      ),
      everyOf(
        '|put in|add|save|enter|set up',
        'new guy|new lady|new person|walk in|a walk in|a new guy|a new lady|a new person',
        '|walked in|came in|just walked in|just came in|called|just called',
      ),
    ].join('|'),
  ),
  es: new Phrases(
    'nuevo cliente|nueva clienta|cliente nuevo|clienta nueva|cliente nueva',
    everyOf(
      'agrega|agregar|anade|anadir|crea|crear|registra|registrar|guarda|pon',
      '|a|un|una|al|a un|a una',
      'cliente|clienta|cliente nuevo|clienta nueva|nuevo cliente|nueva clienta',
    ),
  ),
};
/** 'Add john doe as a customer' */
const ADD = {
  en: new Phrases('add|save|sign up|enter|put in'),
  es: new Phrases('agrega|anade|guarda|registra'),
};
const AS = new Phrases(
  'as a customer|as customer|as a new customer|as a client|as new customer|to my customers|to customers|to contacts|to my contacts',
  'como cliente|como clienta|como nuevo cliente|a mis clientes|a los clientes|a mis contactos',
);

const LONGEST_NAME = 3;
/** 'Sign up Tina Brooks' adds nothing else. */
const SIGNS_UP = 'sign up';

/** A name begins it, and nothing that means anything here: 'add Bob Marsh, bob@example.com', 'sign up Tina Brooks'. */
function isNamed({ head, request }: Headed, { vocabulary, text }: Request): boolean {
  const [first] = request.tokens;
  const said = text.slice(first?.start ?? text.length);
  const contact = emailIn(said) ?? phoneIn(said);
  const end = contact === undefined ? said.length : said.indexOf(contact);
  const start = first?.start ?? 0;
  const led = request.tokens[0]?.word === 'a' ? 1 : 0;
  const names = request.tokens.slice(led).filter((token) => token.start - start < end);
  const isName = ({ word }: Token) =>
    /^\p{L}/u.test(word) && !isPhraseWord(word) && !vocabulary.isWord(word);
  return (
    (contact !== undefined || head === SIGNS_UP) &&
    names.length > 1 &&
    names.length <= LONGEST_NAME &&
    // 'Jim Dale' may be a word in another language.
    names.some(isName)
  );
}

/** What is said of somebody who is new; undefined where nobody is. */
export function bodyOf(asked: Request): readonly Token[] | undefined {
  const found = afterHead(asked, HEADS);
  if (found) return found.request.tokens;
  const added = afterHead(asked, ADD);
  if (!added) return undefined;
  const { tokens } = added.request;
  const as = AS.in(tokens);
  if (as) return [...tokens.slice(0, as.at), ...tokens.slice(as.at + as.length)];
  // Of nothing else a name and a phone number are added.
  return isNamed(added, asked) ? tokens.slice(tokens[0]?.word === 'a' ? 1 : 0) : undefined;
}
