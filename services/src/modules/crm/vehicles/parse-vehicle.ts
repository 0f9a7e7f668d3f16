import { knownModel, makeAt, modelAt } from './vehicle-names.js';

/** Parts of a vehicle's name. */
export interface VehicleName {
  year: number | null;
  make: string;
  model: string;
  trim: string;
  colour: string;
}

const COLOURS = new Set(
  (
    'black|white|silver|gray|grey|red|blue|green|yellow|orange|brown|beige|purple|burgundy|maroon|navy|charcoal|' +
    'bronze|champagne|gold|tan|pearl|teal|turquoise|pink|copper|cream|ivory|graphite'
  ).split('|'),
);
const SHADES = new Set(
  'dark|light|bright|deep|midnight|metallic|pearl|matte|matt|satin|gloss'.split('|'),
);

/** Years since 1886, when the first car was built. Next year's models are sold this year. */
const YEAR = /^(18[89]\d|19\d\d|20\d\d)$/;
const SHORT_YEAR = /^['’](\d\d)$/;

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const isColour = (words: readonly string[]) =>
  words.length > 0 &&
  words.every((word) => COLOURS.has(word.toLowerCase()) || SHADES.has(word.toLowerCase())) &&
  words.some((word) => COLOURS.has(word.toLowerCase()));

function yearOf(word = ''): number | undefined {
  if (YEAR.test(word)) return Number(word);
  const [, digits] = SHORT_YEAR.exec(word) ?? [];
  if (digits === undefined) return undefined;
  return Number(digits) + (Number(digits) > 50 ? 1900 : 2000);
}

/** Splits off a year at either end. */
function takeYear(words: readonly string[]) {
  const [first, last] = [yearOf(words[0]), yearOf(words.at(-1))];
  if (first !== undefined) return { year: first, rest: words.slice(1) };
  // '1500' is a Ram, and '2002' alone may be a BMW.
  if (last !== undefined && words.length > 1) return { year: last, rest: words.slice(0, -1) };
  return { year: null, rest: words };
}

/** Splits off colours at either end, but not from 'Silver Shadow' or from a colour alone. */
function takeColour(words: readonly string[]) {
  for (let from = 1; from < words.length; from++) {
    if (isColour(words.slice(from))) {
      return { colour: words.slice(from).join(' '), rest: words.slice(0, from) };
    }
  }
  for (let to = Math.min(3, words.length - 1); to > 0; to--) {
    const rest = words.slice(to);
    if (isColour(words.slice(0, to)) && makeAt(takeYear(rest).rest)) {
      return { colour: words.slice(0, to).join(' '), rest };
    }
  }
  return { colour: '', rest: words };
}

/** Splits off a colour after the last comma, or else among the other words. */
function colourOf(text: string) {
  const comma = text.lastIndexOf(',');
  const behind = wordsOf(text.slice(comma + 1));
  if (comma >= 0 && isColour(behind)) {
    return { colour: behind.join(' '), rest: wordsOf(text.slice(0, comma)) };
  }
  return takeColour(wordsOf(text));
}

/**
 * Year, make, model, trim and colour of a typed text. Unknown words become the model, so nothing is
 * lost.
 */
export function parseVehicle(text: string): VehicleName {
  const { colour, rest: named } = colourOf(text.trim());
  const { year, rest } = takeYear(named);
  const made = makeAt(rest);
  if (!made) return { year, make: '', model: rest.join(' '), trim: '', colour };
  const behind = rest.slice(made.count);
  const known = modelAt(made.found, behind);
  const split = known?.count ?? behind.length;
  return {
    year,
    make: made.found,
    model: known?.found.model ?? behind.join(' '),
    trim: behind.slice(split).join(' '),
    colour,
  };
}

/** Display text of a vehicle: '2021 Ford F-150 XLT, gray'. */
export function vehicleLabel({ year, make, model, trim, colour }: VehicleName): string {
  const name = [year, make, model, trim].filter(Boolean).join(' ');
  return [name, colour].filter(Boolean).join(', ');
}

/** Usual size of a model; null if unknown. */
export const guessSize = ({ make, model }: Pick<VehicleName, 'make' | 'model'>) =>
  knownModel(make, model)?.sizeId ?? null;

/** Stored values for a vehicle known only by a text, which becomes its label. */
export function vehicleOfText(
  text: string,
): VehicleName & { label: string; sizeId: string | null } {
  const name = parseVehicle(text);
  return { ...name, label: text, sizeId: guessSize(name) };
}
