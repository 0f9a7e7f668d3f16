import { VEHICLE_MODELS } from '../../../crm/index.js';
import { MAKES } from '../../plan/makes.js';
import { VEHICLE_KINDS } from '../../plan/vehicle-kinds.js';
import { table } from '../lexicon/table.js';
import { numberedModelAt } from '../normalize/numbered-models.js';
import { folded } from '../../words/tokens.js';
import { lookUp } from '../../words/look-up.js';
import { wordSet } from '../../words/word-set.js';
import { Sayings } from '../forms/sayings.js';

/** Customer with details that distinguish those of the same name. */
export interface Person {
  id: string;
  name: string;
  vehicle?: string;
  /** Value of the customer in a ranking. */
  figure?: string;
}

/** Names of the business, loaded before a question is read. */
export interface Own {
  services: readonly { name: string }[];
  crews: readonly {
    name: string;
    kind?: string;
    colour?: string;
    people?: readonly { name: string }[];
  }[];
  /** Vehicle sizes. */
  sizes: readonly { name: string }[];
  addOns: readonly { name: string }[];
}

/** Look-ups in the data of the business, used only for words without another meaning. */
export interface Vocabulary {
  own(): Promise<Own>;
  /** At most 50 customers whose names contain all words. */
  customersCalled(words: readonly string[]): Promise<readonly Person[]>;
  /** Whether the handbook contains the word, so that it is no typo. */
  isWord(word: string): boolean;
  /** Fields of customers that contain the word. */
  whereIs(word: string): Promise<Whereabouts>;
}

export interface Whereabouts {
  isInVehicles: boolean;
  isInNotes: boolean;
  isInPlaces: boolean;
}

/** Name of the business or of its customers in a question. */
export type NameTag =
  | { kind: 'service'; names: string[] }
  | { kind: 'customer'; people: Person[] }
  | { kind: 'vehicle'; words: string }
  | { kind: 'crew'; names: string[]; /** Named user of the crew. */ person?: string }
  | { kind: 'size'; names: string[] }
  | { kind: 'add_on'; names: string[] }
  | { kind: 'place'; words: string }
  | { kind: 'phone'; digits: string }
  | { kind: 'plate'; plate: string }
  | { kind: 'notes'; words: string };

const COLORS =
  'black white silver gray grey red blue green yellow orange brown gold beige tan purple maroon burgundy bronze navy ' +
  'charcoal champagne pink teal';
const SPANISH_COLORS = table(
  'negro=black | negra=black | negros=black | blanco=white | blanca=white | blancos=white | ' +
    'plateado=silver | gris=gray | rojo=red | roja=red | rojos=red | azul=blue | azules=blue | ' +
    'verde=green | amarillo=yellow | naranja=orange | cafe=brown | dorado=gold | morado=purple',
);

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

/** Models that are also common words; they count as vehicles only if a customer has one. */
const COMMON_MODELS = new Set(
  'accent armada ascent aspen atlas aura baja beetle bolt bronco california carnival charger clarity colorado compass continental cooper crown dart dawn defender discovery eclipse edge element elise enclave encore envision envoy escape explorer express fiesta fit flex focus forte frontier fusion galant genesis ghost golf gravity impact insight journey juke kicks leaf legacy liberty maxima milan mirage navigator neon note outlook passport patriot phantom pilot prelude prologue quest ranger rebel regal renegade rogue roma sable savana sierra solstice sonic soul spark spectre sport sprinter terrain titan transit venue verano versa vibe volt voyager wraith'.split(
    ' ',
  ),
);
const MODELS = new Set(
  VEHICLE_MODELS.map(({ model }) => folded(model).replaceAll('-', '')).filter(
    (model) => /^[a-z]{4,}$|^[a-z]+\d{2,}$/.test(model) && !COMMON_MODELS.has(model),
  ),
);
/** 'F 150' is the model 'F150'. */
const modelAt = (phrase: string) =>
  [phrase, phrase.replace(/s$/, ''), phrase.replace(/^([a-z]+) (\d+)s?$/, '$1$2')].find((each) =>
    MODELS.has(each.replaceAll('-', '')),
  );

