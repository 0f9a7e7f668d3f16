import { everyOf } from '../words/every-of.js';
import { tokensOf, type WordTokens } from '../words/tokens.js';
import { lately } from '../words/lately.js';

interface Text {
  title: string;
  body: string;
}

/** What is cleaned or coated, each by its words: what is said of one is no answer about another. */
const MATERIALS: readonly string[] = [
  'paint|paintwork|clear coat|clearcoat',
  'glass|window|windows|windshield|windshields|mirror|mirrors|tint|tinted',
  'wheel|wheels|rim|rims|lug nut|lug nuts',
  'wheel well|wheel wells|undercarriage|underside',
  'steering wheel|steering wheels',
  'tire|tires|tyre|tyres',
  'leather|leatherette|vinyl',
  `fabric|${everyOf('cloth', 'seat|seats|interior|interiors|top|tops')}|carpet|carpets|mat|mats|upholstery`,
  'head light|head lights|headlight|headlights|headlamp|headlamps|tail light|tail lights|taillight|taillights',
  'plastic|plastics|trim|molding|moldings|dash|dashboard|dashboards',
  'touch screen|touch screens|touchscreen|touchscreens|screen|screens|cluster|clusters',
  'alcantara|suede|headliner|headliners',
  'wrap|wraps|wrapped|vinyl wrap|vinyl wraps|vinyl wrapped|ppf|clear bra|protection film|paint protection film',
  'ceramic|ceramics|coating|coatings|coated|graphene',
  'chrome|stainless|aluminum|aluminium',
  'engine|engines',
  'convertible|convertibles|soft top|soft tops|softtop|softtops',
  'seat belt|seat belts|seatbelt|seatbelts',
];
/** Has the words of one, and is none. */
const NONE = [
  'road paint',
  everyOf('paint', 'transfer|correction|thickness|protection|job|jobs'),
  everyOf('vinyl', 'letter|letters|lettering'),
].join('|');

const OF_PHRASE = new Map<string, number | undefined>([
  ...MATERIALS.flatMap((phrases, material) =>
    phrases.split('|').map((phrase) => [phrase, material] as const),
  ),
  ...NONE.split('|').map((phrase) => [phrase, undefined] as const),
]);
const COATING = OF_PHRASE.get('coating');
const WRAP = OF_PHRASE.get('wrap');
/** That on a car, where a text begins with it; further on it may be one of oil. */
const OF_BEGINNING = new Map([['film', OF_PHRASE.get('wrap')]]);
const LONGEST = Math.max(...[...OF_PHRASE.keys()].map((phrase) => phrase.split(' ').length));

interface Found {
  material: number;
  start: number;
  end: number;
}

const phraseOf = (words: WordTokens) => words.map(({ word }) => word).join(' ');

/** How many words the longest phrase has that begins here. */
function lengthAt(words: WordTokens, at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 1; length--) {
    if (OF_PHRASE.has(phraseOf(words.slice(at, at + length)))) return length;
  }
  return 1;
}

const materialOf = (words: WordTokens, at: number): number | undefined =>
  OF_PHRASE.get(phraseOf(words)) ?? (at === 0 ? OF_BEGINNING.get(phraseOf(words)) : undefined);

/** Where materials are named; the longest phrase that begins at a word counts. */
const foundIn = lately((text: string): readonly Found[] => {
  const tokens = tokensOf(text);
  const found: Found[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = lengthAt(tokens, at);
    const material = materialOf(tokens.slice(at, at + length), at);
    const [start, end] = [tokens[at]?.start ?? 0, tokens[at + length - 1]?.end ?? 0];
    if (material !== undefined) found.push({ material, start, end });
    at += length;
  }
  return found;
});

export const materialsIn = (text: string): readonly number[] => [
  ...new Set(foundIn(text).map(({ material }) => material)),
];

/** Of a section, which does not change. */
const TOLD = new WeakMap<Text, readonly number[]>();

function toldIn(text: Text): readonly number[] {
  const known = TOLD.get(text);
  if (known) return known;
  const titled = materialsIn(text.title);
  const told = titled.length > 0 ? titled : materialsIn(text.body);
  TOLD.set(text, told);
  return told;
}

/** Whether a title names one of the materials that a question names: 'glass outside', of spots on glass. */
export function isTitledByMaterial(question: string, { title }: Text): boolean {
  const asked = materialsIn(question);
  if (asked.length === 0) return false;
  const titled = materialsIn(title);
  return asked.some((each) => titled.includes(each));
}

/** Whether a title is of a coating on the material that a question names, and nobody spoke of one: 'coating for wheels', of how wheels are cleaned. */
export function isOfCoatingToo(question: string, { title }: Text): boolean {
  const titled = materialsIn(title);
  const asked = materialsIn(question);
  const isOfIt = asked.some((each) => titled.includes(each));
  return isOfIt && COATING !== undefined && titled.includes(COATING) && !asked.includes(COATING);
}

/** Whether a title is of film and wraps, of which nobody spoke: they are polished otherwise than paint. */
export function isOfFilmToo(question: string, { title }: Text): boolean {
  const titled = materialsIn(title);
  const asked = materialsIn(question);
  const isOfIt = asked.some((each) => each !== COATING && titled.includes(each));
  return WRAP !== undefined && titled.includes(WRAP) && !isOfIt;
}

/** Whether a question names materials, and a title only others, or a text none of them: rust on wheels is not that on paint. */
export function isOfOtherMaterial(question: string, text: Text): boolean {
  const asked = materialsIn(question);
  if (asked.length === 0) return false;
  const told = toldIn(text);
  return !asked.some((each) => told.includes(each));
}
