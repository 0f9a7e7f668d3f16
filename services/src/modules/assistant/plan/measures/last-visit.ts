import { isVisit, LAST_VISIT } from '../../../crm/index.js';
import type { Measure } from '../definitions.js';

const DAY = `to_char(nullif(${LAST_VISIT}, '-infinity'), 'YYYY-MM-DD')`;

/** Day of the last completed job or imported visit. */
export const lastVisit: Measure = {
  name: 'last_visit',
  words: {
    en: 'last visit|last time|last here|last in|last came|last came in|last saw|last job|last appointment|last service|last detail|been here|been in|come in last|came in last|last seen|most recent|most recent visit|latest visit|how long since|how long ago|last did|when did i last|when did we last|last one',
    es: 'hace cuanto no viene|hace cuanto que no viene|desde cuando no viene|cuanto hace que no viene|ultima visita|ultima vez|ultimo trabajo|ultima cita|ultimo servicio|vino por ultima vez|estuvo por ultima vez|mas reciente|hace cuanto|cuando vino|cuando fue la ultima',
  },
  title: { en: 'last visit', es: 'última visita' },
  unit: 'day',
  rows: 'jobs',
  sql: `to_char(max(a.starts_at) at time zone $2, 'YYYY-MM-DD')`,
  // Number of jobs: 1 if there is one. Without another aggregate, PostgreSQL reads the end of the index.
  count: 'num_nonnulls(max(a.starts_at))',
  where: isVisit('a'),
  keptOfCustomers: `max(${DAY})`,
  needs: ['appointments:read'],
  looks: 'back',
};
