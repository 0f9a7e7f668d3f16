import { escapeMarkdown } from '../../words/text.js';
import { CREW_OF_JOB } from '../crews.sql.js';
import type { FilterKind } from '../definitions.js';
import { saidOf } from '../say/either.js';

/** Crew of a job, by name. */
export const crew: FilterKind = {
  name: 'crew',
  takes: {
    wanted: "a crew's name",
    accepts: (value) => value.trim() !== '' && value.length <= 60,
  },
  names: 'select name from crews where business_id = $1 order by 1',
  rows: ['jobs', 'customers'],
  of: 'job',
  needs: ['appointments:read'],
  sql: (values, bind) =>
    `exists (select ${CREW_OF_JOB}
      and lower(r.name) = any(${bind(values.map((value) => value.toLowerCase()))}::text[]))`,
  said: (values, language, not) => saidOf(values.map(escapeMarkdown), language, not),
};
