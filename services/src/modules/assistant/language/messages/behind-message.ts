import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import {
  DOES,
  isAt,
  isQuestionAt,
  NO_OBJECT,
  POLITE,
  SHOWS,
  TELLS,
  TO_ME,
} from './request-words.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

/** Of somebody, or of whoever asks: no words for the one who is written to. */
const OF_THEM = wordSet(
  'his|her|their|he|she|they|i|we|my|our|hes|shes|theyre|coming|booked|scheduled|free|job~|appointment~',
);
/** What only the shop's own records say. */
const OF_RECORDS = wordSet(
  'earn~|earned|make|made|bring|brought|revenue|sales|unconfirmed|cancelled|canceled|cars|jobs|customers|people|compare|compared|average|looking|look|first|van|bay|crew|number|open|opening~|slot~|gap~',
);
/** 'And what time works for her' is part of what is asked of her. */
const FOR_HER = wordSet('work~|good|best|ok|okay|suit~|prefer~|want~|like~|need~|you|your');

/** What is asked of the shop's own days is asked of nobody who is written to. */
const OF_SHOP = new Phrases(
  everyOf(
    'whats|what is|what else is|whats else',
    'on|next|left|booked',
    'for|today|tomorrow|on|next',
  ),
  everyOf(
    'whos|who is|who else is',
    'next|coming|coming in|booked|on',
    'for|today|tomorrow|on|next',
  ),
  everyOf('how many|how much', 'jobs|did we|did i|do we|do i|have we'),
  'whos next|who is next',
  everyOf(
    'who',
    'got|had|has not|have not|did not|has never|never|came|comes|cancelled|canceled|spent|spends|booked|drives|owns|has a|has an',
  ),
  everyOf(
    'whos|who is|who are',
    'the|our|my',
    'best|top|biggest|newest|next|first|last',
    'customer|customers|client|clients|one',
  ),
  everyOf('anyone|anybody|is anyone|is anybody', 'coming|booked|scheduled|due|else'),
);
const COSTS = new Phrases(
  everyOf('how much', 'is|are|for|do|does'),
  everyOf('how long', 'is|are|does|do'),
  everyOf('what', 'does|do'),
);
const IT = wordSet('it|that|this|you|u|he|she|they|her|his|him|your|their');
const DID = wordSet('did');
const NO_NAME = wordSet(
  'you|u|he|she|they|it|the|my|our|your|this|that|anyone|someone|anybody|somebody|everything|everyone|any|a',
);
/** Of a service, or of somebody by name: nobody who is written to would be asked that. */
const isOfOther = (tokens: readonly Token[], at: number, rest: readonly string[]) =>
  !rest.some((word) => IT.has(word)) &&
  (isAt(COSTS, tokens, at) || (DID.has(rest[0] ?? '') && !NO_NAME.has(rest[1] ?? 'it')));
/** 'Is the gate open' is asked of whoever lives there. */
const IS = wordSet('is|are');
const OF_PLACE = wordSet('gate|door|garage|house|driveway|shed|trunk|car|truck|window~|key~');

const LISTS = new Phrases('show me|show us|list|pull up|look up');
const GIVES_ME = new Phrases(everyOf('give|get|send|tell', 'me|us'));
const FIELDS = wordSet(
  'address|number|numbers|phone|phones|email|emails|list|schedule|jobs|appointments|names|total|revenue|customers',
);
/** 'List everyone with a truck', 'give me Ana's address' */
const isLookedUp = (tokens: readonly Token[], at: number, rest: readonly string[]) =>
  (isAt(LISTS, tokens, at) && !rest.some((word) => IT.has(word))) ||
  // 'Tell me her address' is asked of us, whoever is written to.
  (isAt(GIVES_ME, tokens, at) && rest.some((word) => FIELDS.has(word)));

const PRICES = new Phrases(
  everyOf('raise|lower|change|set|drop|bump|put', '|the|our|all', 'price|prices'),
);
const ADDS = new Phrases('add', everyOf('|add|save', '|a', 'new', 'customer|client|guy|lady'));
const FEWEST_DIGITS = 7;
/** 'Add Rosa Delgado 555 222 3333', 'raise the price of a wash' */
const isChange = (tokens: readonly Token[], at: number, rest: readonly string[]) =>
  isAt(PRICES, tokens, at) ||
  (isAt(ADDS, tokens, at) && rest.join('').replaceAll(/\D/g, '').length >= FEWEST_DIGITS);

const PUTS = wordSet('put|pencil|squeeze|fit|get');
const LONGEST_NAME = 3;
/** 'Put Ana in for a wash' is a booking; 'put the keys in the box' is said to somebody. */
function putsInFor(words: readonly string[]): boolean {
  const at = words.findIndex((word) => word === 'in' || word === 'down');
  return PUTS.has(words[0] ?? '') && at > 1 && at <= 1 + LONGEST_NAME && words[at + 1] === 'for';
}

/** Whether a question of ours begins behind words that somebody is to be told, or something to be done. */
export function behindMessage(
  tokens: readonly Token[],
  from: number,
): 'question' | 'other' | undefined {
  // 'Please', 'show me'
  const at = from + POLITE.runAt(tokens, from);
  const rest = tokens.slice(at).map(({ word }) => word);
  if (asksMeAt(tokens, from) || isLookedUp(tokens, from, rest)) return 'question';
  if (isAt(OF_SHOP, tokens, at) || isOfOther(tokens, at, rest)) return 'question';
  return isChange(tokens, at, rest) || beginsBehindMessage(tokens, at, rest) ? 'other' : undefined;
}

/** Only what is surely no more of them begins another part. */
function beginsBehindMessage(
  tokens: readonly Token[],
  at: number,
  rest: readonly string[],
): boolean {
  if (isAt(DOES, tokens, at)) return !TO_ME.has(rest[1] ?? 'me') && !NO_OBJECT.has(rest[1] ?? '');
  if (isAt(SHOWS, tokens, at) || putsInFor(rest)) return true;
  if (isAt(TELLS, tokens, at))
    return (
      rest[1] !== undefined &&
      // 'And ask when she can come' is asked in the same message.
      !wordSet(
        'him|her|them|that|que|me|us|you|the|a|if|whether|when|what|how|where|which|for|si|cuando',
      ).has(rest[1])
    );
  return (
    isQuestionAt(tokens, at) &&
    rest.some((word) => OF_THEM.has(word) || OF_RECORDS.has(word)) &&
    !rest.some((word) => FOR_HER.has(word)) &&
    !(IS.has(rest[0] ?? '') && rest.some((word) => OF_PLACE.has(word)))
  );
}

export const ASKS_ME = new Phrases(
  everyOf('|also', 'tell|show|give', 'me|us'),
  'let me know|let us know|dime',
);
const OF_WRITTEN = wordSet('he|she|they|him|her|them|el|ella');
/** 'Text Ana that we are late and tell me whats next': what is asked of us is no more of the message. */
function asksMeAt(tokens: readonly Token[], at: number): boolean {
  const length = ASKS_ME.lengthAt(tokens, at);
  const rest = tokens.slice(at + length);
  return length > 0 && isQuestionAt(rest, 0) && !rest.some(({ word }) => OF_WRITTEN.has(word));
}
