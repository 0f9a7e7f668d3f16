import { escapeMarkdown } from '../../words/text.js';
import type { Group } from '../definitions.js';
import { looseName, MAKES, shownMake } from '../makes.js';

const hyphened = (name: string) => name.replaceAll(' ', '-');
const LOOSE = MAKES.flatMap(({ names }) => names).map(looseName);

/** Key of each make, by all of its names. */
const KEYS = `'${JSON.stringify(
  Object.fromEntries(
    MAKES.flatMap(({ key, names }) =>
      names.flatMap((name) => [
        [name, key],
        [hyphened(name), key],
      ]),
    ),
  ),
)}'::jsonb`;

const VEHICLE = 'v.name';
/** First word of a vehicle, which mostly is the make. Matching it is many times faster. */
const FIRST_WORD = `substring(${VEHICLE} from '^[^[:alpha:]]*([[:alpha:]]+(?:-[[:alpha:]]+)*)')`;
const ANY_WORD = `regexp_replace(
  (regexp_match(${VEHICLE}, '(?:^|[^[:alnum:]])(${LOOSE.join('|')})(?:$|[^[:alnum:]])'))[1],
  '[^[:alnum:]]+', ' ', 'g')`;
/** First word after the year, for unknown makes. */
const AFTER_YEAR = `substring(${VEHICLE} from '^[^[:alnum:]]*(?:[0-9]{4}[^[:alnum:]]+)?([[:alpha:]-]+)')`;

export const make: Group = {
  name: 'make',
  words: {
    en: 'make|brand|most common car|most common cars|most popular car|most popular cars|most common vehicle|most common vehicles|most popular vehicle|most popular vehicles|most common make|most popular make|which make of car|what make of car|which brand of car|what brand of car|by make|by brand|per make|per brand|each make|which make|which brand|what make|car brand|make of car|kind of car|kinds of cars|type of car|what cars|which cars|by car|by vehicle',
    es: 'marca|por marca|cada marca|que marca|cual marca|marca de carro|marca de coche|marca de auto|tipo de carro|tipo de coche|que carros|que coches|por vehiculo',
  },
  title: { en: 'by make', es: 'por marca' },
  rows: ['jobs', 'customers'],
  reads: ['c'],
  sql: () => 'v.key',
  ofVehicle: `coalesce(${KEYS} ->> ${FIRST_WORD}, ${KEYS} ->> ${ANY_WORD}, ${AFTER_YEAR})`,
  said: (key) => escapeMarkdown(shownMake(key)),
};
