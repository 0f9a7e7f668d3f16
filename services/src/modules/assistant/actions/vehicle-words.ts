import { VEHICLE_KINDS } from '../plan/vehicle-kinds.js';
import type { Size } from '../tools/suggest-price.js';
import { lookUp } from '../words/look-up.js';
import type { Token } from '../words/tokens.js';
import { wordSet } from '../words/word-set.js';

const SHORT_YEAR = /^\d\d$/;
const LATEST_YEAR = 40;

/** Capitalizes a name that was typed in lower case. */
export const capital = (raw: string) =>
  /\p{Lu}/u.test(raw) ? raw : raw.charAt(0).toUpperCase() + raw.slice(1);

const COLORS = wordSet(
  'black|white|silver|gray|grey|red|blue|green|yellow|orange|brown|gold|beige|tan|negro|negra|blanco|blanca|plateado|gris|rojo|roja|azul|verde',
);

const SIZES: Record<string, Size> = {
  ...{ van: 'large', truck: 'large', suv: 'suv', sedan: 'car', hatchback: 'car' },
};
const inOne = (words: string) => words.replace(/[^\p{L}\d]/gu, '');
/** Size of a vehicle by its kind: a '2020 Ford F150' is a truck. */
export function sizeOf(vehicle = ''): Size | undefined {
  const isOf = (name: string) => inOne(vehicle).endsWith(inOne(name));
  const kind = VEHICLE_KINDS.find(({ value, models }) => [value, ...models].some(isOf));
  return lookUp(SIZES, kind?.value);
}

/** '2020 Tacoma, black': the usual notation of vehicles. */
export function vehicleWords(words: readonly Token[]): string {
  const color = words.length > 1 ? words.findIndex(({ word }) => COLORS.has(word)) : -1;
  const shown = words.map(({ raw, word }, at) => {
    if (at === 0 && SHORT_YEAR.test(word)) return `${Number(word) < LATEST_YEAR ? 20 : 19}${word}`;
    return at === color ? raw.toLowerCase() : capital(raw);
  });
  if (color < 0) return shown.join(' ');
  const [said = ''] = shown.splice(color, 1);
  return `${shown.join(' ')}, ${said}`;
}
