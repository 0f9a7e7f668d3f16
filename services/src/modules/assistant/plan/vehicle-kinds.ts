import { VEHICLE_MODELS, type VehicleBody } from '../../crm/index.js';
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

/** As they are written alone; what is a number, or short, has its make before it: 'Ram 1500', 'Lucid Air'. */
const written = ({ make, model }: { make: string; model: string }) =>
  (/^\d|^.{1,3}$|^(?:Air|Dawn|Spark|Crown)$/.test(model) && !SURE.has(model)
    ? `${make} ${model}`
    : model
  ).toLowerCase();
/** Short, and the names of nothing else. */
const SURE = new Set(
  '4Runner X1 X2 X3 X4 X5 X6 X7 Q3 Q5 Q7 Q8 A3 A4 A5 A6 A7 A8 K5 R1T R1S EV6 EV9 GLA GLB GLC GLE GLS MDX RDX TLX ILX ATS CTS CT4 CT5 XT4 XT5 XT6 S60 S90 G37 Q50'.split(
    ' ',
  ),
);

/** The models that are built so, and what else says that somebody's vehicle is. */
const modelsOf = (body: VehicleBody, others: string): string[] => [
  ...new Set([
    ...VEHICLE_MODELS.filter((each) => each.body === body).map(written),
    ...others.split('|'),
  ]),
];

/** Vehicles are free text: a kind is told by the model. What is not listed is of no kind. */
export const VEHICLE_KINDS: readonly VehicleKind[] = [
  {
    value: 'van',
    words: {
      en: 'van|vans|minivan|minivans|mini van|mini vans',
      es: 'van|vans|minivan|minivans|furgoneta|furgonetas|furgon|furgones',
    },
    said: { en: 'vans', es: 'vans' },
    models: modelsOf('van', 'caravan|minivan|van'),
  },
  {
    value: 'truck',
    words: {
      en: 'truck|trucks|pickup|pickups|pick up truck|pick up trucks|pickup truck|pickup trucks',
      es: 'camioneta|camionetas|troca|trocas|pickup|pickups',
    },
    said: { en: 'trucks', es: 'camionetas' },
    models: modelsOf('truck', 'ram|pickup|truck'),
  },
  {
    value: 'suv',
    words: {
      en: 'suv|suvs|crossover|crossovers|sport utility|sport utilities',
      es: 'suv|suvs|todoterreno|todoterrenos',
    },
    said: { en: 'SUVs', es: 'SUV' },
    models: modelsOf('suv', 'g class|suv'),
  },
  {
    value: 'sedan',
    words: {
      en: 'sedan|sedans|regular car|regular cars|normal car|normal cars',
      es: 'sedan|sedanes',
    },
    said: { en: 'sedans', es: 'sedanes' },
    models: modelsOf('sedan', 'c class|e class|s class|sedan'),
  },
  {
    value: 'hatchback',
    words: { en: 'hatchback|hatchbacks', es: 'hatchback|hatchbacks' },
    said: { en: 'hatchbacks', es: 'hatchbacks' },
    models: modelsOf('hatchback', 'hatchback'),
  },
];

const KIND_OF = new Map(
  VEHICLE_KINDS.flatMap((kind) =>
    [kind.value, ...kind.words.en.split('|')].map((word) => [word, kind] as const),
  ),
);

/** 'trucks' and 'pickup trucks' as well as 'truck'. */
export const vehicleKind = (value: string): VehicleKind | undefined =>
  KIND_OF.get(value.toLowerCase());

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

const hasOneOf = (words: readonly string[], of = 'v.words') =>
  `'${JSON.stringify(Object.fromEntries(words.map((word) => [word, 1])))}'::jsonb ?| ${of}`;

/** Of how many words the pattern is not needed, and how many of them a model has at most. */
const FEW_WORDS = 6;
const MOST_PARTS = 4;

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** The first words of a vehicle, two, three or four together: 'f150' of 'Ford F-150'. */
const TOGETHER = range(1, FEW_WORDS).flatMap((from) =>
  range(from + 1, Math.min(FEW_WORDS, from + MOST_PARTS - 1)).map((to) =>
    range(from, to)
      .map((at) => `v.words[${at}]`)
      .join(' || '),
  ),
);

/**
 * Whether a vehicle `v` is of the kind. Its words tell that of most, some of them together of others, and the pattern,
 * which takes long, sees only what has many words.
 */
export const isOfKind = (kind: VehicleKind) =>
  `case when ${hasOneOf(inOneWord(kind))} then true
    when not ${hasOneOf(beginnings(kind))} then false
    when cardinality(v.words) > ${FEW_WORDS} then v.name ~ '${patternOf(kind)}'
    else ${hasOneOf(inOneWord(kind), `array[${TOGETHER.join(', ')}]`)} end`;
