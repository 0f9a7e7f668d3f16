import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import type { WordTokens } from '../words/tokens.js';

const SHOPS = 'business|businesses|shop|shops|company|companies|detailer|detailers';
const PEOPLE = 'account|accounts|owner|owners|user|users';
const OTHER = 'an other|another|other|all|every|each|different';
const OTHERS = new Phrases(
  everyOf(`${OTHER}|rival|competing`, `${SHOPS}|tenant|tenants|${PEOPLE}`),
  everyOf(
    "competitor|competitors|competitor's",
    'customer|customers|revenue|client|clients|price|prices|appointment|appointments|data|contacts',
  ),
  "someone else's|someone elses|tenant|business_id|businessid",
  'otro negocio|otros negocios|otra empresa|otras empresas|todos los negocios|todas las empresas|la competencia|mis competidores|otro taller|otros talleres|otras cuentas|otra cuenta|otros usuarios',
);
const ASKS_OF_RIVALS = new Phrases(
  everyOf(
    "whats|what's|what is|what do|what does|what did|what are",
    'my|our|the|other',
    'competitor|competitors|competition|rival|rivals',
  ),
);
/** 'Add another user' is of somebody who works here. */
const OF_OWN_PEOPLE = new Phrases(
  everyOf(
    'add|adding|invite|create|set up|setup|make|give|remove|delete|have|need|want|get',
    'me|',
    OTHER,
    PEOPLE,
  ),
);
const OF_SHOPS = new Phrases(SHOPS, 'data');

const has = (phrases: Phrases, words: WordTokens) => phrases.in(words) !== undefined;

/** What other businesses have or do. */
export const isOfOtherShops = (words: WordTokens): boolean =>
  (has(OTHERS, words) || ASKS_OF_RIVALS.lengthAt(words, 0) > 0) &&
  (!has(OF_OWN_PEOPLE, words) || has(OF_SHOPS, words));

const SECRETS = new Phrases(
  'system prompt|your instructions|your prompt|your rules|api key|secret key|developer mode|jailbreak|database schema|database password|drop table|select from|select * from',
  everyOf('ignore', 'all|any|the|your|previous'),
  'tus instrucciones|tu prompt|tus reglas|clave api|clave secreta|ignora tus|ignora las|ignora todas|las contrasenas|la contrasena de|modo desarrollador',
);
const PASSWORD = new Phrases('password|passwords');
const OF_ONES_OWN = new Phrases('my|own|change|reset|forgot|forgotten|new|recover|lost');

/** Somebody else's password, or what holds the product together. */
export function isOfSecrets(words: WordTokens): boolean {
  const at = PASSWORD.in(words)?.at ?? -1;
  return has(SECRETS, words) || (at >= 0 && !has(OF_ONES_OWN, words.slice(0, at)));
}
