import type { Sql } from '../../../platform/database/index.js';
import { truncate } from '../../../platform/text/truncate.js';
import { VEHICLE_MODELS } from '../../crm/index.js';
import { respelled } from '../words/spelling.js';
import { ArgumentProblem } from './arguments.js';
import { COLOR_OF } from './colors.js';
import { MAKES, partsOf } from './makes.js';
import { vehicleKind } from './vehicle-kinds.js';

const MOST_LISTED = 20;

/** Singular and plural: 'Teslas' may be one Tesla, but an 'Atlas' stays one. */
export const inEitherNumber = (value: string) => [
  ...new Set([value, value.replace(/(?<=..[^s])s$/i, '')]),
];

/** Known words of makes, models and colors. */
const KNOWN = new Set([
  ...MAKES.flatMap(({ names }) => names.flatMap(partsOf)),
  ...VEHICLE_MODELS.flatMap(({ model }) => partsOf(model)),
  ...Object.keys(COLOR_OF),
]);

const isYear = (word: string) => /^\d{2,4}$/.test(word);
const isKnown = (word: string) =>
  isYear(word) || inEitherNumber(word).some((each) => KNOWN.has(each) || vehicleKind(each));

/** Words of a value that are no known make, model or color. */
export const strangeWords = (value: string): string[] =>
  vehicleKind(value) ? [] : partsOf(value).filter((word) => !isKnown(word));

/** Words of customers' vehicles, the most frequent first. `only` restricts them. */
async function vehicleWords(sql: Sql, businessId: string, only?: string[]): Promise<string[]> {
  const rows = await sql<{ word: string }>(
    `select w as word from vehicle_customers o, unnest(o.words) w
     where o.business_id = $1 and o.customers > 0 and ($2::text[] is null or w = any($2))
     group by w order by sum(o.customers) desc, w`,
    [businessId, only ?? null],
  );
  return rows.map(({ word }) => word);
}

/**
 * Vehicle with its typos corrected to words of the records. Known words stay.
 *
 * @throws ArgumentProblem for a word that no vehicle has, because the result would be a misleading
 * zero
 */
export async function vehicleCalled(sql: Sql, businessId: string, value: string): Promise<string> {
  const strange = strangeWords(value);
  const found = await vehicleWords(sql, businessId, strange.flatMap(inEitherNumber));
  const missing = strange.filter((word) => !inEitherNumber(word).some((w) => found.includes(w)));
  if (missing.length === 0) return value;
  const own = (await vehicleWords(sql, businessId)).filter(Boolean);
  const mended = missing.map((word) => respelled(word, new Set([...own, ...KNOWN])));
  if (mended.includes(undefined)) {
    const there = own.filter((word) => !isYear(word)).slice(0, MOST_LISTED);
    throw new ArgumentProblem(
      `No vehicle has "${truncate(value, 60)}". There are: ${there.join(', ') || 'none'}.`,
    );
  }
  return partsOf(value)
    .map((word) => mended[missing.indexOf(word)] ?? word)
    .join(' ');
}
