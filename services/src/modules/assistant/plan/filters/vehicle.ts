import { escapeMarkdown } from '../../words/text.js';
import { COLORS } from '../colors.js';
import type { Bind, FilterKind } from '../definitions.js';
import type { Language } from '../plan.js';
import { isMake, longestPart, looseName, namesOfMake, shownMake } from '../makes.js';
import { saidOf } from '../say/either.js';
import { isOfKind, vehicleKind } from '../vehicle-kinds.js';
import { inEitherNumber, strangeWords, vehicleCalled } from '../vehicle-words.js';
import { EACH_VEHICLE } from '../vehicles.sql.js';

const namesOf = (value: string) =>
  COLORS.find((names) => names.includes(value.toLowerCase())) ??
  inEitherNumber(value).flatMap(namesOfMake);

const VEHICLE = 'v.name';

/** SQL for any of the values. Kinds match by model, other values by their words. */
function anyOf(values: readonly string[], bind: Bind): string {
  const kinds = values.flatMap((value) => vehicleKind(value) ?? []);
  const words = values.filter((value) => !vehicleKind(value));
  const all = [...kinds.map(isOfKind), ...(words.length > 0 ? [ofWords(words, bind)] : [])];
  return `(${all.join(' or ')})`;
}

/** SQL for whole words in any spacing: 'f150' finds 'F-150', but 'model 3' not 'Model 30'. */
function ofWords(values: readonly string[], bind: Bind): string {
  const names = values.flatMap(namesOf);
  const pattern = `(^|[^[:alnum:]])(${names.map(looseName).join('|')})($|[^[:alnum:]])`;
  // `strpos` is many times faster than the pattern and rules out most vehicles.
  const parts = names.map((name) => `strpos(${VEHICLE}, ${bind(longestPart(name))}) > 0`);
  const holds = `${VEHICLE} ~ ${bind(pattern)}`;
  return `case when ${parts.join(' or ')} then ${holds} else false end`;
}

/** Text of a value: kinds in the plural, makes in their spelling, others as typed. */
const written = (language: Language) => (value: string) => {
  const kind = vehicleKind(value);
  if (kind) return kind.said[language];
  const [key = value, ...others] = namesOfMake(value);
  return escapeMarkdown(others.length > 0 || isMake(key) ? shownMake(key) : value);
};

/** Words of the customer's vehicle: make, model, color or year, or its kind. */
export const vehicle: FilterKind = {
  name: 'vehicle',
  takes: {
    wanted: 'a word or words of a vehicle: make, model, color or year, or truck, suv, van, sedan',
    accepts: (value) => looseName(value) !== '' && value.length <= 60,
  },
  isSure: (value) => strangeWords(value).length === 0,
  find: vehicleCalled,
  rows: ['jobs', 'customers'],
  of: 'customer',
  reads: ['c'],
  sql: (values, bind) =>
    `c.vehicle in (select v.vehicle from ${EACH_VEHICLE} where ${anyOf(values, bind)})`,
  ofVehicle: anyOf,
  said: (values, language, not) => saidOf(values.map(written(language)), language, not),
};
