import { escapeMarkdown } from '../../text.js';
import type { Group } from '../definitions.js';
import { looseName, MAKES, shownMake } from '../makes.js';

const quoted = (text: string) => `'${text}'`;
const LOOSE = MAKES.flatMap(({ names }) => names).map(looseName);

/** A known make anywhere, as it is written there in small letters and without hyphens. */
const KNOWN = `regexp_replace(
  (regexp_match(lower(c.vehicle), '(?:^|[^[:alnum:]])(${LOOSE.join('|')})(?:$|[^[:alnum:]])'))[1],
  '[^[:alnum:]]+', ' ', 'g')`;

/** Else the first word after the year. */
const FIRST = `substring(lower(c.vehicle) from '^[^[:alnum:]]*(?:[0-9]{4}[^[:alnum:]]+)?([[:alpha:]-]+)')`;

const OTHERS = MAKES.flatMap(({ key, names }) =>
  names.slice(1).map((name) => `when ${quoted(name)} then ${quoted(key)}`),
);

export const make: Group = {
  name: 'make',
  words: {
    en: 'make|brand|by make|by brand|per make|per brand|each make|which make|which brand|what make|car brand|make of car|kind of car|kinds of cars|type of car|what cars|which cars|by car|by vehicle|vehicle type',
    es: 'marca|por marca|cada marca|que marca|cual marca|marca de carro|marca de coche|marca de auto|tipo de carro|tipo de coche|que carros|que coches|por vehiculo',
  },
  title: { en: 'by make', es: 'por marca' },
  rows: ['jobs', 'customers'],
  reads: ['c'],
  // `offset 0`, so that what is known is looked for once.
  sql: () => `(select case k ${OTHERS.join(' ')} else coalesce(k, ${FIRST}) end
    from (select ${KNOWN} as k offset 0) known)`,
  said: (key) => escapeMarkdown(shownMake(key)),
};
