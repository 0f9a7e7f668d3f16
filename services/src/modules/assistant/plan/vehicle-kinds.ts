import type { Words } from './definitions.js';
import type { Said } from './plan.js';
import { looseName, partsOf } from './makes.js';

/** What sort of vehicle a model is, as people say it: 'trucks', 'SUVs'. */
export interface VehicleKind {
  value: string;
  words: Words;
  said: Said;
  /** Models as they are written; those of a make alone where all of them are of one kind. */
  models: readonly string[];
}

const listed = (models: string) => models.split('|');

/** Vehicles are free text: a kind is told by the model. What is not listed is of no kind. */
export const VEHICLE_KINDS: readonly VehicleKind[] = [
  {
    value: 'van',
    words: {
      en: 'van|vans|minivan|minivans|mini van|mini vans',
      es: 'van|vans|minivan|minivans|furgoneta|furgonetas|furgon|furgones',
    },
    said: { en: 'vans', es: 'vans' },
    models: listed(
      'odyssey|sienna|pacifica|voyager|carnival|sedona|quest|caravan|town & country|transit|promaster|sprinter|econoline|e-150|e-250|e-350|express 1500|express 2500|savana|metris|nv200|minivan|van',
    ),
  },
  {
    value: 'truck',
    words: {
      en: 'truck|trucks|pickup|pickups|pick up truck|pick up trucks|pickup truck|pickup trucks',
      es: 'camioneta|camionetas|troca|trocas|pickup|pickups',
    },
    said: { en: 'trucks', es: 'camionetas' },
    models: listed(
      'f-150|f-250|f-350|f-450|f-550|f150|f250|f350|super duty|raptor|maverick|ranger|silverado|colorado|sierra|canyon|ram|ram 1500|ram 2500|ram 3500|dakota|tundra|tacoma|titan|frontier|ridgeline|gladiator|cybertruck|r1t|santa cruz|avalanche|pickup|truck',
    ),
  },
  {
    value: 'suv',
    words: {
      en: 'suv|suvs|crossover|crossovers|sport utility|sport utilities',
      es: 'suv|suvs|todoterreno|todoterrenos',
    },
    said: { en: 'SUVs', es: 'SUV' },
    models: listed(
      'rav4|highlander|4runner|sequoia|land cruiser|venza|corolla cross|cr-v|pilot|passport|hr-v|tahoe|suburban|traverse|equinox|blazer|trailblazer|trax|yukon|acadia|terrain|explorer|expedition|escape|edge|bronco|ecosport|wrangler|grand cherokee|cherokee|compass|renegade|wagoneer|durango|journey|telluride|sorento|sportage|seltos|santa fe|tucson|palisade|kona|venue|cx-3|cx-30|cx-5|cx-50|cx-9|cx-90|forester|crosstrek|ascent|rogue|pathfinder|murano|armada|kicks|tiguan|atlas|taos|touareg|x1|x3|x5|x6|x7|q3|q5|q7|q8|glc|gle|gls|glb|gla|g-wagon|g class|rx 350|rx 450|nx 300|gx 460|lx 570|lx 600|mdx|rdx|qx50|qx60|qx80|escalade|xt4|xt5|xt6|navigator|aviator|nautilus|corsair|xc40|xc60|xc90|cayenne|macan|model x|model y|range rover|discovery|defender|evoque|outlander|enclave|encore|envision|r1s|ev9|suv',
    ),
  },
  {
    value: 'sedan',
    words: { en: 'sedan|sedans', es: 'sedan|sedanes' },
    said: { en: 'sedans', es: 'sedanes' },
    models: listed(
      'civic|accord|camry|corolla|avalon|prius|altima|sentra|maxima|versa|malibu|impala|fusion|taurus|charger|elantra|sonata|accent|forte|k5|optima|rio|mazda3|mazda6|jetta|passat|legacy|impreza|model 3|model s|330i|340i|328i|320i|530i|540i|740i|750i|a3|a4|a6|a8|c300|c class|e350|e class|s class|es 350|es 300h|is 250|is 300|is 350|ls 460|gs 350|tlx|ilx|integra|q50|g37|ct5|cts|ats|continental|s60|s90|300|sedan',
    ),
  },
];

export const vehicleKind = (value: string): VehicleKind | undefined =>
  VEHICLE_KINDS.find((kind) => kind.value === value.toLowerCase());

/** Whole words of a vehicle in small letters. */
const patternOf = ({ models }: VehicleKind) =>
  `(^|[^[:alnum:]])(${models.map(looseName).join('|')})($|[^[:alnum:]])`;

const joined = (parts: readonly string[]) => parts.join('');

/** Models in one word: 'f150' is one of 'F-150', however else that is written. */
const inOneWord = ({ models }: VehicleKind) => models.map((model) => joined(partsOf(model)));

/** With which words one in several can begin: 'F-150' and 'F 150' with 'f'. */
const beginnings = ({ models }: VehicleKind) =>
  models.flatMap((model) => {
    const parts = partsOf(model);
    return parts.slice(1).map((_, at) => joined(parts.slice(0, at + 1)));
  });

const hasOneOf = (words: readonly string[]) =>
  `'${JSON.stringify(Object.fromEntries(words.map((word) => [word, 1])))}'::jsonb ?| v.words`;

/** Whether a vehicle `v` is of the kind. Its words tell that of most, and the pattern, which takes long, sees few. */
export const isOfKind = (kind: VehicleKind) =>
  `case when ${hasOneOf(inOneWord(kind))} then true
    when ${hasOneOf(beginnings(kind))} then v.name ~ '${patternOf(kind)}' else false end`;
