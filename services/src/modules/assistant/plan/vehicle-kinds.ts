import { VEHICLE_MODELS, type VehicleBody } from '../../crm/index.js';
import type { Words } from './definitions.js';
import type { Said } from './plan.js';
import { looseName, partsOf } from './makes.js';

/** Kind of vehicle, as people say it: 'trucks', 'SUVs'. */
export interface VehicleKind {
  value: string;
  words: Words;
  said: Said;
  /** Models by name. A make alone stands for all of its models, if they are of one kind. */
  models: readonly string[];
}

/** Name of a model. Numbers and short names get their make in front: 'Ram 1500', 'Lucid Air'. */
const written = ({ make, model }: { make: string; model: string }) =>
  (/^\d|^.{1,3}$|^(?:Air|Dawn|Spark|Crown)$/.test(model) && !SURE.has(model)
    ? `${make} ${model}`
    : model
  ).toLowerCase();
/** Short names that need no make, because nothing else is called so. */
const SURE = new Set(
  '4Runner X1 X2 X3 X4 X5 X6 X7 Q3 Q5 Q7 Q8 A3 A4 A5 A6 A7 A8 K5 R1T R1S EV6 EV9 GLA GLB GLC GLE GLS MDX RDX TLX ILX ATS CTS CT4 CT5 XT4 XT5 XT6 S60 S90 G37 Q50'.split(
    ' ',
  ),
);

/** Models of a body type, with other words for it. */
const modelsOf = (body: VehicleBody, others: string): string[] => [
  ...new Set([
    ...VEHICLE_MODELS.filter((each) => each.body === body).map(written),
    ...others.split('|'),
  ]),
];

/** Kinds of vehicles. Vehicles are free text, so the model decides. An unlisted model has no kind. */
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

/** Kind for a word in singular or plural: 'truck', 'pickup trucks'. */
export const vehicleKind = (value: string): VehicleKind | undefined =>
  KIND_OF.get(value.toLowerCase());

/** Pattern for whole words of a lower-case vehicle. */
const patternOf = ({ models }: VehicleKind) =>
  `(^|[^[:alnum:]])(${models.map(looseName).join('|')})($|[^[:alnum:]])`;

const joined = (parts: readonly string[]) => parts.join('');

/** Models joined to one word: 'f150' for 'F-150'. */
const inOneWord = ({ models }: VehicleKind) => models.map((model) => joined(partsOf(model)));

/** First words of models with several words: 'f' for 'F-150'. */
const beginnings = ({ models }: VehicleKind) =>
  models.flatMap((model) => {
    const parts = partsOf(model);
    return parts.slice(1).map((_, at) => joined(parts.slice(0, at + 1)));
  });

const hasOneOf = (words: readonly string[], of = 'v.words') =>
  `'${JSON.stringify(Object.fromEntries(words.map((word) => [word, 1])))}'::jsonb ?| ${of}`;

/** Maximum number of words of a vehicle that is matched without the pattern, and of a model. */
const FEW_WORDS = 6;
const MOST_PARTS = 4;

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** Adjacent words of a vehicle, joined: 'f150' for 'Ford F-150'. */
const TOGETHER = range(1, FEW_WORDS).flatMap((from) =>
  range(from + 1, Math.min(FEW_WORDS, from + MOST_PARTS - 1)).map((to) =>
    range(from, to)
      .map((at) => `v.words[${at}]`)
      .join(' || '),
  ),
);

/**
 * SQL for whether a vehicle `v` is of a kind. Most vehicles are decided by single words, some by
 * joined ones. The slow pattern is for long texts only.
 */
export const isOfKind = (kind: VehicleKind) =>
  `case when ${hasOneOf(inOneWord(kind))} then true
    when not ${hasOneOf(beginnings(kind))} then false
    when cardinality(v.words) > ${FEW_WORDS} then v.name ~ '${patternOf(kind)}'
    else ${hasOneOf(inOneWord(kind), `array[${TOGETHER.join(', ')}]`)} end`;
