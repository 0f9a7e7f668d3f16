import { counts } from '../number-values.js';
import type { FilterKind } from '../definitions.js';
import { negated } from './negated.js';

const SEVERAL = '2';
/** SQL for customers by their number of vehicles. */
const having = (sign: string, number: string) => `s.contact_id in (
  select o.contact_id from vehicles o where o.business_id = $1 and o.archived_at is null
  group by o.contact_id having count(*) ${sign} ${number})`;

const byVehicles = (
  name: string,
  sign: '>=' | '<=',
  said: FilterKind['said'],
  values?: FilterKind['values'],
): FilterKind => ({
  name,
  ...(values && { values }),
  takes: counts,
  rows: ['jobs', 'customers'],
  of: 'customer',
  reads: ['s'],
  sql: (given, bind) =>
    `(${given.map((value) => having(sign, `${bind(Number(value))}::integer`)).join(' or ')})`,
  said: (given, language, not) => negated(said(given, language, not), language, not),
});

/** Customers with more than one car. */
export const vehiclesAtLeast = byVehicles(
  'vehicles_at_least',
  '>=',
  ([value = SEVERAL], language) =>
    language === 'es' ? `con ${value} vehículos o más` : `with ${value} vehicles or more`,
  [
    {
      value: SEVERAL,
      words: {
        en: 'several cars|several vehicles|multiple cars|multiple vehicles|more than one car|more than one vehicle|more than 1 car|more than 1 vehicle|a second car|a second vehicle|second car|second vehicle|another car|extra car|a couple cars|a couple of cars|a couple vehicles|more cars than one|a fleet|fleets',
        es: 'varios carros|varios coches|varios autos|varios vehiculos|mas de un carro|mas de un coche|mas de un auto|mas de un vehiculo|un segundo carro|segundo carro|otro carro',
      },
    },
  ],
);

export const vehiclesAtMost = byVehicles('vehicles_at_most', '<=', ([value = SEVERAL], language) =>
  language === 'es' ? `con ${value} vehículos o menos` : `with ${value} vehicles or fewer`,
);
