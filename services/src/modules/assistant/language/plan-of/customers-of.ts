import type { Filter, Plan } from '../../plan/plan.js';
import { absence } from './absence.js';
import { coatedOn } from './coatings.js';
import { hereInBoth, hereThenBack, hereThenNot } from './here-then-not.js';
import { filtersOf } from './filters-of.js';
import { useMeasures } from './measure-of.js';
import type { Parts } from '../pieces/parts.js';
import { unbookedSince } from './unbooked-since.js';

/** Customers by days that are no days of jobs in question: since when they were not here, when a car was coated. */
export function customersOf(parts: Parts, today: string): Plan | undefined {
  const gone = hereThenNot(parts, today) ?? hereInBoth(parts, today) ?? hereThenBack(parts, today);
  const unbooked = gone ? [] : unbookedSince(parts, today);
  const absent = gone || unbooked.length > 0 ? [] : absence(parts, today);
  const own: Filter[] =
    gone?.filters ?? [unbooked, absent].find(({ length }) => length > 0) ?? coatedOn(parts, today);
  if (own.length === 0) return undefined;
  useMeasures(parts, 'customers');
  const others = filtersOf(parts, 'customers', 'customers', true).filter(
    ({ name }) =>
      (absent.length === 0 && !gone && unbooked.length === 0) ||
      (name !== 'status' && name !== 'visit' && name !== 'upcoming'),
  );
  return {
    want: parts.has('count') ? 'value' : 'list',
    measure: 'customers',
    filters: [...others, ...own],
    ...(gone && { period: gone.period }),
  };
}
