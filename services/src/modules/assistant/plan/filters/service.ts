import { escapeMarkdown } from '../../words/text.js';
import type { FilterKind } from '../definitions.js';
import { saidOf } from '../say/either.js';
import { EACH_SERVICE } from '../services.sql.js';

/** Ids of built-in services and of a business's own. */
const ID = /^s\d+$|^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const lower = (values: readonly string[]) => values.map((value) => value.toLowerCase());

/** Service by id, or by the name under which it was booked, as on the revenue screen. */
export const service: FilterKind = {
  name: 'service',
  takes: {
    wanted: "a service's name or id",
    accepts: (value) => value.trim() !== '' && value.length <= 200,
  },
  names: `select n.name from ${EACH_SERVICE} union
    select name from services where business_id = $1 and deleted_at is null order by 1`,
  isSure: (value) => ID.test(value),
  rows: ['jobs', 'customers'],
  of: 'job',
  sql(values, bind) {
    const ids = values.filter((value) => ID.test(value));
    const named = `a.service_name in (select n.name from ${EACH_SERVICE}
      where lower(n.name) = any(${bind(lower(values))}))`;
    return ids.length > 0 ? `(${named} or a.service_id = any(${bind(ids)}))` : named;
  },
  ofService: (values, bind, name) =>
    values.some((value) => ID.test(value))
      ? undefined
      : `lower(${name}) = any(${bind(lower(values))})`,
  said: (values, language, not) => saidOf(values.map(escapeMarkdown), language, not),
};
