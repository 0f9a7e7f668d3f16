import { everyOf } from '../words/every-of.js';
import { Phrases } from '../words/phrases.js';
import type { WordTokens } from '../words/tokens.js';

const has = (phrases: Phrases, words: WordTokens) => phrases.in(words) !== undefined;

const SECRETS = new Phrases(
  'system prompt|your instructions|your prompt|your rules|api key|secret key|developer mode|jailbreak|database schema|database password|drop table|select from|select * from',
  everyOf('ignore', 'all|any|the|your|previous'),
  'tus instrucciones|tu prompt|tus reglas|clave api|clave secreta|ignora tus|ignora las|ignora todas|las contrasenas|la contrasena de|modo desarrollador',
);
const PASSWORD = new Phrases('password|passwords');
const OF_ONES_OWN = new Phrases('my|own|change|reset|forgot|forgotten|new|recover|lost');
/** Questions about other users' passwords or the internals of the product. */
export function isOfSecrets(words: WordTokens): boolean {
  const at = PASSWORD.in(words)?.at ?? -1;
  return has(SECRETS, words) || (at >= 0 && !has(OF_ONES_OWN, words.slice(0, at)));
}

const SHOPS = 'business|businesses|shop|shops|company|companies|detailer|detailers';
const PEOPLE = 'account|accounts|owner|owners|user|users';
const OTHER = 'an other|another|other|all|every|each|different';
const OTHERS = new Phrases(
  everyOf(`${OTHER}|all other|rival|competing`, `${SHOPS}|tenant|tenants|${PEOPLE}`),
  everyOf(
    "competitor|competitors|competitor's",
    'customer|customers|revenue|client|clients|price|prices|appointment|appointments|data|contacts',
  ),
  everyOf(
    'what|whats|what are|what is|what do|what does',
    'my|our|the',
    'competitors|competitor|competition',
  ),
  "someone else's|someone elses|tenant|business_id|businessid",
  'otro negocio|otros negocios|otra empresa|otras empresas|todos los negocios|la competencia|mis competidores|otro taller|otros talleres|otras cuentas|otros usuarios',
);
const OWN_PEOPLE = new Phrases(
  everyOf(
    'add|adding|invite|create|set up|make|give|remove|delete|have|need|want|get',
    'me|',
    OTHER,
    PEOPLE,
  ),
);
/** Data of other businesses. */
export const isOfOtherShops = (words: WordTokens) =>
  has(OTHERS, words) && (!has(OWN_PEOPLE, words) || has(new Phrases('data'), words));
