import { textKey } from '../../../platform/text/text-key.js';
import { VEHICLE_MAKES, VEHICLE_MODELS, type VehicleModel } from './vehicle-models.js';

/** Common names of makes. */
const ALIASES: Record<string, string> = {
  chevy: 'Chevrolet',
  vw: 'Volkswagen',
  mercedes: 'Mercedes-Benz',
  benz: 'Mercedes-Benz',
  'mercedes benz': 'Mercedes-Benz',
  landrover: 'Land Rover',
  'rolls royce': 'Rolls-Royce',
  alfa: 'Alfa Romeo',
};

/** Key under which 'F-150', 'F 150' and 'f150' are equal. */
export const looseKey = (text: string) => textKey(text).replaceAll(/[^\p{L}\p{N}&]/gu, '');

const MAKES = new Map([
  ...VEHICLE_MAKES.map((make) => [looseKey(make), make] as const),
  ...Object.entries(ALIASES).map(([alias, make]) => [looseKey(alias), make] as const),
]);

const MODELS = new Map(
  VEHICLE_MODELS.map((each) => [`${each.make} ${looseKey(each.model)}`, each] as const),
);

/** Models by name alone; undefined if makes sell models of that name in different sizes. */
const ALONE = new Map<string, VehicleModel | undefined>();
for (const each of VEHICLE_MODELS) {
  const key = looseKey(each.model);
  const isOne = !ALONE.has(key) || ALONE.get(key)?.sizeId === each.sizeId;
  ALONE.set(key, isOne ? each : undefined);
}

const longest = (lengths: readonly number[]) => Math.max(...lengths);
const wordsIn = (text: string) => text.split(/[\s-]+/).length;
const MOST_WORDS_OF_MAKE = longest([...VEHICLE_MAKES, ...Object.keys(ALIASES)].map(wordsIn));
const MOST_WORDS_OF_MODEL = longest(VEHICLE_MODELS.map(({ model }) => wordsIn(model))) + 1;

/** Longest name that the first words match, with its number of words. */
function beginning<T>(
  words: readonly string[],
  most: number,
  find: (key: string) => T | undefined,
) {
  for (let count = Math.min(most, words.length); count > 0; count--) {
    const found = find(looseKey(words.slice(0, count).join('')));
    if (found !== undefined) return { found, count };
  }
  return undefined;
}

export const makeAt = (words: readonly string[]) =>
  beginning(words, MOST_WORDS_OF_MAKE, (key) => MAKES.get(key));

export const modelAt = (make: string, words: readonly string[]) =>
  beginning(words, MOST_WORDS_OF_MODEL, (key) => MODELS.get(`${make} ${key}`));

/**
 * The known model for a make and a model, in any spelling. Without a make, the make is taken from the
 * model's text or follows from the model: 'RAM 1500', 'Tahoe'.
 */
export function knownModel(make: string, model: string): VehicleModel | undefined {
  const words = model.split(/\s+/);
  const before = make.trim() === '' ? makeAt(words) : undefined;
  const name = before?.found ?? MAKES.get(looseKey(make));
  if (name !== undefined) return modelAt(name, words.slice(before?.count ?? 0))?.found;
  if (make.trim() !== '') return undefined;
  return beginning(words, MOST_WORDS_OF_MODEL, (key) => ALONE.get(key))?.found;
}
