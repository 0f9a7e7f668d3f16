import { MAKES } from '../plan/makes.js';
import { VEHICLE_KINDS } from '../plan/vehicle-kinds.js';
import { folded } from './tokens.js';

/** A customer, and what tells one from another of the same name. */
export interface Person {
  id: string;
  name: string;
  vehicle?: string;
}

/** What is this business's own: asked for only when a word is nothing else. */
export interface Vocabulary {
  services(): Promise<readonly { id: string; name: string }[]>;
  /** Customers with each of these words in their names; at most 50. */
  customersCalled(words: readonly string[]): Promise<readonly Person[]>;
  /** Whether it stands in what is written about the trade: then it is no slip of the thumb. */
  isWord(word: string): boolean;
  /** What of the customers' records has this word. */
  whereIs(word: string): Promise<{ isInVehicles: boolean; isInNotes: boolean }>;
}

/** A word or several of them that mean something of this business. */
export type NameTag =
  | { kind: 'service'; names: string[] }
  | { kind: 'customer'; people: Person[] }
  | { kind: 'vehicle'; words: string }
  | { kind: 'phone'; digits: string }
  | { kind: 'notes'; words: string };

const COLORS =
  'black white silver gray grey red blue green yellow orange brown gold beige tan purple maroon burgundy bronze navy ' +
  'charcoal champagne pink teal';
const SPANISH_COLORS: Record<string, string> = {
  negro: 'black',
  negra: 'black',
  negros: 'black',
  blanco: 'white',
  blanca: 'white',
  blancos: 'white',
  plateado: 'silver',
  gris: 'gray',
  rojo: 'red',
  roja: 'red',
  rojos: 'red',
  azul: 'blue',
  azules: 'blue',
  verde: 'green',
  amarillo: 'yellow',
  naranja: 'orange',
  cafe: 'brown',
  dorado: 'gold',
  morado: 'purple',
};

const COLOR_NAMES = new Set(COLORS.split(' '));
export const isColor = (word: string) => COLOR_NAMES.has(word);

const VEHICLES = new Set([...COLOR_NAMES, ...MAKES.flatMap(({ names }) => names)]);

const singularOf = (word: string) =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find((each) => VEHICLES.has(each));

const KINDS = new Map(
  VEHICLE_KINDS.flatMap(({ value, words }) =>
    [words.en, words.es].flatMap((each) => each.split('|').map((phrase) => [phrase, value])),
  ),
);

/** A kind of vehicle, a make or a color, in one to three words. */
export function vehicleAt(
  words: readonly string[],
  start: number,
): { words: string; length: number } | undefined {
  for (const length of [3, 2, 1]) {
    const phrase = words.slice(start, start + length).join(' ');
    const known = KINDS.get(phrase) ?? singularOf(phrase) ?? SPANISH_COLORS[phrase];
    if (known !== undefined && words.length >= start + length) return { words: known, length };
  }
  return undefined;
}

/** Words that several services share say nothing alone. */
export function serviceAt(
  words: readonly string[],
  start: number,
  services: readonly { name: string }[],
): { names: string[]; length: number } | undefined {
  const named = services.map(({ name }) => ({ name, words: wordsOf(name) }));
  const whole = named
    .map((each) => ({ ...each, length: lengthOfMatch(words, start, each.words) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length);
  const [longest] = whole;
  if (longest) {
    const names = whole.filter(({ length }) => length === longest.length).map(({ name }) => name);
    return { names, length: longest.length };
  }
  const stem = stemOf(words[start] ?? '');
  const having = named.filter((each) => each.words.some((word) => word === stem));
  const isTelling = having.length === 1 && stem.length > 2 && !COMMON.has(stem);
  return isTelling ? { names: having.map(({ name }) => name), length: 1 } : undefined;
}

const COMMON = new Set([
  'detail',
  'and',
  'the',
  'service',
  'car',
  'with',
  'package',
  'full',
  'day',
]);
/** In a service's name, and so without meaning in a question about one. */
const stemOf = (word: string) => word.replace(/(?<=.{3})(?:ings|ing|s)$/, '').replace(/e$/, '');
/** Within a whole name: 'ceramic coated'; alone, 'washed' is no service. */
const pastStemOf = (word: string) => stemOf(word.replace(/(?<=.{3})ed$/, ''));
const wordsOf = (name: string) =>
  folded(name)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map(stemOf);

/** All words of the name in their order; 'and' may be left out. */
function lengthOfMatch(words: readonly string[], start: number, name: readonly string[]): number {
  let at = start;
  for (const each of name) {
    if (stemOf(words[at] ?? '') === each || pastStemOf(words[at] ?? '') === each) at += 1;
    else if (each !== 'and') return 0;
  }
  return at - start;
}
