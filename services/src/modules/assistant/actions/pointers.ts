import { numberOf } from '../language/periods/rule.js';
import { weekdayOf } from '../language/periods/weekdays.js';
import { Phrases } from '../words/phrases.js';
import type { Token } from '../words/tokens.js';
import { wordSet } from '../words/word-set.js';
import type { Args } from './call.js';
import { cutOut, type Request } from './request.js';
import { MOST_PEOPLE, type FoundWhom } from './whom.js';

const ONE = new Phrases(
  'him|her|hers|his|that one|that customer|this customer|that guy|that lady|the guy|the customer|el cliente|la clienta|le|lo|la',
);
const MANY = new Phrases(
  'them|em|them all|all of them|all of those|those|these|each of them|them each|they|everyone on it|those people|those customers|those guys|ellos|ellas|todos ellos|a todos|todas|les|los|las',
);
const COUNTED: readonly [Phrases, number][] = [
  [new Phrases('both|both of them|both of those|them both|ambos|los dos|las dos|a los dos'), 2],
  [new Phrases('all three|all three of them|all 3|los tres|las tres'), 3],
];
const NTH: readonly [ReadonlySet<string>, number][] = [
  [wordSet('first|1st|primera|primero|primer'), 0],
  [wordSet('second|2nd|segunda|segundo'), 1],
  [wordSet('third|3rd|tercera|tercero'), 2],
  [wordSet('last|latest|ultima|ultimo'), -1],
];
const ITS = wordSet('the|my|la|el');
const THING = wordSet(
  'one|job|appointment|appt|visit|booking|customer|client|person|cita|trabajo|cliente',
);

/** 'The second one', 'la segunda', 'my last job': position and number of tokens. */
export function nthAt(
  { tokens }: Pick<Request, 'tokens'>,
  at: number,
): { nth: number; length: number } | undefined {
  const led = ITS.has(tokens[at]?.word ?? '') ? 1 : 0;
  const found = NTH.find(([words]) => words.has(tokens[at + led]?.word ?? ''));
  const next = tokens[at + led + 1]?.word;
  const isThing = THING.has(next ?? '');
  const isLed = led > 0 || tokens[at - 1]?.word === 'al';
  const isBare = isLed && /[ao]$/.test(tokens[at + led]?.word ?? '') && next !== 'de';
  return found && (isThing || isBare || next === undefined)
    ? { nth: found[1], length: led + 1 + (isThing ? 1 : 0) }
    : undefined;
}

/** 'Him', 'both of them', 'those': customers of the last answer. */
export function pronounAt({ tokens }: Pick<Request, 'tokens'>, at: number): FoundWhom | undefined {
  for (const [phrases, count] of COUNTED) {
    const length = phrases.lengthAt(tokens, at);
    if (length > 0) return { whom: { kind: 'last', isMany: true, count }, length };
  }
  const many = MANY.lengthAt(tokens, at);
  const one = ONE.lengthAt(tokens, at);
  if (many === 0 && one === 0) return undefined;
  return {
    whom: { kind: 'last', ...(many >= one && { isMany: true }) },
    length: Math.max(many, one),
  };
}

const FIRST = wordSet('first|next|primeros|primeras');
const OF_THEM = new Phrases('of them|of those|ones|customers|people');
/** 'The first three' of the last answer. */
export function firstSomeAt({ tokens }: Pick<Request, 'tokens'>, at: number) {
  const led = ITS.has(tokens[at]?.word ?? '') ? 1 : 0;
  const count = FIRST.has(tokens[at + led]?.word ?? '')
    ? numberOf(tokens[at + led + 1]?.word)
    : undefined;
  const end = at + led + 2;
  return count === undefined || count < 2 || count > MOST_PEOPLE
    ? undefined
    : { count, length: led + 2 + OF_THEM.lengthAt(tokens, end) };
}

const ALL = new Phrases(
  'all of|all|everything|every|everyone|everybody|the whole day|whole day|all of the jobs|all the jobs|anything|every job',
  'todo|todos|todas|todo el dia',
);
export function takeOut(tokens: readonly Token[], phrases: Phrases) {
  const found = phrases.in(tokens);
  return found && { ...found, rest: cutOut(tokens, found.at, found.length) };
}

/** First match of `read`, and the tokens without it. */
function firstAt<P extends { length: number }>(
  tokens: readonly Token[],
  read: (place: { tokens: readonly Token[] }, at: number) => P | undefined,
): { found?: P; rest: Token[] } {
  for (const at of tokens.keys()) {
    const found = read({ tokens }, at);
    if (found) return { found, rest: cutOut(tokens, at, found.length) };
  }
  return { rest: [...tokens] };
}

const IT = wordSet('it|that|this|hers|eso|esa');
/** 'This weekend' is no pronoun. */
const isTime = (word = '') =>
  weekdayOf(word) !== undefined || wordSet('week|weekend|month|morning|afternoon').has(word);
/** Position in a list, pronoun and 'all', and the tokens without them. */
export function pointersIn(tokens: readonly Token[]) {
  const place = firstAt(tokens, nthAt);
  // 'Her appointment' names a customer; 'her' before a name adds nothing.
  const pronoun = firstAt(place.rest, pronounAt);
  const parts: Pick<Args, 'whom' | 'nth' | 'isAll'> = {
    ...(place.found && { nth: place.found.nth }),
    ...(pronoun.found && { whom: pronoun.found.whom }),
  };
  let { rest } = pronoun;
  if (!parts.whom && IT.has(rest[0]?.word ?? '') && !isTime(rest[1]?.word)) {
    parts.whom = { kind: 'last' };
    rest = rest.slice(1);
  }
  const all = takeOut(rest, ALL);
  if (all) parts.isAll = true;
  return { parts, rest: all?.rest ?? rest };
}
