import { escapeMarkdown } from '../../words/text.js';
import type { FilterKind } from '../definitions.js';
import { saidOf } from '../say/either.js';
import { SIZE_OF_JOB } from '../sizes.sql.js';

const SAID = { en: 'size ', es: 'tamaño ' };

/** Size of the vehicle by its record: 'Oversize'. */
export const size: FilterKind = {
  name: 'size',
  takes: {
    wanted: "a vehicle size's name",
    accepts: (value) => value.trim() !== '' && value.length <= 60,
  },
  names: 'select name from vehicle_sizes where business_id = $1 order by 1',
  rows: ['jobs', 'customers'],
  of: 'customer',
  reads: ['s'],
  sql(values, bind, _zone, rows) {
    const named = `z.name in (select n.name from vehicle_sizes n where n.business_id = $1
      and lower(n.name) = any(${bind(values.map((value) => value.toLowerCase()))}::text[]))`;
    return rows === 'jobs'
      ? `exists (select ${SIZE_OF_JOB} and ${named})`
      : `exists (select from vehicles v
          join vehicle_sizes z on z.business_id = $1 and z.id = v.size_id
          where v.business_id = $1 and v.contact_id = s.contact_id and v.archived_at is null and ${named})`;
  },
  said: (values, language, not) =>
    saidOf(
      values.map((value) => SAID[language] + escapeMarkdown(value)),
      language,
      not,
    ),
};
