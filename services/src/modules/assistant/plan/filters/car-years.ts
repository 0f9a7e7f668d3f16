import type { FilterKind } from '../definitions.js';
import type { Said } from '../plan.js';
import { EACH_VEHICLE } from '../vehicles.sql.js';
import { negated } from './negated.js';

/** Year in a vehicle's text. Some have none. */
const YEAR = `substring(v.name from '(?:^|[^0-9])((?:19|20)[0-9]{2})(?:$|[^0-9])')::integer`;
const A_YEAR = /^(?:19|20)\d\d$/;

const byYear = (name: string, sign: '>=' | '<=', said: Said): FilterKind => {
  const ofVehicle: NonNullable<FilterKind['ofVehicle']> = (values, bind) =>
    `(${values.map((value) => `coalesce(${YEAR} ${sign} ${bind(Number(value))}::integer, false)`).join(' or ')})`;
  return {
    name,
    takes: { wanted: 'a year, as 2020', accepts: (value) => A_YEAR.test(value) },
    rows: ['jobs', 'customers'],
    of: 'customer',
    reads: ['c'],
    sql: (values, bind) =>
      `c.vehicle in (select v.vehicle from ${EACH_VEHICLE} where ${ofVehicle(values, bind)})`,
    ofVehicle,
    said: (values, language, not) =>
      negated(said[language].replace('#', values.join(', ')), language, not),
  };
};

/** Cars of this year and of those after it: '2020 or newer'. */
export const carYearFrom = byYear('car_year_from', '>=', {
  en: 'with a car of # or newer',
  es: 'con un carro de # o más nuevo',
});

/** Cars of this year and of those before it. */
export const carYearTo = byYear('car_year_to', '<=', {
  en: 'with a car of # or older',
  es: 'con un carro de # o más viejo',
});