/** 'Who drives a Leaf': model after a verb that needs a vehicle. */
export const commonModelAt = (words: readonly string[], at: number) => {
  const word = words[at] ?? '';
  return COMMON_MODELS.has(word) ? { words: word, length: 1 } : undefined;
};

/** Kind, make, model or color of a vehicle, of one to three words. */
export function vehicleAt(
  words: readonly string[],
  start: number,
): { words: string; length: number } | undefined {
  const numbered = numberedModelAt(words, start);
  if (numbered) return numbered;
  for (const length of [3, 2, 1]) {
    const phrase = words.slice(start, start + length).join(' ');
    const known =
      KINDS.get(phrase) ?? singularOf(phrase) ?? lookUp(SPANISH_COLORS, phrase) ?? modelAt(phrase);
    if (known !== undefined && words.length >= start + length) return { words: known, length };
  }
  return undefined;
}

const SPOKEN = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const plainly = (word: string) =>
  String(
    SPOKEN.includes(word)
      ? SPOKEN.indexOf(word) + 1
      : word.replace(/^#/, '').replace(/^(\d+)s$/, '$1'),
  );

/** 'Van 2', 'van two', 'van2', or a name of one word. */
export function crewAt(
  words: readonly string[],
  start: number,
  crews: Own['crews'],
): { names: string[]; length: number } | undefined {
  const said = words.slice(start).map(plainly);
  const found = crews.flatMap(({ name }) => {
    const own = namedWords(name);
    const isInOne = own.length > 1 && said[0] === own.join('');
    const length = isInOne ? 1 : own.length;
    const isCalled = isInOne || own.every((word, at) => word === said[at]);
    return isCalled && length > 0 ? [{ names: [name], length }] : [];
  });
  return (
    found.sort((one, other) => other.length - one.length)[0] ??
    crewByColour(said, crews) ??
    crewsOfKind(words, start, crews)
  );
}

const OWN = wordSet('the|my|our|both|all|two|three|2|3');
/** 'The vans' as all crews of that kind, if there is another kind. */
function crewsOfKind(words: readonly string[], start: number, crews: Own['crews']) {
  const isLed = OWN.has(words[start] ?? '');
  const kind = /^(van|bay)s$/.exec(words[isLed ? start + 1 : start] ?? '')?.[1];
  const names = crews.filter((each) => each.kind === kind).map(({ name }) => name);
  const areSeveral = new Set(crews.map((each) => each.kind)).size > 1;
  // 'The vans we did' are vehicles of customers.
  const after = words[isLed ? start + 2 : start + 1] ?? '';
  const behind = words.slice(isLed ? start + 2 : start + 1).join(' ');
  const isSaid =
    (isLed || BESIDE.has(words[start - 1] ?? '') || ARE_OUT.says(behind)) &&
    !OF_CUSTOMERS.has(after);
  return kind !== undefined && isSaid && areSeveral && names.length > 0
    ? { names, length: isLed ? 2 : 1 }
    : undefined;
}
const BESIDE = wordSet('vs|versus|or|than');
/** 'How many vans are out tomorrow'. */
const ARE_OUT = new Sayings(
  ['are|is|going|will_be|do_we_have|have_we_got* out|working|running|rolling'],
  {},
  'start',
);
const OF_CUSTOMERS = wordSet('we|i|that|which|with|in|from|of');

/** 'The teal van': crew colors that vehicles rarely have. A blue van may be a customer's. */
function crewByColour(said: readonly string[], crews: Own['crews']) {
  const found = crews.filter(
    ({ kind, colour }) => colour === said[0] && kind === said[1] && OWN_COLOURS.has(colour ?? ''),
  );
  const [only, ...others] = found;
  return only && others.length === 0 ? { names: [only.name], length: 2 } : undefined;
}
const OWN_COLOURS = new Set(['teal', 'amber', 'purple', 'pink']);

const namedWords = (name: string) =>
  folded(name)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map(plainly);

/** Full name of an add-on, singular or plural. */
export function addOnAt(
  words: readonly string[],
  start: number,
  addOns: Own['addOns'],
): { names: string[]; length: number } | undefined {
  const plain = (word: string) => word.replace(/(?<=.{3})s$/, '');
  const found = addOns.flatMap(({ name }) => {
    const own = namedWords(name).map(plain);
    const isCalled =
      own.length > 0 && own.every((word, at) => word === plain(words[start + at] ?? ''));
    return isCalled ? [{ names: [name], length: own.length }] : [];
  });
  return found.sort((one, other) => other.length - one.length)[0];
}

const SHORTEST_SIZE = 4;

/** 'Oversize', 'oversized'; sizes that are kinds of vehicles follow from the model. */
export function sizeAt(
  words: readonly string[],
  start: number,
  sizes: readonly { name: string }[],
): { names: string[]; length: number } | undefined {
  const found = sizes.find(({ name }) => {
    const own = namedWords(name);
    const isOwn = own.join('').length >= SHORTEST_SIZE && !vehicleAt(own, 0);
    return isOwn && own.every((word, at) => (words[start + at] ?? '').replace(/d$/, '') === word);
  });
  return found && { names: [found.name], length: namedWords(found.name).length };
}

/** Services at this word; words that several services share are ambiguous alone. */
export function serviceAt(
  words: readonly string[],
  start: number,
  services: readonly { name: string }[],
): { names: string[]; length: number } | undefined {
  const named = services.map(({ name }) => ({ name, words: wordsOf(name) }));
  const matches = named
    .map((each) => ({ ...each, length: lengthOfMatch(words, start, each.words) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length);
  const [longest] = matches;
  if (longest) {
    const names = matches.filter(({ length }) => length === longest.length).map(({ name }) => name);
    return { names, length: longest.length };
  }
  const part = partAt(words, start, named);
  // 'A full interior' is an interior.
  const whole = wordSet('full|complete').has(words[start] ?? '')
    ? partAt(words, start + 1, named)
    : undefined;
  if (whole !== undefined) return { names: [whole], length: 2 };
  if (part === undefined) return undefined;
  const beside = partAt(words, start + 1, named);
  // 'An express wash' has words of two services, and either may be meant.
  return beside !== undefined && beside !== part
    ? { names: [part, beside], length: 2 }
    : { names: [part], length: 1 };
}

/** The only service with this word in its name. */
function partAt(
  words: readonly string[],
  at: number,
  named: readonly { name: string; words: readonly string[] }[],
): string | undefined {
  const stem = stemOf(words[at] ?? '');
  const [only, ...others] = named.filter((each) => each.words.includes(stem));
  const isTelling = stem.length > 2 && (!COMMON.has(stem) || isShortName(words, at));
  return isTelling && others.length === 0 ? only?.name : undefined;
}

/** 'Fulls' and 'a full for a Civic' are full details; 'a full day' is not. */
const isShortName = (words: readonly string[], at: number) =>
  words[at] === 'fulls' ||
  (words[at] === 'full' &&
    (words[at + 1] === 'ones' || wordSet('an|a|another|un|otro|el').has(words[at - 1] ?? '')) &&
    !OTHER_FULL.has(words[at + 1] ?? ''));
const OTHER_FULL = wordSet(
  'day~|week~|weekend~|month~|year~|hour~|night~|morning~|afternoon~|time|refund~|tank~|price~|list~|menu~|schedule~|calendar~|service~|charge~|set~|crew~|house~|size~|report~|name~|access|rundown|breakdown|picture|plate~|load~|bucket~|slate|dia|semana|mes',
);

const COMMON = wordSet('detail|and|the|service|car|with|package|full|day');
/** Stem of a word for comparing service names. */
const stemOf = (word: string) =>
  word
    .replace(/(?<=ss)es$/, '')
    .replace(/(?<=.{3})(?:ings|ing|s)$/, '')
    .replace(/e$/, '');
/** Stem that also drops 'ed', for full names only: 'ceramic coated', but not 'washed'. */
const pastStemOf = (word: string) => stemOf(word.replace(/(?<=.{3})ed$/, ''));
const wordsOf = (name: string) =>
  folded(name)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map(stemOf);

/** Length of a full name at this word; 'and' is optional. */
function lengthOfMatch(words: readonly string[], start: number, name: readonly string[]): number {
  let at = start;
  for (const each of name) {
    if (stemOf(words[at] ?? '') === each || pastStemOf(words[at] ?? '') === each) at += 1;
    else if (each !== 'and') return 0;
  }
  return at - start;
}
